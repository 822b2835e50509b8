import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { bring, GAMES, keptGame, liftCurtain, takeIn } from './kept.ts';
import { aGroup, asHost, openTable, person, twoAtATable } from './people.ts';
import { myTurn, prepare, startAroundOneScreen } from './playing.ts';

// Axe looks at everything, in several sizes and colours: on a busy machine that takes its time.
test.describe.configure({ timeout: 240_000 });

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const PAGES = [
  '/',
  '/new/co2?mode=bots',
  '/new/future-energy?mode=online',
  '/new/council-of-shadows?mode=screen',
  ...GAMES.map((game) => `/learn/${game}`),
  '/learn/co2/first-plant',
  '/met/co2',
  '/rules/co2',
  '/about',
  '/programs',
  '/daily',
  '/daily/future-energy',
  '/settings',
  '/ratings',
  '/ratings/co2',
  '/find',
  '/host',
  '/games',
  '/mine/co2',
  '/exercises/co2',
  '/groups',
  '/join#nowhere',
  '/nowhere',
  '/table/none',
  '/local/none',
];

/** Written words must be part of a button's name. Axe glues the texts of a drawing together, so it can judge that only beside them. */
const WRITTEN = 'label-content-name-mismatch';

/** The whole page, or what was opened on one that has been looked at. */
const ALL = 'html';

/** What axe finds on a part of the page as it is; another theme changes nothing but colours, and another window none of them. */
async function check(page: Page, part = ALL, themes: readonly ('light' | 'dark')[] = ['light', 'dark']): Promise<void> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Half a megabyte of it comes into a page once, and stays.
    const isThere = await page.evaluate(() => 'axe' in window);
    const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
      .include(part)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'light' ? builder : builder.withRules('color-contrast')).analyze();
    for (const { id, nodes } of violations) {
      const html = nodes.map((node) => node.html.slice(0, 200));
      const meant = id === WRITTEN ? html.filter((text) => !/^<\w+ data-place=/.test(text)) : html;
      if (meant.length > 0) found.push(`${theme} ${id}: ${meant.slice(0, 3).join(' ')}`);
    }
  }
  expect(found, page.url()).toEqual([]);
}

async function onDeskAndPhone(page: Page, part = ALL): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect(page.locator('.loading')).toHaveCount(0);
  await check(page, part, ['light']);
  await page.setViewportSize(DESK);
  await check(page, part);
}

test('every page is accessible', async ({ page }) => {
  await prepare(page);
  // Somebody who has played to the end here, looks after the site and is in a group: so there is something to see.
  await takeIn(page, keptGame('co2', 2, 1));
  await asHost(page);
  for (const path of [...PAGES, await aGroup(page)]) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await onDeskAndPhone(page);
  }
});

for (const game of GAMES) {
  test(`${game}: the table, as a drawing and as text, its end and its big screen are accessible`, async ({ page }) => {
    await prepare(page, { coach: true });
    const seats = game === 'future-energy' || game === 'council-of-shadows' ? 4 : 5;
    // The coach speaks of what is new since one's last move: here that is long ago.
    await takeIn(page, keptGame(game, seats, game === 'co2' ? 0.48 : 0.6));
    await liftCurtain(page);
    await myTurn(page);
    // A card is a card in every game.
    if (game === 'co2') await expect(page.locator('.coach-card')).toBeVisible();
    await onDeskAndPhone(page);
    await page.keyboard.press('?');
    await expect(page.locator('.aid')).toBeVisible();
    await check(page, '.dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'As text' }).click();
    await expect(page.locator('.in-words')).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.locator('.read-out > li')).toHaveCount(1);
    await onDeskAndPhone(page);
    await page.getByRole('button', { name: 'As text' }).click();
    await page.goto(`${new URL(page.url()).pathname}/screen`);
    await expect(page.locator('.big-screen')).toBeVisible();
    await check(page);
    await takeIn(page, keptGame(game, seats, 1));
    await expect(page.locator('.ending')).toBeVisible();
    await onDeskAndPhone(page);
  });
}

test('what a table says when it is asked is accessible', async ({ page }) => {
  await prepare(page, { welcomed: false });
  await startAroundOneScreen(page, 'co2', 3);
  await expect(page.locator('.curtain')).toBeVisible();
  await onDeskAndPhone(page);
  await liftCurtain(page);
  await myTurn(page);
  await onDeskAndPhone(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator('.why-not summary').click();
  await check(page, '.why-not');
  await page.getByRole('button', { name: 'Ask a bot for a hint' }).click();
  await expect(page.locator('.hint')).toBeVisible({ timeout: 30_000 });
  await check(page, '.hint');
  await page.locator('.panzoom [data-may-point]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await check(page, '[role="tooltip"]');
  await page.locator('.panzoom [data-may-ask]').first().click({ force: true });
  await expect(page.locator('.choice-sheet')).toBeVisible();
  await onDeskAndPhone(page, '.choice-sheet');
});

test('the parts of a table are accessible', async ({ page }) => {
  await prepare(page, { confirm: true });
  // A game whose turns end by themselves, so that their end is asked for.
  await startAroundOneScreen(page, 'future-energy', 3);
  await liftCurtain(page);
  await myTurn(page);
  await page.locator('.decision .action').first().click();
  await myTurn(page);
  for (const tab of ['Log', 'Forecast']) {
    await page.getByRole('tab', { name: tab }).click();
    await onDeskAndPhone(page, '.side');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await onDeskAndPhone(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('.drawer')).toBeVisible();
  await check(page, '.drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByLabel('Moment of the game')).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Return to now' }).click();
  for (let i = 0; i < 60 && (await page.locator('.hold').count()) === 0; i++) {
    await page.locator('.decision .action').last().click();
    await page.locator('.actions .action, .hold').first().waitFor();
  }
  await onDeskAndPhone(page);
});

test('a record that is brought, a notice and a server that is away are accessible', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await bring(page, 'not a record');
  await expect(page.locator('.notice')).toBeVisible();
  await onDeskAndPhone(page);
  await bring(page, keptGame('co2', 3, 0.2));
  await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible();
  await onDeskAndPhone(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/table/some-table');
  await expect(page.locator('.error-page')).toBeVisible();
  await onDeskAndPhone(page);
});

test('tables far away are accessible, waiting and playing', async ({ browser }) => {
  const host = await person(browser, 'Ada');
  await openTable(host.page);
  await onDeskAndPhone(host.page);
  const [ada, max] = await twoAtATable(browser);
  await ada.page.locator('.table-more summary').click();
  await ada.page.getByRole('button', { name: 'Ask to end the game' }).click();
  await ada.page.getByRole('tab', { name: 'Chat' }).click();
  await onDeskAndPhone(ada.page);
  await expect(max.page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await onDeskAndPhone(max.page);
});
