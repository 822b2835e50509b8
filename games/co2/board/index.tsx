import type { Board } from '@kaya/engine';
import type { Co2 } from '../types/index.ts';
import { Drawing } from './Drawing.tsx';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { Sign, signOf } from './Sign.tsx';
import { scene } from './scene.ts';

/** What CO₂ looks like. */
export const board: Board<Co2> = { scene, Drawing, SeatPanel, Hand, Sign, signOf };
