import type { Board } from '@kaya/engine';
import type { Bpc } from '../types.ts';
import { Drawing } from './Drawing.tsx';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { scene } from './scene.ts';

/** What Bataille pour le Climat looks like. */
export const board: Board<Bpc> = { scene, Drawing, SeatPanel, Hand };
