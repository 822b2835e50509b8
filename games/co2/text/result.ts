import { ownPlace, type Viewer, type Words } from '@kaya/engine';
import { endCause, type Tie, ties } from '../explain/index.ts';
import type { Co2State } from '../types/index.ts';
import { energy, person } from './names.ts';
import { say } from './say.ts';

/** What ended the game, the reader's place, and what decided between equal scores. */
export function result(view: Co2State, viewer: Viewer): readonly Words[] {
  const { outcome, pollution } = view;
  const cause = endCause(view);
  if (outcome === null || cause === null) return [];
  return [say(`co2.event.end.${cause}`, { pollution }), ...ownPlace(outcome, viewer), ...ties(view).map(tieLine)];
}

function tieLine({ ahead, behind, by }: Tie): Words {
  const seats = { ahead: person(ahead), behind: person(behind) };
  if (by === null) return say('co2.result.shared', seats);
  const { what, more, less } = by;
  const reason =
    what === 'plants' || what === 'regions'
      ? say(`co2.result.by.${what}`)
      : say('co2.result.by.expertise', { type: energy(what, 'name') });
  return say('co2.result.tie', { ...seats, by: reason, more, less });
}
