import { at, type Seat, type Trait } from '@kaya/engine';
import type { Co2State } from '../types/index.ts';
import { goalName, lobbyName, unGoalCard } from './names.ts';
import { say } from './say.ts';

/** What a company was dealt and what it scored on the way: for statistics. */
export function traits(start: Co2State, end: Co2State, seat: Seat): Trait[] {
  const { goal, lobby } = at(start.players, seat);
  return [
    { kind: say('co2.source.company-goal'), value: goalName(goal) },
    ...lobby.map((card) => ({ kind: say('co2.source.lobby'), value: lobbyName(card) })),
    ...at(end.players, seat).unGoals.map((card) => ({ kind: say('co2.source.un-goals'), value: unGoalCard(card) })),
  ];
}
