// The table is asked by key, and what it says aloud is read: in every game, in one language each.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { READINGS } from '../readings/readings.ts';
import { keptGame, liftCurtain, takeIn } from './kept.ts';
import { atRest, myTurn, prepare, problemsOf } from './playing.ts';

const said = (page: Page) => page.getByRole('status').and(page.locator('[data-said]'));

/** What each answer has, whoever plays. */
const TABLES = [
  {
    game: 'co2',
    locale: 'en',
    has: {
      overview: /^Decade \d of \d, .* ppm, defeat at 500; .*points: .*\.$/,
      landmarks: /Proposed, to be installed|Installed, to be constructed|controls: /,
      mine: /Your company goal|You discarded/,
      players: /Player 1: \d+ points?, \$\d+.*Player 2: \d+ point/,
      threats: /Threatened by disaster|No more disasters/,
      points: /^If the game ended now:.*Player 1: \d+ \(/,
      keys: /A: What is asked and offered.*1 to \d: one player$/,
    },
  },
  {
    game: 'future-energy',
    locale: 'fr',
    has: {
      overview: /^Manche \d+.*: l’équipe est .* points si la partie s’arrêtait maintenant/,
      landmarks: /^L’équipe est .* À côté/,
      mine: /M€, revenu/,
      players: /Joueur 1\s: \d+\spoints?.*Joueur 2\s: \d+\spoints?/,
      threats: /Contrats encore à révéler|dernière manche/,
      points: /^Si la partie s’arrêtait maintenant.*Joueur 1/,
      keys: /A.: La question et les réponses possibles.*un seul joueur$/,
    },
  },
  {
    game: 'bataille-pour-le-climat',
    locale: 'ru',
    has: {
      overview: /^Ход \d+ из \d+, .*мировые ПГ \d+/,
      landmarks: /Спокойно: |жетон/,
      mine: /Карты \(/,
      players: /карт/,
      threats: /климатическое последствие/,
      points: /Все вместе: \d+ \(свободное население/,
      keys: /A: О чём спрашивают.*один игрок$/,
    },
  },
  {
    game: 'council-of-shadows',
    locale: 'en',
    has: {
      overview: /^Round \d+, (buying|planning|actions): Player 1: level [0IVX]+, energy \d+ of \d+/,
      landmarks: /Market: “/,
      mine: /Gems: .*Hand: /,
      players: /Player 1: .*Player 2: /,
      threats: /needs \d+ more energy for level|has the energy for level/,
      points: /^If the game ended now:.*Player 1: \d+ \(/,
      keys: /1 to \d: one player$/,
    },
  },
] as const;

/** The first thing on the board that is seen: a board that is larger than its window may begin with what was not asked about. */
async function firstSeen(page: Page): Promise<Locator> {
  const id = await page.locator('.panzoom [data-place]').evaluateAll((all) => {
    const seen = all.find((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-place]') === it;
    });
    return seen?.getAttribute('data-place') ?? 'nothing on the board is seen';
  });
  return page.locator(`.panzoom [data-place="${id}"]`).first();
}

/** Anything on the table opens large by right click and by key, with a picture, words and rules, and leads on to the next thing. */
async function looksCloser(page: Page): Promise<void> {
  const near = page.locator('.dialog .closer');
  const place = await firstSeen(page);
  await place.click({ button: 'right', force: true });
  await expect(near.locator('[data-rule]')).not.toHaveCount(0);
  await expect(near.locator('.closer-picture > *')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(near).toHaveCount(0);
  // What lies under the pointer is meant.
  await page.mouse.move(1, 1);
  await place.hover({ force: true });
  const pointed = (await page.locator('.table [data-place]:hover').last().getAttribute('data-place')) ?? '';
  await page.keyboard.press('i');
  await expect(near).toHaveAttribute('data-near', pointed);
  await page.keyboard.press('ArrowRight');
  await expect(near).not.toHaveAttribute('data-near', pointed);
  await expect(near.locator('[data-rule]')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(near).toHaveCount(0);
}

/** On a phone a finger that rests on something is told what it is, and opens it large from there, within the screen. */
async function looksCloserByFinger(page: Page): Promise<void> {
  // A mouse that a smaller window leaves outside would end what the finger asks.
  await page.mouse.move(1, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  const place = page.locator('.panzoom [data-place]').first();
  const { x, y, width, height } = await page.evaluate(atRest, '.panzoom [data-place]');
  const finger = { pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
  await place.dispatchEvent('pointerdown', finger);
  const closer = page.locator('.tooltip button').first();
  await expect(closer).toBeVisible();
  await place.dispatchEvent('pointerup', finger);
  await closer.dispatchEvent('click');
  await expect(page.locator('.dialog .closer [data-rule]')).not.toHaveCount(0);
  await expect(page.locator('.dialog .closer-picture')).toBeInViewport();
  expect(await page.locator('.dialog').evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.dialog .closer')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
}

for (const { game, locale, has } of TABLES) {
  test(`${game}: every key is answered aloud (${locale})`, async ({ page }) => {
    const problems = problemsOf(page);
    await prepare(page, { locale, name: '' });
    await takeIn(page, keptGame(game, game === 'bataille-pour-le-climat' ? 2 : 3, 0.5));
    if ((await page.locator('.curtain').count()) > 0) {
      // Nobody has the device: a key tells nothing of the table.
      await page.keyboard.press('m');
      const hidden = page.locator('[data-said]');
      await expect(hidden).toHaveText((await page.locator('#curtain-title').textContent()) ?? '');
    }
    await liftCurtain(page);
    await myTurn(page);
    await expect(said(page).locator('p')).toHaveCount(0);
    for (const [reading, text] of Object.entries(has)) {
      await page.keyboard.press(READINGS[reading as keyof typeof has]);
      await expect(said(page), reading).toHaveText(text);
    }
    await page.keyboard.press(READINGS.asked);
    await expect(said(page)).toContainText((await page.locator('.prompt').textContent()) ?? '');
    for (const action of await page.locator('.decision .apart .action').allTextContents())
      await expect(said(page)).toContainText(action);
    await page.keyboard.press(READINGS.taken);
    await expect(said(page).locator('p').first()).not.toBeEmpty();
    await page.keyboard.press(READINGS.new);
    await expect(said(page).locator('p').first()).not.toBeEmpty();
    await looksCloser(page);
    await looksCloserByFinger(page);
    const last = (await said(page).textContent()) ?? '';
    await page.keyboard.press(READINGS.again);
    // As text the table keeps what it said, and offers the same by button.
    await page.locator('.table-header button[aria-pressed]').click();
    const kept = page.locator('.read-out > li');
    await expect(kept).toHaveCount(Object.keys(has).length + 4);
    await expect(said(page)).toHaveText(last);
    // A field keeps its letters, and whoever wants none of this has none.
    const field = page.locator('.action-search');
    if ((await field.count()) > 0) {
      await field.press('m');
      await expect(field).toHaveValue('m');
      await field.fill('');
      await field.blur();
    }
    await page.locator('.asking button').first().click();
    await expect(kept).toHaveCount(Object.keys(has).length + 5);
    expect(problems).toEqual([]);
  });
}

test('a lesson is asked by key too, and letters can be switched off', async ({ page }) => {
  await prepare(page, { text: true });
  await page.goto('/learn/co2');
  await page.locator('a[href^="/learn/co2/"]').first().click();
  const guide = page.locator('.guide-text');
  await expect(guide).toBeVisible();
  await page.keyboard.press(READINGS.asked);
  await expect(said(page)).toContainText((await guide.textContent()) ?? '');
  const kept = page.locator('.read-out > li');
  await expect(kept).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  // The list of keys says where the answers are.
  await page.getByText('Keys that ask the table').click();
  await expect(page.locator('.dialog details', { has: page.locator('.keys') })).toContainText(
    'A screen reader reads the answers aloud.',
  );
  await expect(page.locator('.keys')).toContainText('1 to 9: one player');
  await page.getByLabel(/single letters/).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press(READINGS.overview);
  await page.getByRole('button', { name: 'What is new' }).click();
  await expect(kept.first()).toContainText('What is new');
  await expect(kept).toHaveCount(2);
});
