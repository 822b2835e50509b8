import { PHRASES, type Phrase } from '@kaya/wire';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

/** Something to say without a common language. */
export function Phrases({ onSay }: { onSay(phrase: Phrase): void }) {
  const say = useCatalogue(togetherText);
  if (say === null) return null;
  return (
    <details className="phrases">
      <summary>{say('phrases.title')}</summary>
      <div className="buttons">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => onSay(phrase)}>
            {say(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
