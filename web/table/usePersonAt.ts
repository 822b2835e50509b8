import type { Table } from '@kaya/wire';
import { type ComponentType, type ContextType, useEffect, useMemo, useState } from 'react';
import type { NameProps, PersonAt } from './NameAt.tsx';

/** Who people are is loaded once the table is there. */
export function usePersonAt(table: Table | null, onTalkChanged: () => void): ContextType<typeof PersonAt> {
  const [Name, setName] = useState<ComponentType<NameProps> | null>(null);
  useEffect(() => {
    import('../people/PersonName.tsx').then(
      ({ PersonName }) => setName(() => PersonName),
      // Without a network names stay plain.
      () => undefined,
    );
  }, []);
  const stamp = JSON.stringify(table?.seats.map(({ kind, name }) => [kind, name]));
  const id = table?.id;
  return useMemo(
    () => (Name === null || id === undefined ? null : { table: id, stamp, Name, onTalkChanged }),
    [Name, id, stamp, onTalkChanged],
  );
}
