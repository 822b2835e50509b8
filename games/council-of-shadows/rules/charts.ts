// What the charts show: where everybody stands after each round.
import type { Play } from '@kaya/engine';
import type { Cos, CosState, Player } from '../types/index.ts';
import { coloniesOf } from './galaxies/majority.ts';
import { who } from './table.ts';

/** Where everybody stands after the round. */
export function drawCharts({ state, emit }: Play<Cos>): void {
  if (emit === undefined) return;
  const line = (chart: string, value: (player: Player) => number) =>
    emit({ kind: 'chart', chart, at: state.round, values: byPlayer(state, value) });
  line('energy', (player) => player.energy);
  line('consumption', (player) => player.consumption);
  line('recorded', (player) => player.recorded);
  line('levels', (player) => player.level);
  line('colonies', coloniesOf);
}

function byPlayer(state: CosState, value: (player: Player) => number): Record<string, number> {
  return Object.fromEntries(state.players.map((player, number) => [String(who(state, number)), value(player)]));
}
