import type { Notice } from '../notice.ts';
import type { Outside } from '../outside.ts';
import type { Sent } from '../sent.ts';
import { encrypted, type PushKeys } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** What is not delivered within so many seconds is of no use any more. */
const KEPT = 12 * 3600;

/** The message itself is the notification (Declarative Web Push); browsers that do not know that hand it to our service worker. */
function declared({ title, body, url, tag, replaces, locale, waiting }: Notice): string {
  const more = replaces.length === 0 ? {} : { data: { replaces } };
  const notification = { title, body, navigate: url, tag, lang: locale, app_badge: String(waiting), ...more };
  return JSON.stringify({ web_push: 8030, notification });
}

/** Sends a notice to one browser, through its push service. */
export async function sendPush(
  { outside, vapid, now }: { readonly outside: Outside; readonly vapid: Vapid; readonly now: number },
  endpoint: string,
  keys: PushKeys,
  notice: Notice,
): Promise<Sent> {
  const answer = await outside.post(endpoint, {
    headers: {
      authorization: vapid.authorization(endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/notification+json',
      ttl: String(KEPT),
      // Of one table only the newest waits there.
      topic: notice.topic,
      urgency: notice.urgent ? 'high' : 'normal',
    },
    body: encrypted(declared(notice), keys),
  });
  if (answer.ok) return { result: 'taken', why: null };
  // Only these two say that the subscription is gone; 403 is a mistake of ours.
  if (answer.status === 404 || answer.status === 410) return { result: 'gone' };
  return { result: 'failed', why: answer.status === 0 ? answer.why : `${answer.why} ${answer.status}`, again: isPassing(answer) };
}

function isPassing({ status }: { readonly status: number }): boolean {
  return status === 0 || status === 429 || status >= 500;
}
