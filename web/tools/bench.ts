// npm run bench:web: bytes, time to a playable table, click to paint, frames in motion and memory over whole games, in a real Chromium.
import { pick, type Rng, seeded } from '@kaya/engine';
import type { CDPSession, Page } from '@playwright/test';
import { weigh } from '../test/weighing.ts';
import { computing, type Measured, measureGames, quantile, type Taken } from './measuring.ts';

const CLICKS = 120;
const IN_MOTION = 15;

await measureGames('the CPU time', measure);

/** One game: what it weighs, how it answers, how it moves, and what it keeps in memory. */
async function measure(game: string, { page, session }: Measured): Promise<string> {
  const weight = weigh(page);
  const opened = performance.now();
  await page.goto('/');
  const play = page.locator(`[data-game="${game}"] .ways > button`);
  await play.waitFor();
  const home = performance.now() - opened;
  const clicked = performance.now();
  await play.click();
  await page.locator('.decision .action').first().waitFor({ timeout: 60_000 });
  const table = performance.now() - clicked;
  const bytes = await weight();
  const rng = seeded(game);
  const first = await heap(session);
  const answers = await playOn(page, session, rng, CLICKS);
  const half = await heap(session);
  await playOn(page, session, rng, CLICKS);
  const last = await heap(session);
  const frames = await inMotion(page, rng);
  const wall = answers.map((it) => it.painted);
  const own = answers.map((it) => it.computed);
  return [
    game.padEnd(24),
    `${(bytes / 1000).toFixed(0)} kB JavaScript (gzip) to a playable table`,
    `home ${home.toFixed(0)} ms, table ${table.toFixed(0)} ms`,
    `click to paint p50 ${quantile(wall, 0.5)} ms, p95 ${quantile(wall, 0.95)} ms over ${wall.length} clicks`,
    `computing p50 ${quantile(own, 0.5)} ms, p95 ${quantile(own, 0.95)} ms`,
    `in motion ${frames.toFixed(0)} frames/s`,
    `heap ${first.toFixed(1)} → ${half.toFixed(1)} → ${last.toFixed(1)} MB`,
  ].join(' · ');
}

/** What can be done now, by number; where a game is over, another one is begun. */
async function ready(page: Page, rng: Rng): Promise<number> {
  await page.locator('.ending, .decision .actions .action').first().waitFor({ timeout: 60_000 });
  if ((await page.locator('.ending').count()) > 0) {
    await page.locator('.ending .primary').click();
    await page.locator('.ending').waitFor({ state: 'detached' });
    return ready(page, rng);
  }
  const count = await page.locator('.decision .actions .action').count();
  return count === 0
    ? ready(page, rng)
    : pick(
        rng,
        Array.from({ length: count }, (_, i) => i),
      );
}

async function playOn(page: Page, session: CDPSession, rng: Rng, count: number): Promise<Taken[]> {
  const answers: Taken[] = [];
  for (let i = 0; i < count; i++) {
    const number = await ready(page, rng);
    const before = await computing(session);
    const painted = await page.evaluate(async (index) => {
      const button = document.querySelectorAll<HTMLElement>('.decision .actions .action')[index];
      if (button === undefined) return null;
      const start = performance.now();
      button.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    }, number);
    if (painted !== null) answers.push({ painted, computed: (await computing(session)) - before });
  }
  return answers;
}

/** Frames a second while pieces travel. */
async function inMotion(page: Page, rng: Rng): Promise<number> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kaya-settings') ?? '{}');
    localStorage.setItem('kaya-settings', JSON.stringify({ ...kept, speed: 'normal' }));
  });
  await page.reload();
  let frames = 0;
  let seconds = 0;
  for (let i = 0; i < IN_MOTION; i++) {
    const number = await ready(page, rng);
    const [shown, time] = await page.evaluate(async (index) => {
      document.querySelectorAll<HTMLElement>('.decision .actions .action')[index]?.click();
      const start = performance.now();
      let count = 0;
      while (performance.now() - start < 300) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        count++;
      }
      return [count, (performance.now() - start) / 1000] as const;
    }, number);
    frames += shown;
    seconds += time;
  }
  return frames / seconds;
}

/** Megabytes in use after everything unused is thrown away. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
