import { reachableByKey } from '@kaya/pieces';
import { keyed } from '../app/keyed.ts';
import { useValue } from '../app/value.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { asked, READINGS, type Reading, readOut } from './readings.ts';
import { readingText } from './text/index.ts';

const NAMES = Object.keys(READINGS) as readonly Reading[];

/** Beside the position in words: all that can be asked, and what was answered. */
export function AskPanel() {
  const text = useCatalogue(readingText);
  const answers = useValue(readOut);
  if (text === null) return null;
  return (
    <section className="asking" aria-labelledby="asking-title">
      <h2 id="asking-title">{text('reading.title')}</h2>
      <div className="buttons">
        {NAMES.map((reading) => (
          <button key={reading} type="button" aria-keyshortcuts={READINGS[reading]} onClick={() => asked.set({ reading })}>
            {text(`reading.name.${reading}`)} <kbd>{READINGS[reading].toUpperCase()}</kbd>
          </button>
        ))}
      </div>
      {answers.length > 0 && (
        <>
          <h3>{text('reading.log')}</h3>
          <ol className="read-out" reversed ref={reachableByKey}>
            {answers.toReversed().map(({ number, reading, lines }) => (
              <li key={number}>
                <strong>{text(`reading.name.${reading}`)}</strong>
                <ul>
                  {keyed(lines).map(({ key, item }) => (
                    <li key={key}>{item}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
