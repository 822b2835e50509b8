import type { TableState } from '../table/session.ts';

/** Does nobody else play here? Only then is a running game looked at by a bot. */
export function isAlone({
  connection,
  seats,
}: Pick<TableState, 'connection'> & { readonly seats: readonly Pick<TableState['seats'][number], 'kind'>[] }): boolean {
  return connection === 'local' && seats.filter(({ kind }) => kind === 'person').length < 2;
}
