import { randomUUID } from 'node:crypto';
import type { Position, Table } from '@kaya/wire';
import { type APIRequestContext, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { Mailbox } from '../../server/test/calling/mailbox.ts';
import { startPostgres } from '../../server/test/postgres.ts';
import { serve } from '../tools/serve.ts';
import { prepare, problemsOf } from './playing.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const awaits = ({ awaited, seats }: Table) => awaited.some((seat) => seats[seat]?.you === true);

/** Plays the first thing that may be done, as often as this person is asked. */
async function playOn(person: APIRequestContext, site: string, id: string): Promise<void> {
  for (;;) {
    const { legal }: Position = await (await person.get(`${site}/api/tables/${id}/position`)).json();
    if (legal[0] === undefined) return;
    const played = await person.post(`${site}/api/tables/${id}/actions`, {
      data: { id: randomUUID(), seen: null, action: legal[0] },
    });
    expect(played.status()).toBe(204);
  }
}

test('on PostgreSQL, two processes and two devices each: seats, clocks, the count of what waits, and one letter', async ({
  browser,
}) => {
  const postgres = await startPostgres();
  const mailbox = await new Mailbox().open();
  const url = await postgres.fresh();
  const settings = (address: string) => ({
    ...{ DATABASE_URL: url, KAYA_ORIGIN: address },
    ...{ KAYA_MAIL: mailbox.relay, KAYA_MAIL_FROM: 'Kaya <kaya@kaya.example>' },
  });
  const one = await serve(settings);
  const two = await serve(settings);
  const at = async (site: string, name: string, more: BrowserContextOptions = {}): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: site, ...more })).newPage();
    await prepare(page, { name });
    return page;
  };
  try {
    const desk = await at(one.address, 'Ada');
    const problems = problemsOf(desk);
    const table = await test.step('a table with a clock is opened through one process', async () => {
      await desk.goto('/new/co2?mode=online');
      await desk.getByLabel(/number of players/i).selectOption('2');
      await desk.getByLabel('Pace').selectOption('calm');
      await desk.getByRole('button', { name: 'Open the table' }).click();
      await expect(desk.locator('.online-seats')).toContainText('Ada');
      return new URL(desk.url()).pathname;
    });
    const id = table.split('/').at(-1) ?? '';
    const max = await at(two.address, 'Max', PHONE);
    await test.step('somebody sits down through the other one, and both see it', async () => {
      await max.goto(table);
      await max.getByRole('button', { name: 'Sit here' }).click();
      await expect(desk.locator('.online-seats')).toContainText('Max');
    });
    const phone = await at(two.address, 'nobody', PHONE);
    await test.step('a link made through one process signs in a phone through the other', async () => {
      const { token } = await (await desk.request.post('/api/device-link')).json();
      await phone.goto(`/device#${token}`);
      await phone.getByRole('button', { name: 'Yes, that is me' }).click();
      await expect(phone.getByRole('status')).toContainText('Your games are on the home page');
    });
    await test.step('an address of mail is confirmed on the phone, and known at the desk', async () => {
      const other = await desk.context().newPage();
      await other.goto('/settings');
      await other.locator('.calls').getByLabel('Your address').fill('ada@mail.example');
      await other.getByRole('button', { name: 'Send me a link to confirm' }).click();
      await expect.poll(() => mailbox.letters.length).toBe(1);
      const link = /http\S+confirm#\S+/.exec(mailbox.letters[0]?.text ?? '')?.[0] ?? '';
      await phone.goto(link);
      await phone.getByRole('button', { name: 'Yes, that is my address' }).click();
      await expect(phone.getByRole('status')).toContainText('From now on Kaya writes to you');
      await other.reload();
      await other.getByLabel('One email a day instead of one each time').uncheck();
      await expect.poll(async () => (await (await other.request.get('/api/calling')).json()).wishes.digest).toBeNull();
      await other.close();
    });
    await test.step('the game begins, and each sees clocks; it comes to the turn of whoever looks away', async () => {
      await desk.getByRole('button', { name: 'Start the game' }).click();
      for (const page of [desk, max]) await expect(page.locator('.clocks li').first()).toBeVisible();
      await desk.goto('/settings');
      await expect
        .poll(async () => {
          const ada: Table = await (await desk.request.get(`/api/tables/${id}`)).json();
          if (!awaits(ada)) await playOn(max.request, two.address, id);
          return awaits(ada);
        })
        .toBe(true);
    });
    await test.step('title and list say on every device what waits, and how long it may', async () => {
      await desk.reload();
      await expect(desk).toHaveTitle(/^\(1\) /);
      await phone.goto('/');
      await expect(phone).toHaveTitle('(1) Kaya');
      await expect(phone.locator('.my-games .turn[data-mine]')).toContainText(/Your turn\s+\d+:\d\d left/);
    });
    await test.step('a letter comes, once, whichever process wrote it, and leads to the table', async () => {
      await expect
        .poll(() => mailbox.letters.map(({ headers }) => headers['subject']), { timeout: 60_000 })
        .toContain('Your turn: CO₂');
      const letter = mailbox.letters.at(-1);
      await phone.goto(/http\S+\/table\/\S+/.exec(letter?.text ?? '')?.[0] ?? '');
      await expect(phone.locator('.decision .action').first()).toBeVisible();
      await expect(phone).toHaveTitle('(1) ● CO₂ – Kaya');
    });
    await test.step('what is played on the phone no longer waits at the desk', async () => {
      await playOn(phone.request, two.address, id);
      expect(mailbox.letters.filter(({ headers }) => headers['subject'] === 'Your turn: CO₂')).toHaveLength(1);
      await expect(phone).toHaveTitle('CO₂ – Kaya');
      await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(desk).toHaveTitle(/^(?!\()/);
    });
    await test.step('where a process ends, the others go on with seats and clocks', async () => {
      two.close();
      await max.goto(`${one.address}${table}`);
      await expect(max.locator('.clocks li').first()).toBeVisible();
      await playOn(max.request, one.address, id);
    });
    expect(problems).toEqual([]);
  } finally {
    for (const context of browser.contexts()) await context.close();
    for (const site of [one, two]) site.close();
    await mailbox.close();
    await postgres.stop();
  }
});
