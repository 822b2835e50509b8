// Chapter 5.15: goals of the United Nations.
import { type ActionOf, type Decides, playerOf, type Seat } from '@kaya/engine';
import { components, idsOf } from '../../data/index.ts';
import { BIT, type Types, typesAsked } from '../../data/tables.ts';
import { type Co2, type Co2State, ENERGIES, type Energy, type UnGoalId } from '../../types/index.ts';
import { score, typesOwned } from '../table.ts';

/** CO2-UNG-1, CO2-UNG-4: the types shown of which the player has no plant anywhere in the world. */
function missing(card: UnGoalId, owned: Types): Types {
  return typesAsked(card) & ~owned;
}

export function missingFor(state: Co2State, seat: Seat, card: UnGoalId): readonly Energy[] {
  const types = missing(card, typesOwned(state, seat));
  return ENERGIES.filter((type) => (types & BIT[type]) !== 0);
}

const SCORE: ReadonlyMap<UnGoalId, ActionOf<Co2, 'score-un-goal'>> = new Map(
  idsOf(components.unGoals).map((card) => [card, { do: 'score-un-goal', card }]),
);

/** CO2-DEC-21. */
export const scoringUnGoal: Decides<Co2, 'un-goal', 'score-un-goal', Types> = {
  candidates(state) {
    const list: ActionOf<Co2, 'score-un-goal'>[] = [];
    for (const card of state.unGoals) {
      const action = SCORE.get(card);
      if (action !== undefined) list.push(action);
    }
    return list;
  },
  nothing: 'CO2-UNG-1',
  closed: [{ rule: 'CO2-UNG-2', when: (state, _action, seat) => playerOf(state, seat).tech < components.constants.unGoalTech }],
  basis: (state, _step, seat) => typesOwned(state, seat),
  blockers: {
    'score-un-goal': [
      {
        rule: 'CO2-UNG-1',
        when: (_state, { card }, _seat, _step, owned) => missing(card, owned) !== 0,
        values: (_state, { card }) => ({ card }),
      },
    ],
  },
  play(play, { seat }, { card }) {
    const { state } = play;
    const player = playerOf(state, seat);
    const points = components.unGoals[card]?.points ?? 0;
    const cost = components.constants.unGoalTech;
    state.turn.card = true; // CO2-CRD-1
    player.tech -= cost;
    state.supply += cost;
    state.unGoals.splice(state.unGoals.indexOf(card), 1); // CO2-UNG-3, CO2-UNG-6
    player.unGoals.push(card);
    score(state, seat, 'un-goals', points);
    play.emit?.({ kind: 'un-goal', seat, card, points });
  },
};
