// Friends: people one has played with and chosen.
import Type, { type Static } from 'typebox';
import { exactly } from './closed.ts';
import { Whom } from './manners.ts';
import { Card } from './profile.ts';
import { Id } from './table.ts';

/** Somebody at a table, who is chosen after a game that was finished together. */
export const NewFriend = exactly({ whom: Whom });
export const Friend = exactly({ id: Id, card: Card });
export type Friend = Static<typeof Friend>;
/** One of mine is asked to an open seat of my table. */
export const AskFriend = exactly({ friend: Id, seat: Type.Integer({ minimum: 0, maximum: 11 }) });
export type AskFriend = Static<typeof AskFriend>;
