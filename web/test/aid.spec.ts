import { Match } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { expect, type Page, test } from '@playwright/test';
import { aidFits, fits } from './aiding.ts';
import { GAMES, liftCurtain, takeIn } from './kept.ts';
import { measured } from './measured.ts';
import { prepare, problemsOf } from './playing.ts';
import { settle, speak } from './readable.ts';

const PRINT = { en: 'Print', fr: 'Imprimer', ru: 'Печать' } as const;

for (const game of GAMES) {
  // Russian has the longest words.
  test(`${game}: the player aid fits a screen, a sheet of paper, and a phone page by page`, async ({ page }) => {
    const problems = problemsOf(page);
    await prepare(page, { locale: 'ru' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/rules/${game}`);
    // Its terms are explained where they stand: by focus, by pointer, and never more than one at a time.
    const term = page.locator('.reference .term').first();
    await term.click();
    await expect(page.locator('.term-meaning')).toHaveText(/: /);
    await page.keyboard.press('Escape');
    await expect(page.locator('.term-meaning')).toHaveCount(0);
    await page.getByRole('button', { name: 'Памятка' }).click();
    // No word goes on in the next line, in any language.
    for (const locale of ['en', 'fr', 'ru'] as const) {
      await settle(page, locale);
      await expect(page.locator('.aid-foot button').first()).toHaveText(PRINT[locale]);
      await expect(page.locator('.aid')).toBeVisible();
      await fits(page);
      expect((await measured(page)).broken, locale).toEqual([]);
    }
    expect(await sheetsOf(page)).toBe(1);
    const parts = await page.locator('.aid-part').count();
    await expect(page.locator('.aid-part:visible')).toHaveCount(parts);
    await page.setViewportSize({ width: 390, height: 844 });
    const next = page.locator('.aid-pages button').last();
    for (let at = 1; at <= parts; at++) {
      await expect(page.locator('.aid-pages [role=status]')).toHaveText(`${at} из ${parts}`);
      await expect(page.locator('.aid-part:visible')).toHaveCount(1);
      await fits(page);
      if (at < parts) await next.click();
    }
    await expect(next).toBeDisabled();
    expect(problems).toEqual([]);
  });
}

/** On how many sheets of paper the page is printed. */
async function sheetsOf(page: Page): Promise<number> {
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** All that may be switched on together; the modules of the other two games have theirs in their own tests. */
const EVERYTHING = {
  co2: { edition: 'ru', 'lobby-draft': true, 'first-player-auction': 'every-decade' },
  'bataille-pour-le-climat': {
    mode: 'expert',
    propagation: 'precise',
    weaknesses: true,
    'event-deck': 'ragnarok',
    'challenge-runaway': true,
    'challenge-no-deus-ex-machina': true,
    'challenge-on-your-own': true,
    assignment: 'draft',
    'table-decisions': 'vote',
    'starting-calamities': true,
    'strict-victory': true,
  },
} as const;

for (const [id, options] of Object.entries(EVERYTHING)) {
  test(`${id}: with every option the player aid at the table fits a desk, and a phone page by page`, async ({ page }) => {
    const game = (await loadGame(id))?.game;
    if (game === undefined) throw new Error(`${id} is not on the shelf`);
    const started = Match.start(game, { seats: 3, options, seed: 'aid' });
    if (!started.ok) throw new Error(JSON.stringify(started.reasons));
    await prepare(page);
    await takeIn(page, JSON.stringify(started.match.record()));
    await liftCurtain(page);
    await aidFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const locale of ['fr', 'ru'] as const) {
      await speak(page, locale);
      await page.keyboard.press('?');
      await expect(page.locator('.aid')).toBeVisible();
      await fits(page);
      // It prints on one sheet with everything that can be in play.
      expect(await sheetsOf(page), locale).toBe(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('.aid')).toHaveCount(0);
    }
  });
}
