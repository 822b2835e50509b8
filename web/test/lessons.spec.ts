// From the home page through every lesson of a game to the end of its first whole game, by doing only what the screen says:
// on a phone by pointing, at a desk by pointing and, in the first lesson, by keys alone; each language at either size.
import { LOCALES, type Locale } from '@kaya/engine';
import { DRILL } from '@kaya/engine/lessons';
import { loadAllGames } from '@kaya/games';
import { expect, type Page, test } from '@playwright/test';
import { coachText } from '../coach/text/index.ts';
import { lessonText } from '../lesson/text/index.ts';
import { siteWords } from '../text/index.ts';
import { prepare, problemsOf } from './playing.ts';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Of a window's height the board has at least this part, where something on it is pointed at. */
const LEAST_BOARD = 0.25;

/** No lesson takes more clicks than this. */
const MOST_CLICKS = 240;

/** A newcomer: nothing is set but the language, and that pieces do not travel. */
const NEWCOMER = { confirm: true, skipForced: true, name: '', welcomed: false };

for (const [nth, { game, course: load, coach: loadCoach }] of (await loadAllGames()).entries()) {
  if (load === undefined) continue;
  const course = await load();
  for (const [other, [size, viewport]] of Object.entries(SIZES).entries()) {
    const locale = LOCALES[(nth + other) % LOCALES.length] ?? 'en';
    test.describe(size, () => {
      // Whatever cannot be clicked says so long before the test is out of time.
      test.use({ viewport, hasTouch: size === 'phone', actionTimeout: 45_000 });

      test(`${game.id}: from the home page through its lessons into a first game, in ${locale}`, async ({ page }) => {
        test.setTimeout(240_000);
        const problems = problemsOf(page);
        const [site, say] = [await siteWords(locale), await lessonText[locale]()];
        await prepare(page, { ...NEWCOMER, locale });
        await page.goto('/');
        await page
          .locator(`[data-game="${game.id}"]`)
          .getByRole('link', { name: site('home.learn') })
          .click();
        await page.locator('.course .button.primary').click();
        for (const [i, lesson] of course.lessons.entries()) {
          if (i > 0) await page.locator('.guide-buttons a.primary').click();
          await expect(page).toHaveURL(new RegExp(`/learn/${game.id}/${lesson.id}$`));
          const asked = await follow(page, locale, i === 0 && size === 'desk' ? 'keys' : 'pointer');
          expect(asked).toBe(lesson.moments.length);
          // The guide says what matters: the coach would speak of what is not taught yet.
          await expect(page.getByRole('button', { name: site('table.matters') })).toHaveCount(0);
          // Whoever has enough after one lesson goes into the first game from there.
          await expect(page.getByRole('button', { name: say['lesson.first-game'] })).toBeVisible();
        }
        await expect(page.locator('.guide-words .quiet')).toHaveText((await course.words[locale]())['first'] ?? '');
        await page.locator('.guide-buttons button.primary').click();
        await expect(page).toHaveURL(/\/local\//);
        // The end of the lesson may stand there for a moment.
        await expect(page.locator('.ending, .guide')).toHaveCount(0);
        const coach = await loadCoach?.();
        const words = (await coach?.words[locale]()) ?? {};
        const fresh = (await coachText[locale]())['coach.new'].replace('{title}', '');
        const taught = course.lessons.flatMap(({ moments }) =>
          moments.flatMap(({ rules }) => rules.map((rule) => words[`${rule}.title`])),
        );
        // What the rules warn of is said before the first decision of Future Energy: two lines would cost all one has.
        await expect(page.locator('.coach-heed')).toHaveCount(coach?.heeds === undefined ? 0 : 1);
        const explained = await page
          .evaluate(playOn, { most: MOST_ANSWERS, patience: NOTHING_HAPPENS, fresh })
          .catch((error: unknown) => Promise.reject(new Error(`${error}; the page said: ${problems.join('; ')}`)));
        // The coach is there without having been asked for, and says nothing again.
        expect(await page.evaluate(() => JSON.parse(localStorage.getItem('kaya-settings') ?? '{}').coach)).toBe(true);
        expect(explained.filter((title) => taught.includes(title))).toEqual([]);
        expect(explained.length).toBeGreaterThan(0);
        await expect(page.locator('.ending')).toBeVisible();
        expect(problems).toEqual([]);
      });

      // The board and the lists are those of the lessons: one size of each game is enough for where the drill points.
      if (course.drill === undefined || (nth + other) % 2 === 1) return;
      test(`${game.id}: its course leads to every kind of action, done where it is pointed at, in ${locale}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        const problems = problemsOf(page);
        const say = await lessonText[locale]();
        await prepare(page, { ...NEWCOMER, locale });
        await page.goto(`/learn/${game.id}`);
        await page.getByRole('link', { name: say['drill.begin'] }).click();
        await expect(page).toHaveURL(new RegExp(`/learn/${game.id}/${DRILL}$`));
        await follow(page, locale, 'pointer');
        await expect(page.locator('.guide-text')).toHaveText(say['drill.end']);
        await expect(page.getByRole('button', { name: say['lesson.first-game'] })).toBeVisible();
        expect(problems).toEqual([]);
      });
    });
  }
}

/** Does what a lesson asks for, where it points, to its end; tells how many things it said. */
async function follow(page: Page, locale: Locale, by: 'keys' | 'pointer'): Promise<number> {
  const [site, say] = [await siteWords(locale), await lessonText[locale]()];
  /** What was said, and at which step first. */
  const asked = new Map<string, number>();
  const strayed = page.locator('.guide-words', { hasText: say['lesson.differs'] });
  let now = await page.evaluate(settled);
  for (let i = 0; i < MOST_CLICKS && now.phase !== 'done'; i++) {
    const first = asked.get(now.text) ?? now.at;
    asked.set(now.text, first);
    expect(['ask', 'watch', 'seen'], `${now.text} after ${[...asked.keys()].at(-2)}`).toContain(now.phase);
    // In the drill a kind of action is asked for again with less help: once is enough for where it points.
    if (now.phase === 'ask' && first !== now.at) {
      await page.getByRole('button', { name: say['lesson.skip'] }).click();
      now = await page.evaluate(settled);
    } else if (now.phase === 'watch' || now.phase === 'seen') {
      // What is to be looked at is in sight as well.
      if (now.phase === 'watch') expect(now.frame?.seen ?? 0, `nothing is framed: ${now.text}`).toBeGreaterThanOrEqual(0.5);
      await page.locator('.guide-buttons .primary').click();
      now = await page.evaluate(settled);
    } else now = await actWhereItPoints(page, now, by);
    // What is pointed at is what the record has, to the last payment.
    expect(await strayed.count(), `strayed after: ${[...asked.keys()].at(-1)}`).toBe(0);
  }
  await expect(page.locator('.guide')).toHaveAttribute('data-phase', 'done');
  // Nobody seems to be waited for any more.
  await expect(
    page
      .locator('.ending')
      .or(page.locator('.prompt', { hasText: site('table.taught') }))
      .first(),
  ).toBeVisible();
  return asked.size;
}

/** So many buttons finish no first game: one that goes on has lost its way. */
const MOST_ANSWERS = 3000;

/** So long a table that asks nothing, with no bot that moves, is one that nobody gets on with; far longer than any bot thinks. */
const NOTHING_HAPPENS = 40_000;

interface PlayOn {
  readonly most: number;
  readonly patience: number;
  /** What stands before the title of what is explained, where it is folded up. */
  readonly fresh: string;
}

/**
 * Runs in the page, without a way to and fro at each of some hundred questions: answers with one of the buttons that the screen
 * shows until the game is over, and tells what the coach has explained, by its titles. Where nothing comes any more it fails with
 * what the screen shows instead.
 */
function playOn({ most, patience, fresh }: PlayOn): Promise<readonly string[]> {
  let chance = 1;
  const explained = new Set<string>();
  const clicked: string[] = [];
  let [seen, since] = ['', performance.now()];
  const some = (buttons: readonly HTMLElement[]) => {
    chance = (chance * 48_271) % 2_147_483_647;
    return buttons[chance % buttons.length];
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.offsetParent !== null);
  const text = (selector: string) => [...document.querySelectorAll(selector)].map((it) => it.textContent).join(' | ');
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(
        new Error(
          `${why}; asked: ${text('.prompt')}; shown: ${text('.decision')}; after: ${clicked.slice(-12).join(' > ')}; page: ${document.body.textContent}`,
        ),
      );
    const look = () => {
      const title = document.querySelector('.coach-card h3, .coach summary')?.textContent?.replace(fresh, '') ?? '';
      if (document.querySelector('.coach-card') !== null) explained.add(title);
      if (document.querySelector('.ending') !== null) return resolve([...explained]);
      const now = text('.prompt, .log, .decision');
      if (now !== seen) [seen, since] = [now, performance.now()];
      if (performance.now() - since > patience) return fail('nothing happens any more');
      if (clicked.length > most) return fail('the game does not end');
      const next = shown('.welcome button, .hold .primary')[0] ?? some(shown('.decision .action'));
      if (next !== undefined) clicked.push(next.textContent ?? '');
      next?.click();
      setTimeout(look);
    };
    look();
  });
}

interface Moment {
  readonly phase: string;
  readonly text: string;
  /** How many steps of the lesson are done. */
  readonly at: number;
  /** Help has faded: the place is pointed at only for whoever asks. */
  readonly hidden: boolean;
  /** The middle of what it points at, and how much of it can be seen. */
  readonly frame: { readonly x: number; readonly y: number; readonly seen: number } | null;
  /** Which part of the window's height the board has, where something on it is pointed at. */
  readonly board: number | null;
  /** What a click changes: what is asked, what is offered, or where it points. */
  readonly state: string;
}

/** Runs in the page: what lies there has the focus, as the key Tab gives it, and the arrows within a board. */
function focusAt({ x, y }: { readonly x: number; readonly y: number }): boolean {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('button, a[href], [tabindex]');
  found?.focus();
  return found !== undefined && found !== null && found === document.activeElement;
}

/** What is shown once what was done has changed something. */
async function actWhereItPoints(page: Page, now: Moment, by: 'keys' | 'pointer'): Promise<Moment> {
  if (now.hidden) await page.locator('[data-show-me]').click();
  let { frame, state, text } = now.hidden ? await page.evaluate(settled) : now;
  // What has moved meanwhile is looked at again, as everybody does who points.
  if (frame !== null && !(await page.evaluate(isStillThere, frame))) ({ frame, state, text } = await page.evaluate(settled));
  if (frame === null) throw new Error(`it points at nothing: ${text}`);
  // What is pointed at on the board is seen with what lies around it.
  if (now.board !== null) expect(now.board, text).toBeGreaterThanOrEqual(LEAST_BOARD);
  expect(frame.seen, text).toBeGreaterThanOrEqual(0.5);
  if (by === 'pointer') await page.mouse.click(frame.x, frame.y);
  else {
    expect(await page.evaluate(focusAt, frame), `no key leads there: ${text}`).toBe(true);
    await page.keyboard.press('Enter');
  }
  let after = now;
  const changed = async () => {
    after = await page.evaluate(settled);
    return after.state !== state;
  };
  await expect.poll(changed, { message: `a click changed nothing: ${text}`, intervals: [0] }).toBe(true);
  return after;
}

/** Runs in the page: the frame has its middle where it had it. */
function isStillThere({ x, y }: { readonly x: number; readonly y: number }): boolean {
  const box = document.querySelector('.guide-frame')?.getBoundingClientRect();
  return box !== undefined && box.x + box.width / 2 === x && box.y + box.height / 2 === y;
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
    const onBoard = guide?.matches('[data-board]') === true ? document.querySelector('.table-board') : null;
    const texts = ['.guide', '.prompt', '.actions', '.choice-sheet'].map((it) => document.querySelector(it)?.textContent ?? '');
    return {
      phase: guide?.getAttribute('data-phase') ?? 'wait',
      text: document.querySelector('.guide-text')?.textContent ?? '',
      at: document.querySelector<HTMLProgressElement>('.guide progress')?.value ?? 0,
      hidden: document.querySelector('[data-show-me]') !== null,
      frame,
      board: onBoard === null ? null : onBoard.getBoundingClientRect().height / height,
      state: JSON.stringify([texts, frame]),
    };
  };
  return new Promise((resolve) => {
    let [last, same] = ['', 0];
    // Ten seconds at sixty pictures each: what is not there by then is told as it is.
    let pictures = 600;
    const again = () => {
      const now = look();
      const framed = now.phase === 'watch' || (now.phase === 'ask' && !now.hidden);
      const here = framed ? now.frame !== null && now.frame.seen >= 0.5 : now.phase !== 'wait';
      same = here && now.state === last ? same + 1 : 0;
      last = now.state;
      pictures--;
      if (same >= 4 || pictures <= 0) resolve(now);
      else requestAnimationFrame(again);
    };
    again();
  });
}
