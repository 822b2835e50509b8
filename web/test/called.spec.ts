import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { serve } from '../tools/serve.ts';
import { prepare, problemsOf } from './playing.ts';

test('somebody sets up how to be told of their turn, and sees that it arrived', async ({ browser }) => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text) => received.push(String(text)));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const site = await serve((address) => ({ KAYA_ORIGIN: address, KAYA_LOCAL_HOSTS: host }));
  const context = await browser.newContext({ baseURL: site.address });
  const page = await context.newPage();
  try {
    await prepare(page, { name: 'Ada' });
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));

    await test.step('a stranger is told that nobody knows them yet, and nothing is refused', async () => {
      const problems = problemsOf(page);
      await page.goto('/settings');
      await expect(page.locator('.calls')).toContainText('Sit down at a table first');
      await expect(page.locator('.known')).toBeVisible();
      await expect(page.locator('.sessions')).toHaveCount(0);
      expect(problems).toEqual([]);
    });

    await test.step('the page of a table says whether it can be seen', async () => {
      await page.request.post('/api/guest', { data: { name: 'Ada' } });
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const table = { game: 'co2', options: {}, seats, visibility: 'invited', pace: { kind: 'live' }, spectators: true };
      const { id } = await (await page.request.post('/api/tables', { data: table })).json();
      await page.goto(`/table/${id}`);
      const said = () => sent.filter((it) => it.includes('"look"')).map((it) => JSON.parse(it).on);
      await expect.poll(said).toEqual([true]);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(said).toEqual([true, false]);
    });

    await test.step('a webhook is tried at once; what cannot work here is not offered', async () => {
      await page.goto('/settings');
      await expect(page.getByRole('button', { name: 'Turn on notifications here' })).toHaveCount(0);
      await expect(page.getByLabel('Your address')).toHaveCount(0);
      await page.getByLabel('Service').selectOption('ntfy');
      await page.getByLabel('Address (https)').fill('https://10.0.0.1/x');
      await page.getByRole('button', { name: 'Save and send a first message' }).click();
      await expect(page.getByRole('status')).toContainText('cannot be reached');
      await page.getByLabel('Address (https)').fill(`http://${host}/ada`);
      await page.getByRole('button', { name: 'Save and send a first message' }).click();
      await expect(page.getByRole('status')).toContainText('whsec_');
      await expect(page.locator('.channels li')).toContainText('last one delivered');
      expect(received).toEqual(['Kaya can reach you\nThis is how you will be told when it is your turn.']);
    });

    await test.step('wishes are kept', async () => {
      await page.getByLabel('A game is over · Webhook').click();
      await page.getByLabel('Quiet hours').click();
      await page.getByLabel('from').fill('21:30');
      await expect
        .poll(async () => (await (await page.request.get('/api/calling')).json()).wishes)
        .toMatchObject({
          kinds: { webhook: expect.not.arrayContaining(['over']) },
          quiet: { from: 21 * 60 + 30, to: 8 * 60 },
        });
      await page.reload();
      await expect(page.getByLabel('A game is over · Webhook')).not.toBeChecked();
      await expect(page.getByLabel('My turn · Webhook')).toBeChecked();
    });
  } finally {
    await context.close();
    site.close();
    receiver.close();
  }
});

for (const [name, ask, done] of [
  ['confirm', 'Yes, that is my address', 'This link no longer works'],
  ['stop', 'Never write again', 'This link is not complete'],
] as const)
  test(`a link in a mail (${name}) asks once more, and says where it holds no more`, async ({ page }) => {
    await prepare(page);
    await page.goto(`/${name}#nonsense~0.x`);
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('status')).toContainText(done);
  });
