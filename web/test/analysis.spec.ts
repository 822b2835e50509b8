import { type GameRecord, Runner, replay, same } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { expect, test } from '@playwright/test';
import { bring, keptGame, liftCurtain, takeIn } from './kept.ts';
import { chooseFirst, prepare, problemsOf } from './playing.ts';

test('a finished game is looked back at, stopped and gone on with; from a moment one plays on', async ({ page }) => {
  const problems = problemsOf(page);
  const [one = 0, other = 0] = await scoresOf('future-energy', keptGame('future-energy', 2, 1));
  await prepare(page);
  await page.addInitScript(judgeFew, FEW);
  await takeIn(page, keptGame('future-energy', 2, 1));
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const analysis = page.locator('.analysis');
  // How everybody stood comes first, with its doubt: as a band, and in numbers.
  const heading = analysis.locator('figure').filter({ hasText: 'Who was ahead' });
  await expect(analysis.locator('.chart').first()).toContainText('Who was ahead', { timeout: 60_000 });
  await expect(heading.locator('.chart-doubt')).toHaveCount(2);
  const account = analysis.locator('.scores tbody tr');
  await expect(account).toHaveCount(2);
  // It ends with the points that the rules counted.
  await expect(account.first().locator('td').last()).toHaveText(String(one - other));
  await expect(account.first().locator('td').nth(3)).toHaveText(/^\S?[\d.]+\s±\s[\d.]+$/);
  // For ears: the result, and what the analysis found.
  const said = page.locator('[data-said]');
  await page.keyboard.press('s');
  await expect(said).toContainText(/Choice and luck.*Start .*Own choices .*Luck .*End .*Final scores:/);
  // Now judging goes no further until it is let go.
  await expect(analysis.locator('.analysis-progress')).toContainText(`Judging decisions: ${FEW} of `, { timeout: 60_000 });
  await page.keyboard.press('a');
  await expect(said).toContainText(/Judging decisions: \d+ of \d+\..* wins\./);
  await heading.locator('summary').click();
  const [leads] = await heading.locator('tbody tr').all();
  await expect(leads?.locator('td').first() ?? heading).toHaveText(/^−?[\d.]+ \(−?[\d.]+\u00a0… −?[\d.]+\)$/);
  // The last one is what was counted, and certain.
  await expect(leads?.locator('td').last() ?? heading).toHaveText(String(one - other).replace('-', '−'));
  const turning = analysis.locator('[data-moment^="turning"]').first();
  await expect(turning).toContainText(/^Moves \d+ to \d+: .+ (gained|lost) [\d.]+ points?\./);
  await page.keyboard.press('l');
  await expect(said).toContainText((await turning.locator('span').first().textContent()) ?? '');
  await turning.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.prompt')).toContainText(/move \d+ of \d+/);
  await page.getByRole('button', { name: 'Return to now' }).click();
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(analysis.locator('.analysis-progress')).toContainText(`Stopped at ${FEW} of `);
  const judged = async () => {
    const told = (await analysis.locator('.analysis-progress').textContent()) ?? '';
    return Number(/Judging decisions: (\d+) of |All (\d+) decisions/.exec(told)?.slice(1).join('') ?? 0);
  };
  await analysis.getByRole('button', { name: 'Go on' }).click();
  await page.evaluate(() => dispatchEvent(new Event('judge-all')));
  // Nothing that was judged is judged again.
  await expect.poll(judged, { timeout: 60_000 }).toBeGreaterThan(FEW);
  const first = analysis.locator('.analysis-seat li').first();
  await expect(first).toContainText('Better: ', { timeout: 60_000 });
  // By its name: while the judging goes on, a costlier one may come to stand before it.
  const mistake = analysis.locator(`[data-moment="${await first.getAttribute('data-moment')}"]`);
  await mistake.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.prompt')).toContainText(/of \d+/);
  // Both moves are named, and marked where they take place.
  await expect(page.locator('.compared p')).toHaveText([/^Move \d+: /, /^Better: /]);
  await expect(page.locator('[data-lit], [data-advised]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the analysis' }).click();
  // One goes on reading where one was.
  await expect(mistake.getByRole('button', { name: 'Look at it' })).toBeFocused();
  await expect(mistake).toBeInViewport();
  // The browser's own way back leads there as well, and not out of the game.
  await mistake.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.compared')).toBeVisible();
  await page.goBack();
  await expect(mistake.getByRole('button', { name: 'Look at it' })).toBeFocused();
  await mistake.getByRole('button', { name: 'Play on from here' }).click({ timeout: 60_000 });
  await liftCurtain(page);
  // Whoever wants to do it better sits where it was decided.
  await expect(page.locator('.prompt[data-mine]')).toBeVisible();
  await expect(page.locator('.decision .action').first()).toBeVisible();
  // What cost most comes again as an exercise; there are some for whoever has none.
  await page.goBack();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await analysis.getByRole('link', { name: 'Practise on such positions' }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/exercises\/future-energy$/);
  await expect(page.getByRole('heading', { name: 'From games between bots' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.exercise-list').last().locator('li')).toHaveCount(4);
  await page.locator('.exercise-list').last().getByRole('link').first().click();
  const panel = page.locator('.exercise');
  await expect(panel).toContainText('Find a better move. Move played: ');
  await chooseFirst(page);
  await expect(panel.getByRole('status')).toHaveText(/^Right: |clearly better\.$/, { timeout: 60_000 });
  await expect(page.locator('.decision .action')).toHaveCount(0);
  if ((await panel.getByRole('button', { name: 'Try again' }).count()) > 0) {
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.decision .action').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Show an answer' }).click();
    await expect(panel.getByRole('status')).toHaveText(/^Better: /);
  }
  await panel.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page).toHaveURL(/ours-2$/);
  expect(problems).toEqual([]);
});

test('a game against bots is analysed while it runs, as far as its player may know; a report opens at its analysis', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await prepare(page);
  const record = JSON.parse(keptGame('future-energy', 2, 0.4)) as object;
  const ann = { kind: 'person', name: 'Ann' };
  await page.goto('/');
  await bring(page, JSON.stringify({ ...record, players: [ann, { kind: 'bot', name: '', level: 'easy' }] }));
  await page.locator('.dialog .primary').click();
  const analysis = page.locator('.analysis');
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Analyse the game' }).click();
  };
  await open();
  await expect(analysis.locator('.chart svg').first()).toBeVisible({ timeout: 60_000 });
  await expect(analysis).toContainText('by what you knew then');
  // What was luck and what others decided is told when it is over.
  await expect(analysis.locator('.scores')).toHaveCount(0);
  await analysis.getByRole('button', { name: 'Look at it' }).first().click();
  await expect(page.locator('.prompt')).toContainText(/move \d+ of \d+/);
  await page.getByRole('button', { name: 'Return to now' }).click();
  await expect(analysis).toBeVisible();
  await page.getByRole('button', { name: 'Return to now' }).click();
  await expect(page.locator('.decision .action').first()).toBeVisible();
  // Around one screen with somebody else it waits for the end.
  await takeIn(page, JSON.stringify({ ...record, players: [ann, { kind: 'person', name: 'Ben' }] }));
  await liftCurtain(page);
  await open();
  await expect(page.locator('.ending')).toContainText('Other people play here: the analysis waits until the game is over.');
  await expect(analysis).toHaveCount(0);
  // A report that was made elsewhere, let go over the home page: nothing of it is judged again.
  const reported = await oneMistake();
  const report = { ...(JSON.parse(keptGame('future-energy', 2, 1)) as object), judged: reported };
  await page.goto('/');
  const file = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'report.json', { type: 'application/json' }));
    return carried;
  }, JSON.stringify(report));
  await page.dispatchEvent('body', 'drop', { dataTransfer: file });
  const [wrong] = reported.find(([, it]) => 'explanation' in it) ?? [];
  const told = analysis.locator(`[data-moment="mistake ${wrong}"]`);
  await expect(told).toContainText('Better: ', { timeout: 60_000 });
  // Nine clear mistakes of four each, as the game counts them.
  await expect(told).toContainText('(grave mistake: about 36 in the bot’s view)');
  // Deeper on request: all that was found is judged again, in more worlds; it is stopped, and goes on after a reload.
  await analysis.getByRole('button', { name: 'Look deeper' }).click({ timeout: 60_000 });
  await expect(analysis.locator('.analysis-progress')).toContainText(/Looked at deeper: [1-9]\d* of \d+/, { timeout: 60_000 });
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.getByRole('button', { name: 'Go on' })).toBeVisible();
  const deeper = async () =>
    Number(/Looked at deeper: (\d+) of/.exec((await analysis.locator('.analysis-progress').textContent()) ?? '')?.[1] ?? 0);
  const looked = await deeper();
  await expect.poll(() => page.evaluate(keptDeep)).toBeGreaterThanOrEqual(looked);
  await page.reload();
  await expect.poll(deeper, { timeout: 60_000 }).toBeGreaterThanOrEqual(looked);
  await analysis.getByRole('button', { name: 'Look deeper' }).click();
  await expect.poll(deeper, { timeout: 60_000 }).toBeGreaterThan(looked);
  // With the game goes what was found about it.
  await page.goto('/');
  await expect.poll(() => page.evaluate(keptDeep)).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => page.evaluate(keptDeep)).toBe(0);
  expect(problems).toEqual([]);
});

test('of a lost planet it is told when that was certain, of a team how likely it was to win turn by turn', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page);
  const analysis = page.locator('.analysis');
  await takeIn(page, keptGame('co2', 2, 1));
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const certain = analysis.locator('[data-moment^="proved"]').first();
  await expect(certain).toContainText(/\d/, { timeout: 60_000 });
  await certain.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.prompt')).toContainText(/move \d+ of 195/);
  await takeIn(page, keptGame('bataille-pour-le-climat', 2, 1));
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const chance = analysis.locator('figure').filter({ hasText: 'The chance to win, turn by turn' });
  await expect(chance.locator('.chart-doubt')).toHaveCount(1, { timeout: 60_000 });
  // Where it was lost, and what threatened since.
  const lost = analysis.locator('[data-moment^="chance"]').first();
  await expect(lost).toContainText(/Turns \d+ to \d+: the chance fell from \d+% to \d+%\. On the table since then: .+\./, {
    timeout: 60_000,
  });
  await lost.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.prompt')).toContainText(/move \d+ of \d+/);
  await page.getByRole('button', { name: 'Return to now' }).click();
  // From the start to the end it adds up for a team, too.
  const [start, own, luck, count, end] = (await analysis.locator('.scores tbody td').allTextContents()).map((text) =>
    Number(text.replace('−', '-').replace(/\s±.*/, '')),
  );
  expect(Math.abs((start ?? 0) + (own ?? 0) + (luck ?? 0) + (count ?? 0) - (end ?? Number.NaN))).toBeLessThan(0.3);
  expect(problems).toEqual([]);
});

/** So many decisions are judged before the rest has to wait. */
const FEW = 5;

/** Runs in the page, before everything else: after so many judgements others are only sent to their thread once somebody lets them. */
function judgeFew(few: number): void {
  const send = Worker.prototype.postMessage;
  const waiting: (() => void)[] = [];
  let asked = 0;
  let open = false;
  addEventListener('judge-all', () => {
    open = true;
    for (const go of waiting.splice(0)) go();
  });
  Worker.prototype.postMessage = function (
    this: Worker,
    message: { readonly id: number; readonly coach?: { readonly played?: object } },
  ) {
    if (open || message.coach?.played === undefined || ++asked <= few) return send.call(this, message);
    // Whoever tells how far it has come is waited for.
    const alive = setInterval(() => this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, done: 0 } })), 1000);
    waiting.push(() => {
      clearInterval(alive);
      send.call(this, message);
    });
  };
}

async function scoresOf(id: string, text: string): Promise<readonly number[]> {
  const game = (await loadGame(id))?.game;
  const replayed = game === undefined ? null : replay(game, JSON.parse(text) as GameRecord);
  return replayed?.ok === true ? (replayed.state.outcome?.scores ?? []) : [];
}

/** A report of the kept game: at one decision another move that was allowed there, the others without fault. */
async function oneMistake(): Promise<readonly [number, object][]> {
  const found: [number, object][] = [];
  const game = (await loadGame('future-energy'))?.game;
  if (game === undefined) return found;
  const record = JSON.parse(keptGame('future-energy', 2, 1)) as GameRecord;
  replay(game, record, (state, move) => {
    const [seat = -1, word = -1] = record.moves[move] ?? [];
    const other = seat < 0 ? undefined : new Runner(game, state).legal(seat).find((it) => !same(it, record.words[word]));
    if (seat < 0) return;
    if (found.some(([, it]) => 'explanation' in it) || move < 10 || other === undefined) {
      found.push([move, { verdict: 'fine', cost: 0 }]);
      return;
    }
    found.push([move, { verdict: 'mistake', cost: 9, explanation: { action: other, differences: [], span: 'turn' } }]);
  });
  return found;
}

/** How many deeper judgements this device keeps of the game of which it keeps most; runs in the page. */
async function keptDeep(): Promise<number> {
  const opened = indexedDB.open('kaya-analysis');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const all: IDBRequest<{ readonly deep?: readonly number[] }[]> = opened.result
    .transaction('judgements')
    .objectStore('judgements')
    .getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  opened.result.close();
  return Math.max(0, ...all.result.map(({ deep = [] }) => deep.length));
}
