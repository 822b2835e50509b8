import { firstMoves } from '@kaya/engine';
import { expect, type Page, test } from '@playwright/test';
import { keptRecords } from '../../../../lab/kept.ts';
import { aidFits } from '../../../../web/test/aiding.ts';
import { liftCurtain, takeIn } from '../../../../web/test/kept.ts';
import { playByPointer, prepare, startAgainstBots } from '../../../../web/test/playing.ts';

/** Opens a table against easy bots with every module of the game. */
async function startWithAllModules(page: Page, seats: number): Promise<void> {
  await page.goto('/new/future-energy?mode=bots');
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('easy');
  for (const module of await page.getByLabel(/^Module \d/).all()) await module.check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('a whole game of Future Energy by pointing: four players, all modules', async ({ page }) => {
  test.setTimeout(180_000);
  await prepare(page);
  await startWithAllModules(page, 4);
  await aidFits(page);
  const kinds = new Set<string>();
  const played = await playByPointer(page, {
    seed: 'future energy',
    watch: async () => {
      const places = await page.locator('[data-may-point]').evaluateAll((all) => all.map((it) => it.getAttribute('data-place')));
      for (const place of places) kinds.add(place?.split(':')[0] ?? '');
    },
  });
  expect(played.unreachable).toEqual([]);
  expect(played.board + played.hand + played.panel).toBeGreaterThan(played.list + played.sheet);
  // Plans, contracts, lines, destinations and slots are all chosen on the table.
  expect([...kinds]).toEqual(expect.arrayContaining(['plan', 'display', 'connection', 'space', 'contract']));
  await expect(page.locator('.scores tbody tr')).toHaveCount(4);
  await expect(page.locator('.chart').first()).toBeVisible();
  // What has happened is met, though no coach was there and the game is over.
  await page.goto('/met/future-energy');
  const met = page.getByRole('heading', { name: 'Met', exact: true }).locator('+ ul');
  for (const title of ['A contract is completed', 'A region is scored', 'The network is scored']) {
    await expect(met).toContainText(title);
  }
});

test('pointing at a destination shows the way, its price and who is paid; pointing at a player shows the network', async ({
  page,
}) => {
  await prepare(page);
  await startAgainstBots(page, 'future-energy', 2);
  await page.getByRole('button', { name: 'Finish planning' }).click();
  await expect(page.locator('.prompt')).toHaveText(/Choose where the crew goes/);
  const goal = page.locator('.panzoom [data-place^="space:"][data-may-point]').first();
  await goal.hover();
  await expect(page.locator('.panzoom [data-keep-clear]').first()).toBeAttached();
  await expect(page.getByRole('tooltip')).toContainText(/Cheapest route for you/);
  const score = page.locator('[data-place="score:0"]');
  await score.hover();
  await expect(page.getByRole('tooltip')).toContainText('Majorities for now');
  await expect(page.locator('.panzoom [data-keep-clear]')).toHaveCount(0);
  await goal.focus();
  await expect(page.locator('.panzoom [data-keep-clear]').first()).toBeAttached();
});

test('while planning one points at a connection or a contract at once; where two plans lead there, each says its price', async ({
  page,
}) => {
  await prepare(page);
  await startAgainstBots(page, 'future-energy', 2);
  await expect(page.locator('.panzoom [data-place="display:1"][data-may-begin]')).toBeVisible();
  // A region chosen in the list comes into the window of the board, wherever that was looking.
  await page.locator('.decision .action', { hasText: /^Buy a line/ }).click();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  for (const [region, city] of [
    ['North', 'connection:oslo--stockholm'],
    ['South-West', 'connection:paris--nantes'],
  ] as const) {
    expect(await page.evaluate(isInTheWindow, city)).toBe(false);
    await page.locator('.decision').getByRole('button', { name: region, exact: false }).first().click();
    await expect.poll(() => page.evaluate(isInTheWindow, city)).toBe(true);
    await page.getByRole('button', { name: 'choose again' }).first().click();
  }
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator('.panzoom [data-place="connection:start--berlin"][data-may-begin]').click();
  const plans = page.getByRole('dialog').locator('.action');
  await expect(plans).toHaveText([/^Buy a line .*1M.*Start–Berlin$/, /^Buy two lines .*5M.*Start–Berlin$/]);
  await plans.first().click();
  // One engineer, one plan: it is done, and the crew is to be driven.
  await expect(page.locator('.prompt')).toHaveText(/Choose where the crew goes/);
  await expect(page.locator('[data-place="player:0/lines"]')).toHaveText(/14/);
});

/** Is the middle of the place within the window through which one looks at the board? */
function isInTheWindow(place: string): boolean {
  const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect();
  const box = document.querySelector(`.panzoom [data-place="${place}"]`)?.getBoundingClientRect();
  if (frame === undefined || box === undefined) return false;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/** A kept game up to where somebody chooses between routes: a choice of one is never recorded. */
function beforeARoute(): string {
  for (const record of keptRecords('future-energy')) {
    const count = record.moves.findIndex(([, word]) => record.words[word]?.do === 'route');
    if (count < 0) continue;
    return JSON.stringify(firstMoves(record, count));
  }
  throw new Error('nobody chooses a route in the kept games');
}

test('between several routes one chooses on the map', async ({ page }) => {
  await prepare(page);
  await takeIn(page, beforeARoute());
  await liftCurtain(page);
  await expect(page.locator('.prompt')).toHaveText(/Choose whom to pay/);
  const routes = page.locator('.panzoom [data-place^="way:"][data-may-point]');
  const offered = await page.locator('.decision .action').allTextContents();
  await expect(routes).toHaveCount(offered.length);
  expect(offered.length).toBeGreaterThan(1);
  const last = routes.last();
  const paid = offered.at(-1)?.replace(/^Pay:? /, '') ?? '';
  await expect(last).toHaveAccessibleName(new RegExp(`this route: ${paid}`));
  const tag = last.locator('rect[data-keep-clear]');
  await tag.hover();
  await expect(page.getByRole('tooltip')).toContainText(`this route: ${paid}`);
  await tag.click();
  await expect(routes).toHaveCount(0);
  await page.locator('#tab-log').click();
  await expect(page.locator('.log')).toContainText(/drives|crew/);
});

test('a game of Future Energy on a phone: what is to be chosen is on the screen', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await prepare(page);
  await startAgainstBots(page, 'future-energy', 2);
  const played = await playByPointer(page, {
    seed: 'phone',
    // The board follows the question once it is painted.
    watch: async () => {
      const isSeen = () => {
        const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect();
        const boxes = [...document.querySelectorAll('.panzoom [data-may-point]')].map((it) => it.getBoundingClientRect());
        if (frame === undefined || boxes.length === 0) return true;
        return boxes.some(
          (box) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom,
        );
      };
      await expect.poll(() => page.evaluate(isSeen)).toBe(true);
    },
  });
  expect(played.board + played.pan).toBeGreaterThan(10);
  await expect(page.locator('.scores tbody tr')).toHaveCount(2);
  await context.close();
});
