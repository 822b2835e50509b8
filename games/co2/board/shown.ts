import type { BoardProps } from '@kaya/engine';
import type { Pieces } from '@kaya/pieces';
import type { Co2 } from '../types/index.ts';
import type { Layout } from './layout.ts';

/** What every part of the common table is drawn from. */
export interface Shown extends BoardProps<Co2> {
  readonly pieces: Pieces;
  readonly layout: Layout;
}
