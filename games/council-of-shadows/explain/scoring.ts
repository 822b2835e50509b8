// 'Where would I end if the game ended now?'

import { playerOf } from '@kaya/engine';
import { roomForBonusCards } from '../rules/levels/bonus-cards.ts';
import { type FinalEnergy, finalEnergy, resultOf, scoreOf } from '../rules/scoring.ts';
import { isAutoma } from '../rules/table.ts';
import { type CosState, HIDDEN, type Player, type PlayerNumber } from '../types/index.ts';

export interface FinalPreview extends FinalEnergy {
  /** After the scoring, with the levels it would bring. */
  readonly level: number;
  readonly energy: number;
  readonly score: number;
  readonly sources: Readonly<Record<string, number>>;
  /** Bonus cards that the viewer cannot see, and that are not counted. */
  readonly unseen: number;
}

/** COS-BON-2: with a card too many, what is held once one light card or another has gone back; else the hand as it is. */
function handsAllowed(view: CosState, number: PlayerNumber, player: Player): readonly Player[] {
  const over = roomForBonusCards(player) < 0 && !isAutoma(view, number);
  return over ? player.light.map((_, i) => ({ ...player, light: player.light.toSpliced(i, 1) })) : [player];
}

/** The final scoring on the position of now, as far as the viewer can know it. */
export function finalPreview(view: CosState, number: PlayerNumber): FinalPreview {
  const player = playerOf(view, number);
  const seen = {
    ...player,
    light: player.light.filter((card) => card !== HIDDEN),
    dark: player.dark === HIDDEN ? null : player.dark,
  };
  const counted = (kept: Player) => {
    const known = { ...view, players: view.players.with(number, kept) };
    return resultOf(player, finalEnergy(known, number));
  };
  const hands = handsAllowed(view, number, seen).map(counted);
  const { gained, after, sources } = hands.reduce((best, it) => (it.total > best.total ? it : best));
  return {
    ...gained,
    ...after,
    score: scoreOf(after),
    sources,
    unseen: player.light.length - seen.light.length + (player.dark === HIDDEN ? 1 : 0),
  };
}
