// Finding people to play with.
import Type, { type Static } from 'typebox';
import { exactly } from './closed.ts';
import { PACES } from './pace.ts';

/** The languages that people speak at a table. */
export const Language = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('ru')]);
export type Language = Static<typeof Language>;

/** Whom a table is for: people who are new to the game, who know its rules, or who have played it often. */
export const AskedLevel = Type.Union([Type.Literal('new'), Type.Literal('some'), Type.Literal('much')]);
export type AskedLevel = Static<typeof AskedLevel>;

/** What somebody wants to play who has nobody to play with. */
export const Find = exactly({
  game: Type.String({ maxLength: 64 }),
  players: Type.Integer({ minimum: 2, maximum: 12 }),
  pace: Type.Enum(Object.keys(PACES)),
});
export type Find = Static<typeof Find>;
