import { LONGEST_NAME } from '@kaya/wire';
import { change, useSettings } from '../app/settings.ts';
import { TextField } from '../app/TextField.tsx';
import { useCatalogue } from '../text/useCatalogue.ts';
import { pageText } from './text/index.ts';

/** The name on this device: by it whoever is not known yet becomes a guest, and sits at tables of this device. */
export function YourName() {
  const own = useCatalogue(pageText);
  const { name } = useSettings();
  return own === null ? null : (
    <TextField
      label={own('online.your-name')}
      className="field"
      longest={LONGEST_NAME}
      autoComplete="nickname"
      value={name}
      onChange={(now) => change({ name: now })}
    />
  );
}
