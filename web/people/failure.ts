import { FAILURES } from '@kaya/wire';
import type { PeopleKey } from './text/index.ts';

/** Why a call did not arrive, in words; a later server may know more reasons than this page. */
export function sayFailure(why: string, say: (key: PeopleKey, values?: Readonly<Record<string, string>>) => string): string {
  const [code = '', status] = why.split(' ');
  const words = say(`calls.why.${FAILURES.find((it) => it === code) ?? 'unknown'}`);
  return status !== undefined && /^\d+$/.test(status) ? say('calls.why.status', { why: words, status }) : words;
}
