// Whole lessons of every game that has some, by clicking only where the lesson points, on a desk and on a phone.
import { loadAllGames } from '@kaya/games';
import { expect, type Page, test } from '@playwright/test';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** No lesson takes more clicks than this. */
const MOST_CLICKS = 120;

for (const { game, course: load } of await loadAllGames()) {
  if (load === undefined) continue;
  const course = await load();
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(size, () => {
      test.use({ viewport, hasTouch: size === 'phone' });

      for (const lesson of course.lessons) {
        test(`${game.id}: ${lesson.id} leads to its end, and what it points at can be seen`, async ({ page }) => {
          await page.addInitScript(() => localStorage.setItem('kaya-settings', JSON.stringify({ speed: 'off', locale: 'en' })));
          await page.goto(`/learn/${game.id}/${lesson.id}`);
          await expect(page.locator('.guide')).toBeVisible();
          const asked = new Set<string>();
          for (let i = 0; i < MOST_CLICKS; i++) {
            const phase = await settled(page);
            if (phase === 'done') break;
            asked.add((await page.locator('.guide-text').textContent()) ?? '');
            expect(phase === 'ask' || phase === 'watch', `${phase} after ${[...asked].at(-2)}`).toBe(true);
            if (phase === 'watch') await page.locator('.guide-buttons .primary').click();
            else await clickWhereItPoints(page);
          }
          await expect(page.locator('.guide')).toHaveAttribute('data-phase', 'done');
          expect(asked.size).toBe(lesson.moments.length);
        });
      }
    });
  }
}

/** Waits until the others have moved. */
async function settled(page: Page): Promise<string> {
  const guide = page.locator('.guide');
  await expect(guide).not.toHaveAttribute('data-phase', 'wait');
  return (await guide.getAttribute('data-phase')) ?? '';
}

async function clickWhereItPoints(page: Page): Promise<void> {
  const show = page.locator('[data-show-me]');
  if ((await show.count()) > 0) await show.click();
  const frame = page.locator('.guide-frame');
  await expect(frame).toBeVisible();
  await expect(frame).toBeInViewport({ ratio: 0.5 });
  await page.evaluate(standsStill);
  const before = await stateOf(page);
  const box = await frame.boundingBox();
  if (box === null) throw new Error('the frame has gone');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => stateOf(page)).not.toBe(before);
}

/** Runs in the page: until the frame has stood still for some pictures; while a board comes into view it travels along. */
function standsStill(): Promise<void> {
  return new Promise((resolve) => {
    let [last, same] = ['', 0];
    const look = () => {
      const now = JSON.stringify(document.querySelector('.guide-frame')?.getBoundingClientRect());
      same = now === last ? same + 1 : 0;
      last = now;
      if (same >= 10) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** What a click changes: what is asked, what is offered, or where it points. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = ['.guide', '.prompt', '.actions', '.choice-sheet'].map((it) => document.querySelector(it)?.textContent ?? '');
    return [...texts, document.querySelector('.guide-frame')?.getAttribute('style') ?? ''].join('\n');
  });
}
