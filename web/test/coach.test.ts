// The coach at the table: each card once, and practice that asks once a move and lets one go on at any time.
import type { Judgement } from '@kaya/bots';
import { type GameEvent, LOCALES, Speaker, type State, seeded } from '@kaya/engine';
import { meetingsOf } from '@kaya/engine/coach';
import { faultsOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { attend, type Cards, from, listen, oneOf, read } from '../coach/cards.ts';
import { Practice, THRESHOLD } from '../coach/practice.ts';
import { en } from '../coach/text/en.ts';
import { fr } from '../coach/text/fr.ts';
import { ru } from '../coach/text/ru.ts';
import type { OwnMove } from '../table/session.ts';

const meet = meetingsOf<{
  readonly state: State;
  readonly step: { readonly do: string };
  readonly action: { readonly do: string };
  readonly event: GameEvent;
  readonly options: Record<string, never>;
}>();
const coach = { meetings: ['war', 'peace', 'rain', 'snow', 'wind'].map((kind) => meet(kind, `X-${kind}`)) };
const START = from(0);
const entry = (number: number, ...kinds: string[]) => ({ number, events: kinds.map((kind) => ({ kind })) });

test('a card is shown once: what is met, shown or waiting is not shown again', () => {
  const met = new Set(['X-peace']);
  const first = listen(START, coach, [entry(1, 'rain', 'peace', 'war'), entry(2, 'rain')], 0, met);
  expect(first).toEqual({ upTo: 2, rules: ['X-war', 'X-rain'] });
  const again = listen(first, coach, [entry(2, 'rain'), entry(3, 'war', 'snow')], 0, met);
  expect(again.rules).toEqual(['X-war', 'X-rain', 'X-snow']);
  const after = listen(read(again), coach, [entry(3), entry(4, 'war')], 0, new Set(['X-peace', 'X-war']));
  expect(after.rules).toEqual(['X-rain', 'X-snow']);
});

test('whoever calls the coach in the midst of a game hears of nothing that came before their own last move', () => {
  const log = [entry(1, 'war'), entry(2, 'peace'), entry(3, 'rain', 'snow'), entry(4, 'wind')];
  expect(listen(from(2), coach, log, 0, new Set()).rules).toEqual(['X-rain', 'X-snow', 'X-wind']);
});

test('a coach who comes before the curtain is lifted begins with whoever lifts it, and is silent while the device goes on', () => {
  const log = [entry(1, 'war'), entry(2, 'peace'), entry(3, 'rain')];
  const on = (cards: Cards) => listen(cards, coach, log, 0, new Set());
  const at = { wanted: true, curtain: null, seen: 2 };
  expect(attend(null, { ...at, curtain: 0, seen: 0 }, on)).toBeNull();
  const begun = attend(null, at, on);
  expect(begun).toEqual({ upTo: 3, rules: ['X-rain'] });
  expect(attend(begun, { ...at, curtain: 1, seen: 0 }, () => START)).toBe(begun);
  expect(attend(begun, { ...at, wanted: false }, on)).toBeNull();
});

test('no more than three wait; the others come when they happen again', () => {
  const { rules } = listen(START, coach, [entry(1, 'war', 'peace', 'rain', 'snow')], 0, new Set());
  expect(rules).toEqual(['X-war', 'X-peace', 'X-rain']);
});

test('one thing at a time: what the bots wait for before a warning, and a card when neither is there', () => {
  const all = { isOffer: true, isWarned: true, isMet: true };
  expect(oneOf(all)).toBe('offer');
  expect(oneOf({ ...all, isOffer: false })).toBe('warning');
  expect(oneOf({ ...all, isOffer: false, isWarned: false })).toBe('card');
  expect(oneOf({ isOffer: false, isWarned: false, isMet: false })).toBe(null);
});

test('what is played after something was taken back is listened to, though its number is not new', () => {
  const first = listen(START, coach, [entry(1), entry(2, 'rain')], 0, new Set());
  const back = listen(first, coach, [entry(1)], 0, new Set(['X-rain']));
  expect(back.upTo).toBe(1);
  expect(listen(back, coach, [entry(1), entry(2, 'war')], 0, new Set(['X-rain'])).rules).toContain('X-war');
});

const move = (moves: number, name = 'a'): OwnMove => ({
  view: { rng: seeded('x'), agenda: [], outcome: null },
  seat: 0,
  action: { do: name },
  moves,
});
const mistake = (cost: number): Judgement => ({
  verdict: 'mistake',
  cost,
  explanation: {
    action: { do: 'b' },
    value: 1,
    alternatives: [],
    why: 'better',
    differences: [{ name: 'coins', by: 1 }],
    brings: [],
    span: 2,
    against: { do: 'a' },
    asGood: [],
    says: [],
  },
});
const done = (promise: Promise<void>) => promise.then(() => 'done');
/** Lets everything that only waits for a promise come. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a mistake is asked about once; whoever keeps it goes on, and is not asked about it again', async () => {
  const practice = new Practice(
    async () => mistake(1.5),
    () => THRESHOLD.clear,
  );
  const watched = done(practice.watch(move(4)));
  await settle();
  expect(practice.state.value).toMatchObject({ phase: 'offer', move: { moves: 4 } });
  practice.goOn();
  expect(await watched).toBe('done');
  expect(practice.state.value.phase).toBe('idle');
  expect(await done(practice.watch(move(4)))).toBe('done');
});

test.each([
  ['a small one below the threshold', mistake(0.7)],
  ['doubt', { verdict: 'doubtful', cost: 9, explanation: null } as const],
  ['no answer', null],
])('%s is not asked about', async (_, judgement) => {
  const practice = new Practice(
    async () => judgement,
    () => THRESHOLD.clear,
  );
  expect(await done(practice.watch(move(1)))).toBe('done');
  expect(practice.state.value.phase).toBe('idle');
});

test('nobody waits for a look that lasts: whoever goes on goes on', async () => {
  const practice = new Practice(
    () => new Promise(() => undefined),
    () => THRESHOLD.clear,
  );
  const watched = done(practice.watch(move(1)));
  await settle();
  expect(practice.state.value.phase).toBe('looking');
  practice.goOn();
  expect(await watched).toBe('done');
});

test('two moves in a row are looked at one after the other: the first mistake is asked about, playing on keeps it', async () => {
  const practice = new Practice(
    async ({ moves }) => (moves === 1 ? mistake(3) : null),
    () => THRESHOLD.grave,
  );
  const first = done(practice.watch(move(1)));
  const second = done(practice.watch(move(2)));
  await settle();
  expect(practice.state.value).toMatchObject({ phase: 'offer', move: { moves: 1 } });
  const third = done(practice.watch(move(3)));
  expect(await Promise.all([first, second, third])).toEqual(['done', 'done', 'done']);
  expect(practice.state.value.phase).toBe('idle');
});

test('the coach’s own words say the same in three languages, and keep the style guide', () => {
  const values = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1] ?? '').sort();
  const catalogues = { en, fr, ru };
  for (const locale of LOCALES) {
    const catalogue: Readonly<Record<string, string>> = catalogues[locale];
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(catalogue)) {
      expect([key, values(message)]).toEqual([key, values(en[key as keyof typeof en])]);
      const text = new Speaker(locale, catalogue).say({
        key,
        values: Object.fromEntries(values(message).map((it) => [it, 'X'])),
      });
      expect([text, faultsOf(text, locale, 'page')]).toEqual([text, []]);
    }
  }
});
