import { firstMoves, Runner, viewOf } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { expect, type Page, test } from '@playwright/test';
import { onlyAnswer } from '../table/onlyAnswer.ts';
import { WINDOWS } from './faults.ts';
import { keptGame, keptOf, liftCurtain, takeIn } from './kept.ts';
import { myTurn, prepare, startAgainstBots } from './playing.ts';
import { lookThrough, speak } from './readable.ts';

const offered = (page: Page) => page.locator('.decision .actions .action').allTextContents();

/** Runs in the page: waits until so many pictures were painted. */
function pictures(count: number): Promise<void> {
  return new Promise((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });
}

/** How many moves the game on this device has. */
async function moves(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Look back' }).click();
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('button', { name: 'Return to now' }).click();
  return last;
}

test('one click, one answer: neither the second of a double click nor a key held down plays another move', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  const before = await offered(page);
  const played = await moves(page);
  const entry = page.locator('.decision .actions .action').first();
  await entry.click();
  await expect(page.locator('.decision .actions .action')).not.toHaveText(before);
  // Whatever has come to lie under the pointer meanwhile, the second click of two does not answer.
  await entry.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await moves(page)).toBe(played + 1);
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.locator('.decision .actions .action')).toHaveText(before);
  // A key that is held down is one answer too, wherever the focus goes meanwhile.
  await entry.focus();
  await page.keyboard.down('Enter');
  await expect(page.locator('.decision .actions .action')).not.toHaveText(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await moves(page)).toBe(played + 1);
  // A finger that rests asks what lies there, and lifted it answers nothing; a tap does.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.decision .actions .action')).toHaveText(before);
  const finger = await page.context().newCDPSession(page);
  const touch = async (number: number) => {
    const box = await page.locator('.panzoom [data-may-begin]').nth(number).boundingBox();
    if (box === null) throw new Error('there is no such place');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  };
  const lift = () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch(0);
  await expect(page.locator('.tooltip')).toBeVisible();
  await lift();
  await expect(page.locator('.tooltip')).toBeHidden();
  await expect(page.locator('.choice-sheet')).toHaveCount(0);
  await touch(1);
  await lift();
  await expect(page.locator('.choice-sheet')).toBeVisible();
  // On a busy device timers come late; whoever has seen the question is heard all the same.
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const timer = window.setTimeout.bind(window);
    window.setTimeout = Object.assign(
      (...[then, wait = 0]: [TimerHandler, number?]) => timer(then, wait + 60_000),
      window.setTimeout,
    );
  });
  await entry.click();
  await expect(page.locator('.decision .actions .action')).not.toHaveText(before);
  const second = await offered(page);
  await page.evaluate(pictures, 4);
  await entry.click();
  await expect(page.locator('.decision .actions .action')).not.toHaveText(second);
});

test('a finger that comes down between two places is asked which of them was meant', async ({ page }) => {
  await prepare(page);
  await takeIn(page, keptGame('future-energy', 4, 0.45));
  await liftCurtain(page);
  const finger = await page.context().newCDPSession(page);
  const [, , , , phone] = WINDOWS;
  await lookThrough(page, finger, phone);
  const pair = () =>
    page.locator('.panzoom [data-may-point]').evaluateAll((all) => {
      const middles = all.map((it) => {
        const { left, top, width, height } = (it.querySelector(':scope > rect') ?? it).getBoundingClientRect();
        return { place: it.getAttribute('data-place') ?? '', x: left + width / 2, y: top + height / 2 };
      });
      for (const one of middles)
        for (const other of middles)
          if (one.place < other.place && Math.hypot(one.x - other.x, one.y - other.y) < 42) return [one, other];
      return [];
    });
  await expect.poll(async () => (await pair()).length).toBe(2);
  const [one, other] = await pair();
  if (one === undefined || other === undefined) throw new Error('no two places are so near to each other');
  const touchPoints = [{ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.choice-sheet .action')).toHaveCount(2);
  for (const { place } of [one, other])
    await expect(page.locator(`.panzoom [data-place="${place}"]`)).toHaveAttribute('data-chosen');
});

test('list and board light each other, and nothing looks recommended unless a bot advises it', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  const actions = page.locator('.decision .actions .action');
  // An entry of the menu shows where on the board it leads, and such a place shows the entry.
  await expect(page.locator('.panzoom [data-may-begin]').first()).toBeVisible();
  await actions.first().hover();
  await expect(page.locator('.panzoom [data-lit]').first()).toBeVisible();
  await page.locator('.panzoom [data-may-begin]').first().hover();
  await expect(actions.and(page.locator('[data-meant]')).first()).toBeVisible();
  await actions.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.panzoom [data-may-point]').first()).toBeVisible();
  // The focus follows the question, and no entry or place stands out by it.
  await page.locator('.prompt').hover();
  await expect(page.locator('.actions:not(.apart)')).toBeFocused();
  await expect(page.locator('.panzoom [data-lit]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(actions.first()).toBeFocused();
  const place = page.locator('.panzoom [data-may-point]').first();
  const name = (await place.getAttribute('data-place')) ?? '';
  await place.hover();
  await expect(actions.and(page.locator('[data-meant]')).first()).toBeInViewport();
  await actions.and(page.locator('[data-meant]')).first().hover();
  await expect(page.locator(`.panzoom [data-place="${name}"][data-lit]`)).toBeVisible();
  await page.getByRole('button', { name: 'Ask a bot for a hint' }).click();
  await expect(page.locator('.panzoom [data-advised]').first()).toBeVisible({ timeout: 30_000 });
});

test('a standing answer is a setting: it answers the next question, not this one, and is withdrawn with one click', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/');
  await takeIn(page, keptGame('future-energy', 2, 0.3));
  await liftCurtain(page);
  for (let i = 0; i < 60 && (await page.locator('.standing').count()) === 0; i++) {
    await page.locator('.curtain button, .decision .actions .action').first().click();
    await page.locator('.curtain button, .decision .actions .action, .ending').first().waitFor();
  }
  const before = await offered(page);
  await page.locator('.standing summary').click();
  await page.getByRole('checkbox', { name: 'Never join' }).check();
  await expect(page.locator('.standing-on')).toContainText('Never join');
  expect(await offered(page)).toEqual(before);
  await page.locator('.standing-on button').click();
  await expect(page.locator('.standing-on')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Never join' })).not.toBeChecked();
});

/** A kept game of CO₂ up to where the only thing left is to end the turn, for all that everybody knows. */
async function beforeTheOnlyAnswer(): Promise<string> {
  const record = keptOf('co2', 2);
  const game = (await loadGame('co2'))?.game;
  if (game === undefined) throw new Error('the game is not on the shelf');
  const runner = Runner.start(game, { seats: record.seats, options: record.options, seed: record.seed });
  for (const [count, [seat, word]] of record.moves.entries()) {
    if (onlyAnswer(game, viewOf(game, runner.state, seat), seat, record.seats) !== null)
      return JSON.stringify(firstMoves(record, count));
    runner.act(seat, record.words[word] ?? { do: '' });
  }
  throw new Error('there is always a choice');
}

test('what has only one answer is not asked, unless one wants to be asked or has taken it back', async ({ page }) => {
  await prepare(page, { skipForced: true, confirm: true });
  await takeIn(page, await beforeTheOnlyAnswer());
  await liftCurtain(page);
  // The turn is over but for one's word on it.
  await expect(page.locator('.hold')).toBeVisible();
  // What was answered is said in the language that is read, also when that changes.
  const given = page.locator('.not-asked > span');
  await expect(given).toHaveText(/^Only one thing is left: [A-Z]/);
  await page.keyboard.press('o');
  await expect(page.locator('[data-said]')).toHaveText(/[a-z]{3}/);
  await speak(page, 'ru');
  // What was read out before is not heard in the wrong language.
  await expect(page.locator('[data-said]')).not.toHaveText(/[a-z]{3}/);
  await expect(given).toHaveText(/^Осталось только одно: [А-Я]/);
  await expect(given).not.toHaveText(/[a-z]/);
  await speak(page, 'en');
  await page.getByRole('button', { name: 'Ask me next time' }).click();
  await expect(page.locator('.not-asked')).toHaveCount(0);
  await page.locator('.hold').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.decision .action')).toHaveCount(1);
  await page.reload();
  await liftCurtain(page);
  await expect(page.locator('.decision .action')).toHaveCount(1);
  await expect(page.locator('.hold')).toHaveCount(0);
});
