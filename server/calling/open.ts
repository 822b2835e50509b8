import { randomBytes } from 'node:crypto';
import type { Configuration } from '../configuration.ts';
import type { CallingParts } from '../http/calling-routes.ts';
import type { Outages } from '../outages.ts';
import type { People } from '../people.ts';
import { Calls } from '../storage/calls.ts';
import { Channels } from '../storage/channels.ts';
import { Mailboxes } from '../storage/mailboxes.ts';
import type { Database } from '../storage/open.ts';
import type { Store } from '../storage/store.ts';
import { Caller, type CallerParts } from './caller.ts';
import { Looking } from './looking.ts';
import { Mail } from './mail.ts';
import { MailLinks } from './mail-links.ts';
import { Mentions } from './mentions.ts';
import { Outside } from './outside.ts';
import { Post } from './post.ts';
import { isPushOrigin, newVapidKey, Vapid } from './push/vapid.ts';

interface Around {
  readonly database: Database;
  readonly store: Store;
  readonly people: People;
  readonly secret: string;
  readonly me: string;
  readonly now: () => number;
  readonly outages: Outages;
  readonly log: CallerParts['log'];
}

/** Everything that calls people, as far as the host has set it up. */
export async function openCalling(
  { origin, mail: relay, localHosts }: Configuration,
  { database, store, people, secret, me, now, outages, log }: Around,
): Promise<CallingParts & { readonly looking: Looking; readonly mail: Mail | null }> {
  const calls = new Calls(database, me);
  const channels = new Channels(database);
  const looking = new Looking(database, me, now);
  const outside = new Outside(localHosts, origin);
  const mailboxes = new Mailboxes(database);
  const links = new MailLinks(secret);
  // The key is made once: with another one every subscription would be worth nothing.
  const vapid = isPushOrigin(origin) ? vapidOf(await store.settings.value('vapid', newVapidKey()), origin, log) : null;
  const mail = relay === null ? null : new Mail(relay.relay, relay.from);
  // Neither does it change when the host takes another secret: whoever wants no mail goes on getting none.
  const key = await store.settings.value('mailboxes', randomBytes(32).toString('base64url'));
  const post = mail === null || origin === null ? null : new Post({ mail, mailboxes, links, key, origin, now });
  const caller = new Caller({ calls, channels, looking, people, outside, origin, vapid, post, now, outages, log });
  const mentions = new Mentions(calls, store.relations, (ids) => people.names(ids));
  return { calls, channels, caller, looking, mailboxes, mentions, outside, links, origin, vapid, mail, post };
}

/** Where the key cannot be read nobody is called by push, and everything else goes on. */
function vapidOf(kept: string, origin: string, log: Around['log']): Vapid | null {
  try {
    return new Vapid(kept, origin);
  } catch (error) {
    const what =
      "the key for push messages cannot be read, so nobody is called by them: put back 'vapid' of the table settings out of a backup";
    log.error({ error: String(error) }, what);
    return null;
  }
}
