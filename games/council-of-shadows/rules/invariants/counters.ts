// Chapter 12, counters: consumption, energy, levels, gems, turn order, the end.
import { type Invariant, playerOf } from '@kaya/engine';
import { components, constants, darkTechOf } from '../../data/index.ts';
import type { CosState, CosStep, Player, PlayerNumber } from '../../types/index.ts';
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

/** The first player about whom there is something to say. */
export function aboutPlayers(state: CosState, wrong: (player: Player, number: PlayerNumber) => string | null): string | null {
  for (let i = 0; i < state.players.length; i++) {
    const found = wrong(playerOf(state, i), i);
    if (found !== null) return `player ${i}: ${found}`;
  }
  return null;
}

function savesConsumption(player: Player): boolean {
  return player.darkTech.some((card) => darkTechOf(card).effects.some((effect) => effect.op === 'changeConsumption'));
}

export const counterInvariants: Readonly<Record<string, Invariant<CosState>>> = {
  'COS-INV-1': (state) =>
    aboutPlayers(state, ({ consumption }) =>
      consumption >= constants.consumptionMin && consumption <= constants.consumptionMax ? null : `consumption ${consumption}`,
    ),
  'COS-INV-2': (state) =>
    aboutPlayers(state, ({ energy, consumption }, number) =>
      !isStable(state, number) || (energy >= 0 && energy < consumption) ? null : `energy ${energy}, consumption ${consumption}`,
    ),
  'COS-INV-3': (state, before) =>
    aboutPlayers(state, ({ energy, level }, number) => {
      if (energy < 0) return `energy ${energy}`;
      const was = before?.players[number]?.level ?? level;
      return level >= was ? null : `level ${was} → ${level}`;
    }),
  // Within a phase only Energy Saver moves the counter, and only back.
  'COS-INV-4': (state, before) => {
    if (before === null || before.phase === 'setup' || before.phase !== state.phase || before.round !== state.round) return null;
    return aboutPlayers(state, (player, number) => {
      const was = playerOf(before, number);
      if (player.consumption === was.consumption) return null;
      const saved = savesConsumption(player) && !savesConsumption(was) && player.consumption < was.consumption;
      return saved ? null : `consumption ${was.consumption} → ${player.consumption}`;
    });
  },
  'COS-INV-8': (state) =>
    aboutPlayers(state, ({ gems }) => {
      const wrong = components.gems.find(({ id }) => gems[id] < 0 || !Number.isInteger(gems[id]));
      return wrong === undefined ? null : `${gems[wrong.id]} ${wrong.id} gems`;
    }),
  'COS-INV-19': (state) =>
    state.order.toSorted((a, b) => a - b).every((player, i) => player === i) && state.order.length === state.players.length
      ? null
      : `turn order ${state.order}`,
  'COS-INV-20': (state) =>
    new Set(state.players.map((player) => player.arrival)).size === state.players.length ? null : 'two counters arrived together',
  'COS-INV-24': (state, before) => {
    if (before !== null && before.throne !== null && before.throne !== state.throne) return 'the throne has changed hands';
    if (state.outcome !== null) return null;
    const reached = state.players.some((player) => player.level >= constants.endLevel);
    return reached === (state.throne !== null) ? null : `throne ${state.throne}`;
  },
  'COS-INV-30': (state) => {
    if (state.outcome === null) return null;
    const { winners } = state.outcome;
    if (winners.length === 0 && state.automa === null) return 'nobody wins';
    return aboutPlayers(state, (player, number) =>
      isAutoma(state, number) || winners.every((winner) => compareResults(player, playerOf(state, winner)) <= 0)
        ? null
        : 'ranks above a winner',
    );
  },
  'COS-INV-31': (state) => (state.round <= constants.technicalRoundLimit ? null : `round ${state.round}`),
};
