import type { Table } from '@kaya/wire';
import { AidButton } from '../aid/AidButton.tsx';
import { gameSpeaker, loadBox } from '../app/boxes.ts';
import { chosenOptions } from '../app/chosenOptions.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { useOnShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { paceDetails, paceTitle } from '../time/paceWords.ts';
import { timeText } from '../time/text/index.ts';
import { pageText } from './text/index.ts';

/** What an invitation is to: the game, how long it takes, and what it is played with. */
export function TableFacts({ table }: { readonly table: Table }) {
  const { locale } = useText();
  const say = useCatalogue(pageText);
  const known = useOnShelf(table.game);
  const loaded = useLoaded(async () => {
    const [box, speaker] = await Promise.all([loadBox(table.game), gameSpeaker(table.game, locale)]);
    return { box, speaker };
  }, [table.game, locale]);
  const time = useCatalogue(timeText);
  if (say === null || time === null) return null;
  const details = paceDetails(table.pace, time, locale);
  const chosen = loaded === null ? [] : chosenOptions(loaded.box, loaded.speaker, table.options);
  return (
    <div className="table-facts">
      <p>{known?.pitch}</p>
      <p className="quiet">{[known?.facts, paceTitle(table.pace, time)].join(' · ')}</p>
      {details.length > 0 && <p className="quiet">{details.join(' ')}</p>}
      {table.branch !== null && <p>{say('online.branch', { move: table.branch.move })}</p>}
      {chosen.length > 0 && (
        <dl aria-label={say('online.options')}>
          {chosen.map(({ name, title, value }) => (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="buttons">
        <a href={`/learn/${table.game}`} target="_blank" rel="noopener">
          {say('online.learn-meanwhile')}
        </a>
        {loaded !== null && <AidButton box={loaded.box} seats={table.seats.length} options={table.options} />}
      </p>
    </div>
  );
}
