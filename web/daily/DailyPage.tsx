import { Link } from 'wouter';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { dateOf } from './date.ts';
import { type DailyTable, dailyTables } from './tables.ts';
import { dailyText, type SayDaily } from './text/index.ts';

/** The tables of the day, one a title. */
export function DailyPage() {
  const site = useText();
  const say = useCatalogue(dailyText);
  const found = useLoaded(dailyTables, []);
  usePageTitle(say?.('daily.title') ?? '');
  if (say === null || found === null) return <p className="loading">{site('common.loading')}</p>;
  const { day, away, tables, earlier } = found;
  const unsent = earlier.filter(({ stage }) => stage === 'over');
  return (
    <div className="narrow">
      <h1>{say('daily.title')}</h1>
      <p>{say('daily.about')}</p>
      {day === null ? (
        <p role="status">{say('daily.away')}</p>
      ) : (
        <>
          <p className="quiet">{say(away ? 'daily.kept' : 'daily.day', { date: dateOf(day, site.locale) })}</p>
          <Tables tables={tables} say={say} />
        </>
      )}
      {unsent.length > 0 && (
        <>
          <h2>{say('daily.earlier')}</h2>
          <Tables tables={unsent} say={say} dated />
        </>
      )}
    </div>
  );
}

interface TablesProps {
  readonly tables: readonly DailyTable[];
  readonly say: SayDaily;
  readonly dated?: boolean;
}

function Tables({ tables, say, dated = false }: TablesProps) {
  const { locale } = useText();
  const shelf = useShelf();
  return (
    <ul className="game-list">
      {shelf.flatMap(({ id, name }) =>
        tables
          .filter(({ deal }) => deal.game === id)
          .map(({ deal: { day }, stage }) => (
            <li key={`${id} ${day}`}>
              <Link href={`/daily/${id}/${day}`}>
                <strong>{name}</strong>
                <span>{dated && dateOf(day, locale)}</span>
                <span className="turn">{say(`daily.${stage}`)}</span>
              </Link>
            </li>
          )),
      )}
    </ul>
  );
}
