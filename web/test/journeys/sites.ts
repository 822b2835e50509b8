import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Position } from '@kaya/wire';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { Mailbox } from '../../../server/test/calling/mailbox.ts';
import { Receiver } from '../../../server/test/calling/receiver.ts';
import { startPostgres } from '../../../server/test/postgres.ts';
import { type Served, serve } from '../../tools/serve.ts';
import { prepare, problemsOf } from '../playing.ts';

/** A site that is set up as well as a host can, and the world that it writes to. */
export interface Sites {
  /** On PostgreSQL two processes serve one site. */
  readonly database: 'SQLite' | 'PostgreSQL';
  /** Addresses of its processes: the same one twice where there is one. */
  readonly addresses: readonly [string, string];
  readonly mailbox: Mailbox;
  readonly receiver: Receiver;
  /** The process at the second address ends, and one begins there anew. */
  restart(): Promise<void>;
  /** A site of its own that is set up in another way: its processes. */
  further(settings: Readonly<Record<string, string>>): Promise<readonly Served[]>;
  /** Runs a tool of the host, and says what it said. */
  host(...command: readonly string[]): string;
}

const HOST = fileURLToPath(new URL('../../../server/host/main.ts', import.meta.url));

/** Journeys of people: each is made on SQLite, and on PostgreSQL with two processes. One site does for all that a worker makes. */
export const journey = base.extend<object, Pick<Sites, 'database'> & { readonly sites: Sites }>({
  database: ['SQLite', { option: true, scope: 'worker' }],
  sites: [
    async ({ database }, use) => {
      const mailbox = await new Mailbox().open();
      const receiver = await new Receiver().open();
      const postgres = database === 'SQLite' ? null : await startPostgres();
      const where = postgres === null ? {} : { DATABASE_URL: await postgres.fresh() };
      const settings = (address: string) => ({
        ...{ KAYA_ORIGIN: address, KAYA_LOCAL_HOSTS: receiver.host, ...where },
        ...{ KAYA_MAIL: mailbox.relay, KAYA_MAIL_FROM: 'Kaya <kaya@kaya.example>' },
      });
      // Passkeys belong to a name, and 127.0.0.1 is none.
      const at: Served[] = [await serve(settings, 'localhost')];
      if (postgres !== null) at.push(await serve(settings, 'localhost'));
      const [one, two = one] = at;
      if (one === undefined || two === undefined) throw new Error('no site was opened');
      const env = { ...process.env, ...(postgres === null ? { KAYA_DATA: one.data } : where) };
      await use({
        ...{ database, addresses: [one.address, two.address], mailbox, receiver },
        restart: () => two.restart(),
        async further(more) {
          if (postgres === null) return [await serve(more)];
          const there = { ...more, DATABASE_URL: await postgres.fresh() };
          return [await serve(there), await serve(there)];
        },
        host: (...command) => execFileSync(process.execPath, [HOST, ...command], { env, encoding: 'utf8' }),
      });
      for (const site of at) site.close();
      await postgres?.stop();
      await mailbox.close();
      await receiver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A device of somebody's, at one of the processes. */
export async function device(
  browser: Browser,
  { addresses }: Sites,
  which: 0 | 1,
  settings: Readonly<Record<string, unknown>> = {},
  more: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: addresses[which], ...more })).newPage();
  await prepare(page, settings);
  return page;
}

/** Somebody with two devices that are signed in; where there are two processes, each at another one. */
export interface Traveller {
  readonly desk: Page;
  readonly phone: Page;
  /** What went wrong on either page, and nobody would see otherwise. */
  readonly problems: readonly (readonly string[])[];
  leave(): Promise<void>;
}

/** A guest comes with a desk, at that process, and a phone, at the other one. */
export async function traveller(
  browser: Browser,
  sites: Sites,
  name: string,
  at: 0 | 1 = 0,
  { settings = {}, more = {} }: { readonly settings?: object; readonly more?: BrowserContextOptions } = {},
): Promise<Traveller> {
  const desk = await device(browser, sites, at, { name, ...settings }, more);
  const phone = await device(browser, sites, at === 0 ? 1 : 0, { name, ...settings }, { ...PHONE, ...more });
  // Two devices of one person never give two requests the same name.
  await phone.addInitScript(() => localStorage.setItem('kaya-test-count', localStorage.getItem('kaya-test-count') ?? '4096'));
  await desk.request.post('/api/guest', { data: { name } });
  const { token } = await (await desk.request.post('/api/device-link')).json();
  const signedIn = await phone.request.post('/api/sign-in/link', { data: { token } });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  return {
    ...{ desk, phone, problems: [desk, phone].map(problemsOf) },
    async leave() {
      for (const page of [desk, phone]) await page.context().close();
    },
  };
}

/** What a pattern finds in a letter to this address, once it has come. */
export async function letter({ mailbox }: Sites, to: string, pattern: RegExp): Promise<string> {
  const found = () =>
    mailbox.letters.flatMap((it) => (it.to.includes(to) ? (pattern.exec(it.text)?.[0] ?? []) : [])).at(-1) ?? '';
  await expect.poll(found, { timeout: 60_000 }).not.toBe('');
  return found();
}

/** The id of the table that a page shows. */
export function tableAt(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Plays the first thing that may be done, as often as this person is asked. */
export async function playOn(person: APIRequestContext, table: string): Promise<void> {
  for (;;) {
    const { legal }: Position = await (await person.get(`/api/tables/${table}/position`)).json();
    if (legal[0] === undefined) return;
    const played = await person.post(`/api/tables/${table}/actions`, {
      data: { id: randomUUID(), seen: null, action: legal[0] },
    });
    expect(played.status(), await played.text()).toBe(204);
  }
}
