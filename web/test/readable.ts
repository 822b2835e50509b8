import { LOCALES, type Locale } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import type { CDPSession, Page } from '@playwright/test';
import { faultsOf, WINDOWS, type Window } from './faults.ts';
import { type GAMES, keptGame, liftCurtain, takeIn } from './kept.ts';
import { type Measured, measured } from './measured.ts';
import { aGroup, asHost } from './people.ts';
import { prepare } from './playing.ts';

/** Part of a kept game at which it is looked at: its beginning, its middle and its late turns. */
const MOMENTS: readonly number[] = [0.12, 0.45, 0.8];

export type GameName = (typeof GAMES)[number];

/** How many sit at the table at each of the moments. */
const SEATS: Readonly<Record<GameName, readonly number[]>> = {
  co2: [5, 5, 5],
  'future-energy': [4, 4, 4],
  'bataille-pour-le-climat': [3, 3, 5],
  'council-of-shadows': [4, 4, 1],
};

/** What stands over or beside the table: said of what is pointed at, a closer look, a bot's advice, an earlier moment, the end of the game, its board and what an analysis says of it. */
type State = 'tooltip' | 'closer' | 'hint' | 'replay' | 'ending' | 'board' | 'analysis';

/** What was found on one page, in one window and one language. */
export interface Look {
  readonly moment: number | State;
  readonly window: Window;
  readonly locale: Locale;
  readonly page: Measured;
}

/** Looks at a game in every window and language, on one page: only the window and the setting change. */
export async function* looksAt(
  page: Page,
  game: GameName,
  settings: Readonly<Record<string, unknown>> = {},
  windows: readonly Window[] = WINDOWS,
  moments: readonly number[] = MOMENTS,
): AsyncGenerator<Look> {
  await prepare(page, settings);
  const devtools = await page.context().newCDPSession(page);
  for (const moment of moments) {
    await takeIn(page, keptGame(game, SEATS[game][MOMENTS.indexOf(moment)] ?? 2, moment));
    await liftCurtain(page);
    for (const locale of ['en', 'fr', 'ru'] as const) {
      await speak(page, locale);
      for (const window of windows) {
        await lookThrough(page, devtools, window);
        yield { moment, window, locale, page: await settledIn(page, window) };
      }
    }
    await speak(page, 'en');
  }
}

/** Gives a page such a window, under a finger or a mouse. */
export async function lookThrough(page: Page, devtools: CDPSession, { width, height, touch }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, touch);
}

/** Looks at what stands over or beside the table that is shown, at a desk and on a phone, in every language. */
export async function* looksBeside(page: Page, game: GameName): AsyncGenerator<Look> {
  const devtools = await page.context().newCDPSession(page);
  const [desk, phone] = [WINDOWS[1], WINDOWS[4]];
  async function* looks(moment: State, windows: readonly Window[], again?: () => Promise<void>): AsyncGenerator<Look> {
    for (const window of windows)
      for (const locale of ['en', 'fr', 'ru'] as const) {
        await lookThrough(page, devtools, window);
        await speak(page, locale);
        await again?.();
        yield { moment, window, locale, page: await settledIn(page, window) };
      }
    await speak(page, 'en');
    await lookThrough(page, devtools, desk);
  }
  await lookThrough(page, devtools, desk);
  const place = page.locator('.panzoom-sheet [data-place]').last();
  yield* looks('tooltip', [desk], async () => {
    await page.mouse.move(1, 1);
    await place.hover({ force: true });
    await page.locator('.tooltip').waitFor();
  });
  await page.keyboard.press('KeyI');
  await page.locator('.dialog .closer').waitFor();
  yield* looks('closer', [desk, phone]);
  await page.keyboard.press('Escape');
  await page.locator('.decision-foot .decision-tools button').first().click();
  await page.locator('.hint .action').first().waitFor({ timeout: 60_000 });
  yield* looks('hint', [phone]);
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  await page.locator('.replay-rows').waitFor();
  yield* looks('replay', [desk, phone]);
  await takeIn(page, keptGame(game, SEATS[game].at(-1) ?? 2, 1));
  await page.locator('.ending').waitFor();
  yield* looks('ending', [desk, phone]);
  await lookThrough(page, devtools, phone);
  await page.getByText('Look at the board').click();
  yield* looks('board', [phone]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const analysis = page.locator('.analysis');
  await analysis.locator('.chart svg').first().waitFor({ timeout: 60_000 });
  await analysis.getByRole('button', { name: 'Stop' }).click();
  yield* looks('analysis', [desk, phone]);
}

/** Looks at the table that is shown in twice the size, at a desk and on a phone, in every language; afterwards it is as before. */
export async function* looksAtTwice(page: Page): AsyncGenerator<Omit<Look, 'moment'>> {
  const devtools = await page.context().newCDPSession(page);
  await change(page, { size: 2 });
  for (const locale of ['en', 'fr', 'ru'] as const) {
    await speak(page, locale);
    for (const window of WINDOWS.filter(({ name }) => name === 'desk' || name === 'phone')) {
      await lookThrough(page, devtools, window);
      yield { window, locale, page: await settledIn(page, window) };
    }
  }
  await change(page, { size: 1 });
}

/** A board that has just changed its window and its language is laid out once more when its letters have come. */
async function settledIn(page: Page, window: Window): Promise<Measured> {
  let found = await measured(page);
  for (let look = 0; look < 8 && faultsOf({ page: found, window }).length > 0; look++) {
    // A map that follows what is pointed at is on its way for a moment.
    await page.waitForTimeout(250);
    found = await measured(page);
  }
  return found;
}

/** Pages without a table: nothing is decided there at once, and all of it is read. */
const PAGES = [
  '/',
  '/new/co2?mode=bots',
  '/new/bataille-pour-le-climat?mode=online',
  '/learn/co2',
  '/settings',
  '/find',
  '/host',
  '/games',
  '/mine/co2',
  '/exercises/co2',
  '/groups',
];

/** Where a table on the server waits for its people. */
const WAITING = 'the waiting room';
const lesson = /^\/learn\/.*\//;

/** Looks at the pages around the tables and the beginnings of all lessons, in one window after the other. */
export async function* looksAround(page: Page): AsyncGenerator<Omit<Look, 'moment'> & { readonly path: string }> {
  await prepare(page);
  const devtools = await page.context().newCDPSession(page);
  await takeIn(page, keptGame('co2', 2, 1));
  await asHost(page);
  const courses = (await loadAllGames()).map(async ({ game, course }) =>
    ((await course?.())?.lessons ?? []).map(({ id }) => `/learn/${game.id}/${id}`),
  );
  const lessons = (await Promise.all(courses)).flat();
  const laterLessons = (await Promise.all(courses)).flatMap((all) => all.slice(1));
  for (const path of [...PAGES, await aGroup(page), ...lessons, WAITING]) {
    await page.goto(path === WAITING ? '/new/future-energy?mode=online' : path);
    await page.locator('h1').first().waitFor();
    if (path === WAITING) await page.locator('form .large').click();
    await page
      .locator({ [WAITING]: '.online-seats' }[path] ?? (lesson.test(path) ? '.guide' : 'h1'))
      .first()
      .waitFor();
    // Later lessons are laid out as the first: each is looked at in one language, in turn.
    const later = laterLessons.indexOf(path);
    for (const locale of later < 0 ? LOCALES : LOCALES.slice(later % LOCALES.length, (later % LOCALES.length) + 1)) {
      await settle(page, locale);
      for (const window of WINDOWS.filter(({ name }) => name === 'desk' || name === 'phone')) {
        await lookThrough(page, devtools, window);
        yield { path, window, locale, page: await settledIn(page, window) };
      }
    }
    await settle(page, 'en');
  }
}

/** Changes settings as another tab of the same browser would. */
async function change(page: Page, part: object): Promise<void> {
  await page.evaluate((to) => {
    const key = 'kaya-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, ...to }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, part);
}

/** Changes the language. */
export async function settle(page: Page, locale: Locale): Promise<void> {
  await change(page, { locale });
  await page.locator(`html[lang=${locale}]`).waitFor();
}

/** Changes the language at a table. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await settle(page, locale);
  const home = { en: 'Menu', fr: 'Menu', ru: 'Меню' }[locale];
  await page.locator(`html[lang=${locale}] .table-header`, { hasText: home }).waitFor();
}
