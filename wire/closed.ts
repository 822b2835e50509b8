import Type, { type TObject, type TProperties } from 'typebox';

export const closed = { additionalProperties: false } as const;

/** An object that has nothing beside what is named. */
export function exactly<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, closed);
}
