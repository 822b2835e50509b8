// Values that the API's description allows.
import { nameIn, type Shape } from '@kaya/wire';
import { description } from './answers.ts';

/** Something that a shape takes; what has one of these names is that. */
export function sample(shape: Shape | undefined, named: Readonly<Record<string, unknown>> = {}): unknown {
  const {
    $ref,
    type,
    enum: values,
    anyOf,
    properties = {},
    required = [],
    minLength = 0,
    minimum = 1,
    items,
    minItems = 1,
  } = shape ?? {};
  if ($ref !== undefined) return sample(description.components.schemas[nameIn($ref)], named);
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return sample(anyOf[0], named);
  if (type === 'string') return 'abcdefghij'.padEnd(minLength, 'x');
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return true;
  if (type === 'array') return Array.from({ length: minItems }, () => sample(items, named));
  const known = (name: string) => (Object.hasOwn(named, name) ? named[name] : sample(properties[name], named));
  return type === 'object' ? Object.fromEntries(required.map((name) => [name, known(name)])) : null;
}
