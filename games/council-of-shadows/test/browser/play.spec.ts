import { expect, type Page, test } from '@playwright/test';
import { aidFits } from '../../../../web/test/aiding.ts';
import { playByPointer, prepare } from '../../../../web/test/playing.ts';

/** Opens a game against easy bots, with all modules on; alone the Automa sits there. */
async function start(page: Page, seats: number): Promise<void> {
  await page.goto('/new/council-of-shadows?mode=bots');
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('easy');
  await page.getByLabel('Module 1: space stations').check();
  await page.getByLabel('Module 2: leaders').check();
  if (seats === 1) {
    await page.locator('.more-options summary').click();
    await page.getByLabel('Solo: silver Automa cards').check();
  }
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
  // The Automa has its row beside the player's.
  await expect(page.locator('.scores tbody tr')).toHaveCount(2);
  await expect(page.locator('.scores tbody')).toContainText('Automa');
  await context.close();
});

/** Goes on to the first plan, buying nothing. */
async function toThePlan(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const actions = page.locator('.decision .action');
    await actions.first().waitFor();
    if ((await page.locator('.prompt').textContent())?.startsWith('Zone ') === true) break;
    const stop = actions.filter({ hasText: 'Stop buying' });
    await ((await stop.count()) > 0 ? stop : actions).first().click();
  }
  await expect(page.locator('.prompt')).toContainText('Zone 1');
}

/** The middle of a place on the screen. */
async function spotOf(page: Page, place: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`[data-place="${place}"]`).boundingBox();
  if (box === null) throw new Error(`${place} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('planning by carrying cards: the counter and the order of the plan move with it, and undo takes it back', async ({
  page,
}) => {
  await prepare(page);
  let carries = () => {};
  const asked = new Promise<void>((resolve) => {
    carries = resolve;
  });
  await page.route(/\/carrying-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await start(page, 4);
  await aidFits(page);
  await toThePlan(page);
  const card = await spotOf(page, 'card:st-colonise-2');
  const zone = await spotOf(page, 'zone:1');
  const ahead = () => page.locator('[data-place="player:0/board"]').getByText('+6', { exact: true });
  await expect(ahead()).toHaveCount(0);
  // Pressed before what carries it is there: it is taken up all the same.
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  carries();
  await expect(async () => {
    await page.mouse.move(card.x - 40, card.y - 80, { steps: 4 });
    await expect(page.locator('.ghost')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.move(zone.x, zone.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('Zone 2');
  await expect(page.locator('[data-place="zone:1"] [data-piece="st-colonise-2@0"]')).toBeVisible();
  await expect(ahead()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.prompt')).toContainText('Zone 1');
  await expect(page.locator('[data-place="card:st-colonise-2"]')).toBeVisible();
});

test('a plan is looked over before it is revealed: the last card lies there and can be taken back until it is confirmed', async ({
  page,
}) => {
  await prepare(page, { confirm: true });
  await start(page, 2);
  for (let i = 0; i < 6; i++) {
    const next = page.locator('.hold .primary, .decision .action');
    await next.first().waitFor();
    if ((await page.locator('.prompt').textContent())?.startsWith('Zone ') === true) break;
    const stop = next.filter({ hasText: 'Stop buying' });
    await ((await stop.count()) > 0 ? stop : next).first().click();
  }
  const lay = async (zone: number, card: string) => {
    await expect(page.locator('.prompt')).toContainText(`Zone ${zone}`);
    await page.locator(`[data-place="card:${card}"]`).click();
  };
  await lay(1, 'st-extract');
  await lay(2, 'st-discover');
  await lay(3, 'st-colonise-2');
  const last = page.locator('[data-place="zone:3"] [data-piece="st-colonise-2@0"]');
  await expect(page.locator('.hold .primary')).toBeVisible();
  await expect(last).toBeVisible();
  await expect(page.locator('[data-place="player:0/board"]').getByText('+12', { exact: true })).toBeVisible();
  await page.locator('.hold').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.prompt')).toContainText('Zone 3');
  await expect(last).toHaveCount(0);
  await lay(3, 'st-colonise-1');
  await page.locator('.hold .primary').click();
  await expect(page.locator('.hold')).toHaveCount(0);
  await expect(page.locator('[data-piece="st-colonise-1@0"]').first()).toBeVisible();
  await expect(page.locator('.prompt')).not.toContainText('Zone ');
});

test('planning by fingers: a tap lays a card, a finger that rests on one carries it, and one that moves at once scrolls', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await prepare(page);
  await start(page, 4);
  await toThePlan(page);
  await page.locator('#tab-hand').tap();
  // The question is there too, and what answers it is marked.
  await expect(page.locator('.prompt')).toContainText('Zone 1');
  await expect(page.locator('.hand [data-may-point]')).toHaveCount(6);
  await page.locator('[data-place="card:st-extract"]').tap();
  await expect(page.locator('.prompt')).toContainText('Zone 2');
  // The plan so far, the zones and the cards are all on the screen.
  await expect(page.locator('[data-place="zone:1"] [data-piece="st-extract@0"]')).toBeInViewport({ ratio: 1 });

  const fingers = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const carry = async (rests: boolean) => {
    const from = await spotOf(page, 'card:st-colonise-2');
    const to = await spotOf(page, 'zone:2');
    await finger('touchStart', from);
    if (rests) await page.waitForTimeout(250);
    for (const part of [0.1, 0.3, 0.6, 1])
      await finger('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await expect(page.locator('.ghost')).toHaveCount(rests ? 1 : 0);
    await finger('touchEnd');
    await expect(page.locator('.ghost')).toHaveCount(0);
  };
  // So low a panel has to be scrolled.
  await page.addStyleTag({ content: '.side-panel { max-height: 150px !important; }' });
  await carry(false);
  await expect(page.locator('.prompt')).toContainText('Zone 2');
  // The page may still be on its way after such a stroke: it has come to rest when it stays where it is put.
  await page.locator('.side-panel').evaluate(async (panel) => {
    for (let still = 0; still < 10; still++) {
      if (panel.scrollTop !== 0) still = 0;
      panel.scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
    }
  });
  await carry(true);
  await expect(page.locator('.prompt')).toContainText('Zone 3');
  await expect(page.locator('[data-place="zone:2"] [data-piece="st-colonise-2@0"]')).toBeVisible();
  await context.close();
});
