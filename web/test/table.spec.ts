import { loadGame } from '@kaya/games';
import { expect, type Page, test } from '@playwright/test';
import { myTurn, prepare, startAgainstBots } from './playing.ts';

/** Plays one's own turn to its end and waits for the next one. */
async function untilNextTurn(page: Page): Promise<void> {
  const since = page.locator('.since');
  for (let i = 0; i < 40 && (await since.count()) === 0; i++) {
    await page.locator('.decision .action').last().click();
    await myTurn(page);
  }
}

test('CO₂ with five suggests the beginner set-up; bots say how strong they are, and master is there only where it has learnt', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/new/co2?mode=bots');
  // What matters first is seen, and the rest by one click.
  const box = await loadGame('co2');
  if (box === null) throw new Error('there is no such game');
  const [first, all] = [box.shelf.matters.length, Object.keys(box.game.options).length];
  const options = page.locator('.option:visible');
  await expect(options).toHaveCount(first);
  await page.getByText(`More options (${all - first})`).click();
  await expect(options).toHaveCount(all);
  const opponent = page.getByLabel('Who sits in seat 2');
  await expect(opponent.locator('option[value=master]')).toHaveCount(0);
  await opponent.selectOption('hard');
  await expect(page.getByText('With two players hard wins 76% of games against medium.')).toBeVisible();
  await expect(page.locator('.suggestion')).toHaveCount(0);
  await page.getByLabel('Number of players').selectOption('5');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('First fossil plants')).toHaveValue('beginner');
  await expect(page.locator('.suggestion')).toHaveCount(0);

  await page.goto('/new/future-energy?mode=bots');
  await page.getByLabel('Number of players').selectOption('2');
  await opponent.selectOption('master');
  await expect(page.getByText(/It wins \d\d% of games against hard\./)).toBeVisible();
  await page.getByLabel('Number of players').selectOption('3');
  await expect(opponent).toHaveValue('master');
});

test('the log tells what happened since one’s last turn, and pointing at a line lights up where', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  await untilNextTurn(page);
  await expect(page.locator('.since summary')).toContainText('Since your last turn');
  await page.locator('.since summary').click();
  await expect(page.locator('.since li').first()).not.toBeEmpty();
  // As many as it counts.
  const counted = Number(/\d+/.exec((await page.locator('.since summary').textContent()) ?? '')?.[0]);
  await expect(page.locator('.since li')).toHaveCount(counted);
  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.locator('.log li').filter({ hasText: 'proposes' }).last();
  await line.hover();
  await expect(page.locator('.panzoom [data-lit]').first()).toBeAttached();
  await page.locator('.prompt').hover();
  await expect(page.locator('.panzoom [data-lit]')).toHaveCount(0);
});

declare global {
  interface Window {
    /** Journeys of pieces that were begun. */
    journeys: number;
  }
}

/** Counts the journeys of pieces. */
async function watchJourneys(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.journeys = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (frames !== null && 'translate' in frames) window.journeys++;
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => window.journeys);
}

for (const [wish, travels] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pieces ${travels ? 'travel from place to place' : 'do not travel where somebody prefers less motion'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: wish });
    await prepare(page, { speed: 'fast' });
    const journeys = await watchJourneys(page);
    await startAgainstBots(page, 'co2', 2);
    await myTurn(page);
    await untilNextTurn(page);
    expect((await journeys()) > 0).toBe(travels);
  });
}

test('dates and numbers follow the language', async ({ page }) => {
  await prepare(page, { locale: 'fr' });
  await page.goto('/');
  await page.locator('[data-game="co2"] .ways > button').click();
  await myTurn(page);
  for (const locale of ['fr', 'ru']) {
    await page.goto('/');
    await page.locator('.site-header select').selectOption(locale);
    const month = await page.evaluate(
      (it) =>
        new Intl.DateTimeFormat(it, { dateStyle: 'medium', timeStyle: 'short' })
          .formatToParts(Date.now())
          .find(({ type }) => type === 'month')?.value,
      locale,
    );
    await expect(page.locator('.my-games li').first()).toContainText(month ?? '?');
  }
});

test('the first table on a device says how it is used, once', async ({ page }) => {
  await prepare(page, { welcomed: false });
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  const welcome = page.getByRole('region', { name: 'How to play here' });
  await expect(welcome.getByRole('link', { name: 'Learn by playing' })).toHaveAttribute('href', '/learn/co2');
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await myTurn(page);
  await expect(welcome).toHaveCount(0);
});
