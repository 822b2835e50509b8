import { expect, test } from '@playwright/test';
import type { Save } from '../saves/saves.ts';
import { GAMES } from './kept.ts';
import {
  afterOneMove,
  chooseFirst,
  keptHere,
  myTurn,
  playByPointer,
  playSolo,
  prepare,
  problemsOf,
  startAgainstBots,
  startAroundOneScreen,
} from './playing.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

// As on people's own devices.
test.use({ serviceWorkers: 'allow' });

test('without a network, on a phone: a solo game from the start to the end', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const problems = problemsOf(page);
  await prepare(page);
  await page.goto('/');
  await keptHere(page);
  await context.setOffline(true);
  // Lessons are there too, though none was opened before.
  await page.goto('/learn/co2/first-plant');
  await expect(page.locator('.guide[data-phase="ask"]')).toBeVisible();
  // A master plays here too, though nobody asked for what it has learnt before.
  await page.goto('/new/future-energy?mode=bots');
  await page.getByLabel(/number of players/i).selectOption('2');
  await page.getByLabel('Who sits in seat 2').selectOption('master');
  await page.getByRole('button', { name: 'Start the game' }).click();
  while (!(await page.evaluate(hasAnswered))) {
    await myTurn(page);
    await chooseFirst(page);
  }
  expect(problems).toEqual([]);
  await page.goto('/');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await playSolo(page, 'co2');
  const played = await playByPointer(page, { seed: 'solo' });
  expect(played.board).toBeGreaterThan(10);
  await expect(page.locator('.ending')).toBeVisible();
  await page.reload();
  await expect(page.locator('.ending')).toBeVisible();
  await context.close();
});

test('the site can be installed: its manifest and all its icons are there', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  const icons: { readonly src: string; readonly type: string }[] = manifest.icons;
  expect(icons.map(({ type }) => type)).toContain('image/png');
  for (const { src, type } of [...icons, { src: '/apple-touch-icon.png', type: 'image/png' }]) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type'], src).toContain(type);
  }
});

test('a reload in the middle of a decision goes on with the same question', async ({ page }) => {
  await prepare(page);
  const { asked, offered } = await afterOneMove(page);
  await page.reload();
  await expect(page.locator('.prompt')).toHaveText(asked);
  await expect(page.locator('.decision .action')).toHaveText(offered);
  // The big screen opens beside the table and leads back to it.
  await page.getByRole('button', { name: 'Menu' }).click();
  const [wall] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Open the big screen' }).click()]);
  await wall.getByRole('link', { name: 'Back to the table' }).click();
  await expect(wall.locator('.prompt')).toHaveText(asked);
  await wall.close();
  await page.goto('/');
  await expect(page.locator('.my-games')).toContainText('Your turn');
  // A game is not deleted by one slip of the finger.
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.locator('.my-games li')).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.my-games li')).toHaveCount(0);
});

test('the end of a turn is asked for; it can be taken back until then, and not after', async ({ page }) => {
  await prepare(page, { confirm: true });
  await startAgainstBots(page, 'future-energy', 2);
  await myTurn(page);
  const first = await page.locator('.decision .action').allTextContents();
  await page.locator('.decision .action').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.decision .action')).toHaveCount(first.length);
  await expect(page.locator('.decision .action')).toHaveText(first);
  const end = page.getByRole('button', { name: 'End my turn' });
  for (let i = 0; i < 60 && !(await end.isVisible()); i++) {
    await page.locator('.decision .action').last().click();
    await page.locator('.actions .action, .hold').first().waitFor();
  }
  await expect(page.locator('.prompt')).toContainText('Your turn is played');
  await end.click();
  await myTurn(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('what cannot be done says why, one click from its rule', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  await page.locator('.why-not summary').click();
  await expect(page.locator('.why-not .reasons li').first()).not.toBeEmpty();
  await expect(page.locator('.blocked', { hasText: 'Construct a plant' }).locator('.closest')).toHaveText(
    /^Closest: Construct .*in .+/,
  );
  await page.locator('.why-not').getByRole('button', { name: 'Read the rule' }).first().click();
  await expect(page.locator('.drawer [data-wanted]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer')).toHaveCount(0);
});

test('the language changes at any time and is remembered', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  const english = await page.locator('.prompt').textContent();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Language').selectOption('ru');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toContainText(/[а-я]/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('.prompt')).not.toHaveText(english ?? '');
  await page.goto('/');
  await page.locator('.site-header select').selectOption('fr');
  await expect(page.locator('h1')).toContainText('Des jeux de société');
});

test('around one screen: a curtain hides one hand from the next', async ({ page }) => {
  await prepare(page);
  await startAroundOneScreen(page, 'co2', 2);
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
  await curtain.getByRole('button').click();
  const mine = await page.locator('.hand').textContent();
  for (let i = 0; i < 60 && !(await curtain.isVisible()); i++) {
    await page.locator('.decision .action').last().click();
    await page.locator('.actions .action, .curtain').first().waitFor();
  }
  await expect(page.locator('.hand')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('.hand')).not.toHaveText(mine ?? '');
});

test('a second window for all eyes follows the game and knows no secret', async ({ page }) => {
  await prepare(page);
  await startAroundOneScreen(page, 'co2', 2);
  const wall = await page.context().newPage();
  await wall.goto(`${new URL(page.url()).pathname}/screen`);
  await expect(wall.locator('.big-screen svg').first()).toBeVisible();
  const cards = new Set<string>();
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('.curtain button').click();
    for (const card of await page.locator('.hand [data-piece]').all()) cards.add((await card.getAttribute('data-piece')) ?? '');
    const before = await wall.locator('.big-screen header').textContent();
    for (let i = 0; i < 60 && !(await page.locator('.curtain').isVisible()); i++) {
      await page.locator('.decision .action').last().click();
      await page.locator('.actions .action, .curtain').first().waitFor();
    }
    await expect(wall.locator('.big-screen header')).not.toHaveText(before ?? '');
  }
  expect(cards.size).toBeGreaterThan(3);
  const shown = await wall.locator('.big-screen').innerHTML();
  expect([...cards].filter((card) => shown.includes(`"${card}"`))).toEqual([]);
});

test('any earlier moment can be looked at, and the game goes on from now', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  await page.locator('.decision .action').first().click();
  await myTurn(page);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByLabel('Moment of the game').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.prompt')).toContainText('You are looking at move 0');
  await expect(page.locator('.decision .action')).toHaveCount(0);
  await page.getByRole('button', { name: 'Return to now' }).click();
  await expect(page.locator('.decision .action').first()).toBeVisible();
});

test('no page is wider than a phone, in the language with the longest words', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prepare(page, { locale: 'ru' });
  const wide: string[] = [];
  for (const path of [
    '/',
    '/about',
    '/settings',
    '/rules/co2',
    ...GAMES.flatMap((game) => [`/new/${game}?mode=bots`, `/learn/${game}`]),
  ]) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > PHONE.viewport.width) wide.push(path);
  }
  expect(wide).toEqual([]);
  await context.close();
});

test('on a phone the board keeps the screen and everything is large enough for a thumb', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/');
  await page.locator('[data-game="co2"]').getByRole('button', { name: 'Play now' }).tap();
  await myTurn(page);
  const height = await page.locator('.panzoom').evaluate((it) => it.clientHeight);
  expect(height).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const action of await page.locator('.action').all())
    expect((await action.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  // A tap where nothing can be done says what lies there; all regions are in sight without moving anything.
  await page.locator('.panzoom [data-place="event"]').tap();
  await page.locator('.tooltip').getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.locator('.tooltip')).toHaveCount(0);
  await page.locator('.panzoom [data-place="event"]').tap();
  // A finger opens it large from there, and nothing is played.
  await page.locator('.tooltip').getByRole('button', { name: 'Look closer' }).tap();
  await expect(page.locator('.closer[data-near="event"] [data-rule]')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.locator('.dialog, .tooltip')).toHaveCount(0);
  for (const region of await page.locator('.panzoom [data-place^="region:"] > rect:first-of-type').all())
    await expect(region).toBeInViewport();
  await page.locator('.action').first().tap();
  await page.getByRole('tab', { name: 'Players' }).tap();
  await expect(page.locator('.players > li')).toHaveCount(3);
  await context.close();
});

test('a tablet held upright has the high sheet beside its column, and turned the wide one', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await page.locator('[data-game="co2"]').getByRole('button', { name: 'Play now' }).click();
  await myTurn(page);
  const shape = () =>
    page
      .locator('.panzoom-sheet > svg')
      .evaluate((it) => (it instanceof SVGSVGElement ? it.viewBox.baseVal.height / it.viewBox.baseVal.width : 0));
  await expect.poll(shape).toBeGreaterThan(1);
  await expect(page.locator('.table-side .decision')).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(shape).toBeLessThan(1);
});

/** Runs in the page: has a master moved in a game that is kept on this device? */
function hasAnswered(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kaya');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const saves = opening.result.transaction('saves').objectStore('saves').getAll();
      saves.onsuccess = () => {
        const kept: readonly Save[] = saves.result;
        const byMaster = ({ players, snapshot }: Save) =>
          snapshot.record.moves.some(([seat]) =>
            players.some((it, i) => it.kind === 'bot' && it.level === 'master' && i === seat),
          );
        resolve(kept.some(byMaster));
      };
    };
  });
}
