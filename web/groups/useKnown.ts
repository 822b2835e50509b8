import { useEffect, useState } from 'react';
import { settings } from '../app/settings.ts';
import { api } from '../net/api.ts';
import { useText } from '../text/index.ts';

interface Known {
  /** Does the server know whoever is here? Null until it has said so. */
  readonly known: boolean | null;
  /** Makes a guest of whoever is not known. */
  become(): Promise<void>;
}

export function useKnown(): Known {
  const say = useText();
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    api.me().then(
      (me) => setKnown(me !== null),
      () => setKnown(false),
    );
  }, []);
  const become = async () => {
    if (known !== true) await api.beGuest(settings.value.name.trim() || say('seat.guest'));
    setKnown(true);
  };
  return { known, become };
}
