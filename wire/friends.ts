// Friends: people one has played with and chosen.
import Type, { type Static } from 'typebox';
import { closed } from './closed.ts';
import { Whom } from './manners.ts';
import { Card } from './profile.ts';
import { Id } from './table.ts';

/** Somebody at a table, who is chosen after a game that was finished together. */
export const NewFriend = Type.Object({ whom: Whom }, closed);
export const Friend = Type.Object({ id: Id, card: Card }, closed);
export type Friend = Static<typeof Friend>;
/** One of mine is asked to an open seat of my table. */
export const AskFriend = Type.Object({ friend: Id, seat: Type.Integer({ minimum: 0, maximum: 11 }) }, closed);
export type AskFriend = Static<typeof AskFriend>;
