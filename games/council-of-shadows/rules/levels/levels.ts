// Chapter 5.12: Dark Tech levels, and the compensation of those who lag behind.
import { type ActionOf, type Decides, next, type Play, playerOf, type Runs, turnedUp } from '@kaya/engine';
import { components, darkTechOf } from '../../data/index.ts';
import { TAKE_DARK_TECH } from '../../data/tables.ts';
import type { Cos, CosState, DarkTechId, PlayerNumber, Secret } from '../../types/index.ts';
import { inOrder } from '../cards/effects.ts';
import { levelsToGo, takeThrone } from '../ending.ts';
import { gainGems, isAutoma } from '../table.ts';
import { raiseLevel, reachesNextLevel } from './energy.ts';

/** COS-FLW-9, COS-DTL-5 to -7: at the end of the own turn, as often as the energy suffices. */
export const energyCheck: Runs<Cos, 'energy-check'> = {
  run(play, { player: number }) {
    const { state } = play;
    const player = playerOf(state, number);
    if (!reachesNextLevel(player)) return;
    raiseLevel(play, number);
    const { level } = player;
    const again = { do: 'energy-check', player: number } as const; // COS-DTL-7
    if (levelsToGo(player) === 0) takeThrone(play, number);
    if (isAutoma(state, number)) return next(state, again); // COS-SOL-17
    compensate(play, number, level);
    if (level > state.darkTechPiles.length) next(state, again);
    else next(state, { do: 'choose-dark-tech', seat: number, level }, again); // COS-DTL-8
  },
};

/** COS-CMS-1 to -6: opponents below the reached level gain gems, at once and each time. */
function compensate({ state, emit }: Play<Cos>, number: PlayerNumber, level: number): void {
  for (const opponent of state.order) {
    if (opponent === number || isAutoma(state, opponent)) continue; // COS-SOL-17
    const player = playerOf(state, opponent);
    const due = components.compensation.find((it) => it.reachedLevel === level && it.opponentLevel === player.level);
    if (due === undefined) continue;
    gainGems(player, due.gems);
    emit?.({ kind: 'compensation', who: opponent, gems: due.gems, level });
  }
}

function takeDarkTech(card: Secret<DarkTechId>): ActionOf<Cos, 'take-dark-tech'> {
  return TAKE_DARK_TECH.get(card) ?? { do: 'take-dark-tech', card };
}

function pileOfLevel(state: CosState, level: number): Secret<DarkTechId>[] {
  return state.darkTechPiles[level - 1] as Secret<DarkTechId>[];
}

/** COS-DTL-8 to -11: one card of the pile must be taken; its immediate effects follow, the others stay. */
export const chooseDarkTech: Decides<Cos, 'choose-dark-tech', 'take-dark-tech'> = {
  candidates: (state, { level }) => pileOfLevel(state, level).map(takeDarkTech),
  ask: () => true,
  play({ state, emit }, { level }, action, seat) {
    const card = turnedUp(action.card);
    const pile = pileOfLevel(state, level);
    pile.splice(pile.indexOf(card), 1);
    playerOf(state, seat).darkTech.push(card);
    emit?.({ kind: 'dark-tech', who: seat, card, level });
    next(state, ...inOrder(darkTechOf(card).effects, seat, 3, card)); // COS-DTL-10
  },
};
