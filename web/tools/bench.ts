// npm run bench:web: bytes, time until one can play, click to paint, frames and memory, in real Chromium.
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../test/chromium.ts';
import { serve } from './serve.ts';

const { address, close } = await serve();
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const game of process.argv[2]?.split(',') ?? ['co2', 'future-energy', 'bataille-pour-le-climat', 'council-of-shadows'])
    await measure(game);
} finally {
  await browser.close();
  close();
}

async function measure(game: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('kaya-settings', JSON.stringify({ locale: 'en', speed: 'off', confirm: false }));
  });
  let bytes = 0;
  const loaded = new Set<string>();
  page.on('response', async (response) => {
    // The bots' thread asks for the same files again and gets them from the store.
    if (!response.url().endsWith('.js') || loaded.has(response.url())) return;
    loaded.add(response.url());
    const body = await response.body().catch(() => Buffer.alloc(0));
    bytes += gzipSync(body).length;
  });
  const opened = performance.now();
  await page.goto(address);
  const play = page.locator(`[data-game="${game}"] .primary`);
  await play.waitFor();
  const home = performance.now() - opened;
  const clicked = performance.now();
  await play.click();
  await page.locator('.decision .action').first().waitFor({ timeout: 60_000 });
  const table = performance.now() - clicked;
  const before = await heap(page);
  const { dom, paint } = await playOn(page, 150);
  const after = await heap(page);
  console.log(
    [
      game.padEnd(24),
      `${(bytes / 1000).toFixed(0)} kB JavaScript (gzip) to a playable table`,
      `home ${home.toFixed(0)} ms`,
      `table ${table.toFixed(0)} ms`,
      `click to page p50 ${at(dom, 0.5)} ms, p95 ${at(dom, 0.95)} ms`,
      `to paint p50 ${at(paint, 0.5)} ms, p95 ${at(paint, 0.95)} ms over ${paint.length} clicks`,
      `heap ${before.toFixed(1)} → ${after.toFixed(1)} MB`,
    ].join(' · '),
  );
  await context.close();
}

function at(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
}

/** Plays on by clicking: how long each click took until the page was changed and until it was painted, shortest first. */
async function playOn(page: Page, count: number): Promise<{ readonly dom: number[]; readonly paint: number[] }> {
  const dom: number[] = [];
  const paint: number[] = [];
  for (let i = 0; i < count; i++) {
    await page.locator('.ending, .decision .action').first().waitFor({ timeout: 60_000 });
    if ((await page.locator('.ending').count()) > 0) break;
    const time = await page.evaluate(async () => {
      const actions = document.querySelectorAll<HTMLElement>('.decision .action');
      const start = performance.now();
      actions[Math.floor(Math.random() * actions.length)]?.click();
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      const drawn = performance.now() - start;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return actions.length === 0 ? null : { drawn, painted: performance.now() - start };
    });
    if (time === null) continue;
    dom.push(time.drawn);
    paint.push(time.painted);
  }
  return { dom: dom.sort((a, b) => a - b), paint: paint.sort((a, b) => a - b) };
}

/** Megabytes in use after everything unused is thrown away. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
