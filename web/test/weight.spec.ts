import { loadGame } from '@kaya/games';
import { expect, test } from '@playwright/test';
import { GAMES } from './kept.ts';
import { myTurn, prepare } from './playing.ts';
import { weigh } from './weighing.ts';

/** The most JavaScript, compressed, from the first visit to a playable table. */
const MOST = 250_000;

/** After so long tables and boards load what they do not need at first. */
const AT_REST = [1000, 2500, 4000];

for (const game of GAMES) {
  test(`${game}: at most 250 kB of JavaScript to a playable table, and no lesson before one is looked for`, async ({ page }) => {
    await prepare(page);
    await page.addInitScript(neverAtRest, AT_REST);
    // Whether others have left tables open, and so a list to be drawn, is not weighed.
    await page.route('**/api/tables?page=*', (route) => route.fulfill({ json: [] }));
    const weight = weigh(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    const course = await (await loadGame(game))?.course?.();
    if (course === undefined) throw new Error(`${game} has no lessons`);
    const hasLoaded = async () => {
      const all = (await Promise.all(scripts)).join();
      return course.lessons.some(({ record }) => all.includes(record.hashes.slice(0, 80)));
    };
    await page.goto('/');
    await page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play now' }).click();
    await myTurn(page);
    expect(await weight()).toBeLessThanOrEqual(MOST);
    expect(await hasLoaded()).toBe(false);
    await page.goto(`/learn/${game}`);
    await expect.poll(hasLoaded).toBe(true);
  });
}

/** Runs in the page: a slow machine would be at rest before its table is playable, and what is loaded then is not weighed. */
function neverAtRest(rest: readonly number[]): void {
  const wait = window.setTimeout.bind(window);
  const patient = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    wait(ms !== undefined && rest.includes(ms) ? () => {} : run, ms, ...given);
  window.setTimeout = Object.assign(patient, window.setTimeout);
}
