import type { Whom } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../people.ts';
import type { TableState } from '../tables/table-state.ts';
import { type ApiParts, problem, somebody, tableFor } from './parts.ts';

/**
 * Who is meant: somebody else, at a table that whoever asks may know of. Somebody who has blocked whoever asks is found by a
 * line only where the answer does not say who it was.
 */
export async function meantAt(
  parts: ApiParts,
  request: FastifyRequest,
  id: string,
  whom: Whom,
  authorOf: (reader: string, line: number) => Promise<string | null>,
): Promise<{ readonly me: SignedIn; readonly other: string; readonly at: TableState }> {
  const me = await somebody(parts, request);
  const { state } = await tableFor(parts, id, me);
  const mayRead = 'seat' in whom || state.mayWatch(me.id);
  const other = 'seat' in whom ? state.seats[whom.seat]?.person : mayRead ? await authorOf(me.id, whom.line) : null;
  if (other == null) throw problem(404, 'not-allowed', 'There is nobody there.');
  if (other === me.id) throw problem(409, 'not-allowed', 'That is yourself.');
  return { me, other, at: state };
}
