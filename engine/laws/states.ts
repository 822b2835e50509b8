// Laws about states: plain, copyable, repeatable, in order.
import type { Kinds } from '../contract.ts';
import { difference, hash, notPlain, same } from '../plain.ts';
import { replay, toRecord } from '../record.ts';
import { playedOn } from '../runner.ts';
import type { Law, Position } from './law.ts';

export const everythingIsPlain: Law = {
  name: 'states, actions and events are plain data and survive JSON',
  weight: 'light',
  broken({ state, last }) {
    const found = notPlain(state) ?? notPlain(last?.action ?? null, 'action') ?? notPlain(last?.events ?? null, 'events');
    if (found !== null) return found;
    return difference(JSON.parse(JSON.stringify(state)), state);
  },
};

export const copiesAreTrue: Law = {
  name: 'a copy is equal and shares nothing that changes',
  weight: 'light',
  broken({ game, state }) {
    const copy = game.clone(state);
    const differs = difference(copy, state);
    if (differs !== null) return differs;
    if (Object.keys(copy).join() !== Object.keys(state).join()) return 'the copy has its keys in another order';
    return shared(copy, state, '$');
  },
};

/** Steps and the outcome never change once made, so copies may share them. */
const MAY_BE_SHARED = new Set(['$.outcome']);

function shared(copy: unknown, original: unknown, path: string): string | null {
  if (typeof copy !== 'object' || copy === null || MAY_BE_SHARED.has(path) || Object.isFrozen(copy)) return null;
  if (copy === original) return `${path} is shared between the copy and the original`;
  for (const [key, value] of Object.entries(copy)) {
    if (path === '$.agenda') continue;
    const found = shared(value, (original as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export const playIsRepeatable: Law = {
  name: 'the same state and the same action give the same next state and events',
  weight: 'light',
  broken({ game, state, last }) {
    if (last === null) return null;
    const again = playedOn(game, game.clone(last.before), last.seat, last.action);
    const revived = playedOn(game, JSON.parse(JSON.stringify(last.before)), last.seat, last.action);
    return (
      difference(again.state, state) ??
      difference(again.events, last.events) ??
      difference(revived.state, state) ??
      difference(revived.events, last.events)
    );
  },
};

export const invariantsHold: Law = {
  name: 'the invariants of the rules hold',
  weight: 'light',
  broken({ game, state, last }) {
    for (const [rule, invariant] of Object.entries(game.invariants)) {
      const wrong = invariant(state, last?.before ?? null);
      if (wrong !== null) return `${rule}: ${wrong}`;
    }
    return null;
  },
};

export const outcomesAreComplete: Law = {
  name: 'an outcome ranks every seat, and winners stand first',
  weight: 'light',
  broken({ setup, state: { outcome } }) {
    if (outcome === null) return null;
    const { ranks, scores, sources, winners, rivals = [] } = outcome;
    if (ranks.length !== setup.seats || scores.length !== setup.seats || sources.length !== setup.seats)
      return 'not one entry per seat';
    if (winners.some((seat) => ranks[seat] !== 1)) return `winners ${winners} with ranks ${ranks}`;
    const places = [...ranks, ...rivals.map(({ rank }) => rank)];
    return Math.min(...places) === 1 ? null : `nobody is first: ${places}`;
  },
};

/** Checked by the trial itself, over the whole game. */
export function recordReplays<K extends Kinds>(
  game: Position<K>['game'],
  history: Parameters<typeof toRecord>[1],
  final: K['state'],
): string | null {
  const result = replay(game, toRecord(game.id, history));
  if (!result.ok)
    return 'fault' in result
      ? `${result.fault.place}: ${result.fault.detail}`
      : `differs after move ${result.differs}: ${result.detail}`;
  return same(result.state, final) && hash(result.state) === hash(final)
    ? null
    : 'the replayed state differs from the played one';
}
