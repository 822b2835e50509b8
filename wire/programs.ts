// Programs of others: offered under a name, and asked to tables by it.
import Type, { type Static } from 'typebox';
import { exactly } from './closed.ts';

/** Letters, digits and single hyphens: nobody mistakes one name for another. */
const ProgramName = Type.String({ minLength: 3, maxLength: 24, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** What a program says of itself; without games it plays all. */
export const ProgramOffer = exactly({ name: ProgramName, games: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 }) });
export type ProgramOffer = Static<typeof ProgramOffer>;

/** Until when the offer holds: whoever waits for invitations renews it before. */
export const ProgramHeld = exactly({ name: ProgramName, until: Type.Integer() });

/** A seat for a program, before the start. */
export const AskProgram = exactly({ seat: Type.Integer({ minimum: 0, maximum: 11 }), program: ProgramName });
