import type { Action } from '@kaya/engine';
import { useMoment, useTable } from './atTable.ts';

/** The picture of what all these are about; a list where any has one keeps a column for it. */
export function Sign({ actions }: { readonly actions: readonly Action[] }) {
  const { board } = useTable();
  const { view } = useMoment();
  if (board?.Sign === undefined) return null;
  const [name, ...others] = new Set(actions.map((action) => board.signOf?.(action, view) ?? null));
  return <span className="sign">{name && others.length === 0 && <board.Sign name={name} />}</span>;
}
