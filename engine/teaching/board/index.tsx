import type { Board } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';
import { Drawing } from './Drawing.tsx';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { scene } from './scene.ts';

/** What the Lamplighters look like. */
export const board: Board<Lamp> = { scene, Drawing, SeatPanel, Hand };
