/** What a schema of components may be made of; another one is a mistake of whoever wrote the schema. */
export interface Shape {
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: 'string' | 'boolean' | 'integer' | 'number' | 'null' | 'array' | 'object';
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** Of a record: what one of its properties is called, where no other may be there. */
  readonly property?: string;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  /** Of a list: the property in which no two items are the same. */
  readonly unique?: string;
  /** Of a list: the values of that property, each of which some item has. */
  readonly each?: readonly string[];
  /** How a fault names what was expected, where its type does not say enough. */
  readonly expected?: string;
}

/** The values that a shape names one by one; null where it does not. */
export function namedValues({ const: only, enum: several }: Shape): readonly unknown[] | null {
  return several ?? (only === undefined ? null : [only]);
}

/** The property that tells one kind of record from the others: the first. */
export function tagOf({ properties = {} }: Shape): string {
  return Object.keys(properties)[0] ?? '';
}

/** What a shape expects, as a fault says it. */
export function expectation(shape: Shape): string {
  if (shape.expected !== undefined) return shape.expected;
  const named = namedValues(shape);
  if (named !== null) return `one of ${named.join(', ')}`;
  switch (shape.type) {
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number${range(shape)}`;
    case 'number':
      return `a number${range(shape)}`;
    case 'null':
      return 'null';
    case 'array':
      return 'a list';
    case 'object':
      return 'a record';
    default:
      throw new Error(`components cannot be described like this: ${JSON.stringify(shape)}`);
  }
}

function range({ minimum, maximum }: Shape): string {
  return minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
}

/** What a union expects: the names first; several kinds of record are called by their tags. */
export function expectationOfAny(branches: readonly Shape[]): string {
  const records = branches.filter((it) => it.type === 'object');
  const named = branches.flatMap((it) => namedValues(it) ?? []);
  const others = branches.filter((it) => it.type !== 'object' && namedValues(it) === null);
  const all = [
    ...(named.length === 0 ? [] : [expectation({ enum: named })]),
    ...others.map(expectation),
    ...(records.length > 1 ? [`a record with ${or([...new Set(records.map(tagOf))])}`] : records.map(expectation)),
  ];
  return or(all);
}

function or(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
