// Programs of others: offered under a name, and asked to tables by it.
import Type, { type Static } from 'typebox';
import { closed } from './closed.ts';

/** Letters, digits and single hyphens: nobody mistakes one name for another. */
const ProgramName = Type.String({ minLength: 3, maxLength: 24, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** What a program says of itself; without games it plays all. */
export const ProgramOffer = Type.Object(
  { name: ProgramName, games: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 }) },
  closed,
);
export type ProgramOffer = Static<typeof ProgramOffer>;

/** Until when the offer holds: whoever waits for invitations renews it before. */
export const ProgramHeld = Type.Object({ name: ProgramName, until: Type.Integer() }, closed);

/** A seat for a program, before the start. */
export const AskProgram = Type.Object({ seat: Type.Integer({ minimum: 0, maximum: 11 }), program: ProgramName }, closed);
