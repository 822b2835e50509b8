// npm run bench:web: bytes, time to a playable table, click to paint, frames in motion and memory over whole games, in a real Chromium.
import { cpus, loadavg } from 'node:os';
import { pick, type Rng, seeded } from '@kaya/engine';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../test/chromium.ts';
import { GAMES } from '../test/kept.ts';
import { weigh } from '../test/weighing.ts';
import { serve } from './serve.ts';

const CLICKS = 120;
const IN_MOTION = 15;

const { address, close } = await serve();
const browser = await chromium.launch(await chromiumLaunch());
console.log(
  `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start; on a busy machine only the CPU times say something`,
);
try {
  for (const game of process.argv[2]?.split(',') ?? GAMES) await measure(game);
} finally {
  await browser.close();
  close();
}

/** One game: what it weighs, how it answers, how it moves, and what it keeps in memory. */
async function measure(game: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (localStorage.getItem('kaya-settings') === null)
      localStorage.setItem('kaya-settings', JSON.stringify({ locale: 'en', speed: 'off', confirm: false, welcomed: true }));
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const weight = weigh(page);
  const opened = performance.now();
  await page.goto(address);
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
  console.log(
    [
      game.padEnd(24),
      `${(bytes / 1000).toFixed(0)} kB JavaScript (gzip) to a playable table`,
      `home ${home.toFixed(0)} ms, table ${table.toFixed(0)} ms`,
      `click to paint p50 ${at(wall, 0.5)} ms, p95 ${at(wall, 0.95)} ms over ${wall.length} clicks`,
      `computing p50 ${at(own, 0.5)} ms, p95 ${at(own, 0.95)} ms`,
      `in motion ${frames.toFixed(0)} frames/s`,
      `heap ${first.toFixed(1)} → ${half.toFixed(1)} → ${last.toFixed(1)} MB`,
    ].join(' · '),
  );
  await context.close();
}

function at(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
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

interface Answered {
  /** From the click until it was painted, in milliseconds. */
  readonly painted: number;
  /** How long the page's thread really computed for it. */
  readonly computed: number;
}

async function playOn(page: Page, session: CDPSession, rng: Rng, count: number): Promise<Answered[]> {
  const answers: Answered[] = [];
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

/** Milliseconds of scripts, styles and layout so far. */
async function computing(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1000 : sum), 0);
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
