import { fraction, pick, type Rng, seeded } from '@kaya/engine';
import { expect, type Page } from '@playwright/test';

/** Settings as a test wants them, before the first page is loaded. Names and seeds are then the same in every run. */
export async function prepare(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const chosen = {
    locale: 'en',
    theme: 'light',
    speed: 'off',
    confirm: false,
    skipForced: false,
    name: 'Ada',
    welcomed: true,
    ...settings,
  };
  await page.addInitScript((text) => {
    if (localStorage.getItem('kaya-settings') === null) localStorage.setItem('kaya-settings', text);
    // A game on this device takes its id and its seed from here; counted through, so that both are new and known.
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array) || array.length !== 16) return random(array);
      const count = Number(localStorage.getItem('kaya-test-count') ?? '0') + 1;
      localStorage.setItem('kaya-test-count', String(count));
      array.fill(0).set([count >> 8, count & 255], array.length - 2);
      return array;
    };
  }, JSON.stringify(chosen));
}

/** Opens a game against easy bots from the set-up page. */
export async function startAgainstBots(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/new/${game}?mode=bots`);
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('easy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.decision')).toBeVisible();
}

/** Begins a solo game from the home page. */
export async function playSolo(page: Page, game: string): Promise<void> {
  const card = page.locator(`[data-game="${game}"]`);
  await card.getByText('More ways to play').click();
  await card.getByRole('button', { name: 'Solo' }).click();
}

/** Begins a game of CO₂ against a bot, plays one action, and tells what is asked and offered then. */
export async function afterOneMove(page: Page): Promise<{ readonly asked: string; readonly offered: readonly string[] }> {
  await startAgainstBots(page, 'co2', 2);
  await myTurn(page);
  await page.locator('.decision .action').first().click();
  await myTurn(page);
  const asked = (await page.locator('.prompt').textContent()) ?? '';
  return { asked, offered: await page.locator('.decision .action').allTextContents() };
}

/** Opens a game of people around one screen. */
export async function startAroundOneScreen(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/new/${game}?mode=screen`);
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

/** Waits until the whole site is kept on the device, and pages come from there. */
export function keptHere(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
      });
  });
}

/** Chooses the first thing that is offered, part by part where there are many. */
export async function chooseFirst(page: Page): Promise<void> {
  const first = page.locator('.decision .action').first();
  for (let part = true; part; ) {
    part = await first.evaluate((it) => it.classList.contains('group'));
    await first.click();
  }
}

const READY = '.ending, .actions .action, .curtain';

/** Waits until the person must decide or the game is over; true while it goes on. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator(READY).first().waitFor({ timeout: 60_000 });
  return (await page.locator('.ending').count()) === 0;
}

/** Runs in the page: where the first of these things is, once it has stood still for some pictures. */
export function atRest(selector: string): Promise<DOMRect> {
  return new Promise((resolve) => {
    let [last, same] = ['', 0];
    const look = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const now = `${box.x} ${box.y} ${box.width} ${box.height}`;
      same = box.width > 0 && now === last ? same + 1 : 0;
      last = now;
      if (same < 4) requestAnimationFrame(look);
      else resolve(box.toJSON());
    };
    look();
  });
}

/** What tests do to a page themselves. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|Service Worker registration blocked/;

/** Everything that went wrong on a page and that nobody would see otherwise. */
export function problemsOf(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => void found.push(`page: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // A bot that fails is answered for by a lesser one, and only the console knows.
    const heard = message.type() === 'error' || message.type() === 'warning';
    if (heard && !EXPECTED.test(message.text())) found.push(`console: ${message.text()} (${message.location().url})`);
  });
  return found;
}

const WAYS = ['board', 'hand', 'panel', 'sheet', 'list', 'confirm', 'curtain', 'pan'] as const;
type Way = (typeof WAYS)[number];

/** How a game was played: how often each way was used, and what could not be reached by any pointer though it was shown. */
export interface Played extends Readonly<Record<Way, number>> {
  /** Places that looked as if one could point at them, and where nothing under the pointer was theirs. */
  readonly unreachable: readonly string[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Target extends Spot {
  readonly way: Way;
  readonly place: string;
}

interface Situation {
  readonly over: boolean;
  readonly targets: readonly Target[];
  /** Places outside of the window of the board: it must be moved to show them. */
  readonly hidden: readonly Target[];
  readonly unreachable: readonly string[];
}

interface Wish {
  /** The same wish always plays the same game. */
  readonly seed: string;
  /** No game asks more often than this. */
  readonly steps?: number;
  /** How often the drawing is preferred to the list in words, where both say the same. */
  readonly drawing?: number;
  /** Looks at the page before each step. */
  watch?(page: Page): Promise<void>;
}

/**
 * Plays a whole game with a real pointer, whoever's turn it is on this page: places of the board, cards and panels first,
 * then the rest of the choice beside the pointer or in the list. Fails with what the page complained about.
 */
export async function playByPointer(page: Page, { seed, steps = 1500, drawing = 0.85, watch }: Wish): Promise<Played> {
  const rng = seeded(seed);
  const problems = problemsOf(page);
  const counts = Object.fromEntries(WAYS.map((way) => [way, 0])) as Record<Way, number>;
  const unreachable = new Set<string>();
  for (let step = 0; step < steps; step++) {
    await page.locator('.ending, .curtain, .hold, .decision .action').first().waitFor({ timeout: 60_000 });
    await watch?.(page);
    const now = await page.evaluate(situation);
    expect(problems).toEqual([]);
    for (const place of now.unreachable) unreachable.add(place);
    if (now.over) return { ...counts, unreachable: [...unreachable] };
    const target = choose(rng, now, drawing);
    if (target === null) continue;
    counts[target.way]++;
    if (target.way === 'pan') await drag(page, target);
    else await page.mouse.click(target.x, target.y);
  }
  throw new Error(`the game is not over after ${steps} steps: ${JSON.stringify(counts)}`);
}

function choose(rng: Rng, { targets, hidden }: Situation, drawing: number): Target | null {
  const of = (...ways: readonly Way[]) => targets.filter(({ way }) => ways.includes(way));
  for (const certain of ['curtain', 'confirm'] as const) {
    const [found] = of(certain);
    if (found !== undefined) return found;
  }
  const sheet = of('sheet');
  const drawn = of('board', 'hand', 'panel');
  if (sheet.length > 0 && (drawn.length === 0 || fraction(rng) < 0.6)) return pick(rng, sheet);
  const list = of('list');
  if (fraction(rng) < drawing || list.length === 0) {
    if (drawn.length > 0) return pick(rng, drawn);
    if (hidden.length > 0) return pick(rng, hidden);
  }
  return list.length > 0 ? pick(rng, list) : null;
}

/** Moves the board with the pointer until the place is in the middle of its window, as far as the board goes. */
async function drag(page: Page, target: Spot): Promise<void> {
  const box = await page.locator('.panzoom-frame').boundingBox();
  if (box === null) return;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const reach = (way: number, room: number) => Math.max(-room, Math.min(room, way));
  const by = { x: reach(middle.x - target.x, box.width * 0.45), y: reach(middle.y - target.y, box.height * 0.45) };
  await page.mouse.move(middle.x - by.x, middle.y - by.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await page.mouse.move(middle.x + by.x, middle.y + by.y, { steps: 4 });
  await page.mouse.up();
}

/** Runs in the page: where a pointer could go now. */
function situation(): Situation {
  const targets: Target[] = [];
  const hidden: Target[] = [];
  const unreachable: string[] = [];
  const inWindow = ({ x, y }: Spot) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const spots = ({ left, top, width, height }: DOMRect): Spot[] => {
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    return parts.flatMap((dy) => parts.map((dx) => ({ x: left + width * dx, y: top + height * dy })));
  };
  const buttons: readonly (readonly [string, Way])[] = [
    ['.curtain button', 'curtain'],
    ['.hold .primary', 'confirm'],
    ['.choice-sheet .action', 'sheet'],
    ['.decision .action', 'list'],
  ];
  for (const [selector, way] of buttons) {
    for (const button of document.querySelectorAll(selector)) {
      const spot = spots(button.getBoundingClientRect()).find(
        (it) => inWindow(it) && document.elementFromPoint(it.x, it.y)?.closest('button') === button,
      );
      if (spot !== undefined) targets.push({ ...spot, way, place: button.textContent ?? '' });
    }
  }
  const covered = document.querySelector('.curtain, .choice-sheet') !== null;
  for (const element of document.querySelectorAll('.table [data-may-point]')) {
    const place = element.getAttribute('data-place') ?? '';
    const way = element.closest('.panzoom') !== null ? 'board' : element.closest('.hand') !== null ? 'hand' : 'panel';
    const box = element.getBoundingClientRect();
    const isOwn = (it: Spot) => {
      const under = inWindow(it) ? document.elementFromPoint(it.x, it.y) : null;
      return (under?.closest('[data-may-point]') ?? null) === element;
    };
    // A long thing with a small handle, as a way with its price, is looked for part by part where a look at the whole misses it.
    const spot =
      spots(box).find(isOwn) ??
      [...element.querySelectorAll('rect')].flatMap((part) => spots(part.getBoundingClientRect())).find(isOwn);
    if (spot !== undefined) {
      targets.push({ ...spot, way, place });
      continue;
    }
    const frame = element.closest('.panzoom-frame, .hand, .side-panel')?.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const shown =
      frame !== undefined &&
      middle.x > frame.left &&
      middle.x < frame.right &&
      middle.y > frame.top &&
      middle.y < Math.min(frame.bottom, innerHeight);
    // A place that holds other places is reached through them, and what a sheet covers is reached when it is closed.
    if (shown && !covered && element.querySelector('[data-may-point]') === null) unreachable.push(place);
    else if (!shown && way === 'board') hidden.push({ ...middle, way: 'pan', place });
  }
  return { over: document.querySelector('.ending') !== null, targets, hidden, unreachable };
}
