// Ratings of games that everybody at the table agreed to rate.
import Type, { type Static } from 'typebox';
import { Avatar } from './avatar.ts';
import { exactly } from './closed.ts';
import { Id, OptionValues } from './table.ts';

/** May the game be rated, as far as I am concerned? */
export const RatingConsent = exactly({ agrees: Type.Boolean() });

/** A quarter of a year, in UTC. */
export const Season = Type.String({ pattern: '^[0-9]{4}-Q[1-4]$', description: 'Year and quarter in UTC' });

/** Everybody begins at 1000; in nineteen cases of twenty the truth is within `spread` of `points`. */
const SHOWN = {
  points: Type.Integer(),
  spread: Type.Integer(),
  /** So few games have been rated that nobody is placed by it yet. */
  provisional: Type.Boolean(),
};
export const Rating = exactly(SHOWN);
export type Rating = Static<typeof Rating>;

const Who = { name: Type.String(), avatar: Type.Union([Avatar, Type.Null()]), you: Type.Boolean() };

/** The best of a title, in a season, in a group. */
export const Leaderboard = exactly({
  game: Type.String(),
  /** Null: over all of them. */
  season: Type.Union([Season, Type.Null()]),
  /** The quarters in which the title was rated, the newest first. */
  seasons: Type.Array(Season),
  /** Those whose rating is certain first; provisional ones have no place. */
  best: Type.Array(exactly({ place: Type.Union([Type.Integer(), Type.Null()]), ...Who, ...SHOWN, games: Type.Integer() })),
  /** Games played alone, the best of each set-up. */
  alone: Type.Array(
    exactly({
      options: OptionValues,
      best: Type.Array(
        exactly({ place: Type.Integer(), ...Who, won: Type.Boolean(), score: Type.Number(), at: Type.Integer(), table: Id }),
      ),
    }),
  ),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** Why a rating is another after a game. */
export const RatingChange = exactly({
  game: Type.String(),
  table: Id,
  at: Type.Integer(),
  before: Rating,
  after: Rating,
  /** How likely it was to win, from 0 to 1. */
  chance: Type.Number(),
  /** What really came: the place among so many, or whether all won together. */
  place: Type.Integer(),
  won: Type.Boolean(),
  /** Not played to the end: counted as last, or as lost. */
  left: Type.Boolean(),
  /** The others, with their ratings before the game; null where they keep them to themselves, the name empty where they are gone. */
  others: Type.Array(
    exactly({ name: Type.String(), place: Type.Integer(), left: Type.Boolean(), before: Type.Union([Rating, Type.Null()]) }),
  ),
  /** The set-up that was the opponent, where all play together; null: the others were. */
  against: Type.Union([exactly({ seats: Type.Integer(), options: OptionValues, before: Rating }), Type.Null()]),
});
export type RatingChange = Static<typeof RatingChange>;

/** My ratings, and why they are what they are: the last changes, the newest first. */
export const MyRatings = exactly({
  /** Do others see them? */
  shown: Type.Boolean(),
  titles: Type.Array(exactly({ game: Type.String(), ...SHOWN, games: Type.Integer() })),
  changes: Type.Array(RatingChange),
});
export type MyRatings = Static<typeof MyRatings>;
