import type { Table } from '@kaya/wire';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useCatalogue } from '../text/useCatalogue.ts';
import { paceTitle } from '../time/paceWords.ts';
import { timeText } from '../time/text/index.ts';
import { togetherText } from './text/index.ts';

/** What a table plays with comes with its game, and so only for whoever asks. */
const TableFacts = lazy(async () => ({ default: (await import('../pages/TableFacts.tsx')).TableFacts }));

/** A table that waits for people: what is played, how fast, in which language, by whom, for whom. */
export function OpenRow({ table, name }: { readonly table: Table; readonly name: string }) {
  const words = useCatalogue(togetherText);
  const time = useCatalogue(timeText);
  const [open, setOpen] = useState(false);
  if (words === null || time === null) return null;
  const free = table.seats.filter((seat) => seat.kind === 'open' && !seat.kept).length;
  const people = table.seats.flatMap((seat) =>
    seat.kind !== 'person'
      ? []
      : [seat.experience === null ? seat.name : `${seat.name} (${words('room.games', { count: seat.experience })})`],
  );
  const facts = [
    paceTitle(table.pace, time),
    ...(table.language === null ? [] : [words(`language.${table.language}`)]),
    ...(table.asks === null ? [] : [words(`asks.${table.asks}`)]),
  ];
  return (
    <li>
      <Link href={`/table/${table.id}`}>
        <strong>{name}</strong>
        <span>
          {people.join(', ')}
          <br />
          <small className="quiet">{facts.join(' · ')}</small>
        </span>
        <span className="turn">{table.status === 'open' ? words('open.free-seats', { count: free }) : words('open.watch')}</span>
      </Link>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words('find.options')}</summary>
        {open && (
          <Suspense fallback={null}>
            <TableFacts table={table} />
          </Suspense>
        )}
      </details>
    </li>
  );
}
