import type { Board } from '@kaya/engine';
import type { Cos } from '../types/index.ts';
import { Detail } from './Detail.tsx';
import { Drawing } from './Drawing.tsx';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { Sign, signOf } from './Sign.tsx';
import { scene } from './scene.ts';

/** What Council of Shadows looks like. */
export const board: Board<Cos> = { scene, Drawing, SeatPanel, Hand, Detail, Sign, signOf };
