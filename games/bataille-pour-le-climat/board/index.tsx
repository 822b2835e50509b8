import type { Board, BoardProps } from '@kaya/engine';
import { lazy } from 'react';
import type { Bpc } from '../types.ts';
import { Detail } from './Detail.tsx';
import { Drawing } from './Drawing.tsx';
import { Hand } from './Hand.tsx';
import { Screen } from './Screen.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { scene } from './scene.ts';

/** Loaded when it is over. */
const LateEnding = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }));
const Ending = (props: BoardProps<Bpc>) => <LateEnding {...props} />;

/** What Bataille pour le Climat looks like. */
export const board: Board<Bpc> = { scene, Drawing, SeatPanel, Hand, Detail, Screen, Ending };
