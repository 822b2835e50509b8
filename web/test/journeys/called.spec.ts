// Called: whoever is awaited and does not look hears of it by webhook and mail, once, and sees on every device what waits.
import { expect } from '@playwright/test';
import { openTable } from '../people.ts';
import { problemsOf } from '../playing.ts';
import { device, journey, letter, playOn, tableAt, traveller } from './sites.ts';

journey(
  'somebody sets up how to be told of their turn, is told once in each way, and comes back by the letter',
  async ({ browser, sites }) => {
    const { receiver, mailbox } = sites;
    const received = () => receiver.received.filter(({ path }) => path === '/ada').map(({ body }) => body);
    await journey.step('a stranger is told that nobody knows them yet, and nothing is refused', async () => {
      const stranger = await device(browser, sites, 0);
      const problems = problemsOf(stranger);
      await stranger.goto('/settings');
      await expect(stranger.locator('.calls')).toContainText('Sit down at a table first');
      await expect(stranger.locator('.known')).toBeVisible();
      await expect(stranger.locator('.sessions')).toHaveCount(0);
      expect(problems).toEqual([]);
      await stranger.context().close();
    });
    const ada = await traveller(browser, sites, 'Ada');
    const max = await traveller(browser, sites, 'Max', 1);
    const settings = ada.phone.locator('.calls');
    await journey.step('a webhook is tried at once; what cannot work here is not offered', async () => {
      await ada.phone.goto('/settings');
      // Apple and others take no push from a site without https.
      await expect(settings.getByRole('button', { name: 'Turn on notifications here' })).toHaveCount(0);
      await settings.getByLabel('Service').selectOption('ntfy');
      await settings.getByLabel('Address (https)').fill('https://10.0.0.1/x');
      await settings.getByRole('button', { name: 'Save and send a first message' }).click();
      await expect(settings.getByRole('status')).toContainText('cannot be reached');
      await settings.getByLabel('Address (https)').fill(`http://${receiver.host}/ada`);
      await settings.getByRole('button', { name: 'Save and send a first message' }).click();
      await expect(settings.getByRole('status')).toContainText('whsec_');
      await expect(settings.locator('.channels li')).toContainText('last one delivered');
      expect(received()).toEqual(['Kaya can reach you\nThis is how Kaya will tell you that it is your turn.']);
    });
    await journey.step('an address of mail is confirmed at the desk, and known on the phone', async () => {
      await ada.desk.goto('/settings');
      await ada.desk.locator('.calls').getByLabel('Your address').fill('ada@called.example');
      await ada.desk.getByRole('button', { name: 'Send me a link to confirm' }).click();
      await ada.desk.goto(await letter(sites, 'ada@called.example', /http\S+confirm#\S+/));
      await ada.desk.getByRole('button', { name: 'Yes, that is my address' }).click();
      await expect(ada.desk.getByRole('status')).toContainText('From now on Kaya writes to you');
      await ada.phone.reload();
      await expect(settings.locator('.channels')).toContainText('ada@called.example');
    });
    await journey.step('wishes that are made on one device hold on the other', async () => {
      await settings.getByLabel('One email a day instead of one each time').uncheck();
      await settings.getByLabel('A game is over · Webhook').click();
      await settings.getByLabel('Quiet hours').click();
      await settings.getByLabel('from').fill('21:30');
      await expect
        .poll(async () => (await (await ada.desk.request.get('/api/calling')).json()).wishes)
        .toMatchObject({
          kinds: { webhook: expect.not.arrayContaining(['over']) },
          ...{ quiet: { from: 21 * 60 + 30, to: 8 * 60 }, digest: null },
        });
      await ada.desk.goto('/settings');
      await expect(ada.desk.getByLabel('A game is over · Webhook')).not.toBeChecked();
      await expect(ada.desk.getByLabel('My turn · Webhook')).toBeChecked();
      // Otherwise it would be told only in the morning.
      await ada.desk.getByLabel('Quiet hours').uncheck();
      await expect.poll(async () => (await (await ada.desk.request.get('/api/calling')).json()).wishes.quiet).toBeNull();
    });
    const table = await journey.step('a game begins between two processes; pages say whether they can be seen', async () => {
      const sent: string[] = [];
      ada.phone.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
      await openTable(ada.phone);
      const said = () => sent.filter((it) => it.includes('"look"')).map((it) => JSON.parse(it).on);
      await expect.poll(said).toEqual([true]);
      await ada.phone.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(said).toEqual([true, false]);
      const id = tableAt(ada.phone);
      await max.phone.goto(`/table/${id}`);
      await max.phone.getByRole('button', { name: 'Sit here' }).click();
      await expect(ada.phone.locator('.online-seats')).toContainText('Max');
      await ada.phone.getByRole('button', { name: 'Start the game' }).click();
      await expect(max.phone.locator('.table')).toBeVisible();
      await ada.phone.goto('/');
      return id;
    });
    await journey.step(
      'it comes to the turn of whoever looks away: every device says what waits, and what is played here no more',
      async () => {
        const awaitsAda = async () => {
          const { awaited, seats } = await (await ada.desk.request.get(`/api/tables/${table}`)).json();
          return awaited.some((seat: number) => seats[seat].you);
        };
        await expect
          .poll(async () => {
            if (!(await awaitsAda())) await playOn(max.desk.request, table);
            return awaitsAda();
          })
          .toBe(true);
        await ada.desk.goto('/');
        await expect(ada.desk).toHaveTitle('(1) Kaya');
        await expect(ada.desk.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg.*%3E1%3C/);
        await ada.desk.goto('/settings');
        await expect(ada.desk).toHaveTitle('(1) Settings – Kaya');
        await ada.phone.goto('/');
        await expect(ada.phone).toHaveTitle('(1) Kaya');
        await expect(ada.phone.locator('.my-games .turn[data-mine]')).toContainText('Your turn');
      },
    );
    await journey.step('a letter comes, once, whichever process wrote it, and leads to the table', async () => {
      const link = await letter(sites, 'ada@called.example', new RegExp(`http\\S+/table/${table}`));
      await ada.phone.goto(link);
      await expect(ada.phone.locator('.decision .action').first()).toBeVisible();
      await expect(ada.phone).toHaveTitle('(1) ● CO₂ – Kaya');
      await expect.poll(() => received().slice(1)).toEqual([expect.stringMatching(/^Your turn: CO₂\nWith Max\./)]);
      const turns = mailbox.letters.filter(
        ({ to, headers }) => to.includes('ada@called.example') && headers['subject'] === 'Your turn: CO₂',
      );
      expect(turns).toHaveLength(1);
      expect(turns[0]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    });
    await journey.step('what is played on the phone no longer waits at the desk', async () => {
      await playOn(ada.phone.request, table);
      await expect(ada.phone).toHaveTitle('CO₂ – Kaya');
      await ada.desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(ada.desk).toHaveTitle(/^(?!\()/);
    });
    await journey.step('the letter ends all letters by two clicks, without signing in', async () => {
      const stranger = await device(browser, sites, 1);
      await stranger.goto(await letter(sites, 'ada@called.example', /http\S+stop#\S+/));
      await stranger.getByRole('button', { name: 'Never write again' }).click();
      await expect(stranger.getByRole('status')).toContainText('No more emails will come.');
      await ada.desk.reload();
      await expect(ada.desk.locator('.calls .channels')).not.toContainText('ada@called.example');
      await stranger.context().close();
    });
    // An address that cannot be reached is refused, and the browser says so.
    expect([...ada.problems, ...max.problems].flat().filter((it) => !it.includes('400'))).toEqual([]);
    for (const person of [ada, max]) await person.leave();
  },
);
