// What every measurement in a real Chromium needs: a site of its own, a page at it, how long the page computed.
import { cpus, loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../test/chromium.ts';
import { GAMES } from '../test/kept.ts';
import { serve } from './serve.ts';

export interface Measured {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Measures the games that are named on the command line, or all of them, each on a new page; `sound` is what says something on a busy machine. */
export async function measureGames(sound: string, measure: (game: string, at: Measured) => Promise<string>): Promise<void> {
  const { address, close } = await serve();
  const browser = await chromium.launch(await chromiumLaunch());
  console.log(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start; on a busy machine only ${sound} says something`,
  );
  try {
    for (const game of process.argv[2]?.split(',') ?? GAMES) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        serviceWorkers: 'block',
        locale: 'en-GB',
        baseURL: address,
      });
      const page = await context.newPage();
      await page.addInitScript(() => {
        if (localStorage.getItem('kaya-settings') === null)
          localStorage.setItem('kaya-settings', JSON.stringify({ locale: 'en', speed: 'off', confirm: false, welcomed: true }));
      });
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      console.log(await measure(game, { page, session }));
      await context.close();
    }
  } finally {
    await browser.close();
    close();
  }
}

/** How long something took on a page, in milliseconds. */
export interface Taken {
  /** Until it was painted. */
  readonly painted: number;
  /** How long the page's thread really computed for it. */
  readonly computed: number;
}

/** Milliseconds of scripts, styles and layout so far. */
export async function computing(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1000 : sum), 0);
}

/** The value below which this part of them lies. */
export function quantile(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
}
