import type { TSchema } from 'typebox';
import { linked } from './linked.ts';
import type { Shape } from './shape.ts';
import { branchFor, isRecord, propertyFor } from './walk.ts';

/** What a schema describes of a file that is what it says; whatever else stands there is left out. */
export function described(schema: TSchema, file: unknown): unknown {
  return part(linked(schema), file);
}

function part(shape: Shape, value: unknown): unknown {
  if (shape.anyOf !== undefined) {
    const branch = branchFor(shape, value);
    return branch === undefined ? value : part(branch, value);
  }
  if (Array.isArray(value)) return value.map((item) => (shape.items === undefined ? item : part(shape.items, item)));
  if (!isRecord(value)) return value;
  const known = Object.entries(value).flatMap(([key, below]) => {
    const property = propertyFor(shape, key);
    return property === undefined ? [] : [[key, part(property, below)] as const];
  });
  return Object.fromEntries(known);
}
