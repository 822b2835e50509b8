import type { Shape } from './shape.ts';

/** A schema with every reference replaced by what it names; one that names itself becomes a circle. */
export function linked(schema: Shape, names: ReadonlyMap<string, Shape> = new Map()): Shape {
  const { $defs = {}, $ref, anyOf, items, properties, patternProperties, ...rest } = schema;
  const known = new Map([...names, ...Object.keys($defs).map((name): [string, Shape] => [name, {}])]);
  for (const [name, definition] of Object.entries($defs)) Object.assign(known.get(name) ?? {}, linked(definition, known));
  if ($ref !== undefined) {
    const found = known.get($ref);
    if (found === undefined) throw new Error(`the schema has no '${$ref}'`);
    return found;
  }
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((it) => linked(it, known)) }),
    ...(items && { items: linked(items, known) }),
    ...(properties && { properties: linkedRecord(properties, known) }),
    ...(patternProperties && { patternProperties: linkedRecord(patternProperties, known) }),
  };
}

function linkedRecord(shapes: Readonly<Record<string, Shape>>, known: ReadonlyMap<string, Shape>): Record<string, Shape> {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, linked(shape, known)]));
}
