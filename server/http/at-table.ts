import { type Level, levelsAt } from '@kaya/bots';
import type { Game } from '@kaya/engine';
import { Id } from '@kaya/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { changing } from '../live/changing.ts';
import type { Person } from '../people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Done } from '../tables/surroundings.ts';
import { type ApiParts, answer, problem, requesterOf, somebody, tableFor } from './parts.ts';

/** The table that a path names. */
export const WithId = Type.Object({ id: Id });

/** A table that somebody wants to change. */
export async function changeable(parts: ApiParts, request: FastifyRequest, id: string) {
  const person = await somebody(parts, request);
  const table = await tableFor(parts, id, person);
  if (!parts.limits.allowOwn('changes', requesterOf(request))) throw problem(429, 'too-fast');
  return { person, table };
}

/** Does something at a table for somebody who asks, one after the other, and answers how it went. */
export function atTable(parts: ApiParts) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    work: (table: LiveTable, person: Person) => Promise<Done>,
    before?: (table: LiveTable, person: Person) => Promise<void>,
  ) => {
    const { person, table } = await changeable(parts, request, id);
    const requester = requesterOf(request);
    await before?.(table, person);
    return answer(reply, await changing(parts.limits, requester, table, person, null, () => work(table, person)));
  };
}

/** Not every level has learnt every game at every table size. */
export function mustKnow(levels: readonly (Level | null)[], game: Game, seats: number): void {
  const known = levelsAt(game, seats);
  const level = levels.find((it) => it !== null && !known.includes(it));
  if (level != null)
    throw problem(
      400,
      'not-allowed',
      `Nobody plays ${game.id} as ${level} with ${seats} players; there are: ${known.join(', ')}.`,
    );
}

export async function mustKnowAt(parts: ApiParts, table: LiveTable, level: Level | null): Promise<void> {
  const box = await parts.boxOf(table.state.row.game);
  if (box !== null) mustKnow([level], box.game, table.state.seats.length);
}

/** Whose request keeps a thread busy. */
export function whoseWork(request: FastifyRequest) {
  const { person, address } = requesterOf(request);
  return { address, owner: person ?? '' };
}

/** The neighbourhood that a table is opened from. */
export function originOf(parts: ApiParts, request: FastifyRequest): string {
  return parts.people.crowdOf(requesterOf(request).address);
}
