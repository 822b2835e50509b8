import { lazy, Suspense, useSyncExternalStore } from 'react';
import { NOWHERE, useChoosing, useTable } from './atTable.ts';

// Short lists have no parts.
const Costs = lazy(async () => ({ default: (await import('./Costs.tsx')).Costs }));

import type { Group } from './parts.ts';
import { placesOf } from './placesOf.ts';
import { Sign } from './Sign.tsx';

/** A part of a choice: what is found under one name. */
export function GroupButton({ group, hint, onChoose }: { readonly group: Group; readonly hint: boolean; onChoose(): void }) {
  const table = useTable();
  const choosing = useChoosing();
  const { pointed } = choosing;
  const meant = useSyncExternalStore(pointed.watch, () => group.actions.some(({ key }) => pointed.value.has(key)));
  const places = () => new Set(group.actions.flatMap(({ action }) => [...placesOf(table, choosing, action)]));
  const light = () => choosing.lit.set(places());
  const dim = () => choosing.lit.set(NOWHERE);
  return (
    <button
      type="button"
      className="action group"
      data-hint={hint ? '' : undefined}
      data-meant={meant ? '' : undefined}
      onClick={() => {
        dim();
        const chosen = places();
        void import('../board/follow.ts').then(({ follow }) => follow(chosen));
        onChoose();
      }}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <Sign actions={group.actions.map(({ action }) => action)} />
      <span>{group.name}</span> <span className="count">{group.actions.length}</span>
      <Suspense fallback={null}>
        <Costs actions={group.actions} />
      </Suspense>
    </button>
  );
}
