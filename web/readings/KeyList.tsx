import { useCatalogue } from '../text/useCatalogue.ts';
import { READINGS, type Reading } from './readings.ts';
import { readingText } from './text/index.ts';

/** The last of the keys that ask for one player. */
const MOST_DIGIT = 9;

/** The keys by which the table is asked. */
export function KeyList() {
  const text = useCatalogue(readingText);
  if (text === null) return null;
  return (
    <details>
      <summary>{text('reading.menu')}</summary>
      <p>{text('reading.menu.how')}</p>
      <ul className="keys">
        {Object.entries(READINGS).map(([reading, key]) => (
          <li key={key}>
            <kbd>{key.toUpperCase()}</kbd> {text(`reading.name.${reading as Reading}`)}
          </li>
        ))}
        <li>{text('reading.digits', { players: MOST_DIGIT })}</li>
        <li>
          <kbd>I</kbd> {text('reading.closer')}
        </li>
      </ul>
    </details>
  );
}
