// A finished game is looked through, sent as a link, opened from it and kept.
import { readFileSync } from 'node:fs';
import { type GameRecord, SPECTATOR } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { expect, test } from '@playwright/test';
import { keptRecords } from '../../lab/kept.ts';
import { type Listed, listed, nearest } from '../replay/rows.ts';
import { pastOf } from '../table/past.ts';
import { GAMES, keptGame, takeIn } from './kept.ts';
import { chooseFirst, myTurn, prepare, problemsOf } from './playing.ts';

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a finished game is looked through and sent as a link on a ${device}`, async ({ page, context }) => {
    const problems = problemsOf(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(viewport);
    await prepare(page, { speed: 'fast' });
    const record = keptGame('future-energy', 2, 1);
    const last = (JSON.parse(record) as { readonly moves: readonly unknown[] }).moves.length;
    await takeIn(page, record);
    let comes = () => {};
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(/\/(Course|Branches|Notes)-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Look back', exact: true }).click();
    const prompt = page.locator('.prompt');
    const present = page.locator('.replay-rows [aria-current]');
    await expect(prompt).toHaveText(`You are looking at move ${last} of ${last}.`);
    await expect(present).toBeInViewport();
    // What comes later below the list takes room from it, and not the line that is looked at.
    comes();
    await expect(page.locator('.replay-course')).toBeVisible();
    await expect(present).toBeInViewport();
    // The space bar plays, and does not press once more what opened it.
    await expect(page.locator('.replay')).toBeFocused();
    // By keys: to the start, a move, a turn, and by itself from there.
    await page.keyboard.press('Home');
    await expect(prompt).toContainText('move 0 of');
    await page.keyboard.press('ArrowRight');
    await expect(prompt).toContainText('move 1 of');
    const said = page.locator('[data-said]');
    await page.keyboard.press('n');
    await expect(said).toHaveText(((await present.textContent()) ?? '').trim());
    await page.keyboard.press('a');
    await expect(said).toContainText('You are looking at move 1 of');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(prompt).not.toContainText('move 1 of');
    const before = (await prompt.textContent()) ?? '';
    await page.keyboard.press(' ');
    await expect(prompt).not.toHaveText(before);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play (Space)' })).toBeVisible();
    // By buttons: a round, a great moment, a line of the list; each leads where the game's own list says, and nowhere else.
    const jumps = await jumpsOf(record);
    const leadsTo = async (button: string, step: number | null) => {
      await page.getByRole('button', { name: button }).click();
      await expect(prompt).toHaveText(`You are looking at move ${step} of ${last}.`);
    };
    await leadsTo('To the start', 0);
    const round = nearest(jumps.round, nearest(jumps.round, 0, 1) ?? 0, 1) ?? 0;
    await leadsTo('Round: next', nearest(jumps.round, 0, 1));
    await leadsTo('Round: next', round);
    await expect(present).toHaveText(/Round \d+ begins|turn/);
    const great = nearest(jumps.great, round, 1) ?? 0;
    await leadsTo('Great moments: next', great);
    await expect(present).toBeInViewport();
    await leadsTo('Great moments: next', nearest(jumps.great, great, 1));
    await leadsTo('Great moments: previous', great);
    await leadsTo('Round: previous', nearest(jumps.round, great, -1));
    await page.getByRole('button', { name: 'To the last move' }).click();
    await expect(prompt).toContainText(`move ${last} of`);
    await page.locator('.replay-rows button').first().click();
    await expect(prompt).not.toContainText(`move ${last} of`);
    // By a chart: a point of it leads there, by pointer and by key, and it moves with the replay.
    await page.locator('.replay-course summary').click();
    const chart = page.locator('.chart-slider');
    const which = page.getByRole('combobox', { name: 'Which chart' });
    const figure = page.locator('.replay-course figure');
    const title = (await figure.getAttribute('aria-label')) ?? '';
    await which.selectOption({ index: 1 });
    await expect(figure).not.toHaveAttribute('aria-label', title);
    await which.selectOption({ index: 0 });
    await expect(figure).toHaveAttribute('aria-label', title);
    const slider = chart.getByRole('slider', { name: 'Round' });
    const room = await slider.boundingBox();
    await slider.click({ position: { x: (room?.width ?? 0) - 2, y: 40 } });
    const end = Number(await slider.getAttribute('max'));
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Round ${end}: .+ \\d`));
    await expect(chart.locator('[data-present]')).toHaveAttribute('data-present', String(end));
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(end - 1));
    await expect(chart.locator('[data-present]')).toHaveAttribute('data-present', String(end - 1));
    await page.getByRole('button', { name: 'One turn back' }).click();
    await expect(chart.locator('[data-present]')).not.toHaveAttribute('data-present', String(end - 1));
    await page.locator('.replay-course summary').click();
    // A link to the moment, and the whole game as one.
    await page.locator('.replay-more summary').click();
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
    const link = page.locator('.replay-more input');
    await expect(link).toHaveValue(/\/local\/.*\?at=\d+$/);
    const shown = (await prompt.textContent()) ?? '';
    const caption = (await present.textContent()) ?? '';
    await page.goto(await link.inputValue());
    await expect(prompt).toHaveText(shown);
    await expect(present).toHaveText(caption);
    await page.locator('.replay-more summary').click();
    await page.getByRole('button', { name: 'Send the whole game as a link' }).click();
    await expect(link).toHaveValue(/\/replay\?at=\d+#[\w-]+$/);
    const sent = await link.inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sent);
    // It opens at the same moment.
    await page.goto(sent);
    await expect(prompt).toHaveText(shown);
    await expect(present).toHaveText(caption);
    await page.getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(page).toHaveURL(/\/local\//);
    // From a moment in the middle it goes on as another game of this device.
    await page.goto(`${new URL(page.url()).pathname}?at=20`);
    await page.locator('.replay-more summary').click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    // Several people sat there: who plays on is asked.
    await page.getByLabel('Who sits in seat 2').selectOption('easy');
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(page.locator('.replay')).toHaveCount(0);
    await expect(page.locator('.ending')).toHaveCount(0);
    await expect(page.locator('.decision, .curtain').first()).toBeVisible();
    await expect(page.locator('.banner')).toContainText('This is a copy, played on from move 20.');
    // A note at this moment stays there, and leads back to it.
    await page.goBack();
    await expect(prompt).toContainText('move 20 of');
    await page.locator('.notes summary').click();
    await page.getByLabel('A note at move 20').fill('Here I should have built');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.locator('.notes summary')).toHaveText('Notes (1)');
    await page.reload();
    await expect(page.locator('.notes li')).toContainText('Here I should have built');
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(prompt).toContainText('move 0 of');
    await page.locator('.notes summary').click();
    await page.locator('.notes').getByRole('button', { name: 'Move 20:' }).click();
    await expect(prompt).toContainText('move 20 of');
    await page.getByRole('button', { name: 'Delete this note' }).click();
    await expect(page.locator('.notes li')).toHaveCount(0);
    // It stands under the game that it left: in the list, and in the replay, which leads to the moment and to the branch.
    await page.goto('/');
    const under = page.locator('.game-list li li');
    await expect(under).toHaveCount(1);
    await expect(under).toContainText(/from move 20/);
    await expect(under.locator('xpath=../..')).toContainText(/place [12] of 2, \d+ points/);
    // How one's games of this title went: what left another game is not counted, nor a copy.
    await page.getByRole('link', { name: 'Future Energy: my results' }).click();
    await expect(page.locator('.statistics')).toContainText('1 game finished');
    await expect(page.locator('.chart figcaption')).toHaveText([
      /^Points: \d+/,
      /^Places: first in [01] of 1/,
      /^Points per game: most from/,
    ]);
    await page.locator('.chart details').first().locator('summary').click();
    await expect(page.locator('.chart table').first()).toContainText(/Me\d+/);
    await page.goBack();
    await under.locator('xpath=../../a').click();
    await expect(page.locator('.ending .branches tbody tr')).toHaveText([/This game/, /Open from move 20/]);
    if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Look back', exact: true }).click();
    await page.locator('.replay .branches').getByRole('button', { name: 'from move 20' }).click();
    await expect(prompt).toContainText('move 20 of');
    await page.goto(sent.slice(0, -30));
    await expect(page.getByRole('heading', { name: 'This link shows no game' })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

/** Where the buttons of a replay lead whoever has no seat. */
async function jumpsOf(text: string): Promise<Listed['jumps']> {
  const record = JSON.parse(text) as GameRecord;
  const box = await loadGame(record.game);
  const past = box === null ? null : pastOf(box.game, record, SPECTATOR);
  const now = past?.seen(record.moves.length) ?? null;
  if (box === null || past === null || now === null) throw new Error('a kept game can be played again');
  return listed(box, await box.voice.staging(), past, SPECTATOR, now).jumps;
}

test('the longest kept game of each title is looked through on a desk, and on a phone', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page, { speed: 'fast' });
  const prompt = page.locator('.prompt');
  const present = page.locator('.replay-rows [aria-current]');
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  for (const game of GAMES) {
    await page.setViewportSize({ width: 1280, height: 720 });
    const record = keptRecords(game).reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
    const last = record.moves.length;
    await takeIn(page, JSON.stringify(record));
    await page.getByRole('button', { name: 'Look back', exact: true }).click();
    await expect(prompt).toHaveText(`You are looking at move ${last} of ${last}.`, { timeout: 60_000 });
    await expect(present).toBeInViewport();
    const middle = last >> 1;
    await slider.fill(String(middle));
    await expect(prompt).toHaveText(`You are looking at move ${middle} of ${last}.`);
    await expect(present).toBeInViewport();
    await expect(page.locator('.table-board svg').first()).toBeVisible();
    // The log ends where one looks; what comes later is grey.
    await expect(page.locator('.replay-rows [data-later]').first()).toBeAttached();
    // The board at that moment as a picture.
    await page.locator('.replay-more summary').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'The board as a picture' }).click();
    const picture = readFileSync(await (await saved).path());
    expect(picture.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(picture.length).toBeGreaterThan(20_000);
    await page.locator('.replay-more summary').click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'One turn back' }).click();
    await expect(prompt).not.toContainText(`move ${middle} of`);
    await expect(present).toBeInViewport();
    // No empty strip stands beside the list, and the tab under the finger keeps its line.
    const [rows, panel] = [await page.locator('.replay-rows').boundingBox(), await page.locator('.side-panel').boundingBox()];
    expect((panel?.width ?? 0) - (rows?.width ?? 0)).toBeLessThan(40);
    for (const name of ['Log', 'Play']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tab', { name, exact: true })).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    }
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(prompt).toContainText('move 0 of');
    await page.getByRole('button', { name: 'Return to now' }).click();
    await expect(page.locator('.ending')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('a branch is played to its end, and its result stands beside that of the game it left', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page, { speed: 'fast' });
  const record = keptGame('future-energy', 2, 1);
  const from = (JSON.parse(record) as { readonly moves: readonly unknown[] }).moves.length - 12;
  await takeIn(page, record);
  await page.goto(`${new URL(page.url()).pathname}?at=${from}`);
  await page.locator('.replay-more summary').click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('easy');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page.locator('.replay')).toHaveCount(0);
  for (let i = 0; i < 60 && (await myTurn(page)); i++) await chooseFirst(page);
  await expect(page.locator('.ending')).toBeVisible();
  const rows = page.locator('.ending .branches tbody tr');
  await expect(rows).toHaveText([/^Open .*\d/, new RegExp(`^This game from move ${from} .*\\d`)]);
  for (const row of await rows.all()) await expect(row.locator('td').first()).toHaveText(/^\d+$/);
  // One's own moves are jumped between: the first of them is the first that was made.
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  const prompt = page.locator('.prompt');
  const of = (move: number) => new RegExp(`move ${move} of \\d+`);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('button', { name: 'My moves: previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'My moves: next' }).click();
  const own = (JSON.parse(record) as GameRecord).moves.findIndex(([seat]) => seat === 0) + 1;
  await expect(prompt).toHaveText(of(own));
  await page.getByRole('button', { name: 'My moves: next' }).click();
  await expect(prompt).not.toHaveText(of(own));
  await page.getByRole('button', { name: 'My moves: previous' }).click();
  await expect(prompt).toHaveText(of(own));
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect(prompt).toHaveText(of(own + 1));
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(prompt).toHaveText(of(own));
  await page.getByRole('button', { name: 'One turn forward' }).click();
  await expect(prompt).not.toHaveText(of(own));
  // What is too long for a link goes as a file: here everything is made longer.
  await page.evaluate(() => {
    class Longer extends TransformStream<Uint8Array, Uint8Array> {
      constructor(_format: string) {
        super({
          transform(part, to) {
            for (let i = 0; i < 9; i++) to.enqueue(part);
          },
        });
      }
    }
    Object.assign(window, { CompressionStream: Longer });
  });
  await page.locator('.replay-more summary').click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Send the whole game as a link' }).click();
  const sent = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as GameRecord;
  expect(sent.moves.slice(0, from)).toEqual((JSON.parse(record) as GameRecord).moves.slice(0, from));
  await expect(page.locator('.replay-more')).toContainText('This game is too long for a link. Here it is as a file');
  await page.locator('.replay-more summary').click();
  // It plays by itself at the speed that is chosen: in the same time on, or not yet.
  await page.clock.install();
  const speed = page.getByRole('combobox', { name: 'Speed of playing' });
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.clock.runFor(100);
  await expect(prompt).toHaveText(of(0));
  await speed.selectOption('slow');
  await page.getByRole('button', { name: 'Play (Space)' }).click();
  await page.clock.runFor(1100);
  await expect(prompt).toHaveText(of(0));
  await speed.selectOption('fast');
  await page.clock.runFor(1100);
  await expect(prompt).not.toHaveText(of(0));
  expect(problems).toEqual([]);
});
