import { LOCALES, type Locale } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import type { CDPSession, Page } from '@playwright/test';
import { innermost, MISSED, meantAt } from '../board/meantAt.ts';
import { type GAMES, keptGame, liftCurtain, takeIn } from './kept.ts';
import { aGroup, asHost } from './people.ts';
import { prepare } from './playing.ts';

/** The windows a table must be at home in. */
export const WINDOWS = [
  { name: 'wide', width: 1920, height: 1080, touch: false },
  { name: 'desk', width: 1280, height: 800, touch: false },
  { name: 'small', width: 1024, height: 768, touch: false },
  { name: 'upright', width: 768, height: 1024, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
] as const;
export type Window = (typeof WINDOWS)[number];

/** Pixels: nothing is smaller than `least`, and nothing one needs for the decision at hand smaller than `needed`. */
function limitsIn(window: Window): { readonly needed: number; readonly least: number; readonly target: number } {
  const target = window.touch ? 44 : 24;
  return window.name === 'phone' ? { needed: 14, least: 12, target } : { needed: 13, least: 11, target };
}

/** Part of a kept game at which it is looked at: its beginning, its middle and its late turns. */
const MOMENTS: readonly number[] = [0.12, 0.45, 0.8];

export type GameName = (typeof GAMES)[number];

/** How many sit at the table at each of the moments. */
const SEATS: Readonly<Record<GameName, readonly number[]>> = {
  co2: [5, 5, 5],
  'future-energy': [4, 4, 4],
  'bataille-pour-le-climat': [3, 3, 5],
  'council-of-shadows': [4, 4, 1],
};

/** What stands over or beside the table: said of what is pointed at, a closer look, a bot's advice, an earlier moment, the end of the game, its board and what an analysis says of it. */
type State = 'tooltip' | 'closer' | 'hint' | 'replay' | 'ending' | 'board' | 'analysis';

/** What was found on one page, in one window and one language. */
export interface Look {
  readonly moment: number | State;
  readonly window: Window;
  readonly locale: Locale;
  readonly page: Measured;
}

interface Text {
  readonly text: string;
  /** Height of the letters' box as painted, in pixels. */
  readonly size: number;
  /** Part of what is asked, offered, held or owned by whoever is asked. */
  readonly needed: boolean;
  /** Where it stands: the board, or the name of the part of the page. */
  readonly part: string;
}

interface Measured {
  readonly texts: readonly Text[];
  /** Two texts, one over the other. */
  readonly overlaps: readonly string[];
  /** Cut off by an edge. */
  readonly clipped: readonly string[];
  /** Words that go on in the next line. */
  readonly broken: readonly string[];
  /** Letters of a drawing that are painted in another size than they are set in. */
  readonly warped: readonly string[];
  /** What can be pointed at or pressed, by its smaller side; on the board by the room until the next one. */
  readonly targets: readonly { readonly what: string; readonly size: number; readonly board: boolean }[];
  /** Part of the board's window in which nothing is drawn. */
  readonly empty: number;
  /** The largest rectangle of the drawing in which there is nothing but its ground, as a part of what is seen of it. */
  readonly bare: number;
  /** What stands in the header and outside of the window. */
  readonly outside: readonly string[];
  /** How much of a list that is longer than its room is seen, in pixels; null where all of it is. */
  readonly listed: number | null;
  /** Does a lesson point at something on the board? */
  readonly pointed: boolean;
  /** What is asked and what one may always want, where the list's beginning or end takes it out of sight. */
  readonly away: readonly string[];
  /** Costs and gains of one list that do not stand below each other. */
  readonly ragged: readonly string[];
  /** Numbers below zero with a hyphen for their minus. */
  readonly hyphens: readonly string[];
}

export interface Fault {
  /** Below what anything may be; below what one needs; over another text; cut; a word in two lines; letters painted in another size than theirs; hard to hit; empty; out of the window; a list without room; a prompt or an end of turn out of sight; costs or gains without a column; a hyphen for a minus. */
  readonly kind:
    | 'tiny'
    | 'small'
    | 'overlap'
    | 'clipped'
    | 'broken'
    | 'warped'
    | 'target'
    | 'empty'
    | 'outside'
    | 'cramped'
    | 'away'
    | 'ragged'
    | 'hyphen';
  readonly what: string;
}

/** So far are the targets of a board from each other, in pixels. */
const ON_BOARD = 24;
/** So much of the board's window may stay empty. */
const EMPTY = 0.03;
/** So much of a drawing may be bare in one place: an ocean, a gap between the stars. */
const BARE = 0.08;
/** So much of a list is seen at least, in pixels: four answers, and one where a lesson points at the board, which has the room. */
const LISTED = { all: 191, pointed: 48 } as const;

/** What is not as it should be. */
export function faultsOf({ page, window }: Pick<Look, 'page' | 'window'>): Fault[] {
  const { needed, least, target } = limitsIn(window);
  // A tenth of a pixel is nobody's difference.
  const below = (size: number, limit: number) => size < limit - 0.1;
  const sized = ({ text, size, part }: Text) => `${part} ${size.toFixed(1)} px: ${text.slice(0, 40)}`;
  const tiny = page.texts.filter(({ size }) => below(size, least));
  const small = page.texts.filter((it) => it.needed && below(it.size, needed) && !below(it.size, least));
  // Whatever is chosen on the board can be chosen in the list too, where it has the size a finger needs.
  const targets = page.targets.filter(({ size, board }) => below(size, board ? ON_BOARD : target));
  return [
    ...tiny.map((it): Fault => ({ kind: 'tiny', what: sized(it) })),
    ...small.map((it): Fault => ({ kind: 'small', what: sized(it) })),
    ...page.overlaps.map((what): Fault => ({ kind: 'overlap', what })),
    ...page.clipped.map((what): Fault => ({ kind: 'clipped', what })),
    ...page.broken.map((what): Fault => ({ kind: 'broken', what })),
    ...page.warped.map((what): Fault => ({ kind: 'warped', what })),
    ...targets.map(
      ({ what, size, board }): Fault => ({ kind: 'target', what: `${board ? 'board' : 'page'} ${size.toFixed(0)} px: ${what}` }),
    ),
    ...page.outside.map((what): Fault => ({ kind: 'outside', what })),
    ...page.away.map((what): Fault => ({ kind: 'away', what })),
    ...page.ragged.map((what): Fault => ({ kind: 'ragged', what })),
    ...page.hyphens.map((what): Fault => ({ kind: 'hyphen', what })),
    ...(page.listed !== null && page.listed < (page.pointed ? LISTED.pointed : LISTED.all)
      ? [{ kind: 'cramped', what: `${Math.round(page.listed)} px` } as const]
      : []),
    ...(page.bare > BARE ? [{ kind: 'empty', what: `bare ground of ${Math.round(page.bare * 100)} %` } as const] : []),
    ...(page.empty > EMPTY ? [{ kind: 'empty', what: `${Math.round(page.empty * 100)} %` } as const] : []),
  ];
}

/** Looks at a game in every window and language, on one page: only the window and the setting change. */
export async function* looksAt(
  page: Page,
  game: GameName,
  settings: Readonly<Record<string, unknown>> = {},
  windows: readonly Window[] = WINDOWS,
  moments: readonly number[] = MOMENTS,
): AsyncGenerator<Look> {
  await prepare(page, settings);
  const devtools = await page.context().newCDPSession(page);
  for (const moment of moments) {
    await takeIn(page, keptGame(game, SEATS[game][MOMENTS.indexOf(moment)] ?? 2, moment));
    await liftCurtain(page);
    for (const locale of ['en', 'fr', 'ru'] as const) {
      await speak(page, locale);
      for (const window of windows) {
        await lookThrough(page, devtools, window);
        yield { moment, window, locale, page: await settledIn(page, window) };
      }
    }
    await speak(page, 'en');
  }
}

/** Gives a page such a window, under a finger or a mouse. */
export async function lookThrough(page: Page, devtools: CDPSession, { width, height, touch }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, touch);
}

/** Looks at what stands over or beside the table that is shown, at a desk and on a phone, in every language. */
export async function* looksBeside(page: Page, game: GameName): AsyncGenerator<Look> {
  const devtools = await page.context().newCDPSession(page);
  const [desk, phone] = [WINDOWS[1], WINDOWS[4]];
  async function* looks(moment: State, windows: readonly Window[], again?: () => Promise<void>): AsyncGenerator<Look> {
    for (const window of windows)
      for (const locale of ['en', 'fr', 'ru'] as const) {
        await lookThrough(page, devtools, window);
        await speak(page, locale);
        await again?.();
        yield { moment, window, locale, page: await settledIn(page, window) };
      }
    await speak(page, 'en');
    await lookThrough(page, devtools, desk);
  }
  await lookThrough(page, devtools, desk);
  const place = page.locator('.panzoom-sheet [data-place]').last();
  yield* looks('tooltip', [desk], async () => {
    await page.mouse.move(1, 1);
    await place.hover({ force: true });
    await page.locator('.tooltip').waitFor();
  });
  await page.keyboard.press('KeyI');
  await page.locator('.dialog .closer').waitFor();
  yield* looks('closer', [desk, phone]);
  await page.keyboard.press('Escape');
  await page.locator('.decision-foot .decision-tools button').first().click();
  await page.locator('.hint .action').first().waitFor({ timeout: 60_000 });
  yield* looks('hint', [phone]);
  await page.getByRole('button', { name: 'Look back', exact: true }).click();
  await page.locator('.replay-rows').waitFor();
  yield* looks('replay', [desk, phone]);
  await takeIn(page, keptGame(game, SEATS[game].at(-1) ?? 2, 1));
  await page.locator('.ending').waitFor();
  yield* looks('ending', [desk, phone]);
  await lookThrough(page, devtools, phone);
  await page.getByText('Look at the board').click();
  yield* looks('board', [phone]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const analysis = page.locator('.analysis');
  await analysis.locator('.chart svg').first().waitFor({ timeout: 60_000 });
  await analysis.getByRole('button', { name: 'Stop' }).click();
  yield* looks('analysis', [desk, phone]);
}

/** Looks at the table that is shown in twice the size, at a desk and on a phone, in every language; afterwards it is as before. */
export async function* looksAtTwice(page: Page): AsyncGenerator<Omit<Look, 'moment'>> {
  const devtools = await page.context().newCDPSession(page);
  await change(page, { size: 2 });
  for (const locale of ['en', 'fr', 'ru'] as const) {
    await speak(page, locale);
    for (const window of WINDOWS.filter(({ name }) => name === 'desk' || name === 'phone')) {
      await lookThrough(page, devtools, window);
      yield { window, locale, page: await settledIn(page, window) };
    }
  }
  await change(page, { size: 1 });
}

/** A board that has just changed its window and its language is laid out once more when its letters have come. */
async function settledIn(page: Page, window: Window): Promise<Measured> {
  let found = await measured(page);
  for (let look = 0; look < 8 && faultsOf({ page: found, window }).length > 0; look++) {
    // A map that follows what is pointed at is on its way for a moment.
    await page.waitForTimeout(250);
    found = await measured(page);
  }
  return found;
}

/** Pages without a table: nothing is decided there at once, and all of it is read. */
const PAGES = [
  '/',
  '/new/co2?mode=bots',
  '/new/bataille-pour-le-climat?mode=online',
  '/learn/co2',
  '/settings',
  '/find',
  '/host',
  '/games',
  '/mine/co2',
  '/exercises/co2',
  '/groups',
];

/** Where a table on the server waits for its people. */
const WAITING = 'the waiting room';
const lesson = /^\/learn\/.*\//;

/** Looks at the pages around the tables and the beginnings of all lessons, in one window after the other. */
export async function* looksAround(page: Page): AsyncGenerator<Omit<Look, 'moment'> & { readonly path: string }> {
  await prepare(page);
  const devtools = await page.context().newCDPSession(page);
  await takeIn(page, keptGame('co2', 2, 1));
  await asHost(page);
  const courses = (await loadAllGames()).map(async ({ game, course }) =>
    ((await course?.())?.lessons ?? []).map(({ id }) => `/learn/${game.id}/${id}`),
  );
  const lessons = (await Promise.all(courses)).flat();
  const laterLessons = (await Promise.all(courses)).flatMap((all) => all.slice(1));
  for (const path of [...PAGES, await aGroup(page), ...lessons, WAITING]) {
    await page.goto(path === WAITING ? '/new/future-energy?mode=online' : path);
    await page.locator('h1').first().waitFor();
    if (path === WAITING) await page.locator('form .large').click();
    await page
      .locator({ [WAITING]: '.online-seats' }[path] ?? (lesson.test(path) ? '.guide' : 'h1'))
      .first()
      .waitFor();
    // Later lessons are laid out as the first: each is looked at in one language, in turn.
    const later = laterLessons.indexOf(path);
    for (const locale of later < 0 ? LOCALES : LOCALES.slice(later % LOCALES.length, (later % LOCALES.length) + 1)) {
      await settle(page, locale);
      for (const window of WINDOWS.filter(({ name }) => name === 'desk' || name === 'phone')) {
        await lookThrough(page, devtools, window);
        yield { path, window, locale, page: await settledIn(page, window) };
      }
    }
    await settle(page, 'en');
  }
}

/** Changes settings as another tab of the same browser would. */
async function change(page: Page, part: object): Promise<void> {
  await page.evaluate((to) => {
    const key = 'kaya-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, ...to }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, part);
}

/** Changes the language. */
export async function settle(page: Page, locale: Locale): Promise<void> {
  await change(page, { locale });
  await page.locator(`html[lang=${locale}]`).waitFor();
}

/** Changes the language at a table. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await settle(page, locale);
  const home = { en: 'Menu', fr: 'Menu', ru: 'Меню' }[locale];
  await page.locator(`html[lang=${locale}] .table-header`, { hasText: home }).waitFor();
}

/** What a person sees of the page as it is now. */
export async function measured(page: Page): Promise<Measured> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Whoever watches the size of the board hears of it before the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.evaluate(measure);
}

/**
 * Runs in the page: points at some answers of the list, and at some places of the board. Counts the answers that light a
 * place, and the places that light an answer of the list, and those that do not though the list is there.
 */
export async function pointing(): Promise<{ readonly lit: number; readonly meant: number; readonly mute: number }> {
  const SOME = 4;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const count = async (selector: string, answer: string) => {
    let found = 0;
    const all = [...document.querySelectorAll(selector)].slice(0, SOME);
    for (const element of all) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await painted();
      if (document.querySelector(answer) !== null) found++;
      element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
      document.querySelector('.prompt')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
    return [found, all.length - found] as const;
  };
  const [lit] = await count('.decision .action', '[data-lit]');
  const [meant, mute] = await count('.panzoom-sheet [data-may-point]', '.action[data-meant]');
  return { lit, meant, mute };
}

/** What can be chosen on the board and is not met by a finger that comes down near its middle. */
export async function missed(page: Page): Promise<readonly string[]> {
  const parts = [`const MISSED = ${JSON.stringify(MISSED)}`, ...[innermost, meantAt, missedBy].map(String)].join(';');
  return page.evaluate<readonly string[]>(`(() => { ${parts}; return missedBy(${MISSED.finger}); })()`);
}

/**
 * Runs in the page, with what says what is meant: fingers around the middle of each target, up to so far. Each means that target,
 * alone or among those that are near too, of which it is asked which; but for a finger on something that is as large itself, or
 * on a part of the target.
 */
function missedBy(misses: number): readonly string[] {
  const root = document.querySelector('.table');
  const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect();
  if (root === null || frame === undefined) return ['no board'];
  const MAY = '[data-may-point], [data-may-begin], [data-may-ask]';
  const all = [...root.querySelectorAll('.panzoom-sheet [data-may-point], .panzoom-sheet [data-may-begin]')].flatMap((it) => {
    const isLine = it.querySelector(':scope > [stroke="transparent"]') !== null;
    const shape = isLine ? it.querySelector(':scope > rect, :scope > circle') : it;
    const box = shape?.getBoundingClientRect();
    return box === undefined ? [] : [{ it, x: box.left + box.width / 2, y: box.top + box.height / 2 }];
  });
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > frame.left && x < frame.right && y > frame.top && y < frame.bottom && x < innerWidth && y < innerHeight;
  return all.filter(isSeen).flatMap(({ it, x, y }) =>
    [0, 8, 15, misses - 0.5].flatMap((far) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((turn) => {
        const at = { x: x + far * Math.cos((turn * Math.PI) / 4), y: y + far * Math.sin((turn * Math.PI) / 4) };
        const target = document.elementFromPoint(at.x, at.y);
        // What lies over the board has its own touches.
        if (!isSeen(at) || target === null || target.closest('.panzoom-sheet') === null) return [];
        const under = target.closest(MAY);
        const own = under?.querySelector(':scope > [stroke="transparent"]') === null ? under.getBoundingClientRect() : undefined;
        const isSure = own !== undefined && Math.min(own.width, own.height) >= 2 * misses;
        if (under !== null && under !== it && !under.contains(it) && (isSure || it.contains(under))) return [];
        const meant = meantAt(root, { target, ...at, by: 'finger' });
        if (meant.some((one) => one === it || it.contains(one))) return [];
        return [`${it.getAttribute('data-place')} from ${far} px: ${meant.map((one) => one.getAttribute('data-place'))}`];
      }),
    ),
  );
}

/** Runs in the page. */
function measure(): Measured {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const named = (element: Element) => {
    const around = element.closest('.panzoom, [class]');
    return around === null ? 'page' : around.matches('.panzoom') ? 'board' : `.${around.classList[0] ?? ''}`;
  };
  const partOf = (element: Element) => (element.closest('.panzoom-sheet') === null ? named(element) : 'board');
  const isOff = (element: Element) =>
    element.closest('.hidden, .skip:not(:focus), [hidden], title, style, option, defs, symbol') !== null ||
    // Words for the ear alone.
    element.closest('[style*="clip-path: inset(50%)"]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** How much larger than its own units something is painted. */
  const enlarged = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    return element instanceof HTMLElement ? element.currentCSSZoom : 1;
  };
  /** The smallest plate near a text of a drawing in which its middle lies. */
  const plateUnder = (element: Element): Box | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let it = element.parentElement, up = 0; it !== null && up < 3; it = it.parentElement, up++) {
      const plates = [...it.querySelectorAll(':scope > rect')].filter(
        (rect) => !/^(none|transparent)$/.test(rect.getAttribute('fill') ?? ''),
      );
      const around = plates
        .map((rect) => rect.getBoundingClientRect())
        .filter((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
        .toSorted((a, b) => area(a) - area(b));
      if (around[0] !== undefined) return around[0];
    }
    return null;
  };
  const isLevel = (element: Element): boolean => element instanceof SVGGraphicsElement && element.getScreenCTM()?.b === 0;
  interface Room {
    readonly room: Box;
    readonly scrolls: boolean;
  }
  /** Found once for all that stands in it, as long as nothing is scrolled. */
  const rooms = new Map<Element, Room>();
  const within = (it: Element | null): Room => {
    if (it === null) return { room: window, scrolls: document.documentElement.scrollHeight > innerHeight };
    const known = rooms.get(it);
    if (known !== undefined) return known;
    const outer = within(it.parentElement);
    const { overflowX, overflowY } = getComputedStyle(it);
    const isOpen =
      (overflowX === 'visible' && overflowY === 'visible') ||
      it === document.body ||
      it === document.documentElement ||
      (it instanceof SVGElement && !(it instanceof SVGSVGElement && it.ownerSVGElement === null));
    const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll') || it.matches('.panzoom-frame');
    const found = isOpen ? outer : { room: meet(outer.room, it.getBoundingClientRect()), scrolls: outer.scrolls || scrolls };
    rooms.set(it, found);
    return found;
  };
  /** What the edges around an element leave of the window; `scrolls` where the rest can be brought into view. */
  const roomOf = (element: Element): Room => within(element.parentElement);
  const NEEDED = '.decision, .choice-sheet, .hand, .means, .curtain, [data-may-point], [data-chosen]';

  const texts: Text[] = [];
  const clipped: string[] = [];
  const broken: string[] = [];
  const warped: string[] = [];
  const painted: { readonly text: string; readonly box: Box; readonly element: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || isOff(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const drawn = element.closest('svg') !== null;
    const first = boxes[0];
    if (first === undefined) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * enlarged(element);
    texts.push({ text, size, needed: element.closest(NEEDED) !== null, part: partOf(element) });
    // A line of either face is a fifth to a half higher than its letters are set.
    if (drawn && (first.height < size || (isLevel(element) && first.height > 1.7 * size)))
      warped.push(`${text} ${(first.height / size).toFixed(2)}`);
    if (drawn) {
      const plate = plateUnder(element);
      const over = plate === null ? 0 : Math.max(plate.left - first.left, first.right - plate.right);
      if (over > Math.max(3, size / 4)) clipped.push(`${text} ${over.toFixed(0)} px over the edge of what it stands on`);
    }
    const { room, scrolls } = roomOf(element);
    for (const box of boxes) {
      const seen = meet(box, room);
      // What an edge cuts and nothing can bring into view is lost; letters are a little less high than their line.
      const lost = box.left < room.left - 1.5 || box.right > room.right + 1.5 || box.bottom - size * 0.3 > room.bottom;
      if (lost && !scrolls) clipped.push(text);
      if (area(seen) < area(box) * 0.5) continue;
      // The box of a line has room above and below its letters.
      const inset = (box.height - size * 0.7) / 2;
      painted.push({
        text,
        element,
        box: { left: seen.left, right: seen.right, top: box.top + inset, bottom: box.bottom - inset },
      });
    }
    if (!drawn) {
      const around = element.closest('*');
      const style = around === null ? null : getComputedStyle(around);
      if (around !== null && style?.textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1)
        clipped.push(text);
      const lines = () =>
        new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top))).size;
      const all = node.nodeValue ?? '';
      // What stands in one line has all its words there.
      for (const word of lines() > 1 ? all.matchAll(/[^\s\u00a0\u202f\-–—/]+/gu) : []) {
        if (word[0].length < 2) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (lines() > 1) broken.push(word[0]);
      }
    }
  }

  // What is chosen in a field is read whole.
  for (const field of document.querySelectorAll('select')) {
    if (isOff(field)) continue;
    const has = field.offsetWidth;
    const { width } = field.style;
    field.style.width = 'max-content';
    if (field.offsetWidth > has + 1) clipped.push(`a field: ${field.selectedOptions[0]?.text}`);
    field.style.width = width;
  }

  // What is read down is not moved aside.
  for (const column of document.querySelectorAll('.side-panel, .decision, .table-side, .ending, .in-words'))
    if (column.scrollWidth > column.clientWidth + 1) {
      const { right } = column.getBoundingClientRect();
      const wide = [...column.querySelectorAll('*')].findLast((it) => it.getBoundingClientRect().right > right + 1);
      clipped.push(`wider than .${column.classList[0]}: ${wide?.tagName} ${wide?.textContent?.slice(0, 40)}`);
    }

  // At a desk nobody moves a row of cards to see what they hold.
  const held = document.querySelector('.hand');
  if (innerWidth >= 1280 && held !== null && held.scrollWidth > held.clientWidth + 1) clipped.push('the hand');

  const overlaps: string[] = [];
  const sorted = painted.toSorted((a, b) => a.box.left - b.box.left);
  for (const [i, one] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (other === undefined || other.box.left >= one.box.right) break;
      // A text and its own outline lie on each other, and a sheet or a dialog lies over the page.
      if (other.text === one.text) continue;
      const both = meet(one.box, other.box);
      if (both.right - both.left < 1.5 || both.bottom - both.top < 1.5) continue;
      const layer = (it: Element) =>
        it.closest('.choice-sheet, .tooltip, dialog, .curtain, .welcome, .notices, .decision-foot, .decision-head');
      if (layer(one.element) !== layer(other.element)) continue;
      if (area(both) > 0.08 * Math.min(area(one.box), area(other.box))) overlaps.push(`${one.text} / ${other.text}`);
    }
  }

  const found: { what: string; size: number; board: boolean; x: number; y: number }[] = [];
  const PRESSED = 'button, a[href], input, select, summary, [data-may-point], [data-may-begin]';
  for (const element of document.querySelectorAll(PRESSED)) {
    if (
      isOff(element) ||
      element.closest('p, .prompt, .log li') !== null ||
      (element instanceof HTMLButtonElement && element.disabled)
    )
      continue;
    const pressed = element.matches('input') ? (element.closest('label') ?? element) : element;
    const box = pressed.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    // A line is as thick as the area around it that takes the pointer, and may have a handle.
    const line = pressed.querySelector(':scope > [stroke="transparent"]');
    const thick = line === null ? 0 : Number.parseFloat(getComputedStyle(line).strokeWidth) * enlarged(line);
    const handles = line === null ? [] : [...pressed.querySelectorAll('rect, circle')].map((it) => it.getBoundingClientRect());
    const sides = [thick, ...handles.map((it) => Math.min(it.width, it.height))];
    const size = line === null ? Math.min(box.width, box.height) : Math.max(...sides);
    const name = element.getAttribute('data-place') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const what = name === '' ? `${element.tagName} ${element.getAttribute('aria-label') ?? ''}` : name;
    // Its middle is that of its handle or of its plate: what stands on it may reach beyond.
    const plate = pressed.querySelector(':scope > rect')?.getBoundingClientRect();
    const { left, top, right, bottom } = handles.toSorted((a, b) => b.width - a.width)[0] ?? plate ?? box;
    found.push({ what, size, board: element.closest('.panzoom-sheet') !== null, x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  // On the board a pointer that misses goes to the nearest target: what counts is how far the next one is.
  const targets = found.map(({ what, size, board, x, y }) => {
    const others = board ? found.filter((it) => it.board && it.what !== what) : [];
    const next = Math.min(...others.map((it) => Math.hypot(it.x - x, it.y - y)));
    return { what, board, size: board ? Math.max(size, Math.min(next, 44)) : size };
  });

  const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect();
  const sheet = document.querySelector<SVGSVGElement>('.panzoom-sheet > svg');
  let empty = 0;
  if (frame !== undefined && sheet !== null) {
    const { width, height } = sheet.viewBox.baseVal;
    const matrix = sheet.getScreenCTM();
    if (matrix !== null) {
      const drawn = { left: matrix.e, top: matrix.f, right: matrix.e + width * matrix.a, bottom: matrix.f + height * matrix.d };
      empty = 1 - area(meet(drawn, frame)) / area(frame);
    }
  }
  let bare = 0;
  if (frame !== undefined && sheet !== null) {
    const drawing = sheet.getBoundingClientRect();
    const whole = meet(drawing, frame);
    const [columns, rows] = [48, 32];
    const [wide, high] = [(whole.right - whole.left) / columns, (whole.bottom - whole.top) / rows];
    const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
    for (const it of sheet.querySelectorAll('rect, path, circle, ellipse, polygon, text, image, use')) {
      const own = it.getBoundingClientRect();
      // The ground of it all, or of a large part.
      if (own.width * own.height > 0.2 * drawing.width * drawing.height || isOff(it)) continue;
      const box = meet(own, whole);
      for (let y = Math.floor((box.top - whole.top) / high); y < (box.bottom - whole.top) / high; y++)
        for (let x = Math.floor((box.left - whole.left) / wide); x < (box.right - whole.left) / wide; x++) {
          const row = taken[y];
          if (row?.[x] === false) row[x] = true;
        }
    }
    // The largest rectangle of free cells: below each row as far as they reach, to both sides.
    const free = Array.from({ length: columns }, () => 0);
    for (const row of taken) {
      for (const [x, it] of row.entries()) free[x] = it ? 0 : (free[x] ?? 0) + 1;
      for (const from of row.keys()) {
        let least = rows;
        for (let to = from; to < columns; to++) {
          least = Math.min(least, free[to] ?? 0);
          if (least === 0) break;
          bare = Math.max(bare, (least * (to - from + 1)) / (columns * rows));
        }
      }
    }
  }
  const outside = [...document.querySelectorAll('.table-header :is(h1, button, a)')].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight;
    return !isOff(element) && out ? [element.textContent ?? ''] : [];
  });
  const list = document.querySelector('.decision .actions:not(.apart)');
  let listed: number | null = null;
  if (list !== null) {
    const whole = list.getBoundingClientRect();
    const [head, foot] = ['.decision-head', '.decision-foot'].map((it) => document.querySelector(it)?.getBoundingClientRect());
    const { room } = roomOf(list);
    const upper = Math.max(room.top, whole.top, head?.bottom ?? 0);
    const lower = Math.min(room.bottom, whole.bottom, foot?.top ?? innerHeight);
    if (lower - upper < whole.height - 1) listed = Math.max(0, lower - upper);
  }
  const away: string[] = [];
  const answers = [...document.querySelectorAll('.decision .actions:not(.apart) .action')];
  // On a phone the players are in another tab: what one owns stands beside the question.
  if (innerWidth <= 760 && document.querySelector('.decision .prompt[data-mine]') !== null) {
    const means = document.querySelector('.decision .means');
    if (means === null || means.textContent === '') away.push('what one owns');
  }
  const near = document.querySelector('[data-glance]')?.getBoundingClientRect();
  // What is over is not decided any more, and an earlier moment is not either.
  const isOver = document.querySelector('.decision .primary, .replay-rows') !== null;
  if (near !== undefined && frame !== undefined && !isOver && (near.top < frame.top - 8 || near.bottom > frame.bottom + 8)) {
    const told = document.querySelector('.decision .glance');
    if (told === null || isOff(told)) away.push('how near the end is');
  }
  for (const answer of [answers.at(-1), answers[0]]) {
    answer?.scrollIntoView({ block: 'nearest' });
    rooms.clear();
    for (const element of document.querySelectorAll('.decision-head .prompt, .decision-foot, .decision-foot button')) {
      const { top, bottom } = element.getBoundingClientRect();
      const { room } = roomOf(element);
      // What is larger than its share of a small window begins in sight and scrolls.
      const end = element.matches('[data-large] .decision > * > *') ? top : bottom;
      if (top < room.top - 1.5 || end > room.bottom + 1.5) away.push(`${element.textContent} at ${answer?.textContent}`);
    }
  }
  const ragged = [...document.querySelectorAll('.actions')].flatMap((all) =>
    ['.cost', '.gain', '.sign'].flatMap((column) => {
      const filled = [...all.querySelectorAll(column)].filter(
        // Parts stand in several columns.
        (it) => it.checkVisibility() && it.childElementCount > 0 && it.closest('.group') === null,
      );
      const edges = new Set(filled.map((it) => Math.round(it.getBoundingClientRect().left)));
      return edges.size > 1 ? [`${column} at ${[...edges].join(', ')}`] : [];
    }),
  );
  // What people have written themselves stays as it is.
  const hyphens = texts.map(({ text }) => text).filter((text) => /(?<![\p{L}\p{N}-])-(?=[\d$€])/u.test(text));
  const pointed = document.querySelector('.guide[data-board]') !== null;
  return { texts, overlaps, clipped, broken, warped, targets, empty, bare, outside, listed, pointed, away, ragged, hyphens };
}
