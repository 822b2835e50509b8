import { CALL_KINDS, type Calling, type Wishes } from '@kaya/wire';
import { callingApi } from './callingApi.ts';

const ALL = [...CALL_KINDS];

/** Before anything is set up: the language of this page, and where it is read. */
export async function first({ wishes }: Calling, locale: Wishes['locale']): Promise<void> {
  if (wishes !== null) return;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await callingApi.wish({ locale, zone, kinds: { push: ALL, webhook: ALL, mail: ALL }, quiet: null, digest: 7 });
}
