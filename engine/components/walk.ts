// Compares a component file with its schema and says what is wrong where, in words for people who write such files:
// of a card with a mistake the library would only say that it matches none of thirty schemas.
import type { TSchema } from 'typebox';
import type { ComponentFault, NoteFault } from './fault.ts';
import { linked } from './linked.ts';
import { expectation, expectationOfAny, namedValues, type Shape, tagOf } from './shape.ts';

/** Every fault of a file; none means that it is what the schema says. */
export function faultsIn(schema: TSchema, file: unknown): ComponentFault[] {
  return noted((note) => compare(linked(schema), file, '$', note));
}

function noted(look: (note: NoteFault) => void): ComponentFault[] {
  const faults: ComponentFault[] = [];
  look((place, problem) => faults.push({ place, problem }));
  return faults;
}

function compare(shape: Shape, value: unknown, place: string, note: NoteFault): void {
  if (shape.anyOf !== undefined) compareAny(branchesOf(shape), value, place, note);
  else if (!takes(shape, value)) note(place, `expected ${expectation(shape)}, ${found(value)}`);
  else if (Array.isArray(value)) compareList(shape, value, place, note);
  else if (isRecord(value)) compareRecord(shape, value, place, note);
}

function compareList(shape: Shape, list: readonly unknown[], place: string, note: NoteFault): void {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, unique, each = [] } = shape;
  if (list.length < minItems) note(place, `expected at least ${minItems} items, not ${list.length}`);
  if (list.length > maxItems) note(place, `expected at most ${maxItems} items, not ${list.length}`);
  const seen = new Set<unknown>();
  for (const [i, item] of list.entries()) {
    const own = isRecord(item) ? item : {};
    const placeOfItem = `${place}[${typeof own['id'] === 'string' ? own['id'] : i}]`;
    if (items !== undefined) compare(items, item, placeOfItem, note);
    if (unique === undefined || own[unique] === undefined) continue;
    if (seen.has(own[unique])) note(placeOfItem, `'${own[unique]}' is there twice`);
    seen.add(own[unique]);
  }
  for (const name of each) if (!seen.has(name)) note(place, `nothing has the ${unique} '${name}'`);
}

function compareRecord(shape: Shape, record: Readonly<Record<string, unknown>>, place: string, note: NoteFault): void {
  const { properties = {}, required = [], additionalProperties = true, property: kind } = shape;
  for (const [key, property] of Object.entries(properties)) {
    const there = Object.hasOwn(record, key);
    if (there || required.includes(key)) compare(property, there ? record[key] : undefined, `${place}.${key}`, note);
  }
  for (const key of Object.keys(record)) {
    if (Object.hasOwn(properties, key)) continue;
    const property = propertyFor(shape, key);
    if (property !== undefined) compare(property, record[key], `${place}.${key}`, note);
    else if (!additionalProperties)
      note(place, kind === undefined ? `there is no '${key}' here` : `there is no ${kind} '${key}'`);
  }
}

/** What a record has under a key, by its name or by its pattern. */
export function propertyFor({ properties = {}, patternProperties = {} }: Shape, key: string): Shape | undefined {
  if (Object.hasOwn(properties, key)) return properties[key];
  return Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(key))?.[1];
}

/** Goes down into the branch that is meant: the one for this kind of value, among records the one whose tag fits. */
function compareAny(branches: readonly Shape[], value: unknown, place: string, note: NoteFault): void {
  const records = branches.filter((it) => it.type === 'object');
  const byTag = records.length > 1 && isRecord(value);
  const meant = byTag ? records.filter((it) => hasTag(it, value)) : branches.filter((it) => kindsOf(it).includes(kindOf(value)));
  const fitting = meant.filter((it) => takes(it, value));
  const tag = byTag ? commonTag(records) : null;
  if (fitting.length > 1) closest(fitting, value, place).forEach((fault) => void note(fault.place, fault.problem));
  else if (fitting[0] !== undefined) compare(fitting[0], value, place, note);
  else if (meant.length === 1 && meant[0] !== undefined) compare(meant[0], value, place, note);
  else if (byTag && tag !== null) compare({ enum: tag.values }, value[tag.key], `${place}.${tag.key}`, note);
  else note(place, `expected ${expectationOfAny(branches)}, ${found(value)}`);
}

/** Of several kinds of record with one tag: the one of which everything is there, else the one with the fewest faults. */
function closest(branches: readonly Shape[], value: unknown, place: string): readonly ComponentFault[] {
  const tried = branches.map((branch) => ({
    lacking: (branch.required ?? []).filter((key) => isRecord(value) && !Object.hasOwn(value, key)).length,
    faults: noted((note) => compare(branch, value, place, note)),
  }));
  return tried.reduce((a, b) => ((a.lacking - b.lacking || a.faults.length - b.faults.length) < 0 ? a : b)).faults;
}

/** The branch of a union that a value is. */
export function branchFor(shape: Shape, value: unknown): Shape | undefined {
  const fitting = branchesOf(shape).filter((it) => takes(it, value));
  const meant = fitting.length > 1 && isRecord(value) ? fitting.filter((it) => hasTag(it, value)) : fitting;
  return meant.length < 2 ? meant[0] : meant.find((it) => noted((note) => compare(it, value, '$', note)).length === 0);
}

/** The branches of a union, those of unions within it too. */
function branchesOf(shape: Shape): readonly Shape[] {
  return shape.anyOf === undefined ? [shape] : shape.anyOf.flatMap(branchesOf);
}

/** A tag is a name under the first key of a record, or that key itself. */
function hasTag(record: Shape, value: Readonly<Record<string, unknown>>): boolean {
  const tag = tagOf(record);
  return Object.hasOwn(value, tag) && (namedValues(record.properties?.[tag] ?? {})?.includes(value[tag]) ?? true);
}

/** The key under which all these records are named, with the names; null where there is none. */
function commonTag(records: readonly Shape[]): { readonly key: string; readonly values: readonly unknown[] } | null {
  const key = tagOf(records[0] ?? {});
  const names = records.map((it) => (tagOf(it) === key ? namedValues(it.properties?.[key] ?? {}) : null));
  return names.includes(null) ? null : { key, values: [...new Set(names.flatMap((it) => it ?? []))] };
}

/** May the value stand there, as far as it can be seen without looking into it? */
function takes(shape: Shape, value: unknown): boolean {
  const { minLength = 0, pattern = '', minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  const named = namedValues(shape);
  if (named !== null) return named.includes(value);
  if (!kindsOf(shape).includes(kindOf(value))) return false;
  if (typeof value === 'string') return value.length >= minLength && new RegExp(pattern).test(value);
  if (typeof value !== 'number') return true;
  return value >= minimum && value <= maximum && (shape.type === 'number' || Number.isInteger(value));
}

type Kind = 'text' | 'flag' | 'number' | 'null' | 'list' | 'record' | 'nothing';

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'number':
      return 'number';
    case 'object':
      return 'record';
    default:
      return 'nothing';
  }
}

const KINDS = {
  string: 'text',
  boolean: 'flag',
  integer: 'number',
  number: 'number',
  null: 'null',
  array: 'list',
  object: 'record',
} as const;

function kindsOf(shape: Shape): readonly Kind[] {
  const named = namedValues(shape);
  if (named !== null) return named.map(kindOf);
  return shape.type === undefined ? [] : [KINDS[shape.type]];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return kindOf(value) === 'record';
}

function found(value: unknown): string {
  return value === undefined ? 'but it is missing' : `not ${JSON.stringify(value).slice(0, 40)}`;
}
