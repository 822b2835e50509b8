// Who somebody is at a glance.
import Type, { type Static } from 'typebox';
import { exactly } from './closed.ts';

/** There are so many marks of seats, and colours. */
export const MARKS = 5;
const Mark = Type.Integer({ minimum: 0, maximum: MARKS - 1 });

/** A mark of a seat in a colour, and within it another one: drawn from these numbers alone. */
export const Avatar = exactly({ mark: Mark, colour: Mark, inner: Type.Union([Mark, Type.Null()]), innerColour: Mark });
export type Avatar = Static<typeof Avatar>;
