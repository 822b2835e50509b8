import { type Clock, PACES, type Pace, type PaceName } from '@kaya/wire';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { clockDetails } from './paceWords.ts';
import { timeText } from './text/index.ts';

export const NAMES: readonly PaceName[] = ['live', 'quick', 'calm', 'several', 'daily', 'weekly', 'slow'];
const AFTERWARDS: readonly Clock['afterwards'][] = ['bot', 'end', 'wait'];

export interface ChosenPace {
  readonly name: PaceName;
  readonly afterwards: Clock['afterwards'];
}

export function paceOf({ name, afterwards }: ChosenPace): Pace {
  const { kind, clock }: Pace = PACES[name];
  return clock === undefined ? { kind } : { kind, clock: { ...clock, afterwards } };
}

/** How fast a table plays, and what happens to whoever is late. */
export function PaceField({ chosen, onChange }: { readonly chosen: ChosenPace; onChange(chosen: ChosenPace): void }) {
  const { locale } = useText();
  const say = useCatalogue(timeText);
  if (say === null) return null;
  const pace = paceOf(chosen);
  const named = (value: string) => NAMES.find((it) => it === value) ?? 'live';
  const after = (value: string) => AFTERWARDS.find((it) => it === value) ?? 'bot';
  return (
    <>
      <label className="field">
        <span>{say('pace.title')}</span>
        <select value={chosen.name} onChange={(event) => onChange({ ...chosen, name: named(event.target.value) })}>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {say(`pace.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {pace.clock !== undefined && (
        <>
          <p className="quiet">{clockDetails(pace.clock, say, locale).join(' ')}</p>
          <label className="field">
            <span>{say('pace.afterwards')}</span>
            <select
              value={chosen.afterwards}
              onChange={(event) => onChange({ ...chosen, afterwards: after(event.target.value) })}
            >
              {AFTERWARDS.map((it) => (
                <option key={it} value={it}>
                  {say(`pace.afterwards.${it}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}
