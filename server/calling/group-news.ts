import type { Locale } from '@kaya/engine';
import type { NewGroupWebhook } from '@kaya/wire';
import type { Guard } from '../guard.ts';
import type { Groups } from '../storage/groups.ts';
import type { GroupRow } from '../storage/schema.ts';
import type { Outside } from './outside.ts';
import { plainName } from './plain-name.ts';
import { sayIn } from './text/index.ts';
import { newWebhookSecret, sendWebhook, type WebhookDetails } from './webhook.ts';

/** Where a group is told of what happens, as it is kept; those from before there was a language are told in English. */
type Hook = WebhookDetails & { readonly url: string; readonly works: boolean; readonly locale?: Locale };

interface News {
  readonly body: string;
  readonly path: string;
}

interface Parts {
  readonly outside: Outside;
  readonly origin: string | null;
  readonly groups: Groups;
  readonly guard: Guard;
  readonly now: () => number;
}

/** Tells groups elsewhere of their tables and dates, each in the language that its keeper chose. */
export class GroupNews {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The address itself is a secret: it opens the door to where a group talks. */
  toldAt({ webhook }: GroupRow): { readonly host: string; readonly works: boolean } | null {
    const hook = hookOf(webhook);
    return hook === null ? null : { host: new URL(hook.url).host, works: hook.works };
  }

  /** Whether anything can be told from here, and there. */
  mayTell(url: string): 'yes' | 'no-origin' | 'not-there' {
    const { origin, outside } = this.#parts;
    return origin === null ? 'no-origin' : outside.mayReach(url) ? 'yes' : 'not-there';
  }

  /** A first message shows whether it works. */
  async begin(group: GroupRow, { url, form, locale }: NewGroupWebhook): Promise<{ secret: string; works: boolean }> {
    const hook: Hook = { url, form, locale, secret: newWebhookSecret(), works: true };
    const webhook = JSON.stringify(hook);
    await this.#parts.groups.change(group.id, { webhook });
    const works = await this.#tell({ ...group, webhook }, hook, {
      body: sayIn(locale, 'group.hello'),
      path: `/group/${group.id}`,
    });
    return { secret: hook.secret, works };
  }

  tableOpened(group: GroupRow, table: string, by: string): void {
    this.#announce(group, (locale) => ({
      body: sayIn(locale, 'group.table', { name: plainName(by) }),
      path: `/table/${table}`,
    }));
  }

  /** Without the title: what went out could not be hidden from whoever does not want to read its author, nor go with them. */
  dateAgreed(group: GroupRow, at: number): void {
    this.#announce(group, (locale) => {
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at);
      return { body: sayIn(locale, 'group.date', { date }), path: `/group/${group.id}` };
    });
  }

  /** Without letting whoever did it wait; what fails is seen in the group. */
  #announce(group: GroupRow, said: (locale: Locale) => News): void {
    const hook = hookOf(group.webhook);
    if (hook === null || this.#parts.origin === null) return;
    this.#parts.guard.enter({ what: 'a message to a group', restart: () => undefined }, async () => {
      await this.#tell(group, hook, said(hook.locale ?? 'en'));
    });
  }

  async #tell(group: GroupRow, hook: Hook, { body, path }: News): Promise<boolean> {
    const { outside, origin, groups, now } = this.#parts;
    const notice = {
      ...{ title: plainName(group.name), body, url: `${origin}${path}`, tag: group.id, topic: group.id },
      ...{ replaces: [], locale: hook.locale ?? 'en', waiting: 0, urgent: false },
    };
    const sent = await sendWebhook({ outside, now: now() }, hook.url, hook, notice);
    const works = sent.result === 'taken';
    if (works !== hook.works) await groups.changeWebhook(group, JSON.stringify({ ...hook, works }));
    return works;
  }
}

function hookOf(webhook: string | null): Hook | null {
  return webhook === null ? null : JSON.parse(webhook);
}
