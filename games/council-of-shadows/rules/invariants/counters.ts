// Chapter 12, counters: consumption, energy, levels, gems, turn order, the end.
import { firstFault, type Invariant, must, ofPlayers, playerOf, same } from '@kaya/engine';
import { constants, darkTechOf } from '../../data/index.ts';
import { type CosState, type CosStep, GEM_COLOURS, type Player, type PlayerNumber } from '../../types/index.ts';
import { compareResults } from '../scoring.ts';
import { AUTOMA, isAutoma } from '../table.ts';

/** Is the step part of this player's turn? */
function concerns(state: CosState, step: CosStep, player: PlayerNumber): boolean {
  if (step.do.startsWith('automa-')) return player === AUTOMA && state.automa !== null;
  if ('player' in step) return step.player === player;
  return 'seat' in step && step.seat === player;
}

/** No step of a turn is pending for the player. */
function isStable(state: CosState, player: PlayerNumber): boolean {
  return !state.agenda.some((step) => concerns(state, step, player));
}

function savesConsumption(player: Player): boolean {
  return player.darkTech.some((card) => darkTechOf(card).effects.some((effect) => effect.op === 'changeConsumption'));
}

export const counterInvariants: Readonly<Record<string, Invariant<CosState>>> = {
  'COS-INV-1': (state) =>
    ofPlayers(state, ({ consumption }) =>
      must(consumption >= constants.consumptionMin && consumption <= constants.consumptionMax, `consumption ${consumption}`),
    ),
  'COS-INV-2': (state) =>
    ofPlayers(state, ({ energy, consumption }, number) =>
      must(!isStable(state, number) || (energy >= 0 && energy < consumption), `energy ${energy}, consumption ${consumption}`),
    ),
  'COS-INV-3': (state, before) =>
    ofPlayers(state, ({ energy, level }, number) => {
      if (energy < 0) return `energy ${energy}`;
      const was = before?.players[number]?.level ?? level;
      return must(level >= was, `level ${was} → ${level}`);
    }),
  // Within a phase only Energy Saver moves the counter, and only back.
  'COS-INV-4': (state, before) => {
    if (before === null || before.phase === 'setup' || before.phase !== state.phase || before.round !== state.round) return null;
    return ofPlayers(state, (player, number) => {
      const was = playerOf(before, number);
      const saved = savesConsumption(player) && !savesConsumption(was) && player.consumption < was.consumption;
      return must(saved || player.consumption === was.consumption, `consumption ${was.consumption} → ${player.consumption}`);
    });
  },
  'COS-INV-8': (state) =>
    ofPlayers(state, ({ gems }) =>
      firstFault(GEM_COLOURS, (gem) => must(gems[gem] >= 0 && Number.isInteger(gems[gem]), `${gems[gem]} ${gem} gems`)),
    ),
  'COS-INV-19': (state) => must(same(state.order.toSorted(), [...state.players.keys()]), `turn order ${state.order}`),
  'COS-INV-20': (state) =>
    must(new Set(state.players.map((player) => player.arrival)).size === state.players.length, 'two counters arrived together'),
  'COS-INV-24': (state, before) => {
    if (before !== null && before.throne !== null && before.throne !== state.throne) return 'the throne has changed hands';
    if (state.outcome !== null) return null;
    const reached = state.players.some((player) => player.level >= constants.endLevel);
    return must(reached === (state.throne !== null), `throne ${state.throne}`);
  },
  'COS-INV-30': (state) => {
    if (state.outcome === null) return null;
    const { winners } = state.outcome;
    if (winners.length === 0 && state.automa === null) return 'nobody wins';
    return ofPlayers(state, (player, number) => {
      const below = winners.every((winner) => compareResults(player, playerOf(state, winner)) <= 0);
      return must(isAutoma(state, number) || below, 'ranks above a winner');
    });
  },
  'COS-INV-31': (state) => must(state.round <= constants.technicalRoundLimit, `round ${state.round}`),
};
