import { CODES } from '@kaya/wire';
import type { SiteKey } from '../text/index.ts';

/** A server that cannot be reached sends no code. */
export const AWAY = 'away';

/** What the site says to a code of the server; to one of a later version what it says to any trouble there. */
export function problemKey(code: string): SiteKey {
  return code === AWAY ? 'code.away' : `code.${CODES.find((it) => it === code) ?? 'server-error'}`;
}
