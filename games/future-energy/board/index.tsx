import type { Board } from '@kaya/engine';
import type { FutureEnergy } from '../types/index.ts';
import { Drawing } from './Drawing.tsx';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { Sign, signOf } from './Sign.tsx';
import { scene } from './scene.ts';

/** What Future Energy looks like. */
export const board: Board<FutureEnergy> = { scene, Drawing, SeatPanel, Hand, Sign, signOf };
