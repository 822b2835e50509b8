// Why a call did not arrive is said in the reader's language, never as a code.
import { LOCALES, Speaker } from '@kaya/engine';
import { FAILURES } from '@kaya/wire';
import { expect, test } from 'vitest';
import { sayFailure } from '../people/failure.ts';
import { peopleText } from '../people/text/index.ts';

test.each(LOCALES)('each reason has words of its own in %s; a status stands behind them', async (locale) => {
  const speaker = new Speaker(locale, await peopleText[locale]());
  const say: Parameters<typeof sayFailure>[1] = (key, values = {}) => speaker.say({ key, values });
  const said = FAILURES.map((why) => sayFailure(why, say));
  const unknown = sayFailure('too-late-by-far', say);
  expect(new Set([...said, unknown]).size).toBe(FAILURES.length + 1);
  expect(said.filter((words) => /^[a-z-]+$/.test(words))).toEqual([]);
  expect(sayFailure('refused 403', say)).toContain('403');
  expect(sayFailure('refused 403', say)).toContain(sayFailure('refused', say));
  expect(unknown).not.toContain('too-late');
});
