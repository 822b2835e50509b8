// The table of a day: played where there is no network, sent when there is one again, compared with others.
import AxeBuilder from '@axe-core/playwright';
import { type GameRecord, type Kinds, Match, type Snapshot } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { type Daily, type Deal, dailyName } from '@kaya/wire';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { chooseFirst, keptHere } from '../playing.ts';
import { journey, traveller } from './sites.ts';

/** Ends soonest where one plays alone and takes the last thing on each list. */
const GAME = 'co2';

interface Played {
  readonly record: GameRecord;
  /** Before the person's last decision. */
  readonly nearly: Snapshot<Kinds>;
}

/** A whole game of the deal: the first decision as told, the others as quickly as can be. */
async function played({ bots, options, seed }: Deal, first: 'first' | 'last'): Promise<Played> {
  const box = await loadGame(GAME);
  const started = box === null ? null : Match.start<Kinds>(box.game, { seats: 1 + bots.length, options, seed });
  if (!started?.ok) throw new Error('the deal is refused');
  const { match } = started;
  let nearly = match.snapshot();
  while (!match.over) {
    const legal = match.legal(0);
    // Several ways on are left to the page.
    if (legal.length > 1) nearly = match.snapshot();
    const chosen = match.moves === 0 && first === 'first' ? legal[0] : legal.at(-1);
    if (chosen !== undefined) match.act(0, chosen);
  }
  return { record: match.record(), nearly };
}

/** Puts a position in the place of the game that was begun. */
async function put(page: Page, id: string, snapshot: Snapshot<Kinds>): Promise<void> {
  await page.evaluate(
    async ([name, text]) => {
      const opening = indexedDB.open('kaya', 1);
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const store = db.transaction('saves', 'readwrite').objectStore('saves');
      await new Promise<void>((resolve) => {
        const reading = store.get(name);
        reading.onsuccess = () => {
          store.put({ ...reading.result, snapshot: JSON.parse(text) }).onsuccess = () => resolve();
        };
      });
    },
    [id, JSON.stringify(snapshot)] as const,
  );
}

/** Somebody else sends this. */
async function send(request: APIRequestContext, { game, day }: Deal, record: GameRecord): Promise<void> {
  const answer = await request.post(`/api/daily/${game}/${day}`, { data: { record } });
  expect(answer.status(), await answer.text()).toBe(200);
}

// As on people's own devices.
journey.use({ serviceWorkers: 'allow' });

journey(
  'today’s table: begun from the home page, finished without a network, sent, and compared on both devices',
  async ({ browser, sites }) => {
    const [ada, max] = [await traveller(browser, sites, 'Ada'), await traveller(browser, sites, 'Max')];
    const page = ada.desk;
    const { deals }: Daily = await (await max.phone.request.get('/api/daily')).json();
    const deal = deals.find(({ game }) => game === GAME) as Deal;
    await journey.step('every process deals the same; somebody else has sent their try', async () => {
      expect((await (await page.request.get('/api/daily')).json()).deals).toEqual(deals);
      await send(max.phone.request, deal, (await played(deal, 'first')).record);
    });
    await journey.step('the table is looked at while there is a network, and the site is kept on the device', async () => {
      await page.goto('/');
      await keptHere(page);
      const card = page.locator(`[data-game="${GAME}"]`);
      await card.getByText('More ways to play').click();
      await card.getByRole('link', { name: 'Today’s table' }).click();
      await expect(page.getByText('You play alone.')).toBeVisible();
      await page.context().setOffline(true);
    });
    await journey.step(
      'without a network it is played; what was dealt stays a secret, and so does everybody’s result',
      async () => {
        await page.reload();
        await page.getByRole('button', { name: 'Play' }).click();
        await expect(page.locator('.decision .action').first()).toBeVisible();
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Export the record' }).click();
        await expect(page.locator('.notice')).toContainText('when the game is over');
        await page.getByRole('button', { name: 'Analyse the game' }).click();
        await expect(page.locator('.ending')).toContainText('when the game is over');
        await page.goto(`/daily/${GAME}`);
        await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
        await expect(page.getByText('Max')).toHaveCount(0);
        await put(page, dailyName(GAME, deal.day), (await played(deal, 'last')).nearly);
        await page.getByRole('link', { name: 'Go on' }).click();
        await expect(page.locator('.decision .action').first()).toBeVisible();
        while ((await page.locator('.ending').count()) === 0) {
          await chooseFirst(page);
          await page.locator('.ending, .decision .action').first().waitFor();
        }
        await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
        // Nobody sees results before their own try counts, on whatever device.
        await ada.phone.goto(`/daily/${GAME}`);
        await expect(ada.phone.getByRole('button', { name: 'Play' })).toBeVisible();
        await expect(ada.phone.getByText('Max')).toHaveCount(0);
      },
    );
    await journey.step('with a network again it is sent, and compared with another person’s', async () => {
      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Send and compare' }).click();
      await page.getByRole('button', { name: 'Send and compare' }).click();
      await expect(page.locator('.daily-results')).toBeVisible();
      await ada.phone.reload();
      for (const it of [page, ada.phone]) {
        await expect(it.locator('.daily-results')).toContainText('Max');
        await expect(it.locator('.daily-results [data-winner]')).toContainText('Ada');
        await expect(it.locator('.differed > li').first()).toContainText('Move 1:');
        await expect(it.locator('.differed > li').first().locator('li')).toHaveCount(2);
      }
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.getByRole('link', { name: 'All daily tables' }).click();
      await expect(page.locator('.game-list li').first()).toContainText('counted');
    });
    for (const person of [ada, max]) await person.leave();
  },
);
