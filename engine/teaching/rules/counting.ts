// Chapter 4: the oil is counted.
import type { Runs } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { Lamp, LampState } from '../types/index.ts';
import { chartOil } from './charts.ts';
import { earn } from './table.ts';
import { putOut } from './wind.ts';

/** LMP-CNT-1: twice the number of players, plus the number of the night. */
export function oilNeeded({ players, night }: LampState): number {
  return 2 * players.length + night;
}

export const count: Runs<Lamp, 'count'> = {
  run(play) {
    const { state } = play;
    const poured = state.players.map((player) => player.poured ?? 0);
    const total = poured.reduce((sum, card) => sum + card, 0);
    state.discard.push(...poured);
    for (const player of state.players) Object.assign(player, { poured: null, tookBack: false });
    state.revealed = false;
    chartOil(play, total, oilNeeded(state));
    if (total < oilNeeded(state)) putOut(play, 'dark'); // LMP-CNT-1
    if (state.outcome !== null) return;
    const most = Math.max(...poured);
    for (const [seat, card] of poured.entries()) if (card === most) earn(play, seat, components.earned.most); // LMP-CNT-2
  },
};
