// How many tables wait: known from the table one sits at, from other tabs, and asked of the server now and then.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInTitle, titlePage } from '../app/usePageTitle.ts';
import { Value } from '../app/value.ts';
import { awaitsMe, type Countable, Waiting } from '../app/waiting.ts';
import { byUrgency } from '../pages/urgency.ts';

/** The tabs of one browser: what one posts the others hear. */
let tabs: Channel[] = [];

class Channel {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor() {
    tabs.push(this);
  }
  postMessage(data: unknown): void {
    for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data: structuredClone(data) });
  }
}

class Page extends EventTarget {
  title = '';
  visibilityState = 'visible';
}

let page: Page;

beforeEach(() => {
  vi.useFakeTimers();
  tabs = [];
  page = new Page();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tableWhere(id: string, mine: boolean, standIn = false): Countable {
  return { id, awaited: mine ? [0] : [], seats: [{ you: true, standIn }] };
}

/** A tab with a server of its own answers, and what it showed last. */
function tab(ask: () => Promise<readonly Countable[]>) {
  const shown: number[] = [];
  const remembered: boolean[] = [];
  const tables = new Value<readonly Countable[]>([]);
  const waiting = new Waiting(
    tables,
    ask,
    (are) => remembered.push(are),
    (count) => shown.push(count),
  );
  return { waiting, tables, shown, remembered };
}

test('at a table with fast bots the server is asked once a minute, and the count follows every move', async () => {
  const ask = vi.fn(async () => [tableWhere('here', false), tableWhere('other', true)]);
  const { waiting, shown } = tab(ask);
  await waiting.look();
  for (let i = 0; i < 100; i++) await waiting.note(tableWhere('here', i % 2 === 0));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([1, ...Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 2 : 1))]);
  vi.advanceTimersByTime(60_000);
  await waiting.note(tableWhere('here', true));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a server that does not answer leaves what is known', async () => {
  const { waiting, shown } = tab(() => Promise.reject(new Error('away')));
  await waiting.note(tableWhere('here', true));
  expect(shown).toEqual([1]);
});

test('a move that is made while the server writes its answer is not undone by it', async () => {
  let answer = (_: readonly Countable[]): void => undefined;
  const { waiting, shown } = tab(() => new Promise((resolve) => (answer = resolve)));
  const asked = waiting.look();
  await waiting.note(tableWhere('here', false));
  answer([tableWhere('here', true), tableWhere('other', true)]);
  await asked;
  expect(shown.at(-1)).toBe(1);
});

test('what one tab learns all tabs know, without asking', async () => {
  const ask = vi.fn(async () => [tableWhere('a', true), tableWhere('b', true)]);
  const silent = vi.fn(async () => []);
  const [one, two] = [tab(ask), tab(silent)];
  await one.waiting.look();
  expect(two.shown.at(-1)).toBe(2);
  await one.waiting.note(tableWhere('a', false));
  expect(two.shown.at(-1)).toBe(1);
  await two.waiting.lookAgain();
  expect(silent).not.toHaveBeenCalled();
});

test('a push says that something has changed: every tab asks, at most once in a few seconds', async () => {
  let mine = false;
  const ask = vi.fn(async () => [tableWhere('a', mine)]);
  const { waiting, shown } = tab(ask);
  await waiting.look();
  mine = true;
  const worker = new Channel();
  for (let i = 0; i < 5; i++) worker.postMessage('look');
  await vi.advanceTimersByTimeAsync(5000);
  expect([ask.mock.calls.length, shown.at(-1)]).toEqual([2, 1]);
});

test('a page that stays open, or is looked at again, shows what another device has played', async () => {
  let mine = true;
  const ask = vi.fn(async () => [tableWhere('a', mine)]);
  const { waiting, shown } = tab(ask);
  waiting.follow();
  await waiting.look();
  mine = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.at(-1)).toBe(0);
  mine = true;
  await vi.advanceTimersByTimeAsync(5000);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe(1);
});

test('whoever has no table any more is not asked about theirs again, and that is remembered', async () => {
  const ask = vi.fn(async () => []);
  const { waiting, remembered } = tab(ask);
  waiting.follow();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([ask.mock.calls.length, remembered]).toEqual([1, [false]]);
});

test('a table where a bot plays on for me does not wait for me', () => {
  expect([awaitsMe(tableWhere('a', true)), awaitsMe(tableWhere('a', true, true))]).toEqual([true, false]);
});

test('the title says how many games wait, whatever page it is', () => {
  titlePage('Rules');
  countInTitle(2);
  expect(page.title).toBe('(2) Rules – Kaya');
  titlePage('');
  expect(page.title).toBe('(2) Kaya');
  countInTitle(0);
  expect(page.title).toBe('Kaya');
});

test('of the games that wait for me the one whose time runs out first comes first, and what is over last', () => {
  const table = (id: string, status: 'open' | 'playing' | 'over', mine: boolean, until: number | null) => ({
    ...tableWhere(id, mine),
    status,
    time: {
      seats: [{ left: 1000, until, daysOff: 0, offUntil: null }],
      pausedUntil: null,
      ranOut: [],
    },
  });
  const tables = [
    table('over', 'over', false, null),
    table('open', 'open', false, null),
    table('theirs', 'playing', false, null),
    table('paused', 'playing', true, null),
    table('later', 'playing', true, 9000),
    table('sooner', 'playing', true, 2000),
    { ...table('no clock', 'playing', true, null), time: null },
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(['sooner', 'later', 'paused', 'no clock', 'theirs', 'open', 'over']);
});
