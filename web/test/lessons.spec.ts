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
          const asked = new Set<string>();
          for (let i = 0; i < MOST_CLICKS; i++) {
            const now = await page.evaluate(settled);
            if (now.phase === 'done') break;
            asked.add(now.text);
            expect(['ask', 'watch'], `${now.text} after ${[...asked].at(-2)}`).toContain(now.phase);
            if (now.phase === 'watch') await page.locator('.guide-buttons .primary').click();
            else await clickWhereItPoints(page, now);
          }
          await expect(page.locator('.guide')).toHaveAttribute('data-phase', 'done');
          expect(asked.size).toBe(lesson.moments.length);
        });
      }
    });
  }
}

interface Moment {
  readonly phase: string;
  readonly text: string;
  /** Help has faded: the place is pointed at only for whoever asks. */
  readonly hidden: boolean;
  /** The middle of what it points at, and how much of it can be seen. */
  readonly frame: { readonly x: number; readonly y: number; readonly seen: number } | null;
  /** What a click changes: what is asked, what is offered, or where it points. */
  readonly state: string;
}

async function clickWhereItPoints(page: Page, now: Moment): Promise<void> {
  if (now.hidden) await page.locator('[data-show-me]').click();
  const { frame, state, text } = now.hidden ? await page.evaluate(settled) : now;
  if (frame === null) throw new Error(`it points at nothing: ${text}`);
  expect(frame.seen, text).toBeGreaterThanOrEqual(0.5);
  await page.mouse.click(frame.x, frame.y);
  const changed = async () => (await page.evaluate(settled)).state !== state;
  await expect.poll(changed, { message: `a click changed nothing: ${text}`, intervals: [0] }).toBe(true);
}

/** Runs in the page: what it shows when the others have moved and the frame has stood still for some pictures. */
function settled(): Promise<Moment> {
  const look = (): Moment => {
    const guide = document.querySelector('.guide');
    const box = document.querySelector('.guide-frame')?.getBoundingClientRect();
    const [width, height] = [innerWidth, innerHeight];
    const inside = (from: number, to: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, 0));
    const frame =
      box === undefined || box.width * box.height === 0
        ? null
        : {
            x: box.x + box.width / 2,
            y: box.y + box.height / 2,
            seen: (inside(box.left, box.right, width) * inside(box.top, box.bottom, height)) / (box.width * box.height),
          };
    const texts = ['.guide', '.prompt', '.actions', '.choice-sheet'].map((it) => document.querySelector(it)?.textContent ?? '');
    return {
      phase: guide?.getAttribute('data-phase') ?? 'wait',
      text: document.querySelector('.guide-text')?.textContent ?? '',
      hidden: document.querySelector('[data-show-me]') !== null,
      frame,
      state: JSON.stringify([texts, frame]),
    };
  };
  return new Promise((resolve) => {
    let [last, same] = ['', 0];
    // Ten seconds at sixty pictures each: what is not there by then is told as it is.
    let pictures = 600;
    const again = () => {
      const now = look();
      const here = now.phase === 'ask' && !now.hidden ? now.frame !== null && now.frame.seen >= 0.5 : now.phase !== 'wait';
      same = here && now.state === last ? same + 1 : 0;
      last = now.state;
      pictures--;
      if (same >= 6 || pictures <= 0) resolve(now);
      else requestAnimationFrame(again);
    };
    again();
  });
}
