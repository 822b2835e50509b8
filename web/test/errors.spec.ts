import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../tools/serve.ts';
import { openTable, person } from './people.ts';
import { myTurn, playSolo, prepare, problemsOf } from './playing.ts';

declare global {
  interface Window {
    /** How the browser itself writes. */
    realPut?: IDBObjectStore['put'];
  }
}

/** From now on, or no longer, the device has no room for anything. */
async function fillStorage(page: Page, full: boolean): Promise<void> {
  await page.evaluate((on) => {
    window.realPut ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = on
      ? () => {
          throw new DOMException('no room', 'QuotaExceededError');
        }
      : window.realPut;
  }, full);
}

test('wrong links get a page that helps', async ({ page }) => {
  await prepare(page);
  for (const path of ['/nowhere', '/rules/chess', '/learn/chess', '/local/none', '/local/none/screen', '/table/there-is-none']) {
    await page.goto(path);
    await expect(page.locator('.error-page h1')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
  }
});

test('a device without room says so; the game goes on, and nothing is lost when there is room again', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await fillStorage(page, true);
  await playSolo(page, 'co2');
  const notice = page.locator('.notice');
  await expect(notice).toContainText('The device is full');
  await myTurn(page);
  await page.locator('.decision .action').first().click();
  await myTurn(page);
  await notice.getByRole('button', { name: 'Close' }).click();
  await fillStorage(page, false);
  await page.locator('.decision .action').first().click();
  await myTurn(page);
  const asked = await page.locator('.prompt').textContent();
  const offered = await page.locator('.decision .action').allTextContents();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt')).toHaveText(asked ?? '');
  await expect(page.locator('.decision .action')).toHaveText(offered);
});

test('a browser that keeps nothing at all says so, and the game can be played', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbidden });
    IDBFactory.prototype.open = forbidden;
  });
  await page.goto('/');
  await playSolo(page, 'co2');
  await expect(page.locator('.notice')).toContainText('could not be saved');
  await page.keyboard.press('Escape');
  await myTurn(page);
  await page.locator('.decision .action').first().click();
  await myTurn(page);
  await page.context().close();
});

test('a page of another version than the server is told to load itself again', async ({ browser }) => {
  const ada = await person(browser, 'Ada');
  const path = await openTable(ada.page);
  const old = await (await browser.newContext()).newPage();
  await prepare(old);
  // The server's own answer to another version is tried where it is given (server/test/attacks/interrupted.test.ts).
  let came = 0;
  await old.routeWebSocket(/\/live\?/, (socket) => {
    came++;
    socket.send(JSON.stringify({ t: 'problem', code: 'other-version', table: null }));
    void socket.close({ code: 4001 });
  });
  await old.goto(path);
  await expect(old.locator('.notice')).toContainText('This page and the server are of different versions');
  expect(came).toBe(1);
  await old.context().close();
});

test('a page of an older version that misses a part says how to go on', async ({ page }) => {
  await prepare(page);
  await page.route('**/assets/RulesPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.locator('.error-page')).toContainText('Part of the site could not be loaded');
  await page.unroute('**/assets/RulesPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Search the rules')).toBeVisible();
});

test('without the server the site says so and offers what works', async ({ page }) => {
  await prepare(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.goto('/table/some-table');
  await expect(page.locator('.error-page')).toContainText('Games against bots, solo and around one screen work without it');
  await page.goto('/new/co2?mode=online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.notice')).toContainText('Try again later, or play on this device');
  await page.goto('/');
  await page.locator('[data-game="co2"]').getByRole('button', { name: 'Play now' }).click();
  expect(await myTurn(page)).toBe(true);
});

test('a host’s own components are played with, on the page and by the bots', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-components-'));
  const ours = JSON.parse(readFileSync(new URL('../../games/co2/data/components.json', import.meta.url), 'utf8'));
  for (const goal of ours.unGoals) goal.vp = 42;
  writeFileSync(join(folder, 'co2.json'), JSON.stringify(ours));
  // This one is shipped as read: its reader comes to the page only with a file of the host's.
  const climate = 'bataille-pour-le-climat';
  const world = JSON.parse(readFileSync(new URL(`../../games/${climate}/data/components.json`, import.meta.url), 'utf8'));
  world.regions[0].population = 77;
  writeFileSync(join(folder, `${climate}.json`), JSON.stringify(world));
  const { address, close } = await serve({ KAYA_COMPONENTS: folder });
  try {
    const problems = problemsOf(page);
    await prepare(page);
    await page.goto(`${address}/new/co2?mode=bots`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await myTurn(page);
    await expect(page.locator('.panzoom [data-place^="un"]').first()).toContainText('42');
    for (let i = 0; i < 12; i++) {
      await page.locator('.decision .action').first().click();
      await myTurn(page);
    }
    await page.goto(`${address}/new/${climate}?mode=bots`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await myTurn(page);
    await expect(page.locator('.panzoom [data-place="region:europe"]').last()).toContainText('77');
    // A drawn card is known: the table says why it is not given back.
    await page.locator('.decision .action').first().click();
    await expect(page.locator('.no-undo')).toHaveText(/drew or showed/);
    expect(problems).toEqual([]);
  } finally {
    close();
    rmSync(folder, { recursive: true, force: true });
  }
});
