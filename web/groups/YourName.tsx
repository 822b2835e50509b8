import { LONGEST_NAME } from '@kaya/wire';
import { change, useSettings } from '../app/settings.ts';
import { pageText } from '../pages/text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';

/** Whoever is not known yet says a name and is a guest by it. */
export function YourName() {
  const own = useCatalogue(pageText);
  const { name } = useSettings();
  return own === null ? null : (
    <label>
      <span>{own('online.your-name')}</span>
      <input type="text" maxLength={LONGEST_NAME} value={name} onChange={(event) => change({ name: event.target.value })} />
    </label>
  );
}
