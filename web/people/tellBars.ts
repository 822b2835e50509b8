import { Speaker } from '@kaya/engine';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { accountApi } from './accountApi.ts';
import { sayBar } from './bars.ts';
import { peopleText } from './text/index.ts';

/** Whoever was just refused because a host keeps them from something reads until when and why, wherever they are. */
export async function tellBars(): Promise<void> {
  const { locale } = settings.value;
  const [{ bars }, words] = await Promise.all([accountApi.get(), peopleText[locale]()]);
  if (bars.length === 0) return;
  const speaker = new Speaker(locale, words);
  const lines = bars.map((bar) => sayBar(bar, locale, (key, values) => speaker.say({ key, values })));
  notify({ key: 'code.barred', kind: 'problem', lines });
}
