// 'Where would I end if the game ended now?'

import { playerOf } from '@kaya/engine';
import { type FinalEnergy, finalEnergy, resultOf, scoreOf } from '../rules/scoring.ts';
import { type CosState, HIDDEN, type PlayerNumber } from '../types/index.ts';

export interface FinalPreview extends FinalEnergy {
  /** After the scoring, with the levels it would bring. */
  readonly level: number;
  readonly energy: number;
  readonly score: number;
  readonly sources: Readonly<Record<string, number>>;
  /** Bonus cards that the viewer cannot see, and that are not counted. */
  readonly unseen: number;
}

/** The final scoring on the position of now, as far as the viewer can know it. */
export function finalPreview(view: CosState, number: PlayerNumber): FinalPreview {
  const player = playerOf(view, number);
  const seen = {
    ...player,
    light: player.light.filter((card) => card !== HIDDEN),
    dark: player.dark === HIDDEN ? null : player.dark,
  };
  const known = { ...view, players: view.players.with(number, seen) };
  const { gained, after, sources } = resultOf(player, finalEnergy(known, number));
  return {
    ...gained,
    ...after,
    score: scoreOf(after),
    sources,
    unseen: player.light.length - seen.light.length + (player.dark === HIDDEN ? 1 : 0),
  };
}
