// npm run bench:replays [-- game,…]: opening the replay of each title's longest kept game and jumping somewhere in it, in a real
// Chromium: until it is painted, and how long the page's own thread computed for it.
import { readFileSync } from 'node:fs';
import { type GameRecord, pick, seeded } from '@kaya/engine';
import type { CDPSession, Page } from '@playwright/test';
import { takeIn } from '../test/kept.ts';
import { computing, type Measured, measureGames, quantile, type Taken } from './measuring.ts';

const JUMPS = 40;

await measureGames('what was computed', measure);

async function measure(game: string, { page, session }: Measured): Promise<string> {
  const record = longestOf(game);
  await takeIn(page, JSON.stringify(record));
  const last = record.moves.length;
  const open = page.getByRole('button', { name: 'Look back', exact: true });
  await open.waitFor();
  // Once before it is measured: what is loaded then is loaded once on a device.
  await open.click();
  await page.locator('.replay-rows [aria-current]').waitFor();
  await page.getByRole('button', { name: 'Return to now' }).click();
  const opening = await timed(page, session, { press: 'Look back' }, last);
  const rng = seeded(game);
  const steps = Array.from({ length: last }, (_, i) => i);
  const jumps: Taken[] = [];
  for (let i = 0; i < JUMPS; i++) {
    const to = pick(rng, steps);
    jumps.push(await timed(page, session, { to }, to));
  }
  const wall = jumps.map(({ painted }) => painted);
  const own = jumps.map(({ computed }) => computed);
  return [
    `${game.padEnd(24)} ${last} moves`,
    `opened in ${opening.painted.toFixed(0)} ms (computed ${opening.computed.toFixed(0)})`,
    `a jump p50 ${quantile(wall, 0.5)} ms, p95 ${quantile(wall, 0.95)} ms, longest ${quantile(wall, 1)} ms`,
    `computed p50 ${quantile(own, 0.5)} ms, p95 ${quantile(own, 0.95)} ms, longest ${quantile(own, 1)} ms`,
  ].join(' · ');
}

function longestOf(game: string): GameRecord {
  const file = new URL(`../../games/${game}/test/records/games.ndjson`, import.meta.url);
  const all = readFileSync(file, 'utf8').trim().split('\n');
  return all.map((line) => JSON.parse(line) as GameRecord).reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
}

/** Presses a button or moves the slider, and waits until the page says that this move is looked at and has painted it. */
async function timed(page: Page, session: CDPSession, how: { press?: string; to?: number }, move: number): Promise<Taken> {
  const before = await computing(session);
  const painted = await page.evaluate(
    async ({ press, to, wanted }) => {
      const start = performance.now();
      if (press !== undefined) [...document.querySelectorAll('button')].find((it) => it.textContent === press)?.click();
      const slider = document.querySelector<HTMLInputElement>('.replay > input[type=range]');
      if (to !== undefined && slider !== null) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(to));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const isThere = () =>
        document.querySelector('.replay .prompt')?.textContent?.includes(`move ${wanted} of`) === true &&
        document.querySelector('.replay-rows') !== null;
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    { ...how, wanted: move },
  );
  return { painted, computed: (await computing(session)) - before };
}
