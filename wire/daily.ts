// A table a day for each title: the same deal for everybody.
import Type, { type Static } from 'typebox';
import { RecordOf } from './api.ts';
import { exactly } from './closed.ts';
import { Level, OptionValues } from './table.ts';

/** A day of the server, in UTC. */
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'Year, month and day in UTC' });

/** The name of a day's table, which its bots think by. */
export function dailyName(game: string, day: string): string {
  return `daily-${game}-${day}`;
}

/** How a title is dealt on a day: the person who plays has the first seat, these bots the others. */
export const Deal = exactly({
  game: Type.String(),
  day: Day,
  bots: Type.Array(Level),
  options: OptionValues,
  seed: Type.String(),
});
export type Deal = Static<typeof Deal>;

/** What is dealt today, and of which titles a try of mine counts already. */
export const Daily = exactly({ day: Day, deals: Type.Array(Deal), counted: Type.Array(Type.String()) });
export type Daily = Static<typeof Daily>;

/** A whole game of a day's table; it is played again before it counts. */
export const DailyTry = exactly({ record: RecordOf });

const Choice = Type.Object({ do: Type.String() }, { additionalProperties: true });

/** How a day's table went, for those whose try counts. */
export const DailyResults = exactly({
  game: Type.String(),
  day: Day,
  /** How many tries count. */
  people: Type.Integer(),
  /** Mine: the place among all, and the whole game. */
  mine: exactly({ place: Type.Integer(), won: Type.Boolean(), score: Type.Integer(), record: RecordOf }),
  /** The best, and me. */
  best: Type.Array(
    exactly({ place: Type.Integer(), name: Type.String(), won: Type.Boolean(), score: Type.Integer(), you: Type.Boolean() }),
  ),
  /** My decisions which others met too, those first where people differed most; before so many moves of my game. */
  differed: Type.Array(
    exactly({
      moves: Type.Integer(),
      choices: Type.Array(exactly({ action: Choice, people: Type.Integer(), you: Type.Boolean() })),
    }),
  ),
});
export type DailyResults = Static<typeof DailyResults>;
