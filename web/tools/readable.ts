// npm run readable -- co2: how large the words of a table are as painted, what overlaps, is cut or broken, which targets are
// small and how much of the board's window is empty; a line for each window and language, then the worst of it.
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../test/chromium.ts';
import { type Fault, faultsOf, WINDOWS } from '../test/faults.ts';
import { GAMES } from '../test/kept.ts';
import { type Look, looksAt } from '../test/readable.ts';
import { serve } from './serve.ts';

const wanted = process.argv.slice(2);
const size = Number(wanted.find((it) => /^\d+%$/.test(it))?.slice(0, -1) ?? '100') / 100;
const games = GAMES.filter((game) => wanted.length === 0 || wanted.includes(game));
const windows = WINDOWS.filter(({ name }) => !WINDOWS.some((it) => wanted.includes(it.name)) || wanted.includes(name));

const { address, close } = await serve();
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const game of games) {
    const context = await browser.newContext({ baseURL: address });
    const looks: Look[] = [];
    for await (const look of looksAt(await context.newPage(), game, { size }, windows)) looks.push(look);
    await context.close();
    tell(game, looks);
  }
} finally {
  await browser.close();
  close();
}

function tell(game: string, looks: readonly Look[]): void {
  console.log(`\n${game}`);
  const rows = looks.map((look) => {
    const faults = faultsOf(look);
    const count = (kind: Fault['kind']) => faults.filter((it) => it.kind === kind).length;
    const smallest = Math.min(...look.page.texts.map((it) => it.size));
    return {
      moment: look.moment,
      window: look.window.name,
      language: look.locale,
      texts: look.page.texts.length,
      smallest: Number(smallest.toFixed(1)),
      tiny: count('tiny'),
      small: count('small'),
      overlap: count('overlap'),
      clipped: count('clipped'),
      broken: count('broken'),
      target: count('target'),
      'empty %': Math.round(look.page.empty * 100),
    };
  });
  console.table(rows);
  const seen = new Map<string, number>();
  for (const look of looks)
    for (const { kind, what } of faultsOf(look)) {
      const key = `${look.window.name.padEnd(8)} ${kind.padEnd(8)} ${what}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  for (const [key, times] of [...seen].toSorted()) console.log(`${String(times).padStart(3)} × ${key}`);
}
