import { firstMoves } from '@kaya/engine';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { keptOf, liftCurtain, takeIn } from './kept.ts';
import { awaited, twoAtATable } from './people.ts';
import { prepare, problemsOf } from './playing.ts';

const PHONE = { width: 390, height: 844 };

/** Drafts a proposal, part by part: the first or the last of all that could be proposed. */
async function propose(page: Page, which: 'first' | 'last'): Promise<string> {
  const moves = page.locator('.draft-moves li');
  if ((await moves.count()) === 0) await page.locator('.decision .action').filter({ hasText: 'Propose a project' }).click();
  await expect(moves).toHaveCount(1);
  const asked = page.locator('.decision .action');
  for (let part = true; part; ) {
    const chosen = which === 'first' ? asked.first() : asked.last();
    part = await chosen.evaluate((it) => it.classList.contains('group'));
    await chosen.click();
  }
  await expect(moves).toHaveCount(2);
  return (await moves.last().textContent()) ?? '';
}

/** Does no more than must be until something is to be seen, here or elsewhere. */
async function endTurn(page: Page, ended: Locator): Promise<void> {
  const asked = page.locator('.decision .action');
  for (let i = 0; i < 30; i++) {
    await expect.poll(async () => (await asked.count()) + (await ended.count())).toBeGreaterThan(0);
    if ((await ended.count()) > 0) return;
    await asked.last().click();
  }
  throw new Error('the turn does not end');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('past a draw it is said what may come, and one of it is supposed, or named, to go on', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page);
  // Whoever buys a contract sees the next one of the pile.
  await takeIn(page, JSON.stringify(firstMoves(keptOf('future-energy', 2), 5)));
  await liftCurtain(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  const comes = page.locator('.may-come');
  const moves = page.locator('.draft-moves li');
  const ways = comes.locator('li');
  await page.locator('.decision .action').filter({ hasText: 'Buy' }).first().click();
  await expect(comes.getByRole('status').first()).toContainText('In 40 positions');
  await comes.getByRole('button', { name: 'Look in 600 positions' }).click();
  await expect(comes.getByRole('status').first()).toContainText('In 600 positions');
  const common = ((await ways.first().locator('span').first().textContent()) ?? '').trim();
  await ways.first().getByRole('button', { name: 'Suppose this' }).click();
  await expect(moves).toHaveCount(1);
  await expect(moves.first()).toContainText(new RegExp(`\\(supposed: .*${escaped(common)}`));
  await expect(page.locator('.decision .action').first()).toBeVisible();
  // A copy of it goes another way: what comes is named.
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Draft 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.decision .action').filter({ hasText: 'Buy' }).first().click();
  await comes.locator('summary').click();
  const other = ways.filter({ hasNotText: common }).last();
  const rare = ((await other.locator('span').first().textContent()) ?? '').trim();
  const name = comes.getByLabel('Or name what comes');
  await name.fill('perpetual motion');
  await name.press('Enter');
  await expect(comes).toContainText('In 10,000 positions that fit what you know it never came.', { timeout: 60_000 });
  await name.fill(rare.replace(/[.…]/g, ' '));
  await comes.locator('form').getByRole('button', { name: 'Suppose this' }).click();
  await expect(moves.first()).toContainText(new RegExp(`\\(supposed: .*${escaped(rare)}`));
  await page.getByRole('button', { name: 'Play this draft' }).click();
  await expect(page.locator('.draft-part')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a turn is drafted while another plays, compared, kept over a reload, no longer fits, another one is played as a whole, and one is ordered ahead', async ({
  browser,
}) => {
  const people = await twoAtATable(browser);
  const [actor, waiter] = await awaited(people);
  const [desk, phone] = [actor.page, waiter.page];
  await phone.setViewportSize(PHONE);
  await phone.getByRole('tab', { name: 'Play', exact: true }).click();
  const [heard, told] = [actor.frames.length, waiter.frames.length];

  // While waiting, on a phone: two drafts, as if it were one's turn.
  await phone.getByRole('button', { name: 'Try it' }).click();
  await expect(phone.locator('.draft-part')).toContainText('It is not your turn');
  await expect(phone.locator('.table')).toHaveAttribute('data-draft', 'true');
  const taken = await propose(phone, 'first');
  await phone.getByRole('button', { name: 'New draft' }).click();
  await expect(phone.locator('.draft-moves')).toHaveCount(0);
  const kept = await propose(phone, 'last');
  expect(kept).not.toBe(taken);
  await phone.getByRole('button', { name: 'Compare' }).click();
  await expect(phone.locator('.draft-column')).toHaveCount(2);
  await expect(phone.locator('.draft-column').last()).toContainText(kept);
  await expect(phone.locator('.draft-column').first().locator('.draft-points td').nth(1)).toContainText('+');
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('button', { name: 'Play this draft' })).toBeDisabled();

  // On turn, at a desk: the same space, drafted, taken back a step, and played as a whole.
  const tryIt = desk.getByRole('button', { name: 'Try it' });
  await tryIt.click();
  // Whoever leaves by a key is where they came from.
  await desk.getByRole('button', { name: 'Back to the table' }).press('Enter');
  await expect(tryIt).toBeFocused();
  await tryIt.press('Enter');
  await expect(desk.locator('.draft-part')).toContainText('No one sees it');
  await propose(desk, 'first');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.locator('.draft-moves li')).toHaveCount(1);
  expect(await propose(desk, 'first')).toBe(taken);
  // Nothing of all this has reached anybody.
  expect([actor.frames.length, waiter.frames.length]).toEqual([heard, told]);
  await desk.getByRole('button', { name: 'Play this draft' }).click();
  await expect(desk.locator('.draft-part')).toHaveCount(0);
  await expect.poll(() => waiter.frames.length).toBeGreaterThan(told);

  // What was drafted on the phone is still there after a reload; one of them no longer fits, and says why.
  await phone.reload();
  await phone.getByRole('button', { name: 'My drafts' }).click();
  await expect(phone.locator('.draft-stops')).toContainText('Move 2 of 2 is no longer possible.');
  await expect(phone.locator('.draft-moves li')).toHaveCount(1);
  await expect(phone.locator('.draft-moves')).not.toContainText(taken);
  await phone.getByRole('button', { name: 'Draft 2' }).click();
  await expect(phone.locator('.draft-moves')).toContainText(kept);
  await expect(phone.locator('.draft-stops')).toHaveCount(0);

  // The other turn ends; now the draft is played at the table itself, by the judge.
  await endTurn(desk, phone.getByRole('button', { name: 'Play this draft', disabled: false }));
  await phone.getByRole('button', { name: 'Play this draft' }).click();
  await expect(phone.locator('.draft-part')).toHaveCount(0);
  await expect(phone.locator('.decision .action').first()).toBeVisible();
  await desk.getByRole('tab', { name: 'Log' }).click();
  await expect(desk.locator('.log li').last()).toContainText(kept.replace(/^Propose | \(.*$/g, ''));
  await expect(phone.locator('.notice')).toHaveCount(0);

  // The next turn is ordered ahead, seen after a reload, and carried out while its owner is away.
  await endTurn(phone, desk.locator('.decision .action'));
  await phone.getByRole('button', { name: 'My drafts' }).click();
  await phone.getByRole('button', { name: 'Delete' }).click();
  await expect(phone.locator('.draft-moves')).toHaveCount(0);
  const ordered = await propose(phone, 'last');
  await endTurn(phone, phone.getByText('It ends your turn.'));
  // Only if nobody takes the space, and while there is money enough: conditions of the list that the game offers.
  const conditions = phone.locator('.order-conditions');
  const add = conditions.getByRole('combobox', { name: 'Add a condition' });
  await expect(add.locator('option').nth(1)).toHaveText(/^Still free: /);
  await add.selectOption({ index: 1 });
  const money = await add.locator('option').filter({ hasText: 'You have at least $' }).textContent();
  await add.selectOption(money ?? '');
  await conditions.getByRole('spinbutton').fill('0');
  await phone.getByRole('button', { name: 'Play it when I am asked' }).click();
  await expect(phone.locator('.orders')).toContainText(ordered);
  await phone.reload();
  await expect(phone.locator('.orders')).toContainText(ordered);
  await expect(conditions.locator('li')).toHaveText([/^Still free: /, /^You have at least \$0/]);
  // A condition is taken away again, and stays away.
  await conditions.getByRole('button', { name: /^Remove: You have/ }).click();
  await expect(conditions.locator('li')).toHaveCount(1);
  // A second one, which is wanted more: put before the first, held to its cost and gain, and withdrawn after all.
  const orders = phone.locator('.orders > ol > li');
  await phone.getByRole('button', { name: 'My drafts' }).click();
  await phone.getByRole('button', { name: 'New draft' }).click();
  const wanted = await propose(phone, 'first');
  await endTurn(phone, phone.getByText('It ends your turn.'));
  await phone.getByRole('button', { name: 'Play it when I am asked' }).click();
  await expect(orders).toHaveText([new RegExp(escaped(ordered)), new RegExp(escaped(wanted))]);
  await orders.last().getByRole('button', { name: 'Try it first' }).click();
  await expect(orders).toHaveText([new RegExp(escaped(wanted)), new RegExp(escaped(ordered))]);
  const exact = orders.first().getByLabel('only at the same cost and gain');
  await exact.click();
  await expect(exact).toBeChecked();
  await expect(orders.last().getByLabel('only at the same cost and gain')).not.toBeChecked();
  await orders.first().getByRole('button', { name: 'Withdraw' }).click();
  await expect(orders).toHaveText([new RegExp(escaped(ordered))]);
  const table = phone.url();
  await phone.goto('about:blank');
  await endTurn(desk, desk.locator('.log li').filter({ hasText: ordered.replace(/^Propose | \(.*$/g, '') }));
  await expect(desk.locator('.decision .action').first()).toBeVisible();
  await expect(desk.locator('.log')).not.toContainText('on your order');
  await phone.goto(table);
  await phone.getByRole('tab', { name: 'Log' }).click();
  await expect(phone.locator('.log li').filter({ hasText: 'played on your order' })).not.toHaveCount(0);
});
