// What the charts of a finished game show.
import type { Play } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';

export function chartOil({ state, emit }: Play<Lamp>, poured: number, needed: number): void {
  emit?.({ kind: 'chart', chart: 'oil', at: state.night, values: { poured, needed } });
}
