import type { Board } from '@kaya/engine';
import type { Bpc } from '../types/index.ts';
import { Detail } from './Detail.tsx';
import { Drawing } from './Drawing.tsx';
import { Ending } from './Ending.tsx';
import { Hand } from './Hand.tsx';
import { Screen } from './Screen.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { scene } from './scene.ts';

/** What Bataille pour le Climat looks like. */
export const board: Board<Bpc> = { scene, Drawing, SeatPanel, Hand, Detail, Screen, Ending };
