import { componentsOf } from '@kaya/engine';
import { type GoalId, HIDDEN, type LobbyId, type Secret } from '../types/index.ts';
import packed from './packed.json' with { type: 'json' };
import type { CompanyGoal, Components, LobbyCard } from './read.ts';

/** The components CO₂ is played with: ours, or the host's own. */
export const components = componentsOf<Components>('co2', packed);

/** What stands on a lobby card; undefined where it is hidden. */
export function lobbyCardOf(card: Secret<LobbyId>): LobbyCard | undefined {
  return card === HIDDEN ? undefined : components.lobby[card];
}

/** What stands on a company goal; undefined where it is hidden. */
export function companyGoalOf(card: Secret<GoalId>): CompanyGoal | undefined {
  return card === HIDDEN ? undefined : components.goals[card];
}

/** The ids of components, in the order of the file. */
export function idsOf<Id extends string>(of: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(of) as Id[];
}
