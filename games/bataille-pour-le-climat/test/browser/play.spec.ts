import { expect, type Page, test } from '@playwright/test';
import { myTurn, playByPointer, prepare, startAroundOneScreen } from '../../../../web/test/playing.ts';

const GAME = 'bataille-pour-le-climat';

/** Three around one screen play this scenario. */
async function startScenario(page: Page, scenario: string): Promise<void> {
  await page.goto(`/new/${GAME}?mode=screen`);
  await page.getByLabel(/number of players/i).selectOption('3');
  await page
    .locator('.option', { has: page.getByText('Scenario', { exact: true }) })
    .locator('select')
    .selectOption(scenario);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('three around one screen play the nine turns of Chain reactions to the end, nearly all of it on the board', async ({
  page,
}) => {
  await prepare(page);
  await startScenario(page, 'tutorial-2');
  const stop = page.locator('.panzoom [data-place="turn/stop"][data-may-point]');
  const played = await playByPointer(page, {
    seed: 'three for the climate',
    drawing: 0.95,
    async watch() {
      // After the scenario one could play on, for 27 turns more.
      if ((await stop.count()) > 0) await stop.click();
    },
  });
  expect(played.unreachable).toEqual([]);
  expect(played.curtain).toBeGreaterThan(5);
  expect(played.board + played.hand).toBeGreaterThan(4 * played.list);
  // One result for all of them: what was asked, and what became of each region.
  const ending = page.locator('.ending');
  await expect(ending.getByText(/have (won|lost) together/)).toBeVisible();
  await expect(ending.getByRole('row', { name: 'Regions in Dictatorship or Chaos' })).toContainText('at most 0');
  await expect(ending.getByRole('listitem').filter({ hasText: 'Indo-Australia' }).first()).toBeVisible();
  await expect(page.locator('.chart').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

/** Runs in the page: how wide each text of the board is, in sizes of its letters. */
async function lettersOf(): Promise<Record<string, number>> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const found: Record<string, number> = {};
  for (const it of document.querySelectorAll<SVGTextElement>('.panzoom-sheet text')) {
    const size = Number.parseFloat(getComputedStyle(it).fontSize) * (it.getScreenCTM()?.a ?? 1);
    found[it.textContent ?? ''] = it.getBoundingClientRect().width / size;
  }
  return found;
}

test('on a phone held upright the regions stand in two columns, and what is asked about beside the question', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await prepare(page);
  await startAroundOneScreen(page, GAME, 1);
  await myTurn(page);
  const frame = await page.locator('.panzoom-frame').boundingBox();
  const [, , width = 0, height = 0] = ((await page.locator('.panzoom-sheet > svg').getAttribute('viewBox')) ?? '')
    .split(' ')
    .map(Number);
  expect(height).toBeGreaterThan(2 * width);
  const first = await page.locator('.panzoom [data-may-point]').first().boundingBox();
  expect(first?.y ?? 0).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
  expect(first?.width ?? 0).toBeGreaterThanOrEqual(44);
  // In one's turn the answers stand in the list: the region one is in is seen whole, not the answers once more.
  while ((await page.locator('[data-answers] [data-may-point]').count()) < 3) {
    await page.locator('.decision .action').first().click();
    await myTurn(page);
  }
  await expect(page.locator('.panzoom [data-about]').last()).toBeInViewport({ ratio: 0.99 });
  // However the board is enlarged meanwhile, its letters are as wide as before: none are kept from another enlargement.
  const before = await page.evaluate(lettersOf);
  for (const height of [600, 844]) {
    await page.setViewportSize({ width: 390, height });
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height);
    const now = await page.evaluate(lettersOf);
    expect(Object.keys(now)).toEqual(Object.keys(before));
    const others = Object.entries(now).filter(([text, width]) => Math.abs(width / (before[text] ?? 0) - 1) > 0.01);
    expect(others).toEqual([]);
  }
  await context.close();
});

test('the wall of a workshop shows the world, everybody and what is asked, and no power of any card', async ({ page }) => {
  await prepare(page);
  await startAroundOneScreen(page, GAME, 3);
  const card = page.locator('.hand [data-place^="card:"]');
  while ((await card.count()) === 0) {
    await myTurn(page);
    await page.locator('.curtain button, .decision .action').first().click();
  }
  await page.goto(`${page.url()}/screen`);
  await expect(page.locator('.big-screen svg').first()).toBeVisible();
  for (const region of ['Europe', 'China', 'South America'])
    await expect(page.locator('.big-screen svg text', { hasText: region }).first()).toBeVisible();
  await expect(page.locator('.big-screen [data-place^="card:"]')).toHaveCount(0);
});
