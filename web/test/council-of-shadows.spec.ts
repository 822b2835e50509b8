import { expect, type Page, test } from '@playwright/test';
import { playByPointer, prepare } from './playing.ts';

/** Opens a game against easy bots, with all modules on; alone the Automa sits there. */
async function start(page: Page, seats: number): Promise<void> {
  await page.goto('/new/council-of-shadows?mode=bots');
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits on seat ${seat}`).selectOption('easy');
  await page.getByLabel('Module 1: space stations').check();
  await page.getByLabel('Module 2: leaders').check();
  if (seats === 1) await page.getByLabel('Solo: silver Automa cards').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('a whole game of Council of Shadows against three bots with all modules, on the board', async ({ page }) => {
  await prepare(page);
  await start(page, 4);
  const played = await playByPointer(page, { seed: 'cos four', drawing: 0.9 });
  expect(played.unreachable).toEqual([]);
  expect(played.board + played.hand).toBeGreaterThan(2 * played.list);
  await expect(page.locator('.scores tbody tr')).toHaveCount(4);
});

test('a whole solo game of Council of Shadows against the Automa, on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await prepare(page);
  await start(page, 1);
  const shown = new Set<string>();
  const played = await playByPointer(page, {
    seed: 'cos solo',
    drawing: 0.9,
    async watch() {
      // Its card of the round is on the board, and what one decides for it is marked on it.
      const card = page.locator('[data-place="automa"] > [data-piece]');
      if ((await card.count()) > 0) shown.add((await card.getAttribute('data-piece')) ?? '');
    },
  });
  expect(played.unreachable).toEqual([]);
  expect(played.board).toBeGreaterThan(10);
  expect(shown.size).toBeGreaterThan(2);
  await context.close();
});

test('planning by carrying cards: the counter and the order of the plan move with it, and undo takes it back', async ({
  page,
}) => {
  await prepare(page);
  await start(page, 4);
  for (let i = 0; i < 3; i++) {
    const actions = page.locator('.decision .action');
    await actions.first().waitFor();
    if ((await page.locator('.prompt').textContent())?.startsWith('Plan zone') === true) break;
    const stop = actions.filter({ hasText: 'Stop buying' });
    await ((await stop.count()) > 0 ? stop : actions).first().click();
  }
  await expect(page.locator('.prompt')).toContainText('Plan zone 1');
  const card = await page.locator('[data-place="card:st-colonise-2"]').boundingBox();
  const zone = await page.locator('[data-place="zone:1"]').boundingBox();
  if (card === null || zone === null) throw new Error('there is nothing to carry');
  const ahead = () => page.locator('[data-place="player:0/board"]').getByText('+6', { exact: true });
  await expect(ahead()).toHaveCount(0);
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x, card.y - 40, { steps: 4 });
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.move(zone.x + zone.width / 2, zone.y + zone.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('Plan zone 2');
  await expect(page.locator('[data-place="zone:1"] [data-piece="st-colonise-2@0"]')).toBeVisible();
  await expect(ahead()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.prompt')).toContainText('Plan zone 1');
  await expect(page.locator('[data-place="card:st-colonise-2"]')).toBeVisible();
});
