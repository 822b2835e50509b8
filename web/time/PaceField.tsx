import { type Clock, PACES, type Pace, type PaceName } from '@kaya/wire';
import { SelectField } from '../app/SelectField.tsx';
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
  return (
    <>
      <SelectField
        label={say('pace.title')}
        className="field"
        value={chosen.name}
        among={NAMES}
        nameOf={(name) => say(`pace.${name}`)}
        onChange={(name) => onChange({ ...chosen, name })}
      />
      {pace.clock !== undefined && (
        <>
          <p className="quiet">{clockDetails(pace.clock, say, locale).join(' ')}</p>
          <SelectField
            label={say('pace.afterwards')}
            className="field"
            value={chosen.afterwards}
            among={AFTERWARDS}
            nameOf={(it) => say(`pace.afterwards.${it}`)}
            onChange={(afterwards) => onChange({ ...chosen, afterwards })}
          />
        </>
      )}
    </>
  );
}
