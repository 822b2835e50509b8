// The chance of a team to win: reckoned by playing on, told with its doubt, and what is called lost or saved is beyond it.
import { bounds, type Chance, chanceToWin, shifts, turnStarts } from '@kaya/bots';
import { at, checkSetup, type GameRecord, Runner } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';

const together = (await allBoxes()).find(({ game }) => game.brain?.team !== undefined);
if (together === undefined) throw new Error('no game is played together');
const { game } = together;
const tally = game.brain?.tally;

/** Kept games by how they ended, the shortest first. */
const kept = [...keptRecords(game.id)].sort((a, b) => a.moves.length - b.moves.length);
const ended = (wins: boolean): GameRecord => {
  const found = kept.find((record) => {
    const checked = checkSetup(game, record.seats, record.options);
    if (!checked.ok) throw new Error('a kept game has a sound set-up');
    const runner = Runner.start(game, { ...record, options: checked.options });
    for (const [seat, word] of record.moves) runner.act(seat, at(record.words, word));
    return runner.state.outcome !== null && runner.state.outcome.winners.length > 0 === wins;
  });
  if (found === undefined) throw new Error(`no kept game was ${wins ? 'won' : 'lost'}`);
  return found;
};

test('before the last turn of a won game the team wins more often than before that of a lost one', () => {
  const share = (record: GameRecord) => {
    const last = turnStarts(game, record)?.at(-1);
    if (last === undefined) throw new Error('it has turns');
    const { won, of } = chanceToWin(game, { ...last, seats: record.seats }, 12, 'last');
    return won / of;
  };
  expect(share(ended(true))).toBeGreaterThan(share(ended(false)));
});

test('every turn begins once, in order, and from the same seed the chance is the same', () => {
  const record = ended(false);
  const starts = turnStarts(game, record) ?? [];
  expect(starts.length).toBeGreaterThan(5);
  const turns = starts.map(({ turn }) => turn);
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
  const chair = { ...(starts.at(-2) as (typeof starts)[number]), seats: record.seats };
  expect(chanceToWin(game, chair, 3, 'same')).toEqual(chanceToWin(game, chair, 3, 'same'));
});

test.each([
  [{ won: 0, of: 40 }, 0, 0.09],
  [{ won: 20, of: 40 }, 0.35, 0.65],
  [{ won: 40, of: 40 }, 0.91, 1],
])('doubt: of %j between %d and %d', (chance, low, high) => {
  expect(bounds(chance).low).toBeCloseTo(low, 2);
  expect(bounds(chance).high).toBeCloseTo(high, 2);
});

const of40 = (...won: number[]): readonly Chance[] => won.map((it) => ({ won: it, of: 40 }));
const quiet = (chances: readonly Chance[]) => chances.map(() => ({ counts: {} }));

test('what may be doubt is neither lost nor saved; what is not, is', () => {
  const doubt = of40(20, 24, 18, 22, 20);
  expect(shifts(game, quiet(doubt), doubt, 3)).toEqual([]);
  const chances = of40(30, 31, 30, 8, 7, 9, 8, 7, 25, 26);
  expect(shifts(game, quiet(chances), chances, 3).map(({ from, to, by }) => [from < 3 && to > 2, Math.sign(by)])).toEqual([
    [true, -1],
    [false, 1],
  ]);
});

test('what was lost little by little was lost too', () => {
  const chances = of40(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0);
  expect(shifts(game, quiet(chances), chances, 3).map(({ by }) => Math.sign(by))).toEqual([-1]);
});

test('what is named stood on the table: what weighs most first, and only what speaks for the shift', () => {
  const [bad, worse] = Object.entries(tally?.worth ?? {})
    .filter(([, worth]) => worth < 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name)
    .slice(-2);
  const [good] = Object.entries(tally?.worth ?? {}).find(([, worth]) => worth > 0) ?? [];
  if (bad === undefined || worse === undefined || good === undefined) throw new Error('something is bad, something good');
  const starts = [{ counts: { [bad]: 1, [worse]: 0, [good]: 3 } }, { counts: { [bad]: 2, [worse]: 1, [good]: 9 } }];
  const [shift] = shifts(game, starts, of40(38, 3), 1);
  expect(shift?.named).toEqual([
    { name: worse, by: 1 },
    { name: bad, by: 1 },
  ]);
});
