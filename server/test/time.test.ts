// The rules of time, for any game: whoever is awaited and whatever they do.
import type { Clock } from '@kaya/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  backFromDayOff,
  charged,
  DAY,
  dayOff,
  firstLedger,
  freshTime,
  goneOn,
  type Happened,
  type Ledger,
  ledgerAfter,
  leftOf,
  momentOf,
  paused,
  runsOut,
  type Span,
  spansFor,
} from '../tables/time.ts';

const SEATS = 3;
const TURNS = [null, null, null];
const whole = fc.integer({ min: 0, max: 5000 });
const anyClock: fc.Arbitrary<Clock> = fc.record({
  bank: fc.integer({ min: 10, max: 100 }),
  increment: fc.integer({ min: 0, max: 50 }),
  cap: fc.integer({ min: 10, max: 200 }),
  daysOff: fc.integer({ min: 0, max: 5 }),
  afterwards: fc.constant('bot' as const),
});
const anySpans: fc.Arbitrary<Span[]> = fc.array(
  fc.tuple(whole, whole).map(([from, long]) => ({ from, until: from + long })),
  { maxLength: 5 },
);
const seats = fc.uniqueArray(fc.integer({ min: 0, max: SEATS - 1 }), { maxLength: SEATS });
const free = () => [];

/** A game as the clock sees it: after a while others are awaited. */
const anyGame = fc.array(fc.record({ after: whole, awaited: seats }), { maxLength: 20 });

function played(clock: Clock, game: readonly { after: number; awaited: readonly number[] }[], spans: readonly Span[]): Ledger[] {
  let ledger = firstLedger(clock, SEATS, { at: 0, awaited: [0], turns: TURNS });
  let at = 0;
  return game.map(({ after, awaited }) => {
    at += after;
    ledger = ledgerAfter(clock, ledger, { at, how: 'on', awaited, turns: TURNS }, () => spans);
    return ledger;
  });
}

test('what is charged adds up, wherever one stops to reckon', () => {
  fc.assert(
    fc.property(whole, whole, whole, anySpans, (a, b, c, spans) => {
      const [from, between, to] = [a, a + b, a + b + c];
      expect(charged(from, between, spans) + charged(between, to, spans)).toBe(charged(from, to, spans));
      expect(charged(from, to, spans)).toBeLessThanOrEqual(to - from);
      expect(charged(to, from, spans)).toBe(0);
    }),
  );
});

test('the moment at which so much is charged is the first one', () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 5000 }), anySpans, (from, amount, spans) => {
      const at = momentOf(from, amount, spans);
      expect(charged(from, at, spans)).toBe(amount);
      expect(charged(from, at - 1, spans)).toBe(amount - 1);
    }),
  );
});

test('nobody ever has less than nothing or more than the most, and only whoever is awaited loses any', () => {
  fc.assert(
    fc.property(anyClock, anyGame, anySpans, (clock, game, spans) => {
      let before = firstLedger(clock, SEATS, { at: 0, awaited: [0], turns: TURNS });
      for (const ledger of played(clock, game, spans)) {
        for (const [seat, { left }] of ledger.seats.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(1000 * Math.max(clock.bank, clock.cap));
          if (!before.running.includes(seat)) expect(left).toBe(before.seats[seat]?.left);
        }
        before = ledger;
      }
    }),
  );
});

test('everybody who is awaited at once is charged the same, and whoever answers first stops first', () => {
  const clock: Clock = { bank: 100, increment: 0, cap: 100, daysOff: 0, afterwards: 'bot' };
  let ledger = firstLedger(clock, SEATS, { at: 0, awaited: [0, 1, 2], turns: TURNS });
  ledger = ledgerAfter(clock, ledger, { at: 10_000, how: 'on', awaited: [1, 2], turns: TURNS }, free);
  ledger = ledgerAfter(clock, ledger, { at: 30_000, how: 'on', awaited: [0], turns: TURNS }, free);
  expect(ledger.seats.map(({ left }) => left)).toEqual([90_000, 70_000, 70_000]);
});

test('where time runs out is where nothing is left, and not a millisecond before', () => {
  fc.assert(
    fc.property(anyClock, anyGame, anySpans, (clock, game, spans) => {
      const last = played(clock, game, spans).at(-1);
      for (const seat of last?.running ?? []) {
        const at = runsOut(last as Ledger, seat, spans) ?? 0;
        expect(leftOf(last as Ledger, seat, at, spans)).toBe(0);
        if ((last?.seats[seat]?.left ?? 0) > 0) expect(leftOf(last as Ledger, seat, at - 1, spans)).toBe(1);
      }
    }),
  );
});

/** What somebody does who moves and takes back as they like. */
const anyThoughts = fc.array(fc.record({ after: whole, how: fc.constantFrom('on' as const, 'back' as const) }), {
  maxLength: 20,
});

test('moving and taking back gives nobody any time, and takes none from whoever was asked meanwhile', () => {
  fc.assert(
    fc.property(anyClock, anyThoughts, (clock, thoughts) => {
      let ledger = firstLedger(clock, SEATS, { at: 0, awaited: [0], turns: TURNS });
      let at = 0;
      let moved = false;
      const to = (how: Happened['how']) => {
        const awaited = how === 'on' ? [1] : [0];
        ledger = ledgerAfter(clock, ledger, { at, how, awaited, turns: TURNS }, free);
      };
      for (const { after, how } of thoughts) {
        at += after;
        if (moved === (how === 'on')) continue;
        to(how);
        moved = how === 'on';
      }
      if (moved) to('back');
      expect(leftOf(ledger, 0, at, [])).toBe(Math.max(0, 1000 * clock.bank - at));
      expect(ledger.seats[1]?.left).toBe(1000 * clock.bank);
      to('on');
      const most = 1000 * Math.max(clock.bank, clock.cap);
      expect(ledger.seats[0]?.left).toBe(Math.min(most, Math.max(0, 1000 * clock.bank - at) + 1000 * clock.increment));
    }),
  );
});

test('a turn is paid once, however often others are asked in the midst of it; two turns in a row are paid twice', () => {
  const clock: Clock = { bank: 10, increment: 5, cap: 100, daysOff: 0, afterwards: 'bot' };
  let ledger = firstLedger(clock, 2, { at: 0, awaited: [0], turns: [1, null] });
  for (const [awaited, turn] of [
    [[1], 1],
    [[0], 1],
    [[1], 1],
    [[0], 1],
    [[1], null],
  ] as const)
    ledger = ledgerAfter(clock, ledger, { at: 0, how: 'on', awaited, turns: [turn, null] }, free);
  expect(ledger.seats[0]?.left).toBe(15_000);
  for (const turn of [2, 3, 4])
    ledger = ledgerAfter(clock, ledger, { at: 0, how: 'on', awaited: [0], turns: [turn, null] }, free);
  expect(ledger.seats[0]?.left).toBe(25_000);
});

test('a turn that was taken back by consent is paid once, when it is over', () => {
  const clock: Clock = { bank: 100, increment: 5, cap: 200, daysOff: 0, afterwards: 'bot' };
  const step = (ledger: Ledger, at: number, how: 'on' | 'rewind', awaited: number[], turns: readonly (number | null)[]) =>
    ledgerAfter(clock, ledger, { at, how, awaited, turns }, free);
  for (const turn of [1, null]) {
    const first = firstLedger(clock, 2, { at: 0, awaited: [0], turns: [turn, null] });
    const moved = step(first, 10_000, 'on', [1], [null, turn]);
    expect(moved.seats[0]?.left).toBe(95_000);
    const again = step(moved, 20_000, 'rewind', [0], [turn, null]);
    expect(again.seats.map(({ left }) => left)).toEqual([90_000, 90_000]);
    expect(step(again, 30_000, 'on', [1], [null, turn]).seats[0]?.left).toBe(85_000);
  }
});

test('what is rewound and played again, however far and often, is paid once', () => {
  const clock: Clock = { bank: 100, increment: 10, cap: 10_000, daysOff: 0, afterwards: 'bot' };
  // Seat 0 has its turns, and is asked between them: a wait without a turn. Nobody uses any time.
  const waits = [1, 2, null, 3, null, null, 4, 5, null, 6];
  const stands = waits.flatMap((turn) => [
    { awaited: [0], turns: [turn, null] },
    { awaited: [1], turns: [null, null] },
  ]);
  const to = (ledger: Ledger, how: 'on' | 'rewind', place: number) =>
    ledgerAfter(clock, ledger, { at: 0, how, ...(stands[place] as (typeof stands)[0]) }, free);
  const places = fc.integer({ min: 1, max: stands.length - 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(places, places), { maxLength: 8 }), (jumps) => {
      let ledger = firstLedger(clock, 2, { at: 0, awaited: [0], turns: [1, null] });
      let [place, furthest] = [0, 0];
      const onTo = (goal: number) => {
        while (place < goal) ledger = to(ledger, 'on', ++place);
        furthest = Math.max(furthest, place);
      };
      for (const [goal, back] of jumps) {
        onTo(goal);
        if (back >= place) continue;
        place = back;
        ledger = to(ledger, 'rewind', place);
      }
      expect(ledger.seats[0]?.left).toBeLessThanOrEqual(100_000 + 10_000 * Math.ceil(furthest / 2));
      // All turns are paid at the end, each once.
      onTo(stands.length - 1);
      expect(ledger.seats[0]?.left).toBeLessThanOrEqual(100_000 + 10_000 * waits.length);
      expect(ledger.seats[0]?.left).toBeGreaterThanOrEqual(100_000 + 10_000 * waits.filter((it) => it !== null).length);
    }),
  );
});

test('a ledger of an earlier version, which knows the last paid turn alone, pays no turn up to it again', () => {
  const clock: Clock = { bank: 100, increment: 10, cap: 1000, daysOff: 0, afterwards: 'bot' };
  const stored = { left: 100_000, began: 100_000, ended: 0, given: 10_000, turn: 2, paid: 2 };
  const before: Ledger = { at: 0, running: [0], seats: [stored] };
  const after = (turn: number) =>
    ledgerAfter(clock, { ...before, seats: [{ ...stored, turn }] }, { at: 0, how: 'on', awaited: [], turns: [null] }, free);
  expect([1, 2, 3].map((turn) => after(turn).seats[0]?.left)).toEqual([100_000, 100_000, 110_000]);
});

test('going back by consent leaves everybody what they have, but the increment of a turn that is played again', () => {
  fc.assert(
    fc.property(anyClock, anyGame, seats, (clock, game, awaited) => {
      const before = played(clock, game, []).at(-1);
      if (before === undefined) return;
      const after = ledgerAfter(clock, before, { at: before.at, how: 'rewind', awaited, turns: TURNS }, free);
      const expected = before.seats.map(({ left, given, paid }, seat) => {
        const again = awaited.includes(seat) && !before.running.includes(seat) && paid === TURNS[seat];
        return again ? Math.max(0, left - given) : left;
      });
      expect(after.seats.map(({ left }) => left)).toEqual(expected);
      expect(after.running).toEqual(awaited);
    }),
  );
});

test('whoever sees somebody awaited for longer than they are never believes that they have more time', () => {
  fc.assert(
    fc.property(anyClock, fc.array(fc.tuple(whole, whole, whole), { maxLength: 10 }), (clock, rounds) => {
      // Seat 0 decides in secret; what it did is seen when the round ends.
      let [truth, seen] = [0, 0].map(() => firstLedger(clock, SEATS, { at: 0, awaited: [0], turns: TURNS })) as [Ledger, Ledger];
      let at = 0;
      const on = (ledger: Ledger, awaited: number[]) =>
        ledgerAfter(clock, ledger, { at, how: 'on', awaited, turns: TURNS }, free);
      for (const [thinks, waits, others] of rounds) {
        at += thinks;
        truth = on(truth, []);
        at += waits;
        [truth, seen] = [on(truth, [1]), on(seen, [1])];
        expect(seen.seats[0]?.left).toBeLessThanOrEqual(truth.seats[0]?.left ?? 0);
        at += others;
        [truth, seen] = [on(truth, [0]), on(seen, [0])];
      }
    }),
  );
});

test('in a pause and on a day off no clock runs, and days off come to an end', () => {
  const clock: Clock = { bank: 100, increment: 0, cap: 100, daysOff: 2, afterwards: 'bot' };
  const ledger = firstLedger(clock, SEATS, { at: 0, awaited: [0, 1], turns: TURNS });
  const still = paused(freshTime(SEATS), 'live', 10_000);
  if (still === null) throw new Error('nothing stands in the way of a pause');
  expect(paused(still, 'live', 20_000)).toBeNull();
  const on = goneOn(still, 60_000);
  const off = dayOff(clock, on, 0, 70_000);
  if (off === null) throw new Error('there are days off');
  expect(leftOf(ledger, 0, 70_000 + DAY, spansFor(off, 0, []))).toBe(80_000);
  expect(leftOf(ledger, 1, 90_000, spansFor(off, 1, []))).toBe(60_000);
  const longer = dayOff(clock, off, 0, 80_000);
  if (longer === null) throw new Error('there is one more');
  expect(dayOff(clock, longer, 0, 80_000)).toBeNull();
  expect(longer.off[0]).toEqual([{ from: 70_000, until: 70_000 + 2 * DAY }]);
  // The second day has not begun, and is kept.
  expect(backFromDayOff(longer, 0, 90_000)).toMatchObject({ off: [[{ from: 70_000, until: 90_000 }], [], []], taken: [1, 0, 0] });
  expect(leftOf(ledger, 0, 100_000, spansFor(backFromDayOff(longer, 0, 90_000), 0, []))).toBe(70_000);
});

test('a clock of the machine that goes back takes nothing from anybody', () => {
  const clock: Clock = { bank: 100, increment: 0, cap: 100, daysOff: 0, afterwards: 'bot' };
  const ledger = firstLedger(clock, SEATS, { at: DAY, awaited: [0], turns: TURNS });
  const after = ledgerAfter(clock, ledger, { at: 5000, how: 'on', awaited: [0], turns: TURNS }, free);
  expect(leftOf(after, 0, 15_000, [])).toBe(90_000);
});
