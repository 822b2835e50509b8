import type { Level } from '@kaya/bots';
import { SeatBadge } from '@kaya/pieces';
import { LONGEST_NAME } from '@kaya/wire';
import { keyed } from '../app/keyed.ts';
import type { Sitter } from '../saves/saves.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { pageText } from './text/index.ts';

/** Who can be put on a seat. */
export type Who = 'me' | 'person' | 'open' | Level;

interface Props {
  readonly seats: readonly Who[];
  readonly names: readonly string[];
  readonly choices: readonly Who[];
  onWho(seat: number, who: Who): void;
  onName(seat: number, name: string): void;
}

/** Who sits where, and the names of those who sit at this device. */
export function SeatFields({ seats, names, choices, onWho, onName }: Props) {
  const say = useText();
  const own = useCatalogue(pageText);
  if (own === null) return null;
  return (
    <ol className="seat-list">
      {keyed(seats).map(({ key, item: who, index: seat }) => (
        <li key={key}>
          <SeatBadge seat={seat} />
          <select
            aria-label={own('new.who', { number: seat + 1 })}
            value={who}
            onChange={(event) => onWho(seat, event.target.value as Who)}
          >
            {(choices.includes(who) ? choices : [who, ...choices]).map((it) => (
              <option key={it} value={it}>
                {say(`who.${it}`)}
              </option>
            ))}
          </select>
          {(who === 'me' || who === 'person') && (
            <input
              type="text"
              maxLength={LONGEST_NAME}
              value={names[seat] ?? ''}
              placeholder={own('new.name')}
              aria-label={own('new.name-of', { number: seat + 1 })}
              onChange={(event) => onName(seat, event.target.value)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Those who sit down at a table on this device; whoever gave no name is called by the seat wherever it is read. */
export function playersOf(seats: readonly Who[], names: readonly string[]): Sitter[] {
  return seats.map(
    (who, i): Sitter =>
      who === 'me' || who === 'person' || who === 'open'
        ? { kind: 'person', name: (names[i] ?? '').trim() }
        : { kind: 'bot', name: '', level: who },
  );
}
