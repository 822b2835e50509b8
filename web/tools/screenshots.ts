// npm run screenshots: every page and state, on a desk and on a phone, light and dark, in three languages, and the tables in wide
// and upright windows too, into screenshots/;
// npm run screenshots -- readme: the README's pictures.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadAllGames } from '@kaya/games';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '../test/chromium.ts';
import { bring, GAMES, keptGame, liftCurtain, takeIn } from '../test/kept.ts';
import { prepare } from '../test/playing.ts';
import { serve } from './serve.ts';

const folder = process.env['KAYA_SCREENSHOTS'] ?? fileURLToPath(new URL('../../screenshots', import.meta.url));
const WINDOWS = {
  desk: { width: 1280, height: 720, touch: false },
  phone: { width: 390, height: 844, touch: true },
  wide: { width: 1920, height: 1080, touch: false },
  upright: { width: 768, height: 1024, touch: true },
} as const;
const LOOKS = [
  { name: 'desk-light-en', window: 'desk', theme: 'light', locale: 'en' },
  { name: 'desk-dark-fr', window: 'desk', theme: 'dark', locale: 'fr' },
  { name: 'desk-light-ru', window: 'desk', theme: 'light', locale: 'ru' },
  { name: 'phone-light-ru', window: 'phone', theme: 'light', locale: 'ru' },
  { name: 'phone-dark-fr', window: 'phone', theme: 'dark', locale: 'fr' },
  { name: 'wide-dark-en', window: 'wide', theme: 'dark', locale: 'en' },
  { name: 'wide-light-ru', window: 'wide', theme: 'light', locale: 'ru' },
  { name: 'upright-light-fr', window: 'upright', theme: 'light', locale: 'fr' },
  { name: 'upright-dark-ru', window: 'upright', theme: 'dark', locale: 'ru' },
] as const;
type Look = (typeof LOOKS)[number];
type Shot = (what: string, fullPage?: boolean) => Promise<void>;

/** Only what is named on the command line, e.g. `npm run screenshots -- desk-light-en co2`; everything without. */
const wanted = process.argv.slice(2);
const looks = LOOKS.filter(({ name }) => !wanted.some((it) => LOOKS.some((look) => look.name === it)) || wanted.includes(name));
const games = GAMES.filter((game) => !wanted.some((it) => GAMES.some((other) => other === it)) || wanted.includes(game));
const pagesToo = !wanted.some((it) => GAMES.some((game) => game === it));

mkdirSync(folder, { recursive: true });
const { address, close } = await serve();
const browser = await chromium.launch(await chromiumLaunch());
try {
  if (wanted.includes('readme')) await readme(browser);
  else for (const look of looks) await all(browser, look);
} finally {
  await browser.close();
  close();
}

async function all(from: Browser, look: Look): Promise<void> {
  const { name, window, theme, locale } = look;
  const { touch, ...viewport } = WINDOWS[window];
  const context = await from.newContext({
    baseURL: address,
    viewport,
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  // A busy machine takes its time.
  page.setDefaultTimeout(120_000);
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('kaya-settings') === null) localStorage.setItem('kaya-settings', text);
    },
    JSON.stringify({ locale, theme, speed: 'off', confirm: false, name: 'Ada', welcomed: true }),
  );
  const shot: Shot = async (what, fullPage = false) => {
    // Nothing is pointed at, so that no tooltip covers the picture.
    await page.mouse.move(1, 1);
    await page.screenshot({ path: `${folder}/${what}-${name}.png`, fullPage });
    console.log(`${what}-${name}.png`);
  };
  // The other windows are there for what is laid out for each: the tables.
  const whole = window === 'desk' || window === 'phone';
  if (pagesToo && whole) await pages(page, shot);
  for (const game of games) await table(page, shot, game);
  if (games.includes('co2') && whole) await states(page, shot, window === 'phone');
  if (pagesToo && whole) {
    await turns(page, shot);
    await bringing(page, shot);
    await farAway(page, shot);
  }
  await context.close();
}

/** What the README shows. */
async function readme(from: Browser): Promise<void> {
  const images = fileURLToPath(new URL('../../docs/images', import.meta.url));
  for (const [name, theme, game, seats, part] of [
    ['home', 'light', null, 0, 0],
    ['co2', 'light', 'co2', 5, 0.45],
    ['council-of-shadows-dark', 'dark', 'council-of-shadows', 4, 0.65],
  ] as const) {
    const context = await from.newContext({ baseURL: address, viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    await prepare(page, { theme });
    await page.goto('/');
    await page.locator('h1').first().waitFor();
    if (game !== null) {
      await takeIn(page, keptGame(game, seats, part));
      await liftCurtain(page);
      await page.locator('.decision .action').first().waitFor();
    }
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(1, 1);
    await page.screenshot({ path: `${images}/${name}.png` });
    await context.close();
  }
}

async function pages(page: Page, shot: Shot): Promise<void> {
  const paths = ['new/co2?mode=bots', 'new/future-energy?mode=online', 'rules/co2', 'about', 'settings', 'nowhere'];
  const more = ['games', 'daily', 'groups', 'find', 'mine/co2', 'exercises/co2'];
  const lessons = await Promise.all(
    (await loadAllGames()).map(async ({ game, course }) => `learn/${game.id}/${(await course?.())?.lessons[0]?.id}`),
  );
  for (const path of ['', ...paths, ...more, ...GAMES.map((game) => `learn/${game}`), ...lessons]) {
    await page.goto(`/${path}`);
    await page
      .locator(lessons.includes(path) ? '.guide' : 'h1')
      .first()
      .waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    await shot(path === '' ? 'home' : path.replace(/\W+/g, '-'), true);
  }
}

/** A table at the beginning, in the middle and at its end, and for a wall. */
async function table(page: Page, shot: Shot, game: string): Promise<void> {
  const seats = game === 'bataille-pour-le-climat' ? 3 : game === 'co2' ? 5 : 4;
  for (const [what, part] of [
    ['early', 0.12],
    ['later', 0.65],
  ] as const) {
    await takeIn(page, keptGame(game, seats, part));
    await liftCurtain(page);
    await page.evaluate(() => document.fonts.ready);
    await shot(`${what}-${game}`);
  }
  await beside(page, shot, game);
  await page.goto(`${new URL(page.url()).pathname}/screen`);
  await page.locator('.big-screen').waitFor();
  await shot(`wall-${game}`);
  await takeIn(page, keptGame(game, seats, 1));
  await page.locator('.ending').waitFor();
  await shot(`ending-${game}`);
  await page.locator('.ending header button').click();
  await shot(`over-${game}`);
}

/** What stands over or beside a table: a closer look, the player aid, an earlier moment; and all of it in twice the size. */
async function beside(page: Page, shot: Shot, game: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.keyboard.press('KeyI');
  await page.locator('.dialog .closer').waitFor();
  await shot(`closer-${game}`);
  await page.keyboard.press('Escape');
  await page.locator('.dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.locator('.aid-foot').waitFor();
  await shot(`aid-${game}`);
  await page.keyboard.press('Escape');
  await page.goto(`${pathname}?at=20`);
  await liftCurtain(page);
  await page.locator('.replay-rows').waitFor();
  await shot(`look-back-${game}`);
  await page.goto(pathname);
  await setting(page, { size: 2 });
  await liftCurtain(page);
  await shot(`twice-${game}`);
  await setting(page, { size: 1 });
  await liftCurtain(page);
}

/** A bot's turn as it is told, and the question whether one's own is over. */
async function turns(page: Page, shot: Shot): Promise<void> {
  await page.goto('/');
  await setting(page, { speed: 'slow' });
  await page.goto('/new/future-energy?mode=bots');
  await page.locator('form .large').click();
  // Who begins is drawn: one's own moves come first until a bot has the turn.
  const scene = page.locator('.telling [data-now]');
  for (let step = 0; step < 40; step++) {
    await scene.or(page.locator('.decision .action')).first().waitFor({ timeout: 60_000 });
    if ((await scene.count()) > 0) break;
    await page.locator('.decision .action').first().click();
  }
  await scene.waitFor();
  await shot('scene');
  await setting(page, { speed: 'off', confirm: true });
  await page.goto('/new/co2?mode=bots');
  await page.locator('form .large').click();
  for (let step = 0; step < 40; step++) {
    await page.locator('.hold, .decision .action').first().waitFor({ timeout: 60_000 });
    if ((await page.locator('.hold').count()) > 0) break;
    await page.locator('.decision .action').first().click();
  }
  await page.locator('.hold').waitFor();
  await shot('end-of-turn');
  await setting(page, { confirm: false });
}

/** The states of a table: its tabs, a choice, a tooltip, advice, as text, an earlier moment, the curtain. */
async function states(page: Page, shot: Shot, phone: boolean): Promise<void> {
  await page.goto('/new/co2?mode=screen');
  await page.locator('form .large').click();
  await page.locator('.curtain').waitFor();
  await shot('curtain');
  await page.goto('/');
  await page.locator('[data-game="co2"] .ways > button').click();
  await page.locator('.decision .action').first().waitFor({ timeout: 60_000 });
  await shot('first-decision');
  for (const tab of phone ? ['hand', 'players', 'log'] : ['log', 'forecast']) {
    await page.locator(`#tab-${tab}`).click();
    await shot(`tab-${tab}`);
  }
  if (phone) await page.locator('#tab-play').click();
  await page.locator('.decision-foot .decision-tools button').first().click();
  await page.locator('.hint .action').first().waitFor({ timeout: 60_000 });
  await page.locator('.hint').evaluate((it) => it.scrollIntoView({ block: 'nearest' }));
  await shot('hint');
  await page.locator('.why-not summary').click();
  await page.locator('.why-not[open]').waitFor();
  await shot('why-not');
  await page.locator('.panzoom [data-may-point]').first().hover();
  await page.locator('.tooltip').waitFor();
  await page.screenshot({ path: `${folder}/tooltip-${phone ? 'phone' : 'desk'}.png` });
  await page.mouse.move(1, 1);
  // What cannot be done is asked for in a sheet; Playwright takes such a place for disabled.
  await page.locator('.panzoom [data-may-ask]').first().click({ force: true });
  await page.locator('.choice-sheet').waitFor();
  await shot('choice');
  await page.keyboard.press('Escape');
  // On a phone the rules are in the menu.
  if (phone) await page.locator('.table-header button').last().click();
  await page.locator(phone ? '.dialog .buttons button >> nth=0' : '.table-header button >> nth=-2').click();
  await page.locator('.drawer .reference').waitFor();
  await shot('rules-drawer');
  await page.keyboard.press('Escape');
  await page.locator('.table-header button').last().click();
  await page.locator('.dialog .settings').first().waitFor();
  await shot('menu');
  await page.keyboard.press('Escape');
  await setting(page, { welcomed: false, confirm: true });
  await page.locator('.welcome').waitFor();
  await shot('welcome');
  await setting(page, { welcomed: true, confirm: false });
  await setting(page, { text: true });
  await page.locator('.in-words').waitFor();
  await shot('as-text');
  await setting(page, { text: false });
}

async function setting(page: Page, part: object): Promise<void> {
  await page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('kaya-settings') ?? '{}');
    localStorage.setItem('kaya-settings', JSON.stringify({ ...kept, ...changed }));
  }, part);
  await page.reload();
}

/** A record that was brought: who plays on? */
async function bringing(page: Page, shot: Shot): Promise<void> {
  await page.goto('/');
  await bring(page, keptGame('co2', 3, 0.4));
  await page.locator('.dialog .seat-list').waitFor();
  await shot('import');
}

/** A table on the server: waiting, then played against bots, and one that is not there. */
async function farAway(page: Page, shot: Shot): Promise<void> {
  await page.goto('/new/future-energy?mode=online');
  await page.locator('form .large').click();
  await page.locator('.online-seats').waitFor();
  await shot('waiting-room');
  // The last seat is free, and its last button gives it to a bot.
  const label = (await page.locator('.online-seats li').last().getByRole('button').last().textContent()) ?? '';
  const free = page.locator('.online-seats').getByRole('button', { name: label, exact: true });
  for (let left = await free.count(); left > 0; left--) {
    await free.first().click();
    await expect(free).toHaveCount(left - 1);
  }
  await page.locator('.buttons .large').click();
  await page.locator('.decision .prompt').waitFor();
  await page.locator('.table-more summary').click();
  await shot('far-away');
  await page.goto('/table/none');
  await page.locator('.error-page').waitFor();
  await shot('no-table');
}
