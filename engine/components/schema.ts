// What component files are made of, besides what the library offers.
import * as Type from 'typebox';

/** A text with something in it. */
export const text = Type.String({ minLength: 1 });

export function whole(min: number, max = 1000): Type.TInteger {
  return Type.Integer({ minimum: min, maximum: max });
}

export function number(min: number, max: number): Type.TNumber {
  return Type.Number({ minimum: min, maximum: max });
}

/** An id that says of what kind it is, e.g. `lobby-7`: `idOf('lobby')`. */
export function idOf<const Kind extends string>(kind: Kind): Type.TUnsafe<`${Kind}-${string}`> {
  return Type.Unsafe<`${Kind}-${string}`>({
    type: 'string',
    pattern: `^${kind}(-[a-z0-9]+)+$`,
    expected: `an id like ${kind}-1 (lower-case words joined by hyphens)`,
  });
}

/** A list in which no two items have the same `by`. */
export function unique<Item extends Type.TSchema>(item: Item, by = 'id'): Type.TArray<Item> {
  return Type.Array(item, { unique: by });
}

/** A list with exactly one item for each of the names, found under `by`. */
export function oneEach<Item extends Type.TSchema>(names: readonly string[], item: Item, by = 'id'): Type.TArray<Item> {
  return Type.Array(item, { unique: by, each: names });
}
