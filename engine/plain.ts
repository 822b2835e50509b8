/** Plain data: what a state, an action, an event and a record are made of. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** The item at an index that the caller knows to exist; a clear error where it does not. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item;
}

/** The one of a list that a text names; a clear error where it names none. */
export function oneOf<T extends string | number>(list: readonly T[], named: string | number): T {
  const found = list.find((it) => it === named);
  if (found === undefined) throw new RangeError(`there is no '${named}' among ${list.length}`);
  return found;
}

/** Same data? Keys may come in any order. Asked of whole states many times a move: a look into an object is twenty times dearer than a walk along it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let more = 0;
  for (const key in left) {
    const value = left[key];
    const other = right[key];
    if (value === other ? value === undefined && !Object.hasOwn(right, key) : !same(value, other)) return false;
    more++;
  }
  for (const _ in right) more--;
  return more === 0;
}

/**
 * The same data as `fresh`, to the letter, made of parts of `known` wherever they are the same: then both take little more room than
 * one, and to compare them costs little. Nobody may write on either.
 */
export function madeOf<T>(known: unknown, fresh: T): T {
  if (known === fresh || typeof fresh !== 'object' || fresh === null || typeof known !== 'object' || known === null) return fresh;
  return (Array.isArray(fresh) ? listMadeOf(known, fresh) : recordMadeOf(known, fresh)) as T;
}

function listMadeOf(known: object, fresh: readonly unknown[]): unknown {
  if (!Array.isArray(known)) return fresh;
  let made: unknown[] | null = null;
  let isSame = known.length === fresh.length;
  for (let i = 0; i < fresh.length; i++) {
    const before: unknown = known[i];
    const now = fresh[i];
    if (before === now) continue;
    const part = madeOf(before, now);
    if (part !== before) isSame = false;
    if (part === now) continue;
    made ??= fresh.slice();
    made[i] = part;
  }
  return isSame ? known : (made ?? fresh);
}

/** Asked of every part of a state with every move: one list of keys is all that it leaves behind. */
function recordMadeOf(known: object, fresh: object): unknown {
  if (Array.isArray(known)) return fresh;
  const before = known as Record<string, unknown>;
  const now = fresh as Record<string, unknown>;
  const old = Object.keys(before);
  let made: Record<string, unknown> | null = null;
  let isSame = true;
  let i = 0;
  for (const key in now) {
    // Assigned like any other, the key of parsed JSON that names the prototype would become it.
    if (key !== old[i++] || key === '__proto__') {
      isSame = false;
      continue;
    }
    const was = before[key];
    const is = now[key];
    if (was === is) continue;
    const part = madeOf(was, is);
    if (part !== was) isSame = false;
    if (part === is) continue;
    made ??= { ...now };
    made[key] = part;
  }
  return isSame && i === old.length ? known : (made ?? fresh);
}

/**
 * The same as `draft`, which is a copy of `whole` that was written on: made of parts of `whole` but for those under `touched` keys, and of
 * `known` where they are the same. The draft is used up.
 */
export function draftMadeOf<T extends object>(known: T | null, whole: T, draft: T, touched: ReadonlySet<string | symbol>): T {
  const own = draft as Record<string, unknown>;
  const before: Readonly<Record<string, unknown>> = { ...known };
  const keys = Object.keys(whole);
  const parts: readonly unknown[] = Object.values(whole);
  if (Object.keys(own).length !== keys.length) return madeOf(known, draft);
  let isSame = known !== null;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const part = touched.has(key) ? madeOf(before[key], own[key]) : parts[i];
    own[key] = part;
    if (part !== before[key]) isSame = false;
  }
  return isSame && known !== null ? known : draft;
}

const ENTRY = { enumerable: true, configurable: true, writable: true };

/** A deep copy of plain data. Games bring a faster one of their own for their state. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const result: Record<string, unknown> = {};
  for (const key in value) {
    // Assigned like any other, this key of parsed JSON would become the copy's prototype.
    if (key === '__proto__') Object.defineProperty(result, key, { ...ENTRY, value: copy(value[key]) });
    else result[key] = copy(value[key]);
  }
  return result as T;
}

/** The first place where two pieces of data differ, as a path with both values; null where they are the same. */
export function difference(a: unknown, b: unknown, path = '$'): string | null {
  if (same(a, b)) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = a as Record<string, unknown>;
    const right = b as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], `${path}.${key}`);
      if (found !== null) return found;
    }
  }
  return `${path}: ${show(a)} ≠ ${show(b)}`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** No state and no record is as deep as this; what is walked through must not exhaust the stack. */
const DEEPEST = 200;

/** The first thing in a value that is not plain data, as a path with the reason; null where all is plain. */
export function notPlain(value: unknown, path = '$', depth = 0): string | null {
  if (depth > DEEPEST) return `${path.slice(0, 40)}… is too deep`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is −0` : null;
    case 'object': {
      if (value === null) return null;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const found = notPlain(value[i], `${path}[${i}]`, depth + 1);
          if (found !== null) return found;
        }
        return Object.keys(value).length === value.length ? null : `${path} is a list with gaps or extra keys`;
      }
      const prototype = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) {
        return `${path} is a ${prototype.constructor?.name ?? 'strange object'}`;
      }
      for (const [key, item] of Object.entries(value)) {
        const found = notPlain(item, `${path}.${key}`, depth + 1);
        if (found !== null) return found;
      }
      return null;
    }
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
}

/** Mixes two words into one; the order matters. */
function mix(h: number, k: number): number {
  let x = (Math.imul(h, 0x9e3779b1) + Math.imul(k ^ 0x7f4a7c15, 0x85ebca77)) | 0;
  x = Math.imul(x ^ (x >>> 15), 0xc2b2ae35);
  return (x ^ (x >>> 13)) >>> 0;
}

function hashText(text: string): number {
  let h = 0x811c9dc5 ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h >>> 0, 0x53);
}

function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? mix(value | 0, mix(Math.floor(value / 0x1_0000_0000), 0x11)) : hashText(String(value));
    case 'string':
      return hashText(value);
    case 'boolean':
      return value ? 0x7ea1 : 0xfa15e;
    case 'object': {
      if (value === null) return 0x0;
      if (Array.isArray(value)) {
        let h = 0x1157 + value.length;
        for (let i = 0; i < value.length; i++) h = mix(h, hashOf(value[i]));
        return h;
      }
      let sum = 0x0b;
      // Keys and values as two lists: three to five times as fast as looking up each key of many kinds of objects.
      const keys = Object.keys(value);
      const values = Object.values(value);
      for (let i = 0; i < keys.length; i++) sum = (sum + mix(hashText(keys[i] ?? ''), hashOf(values[i]))) >>> 0;
      return mix(sum, 0x0b);
    }
    default:
      return 0xdead;
  }
}

/** What a value was hashed to, and its parts, as far down as that is remembered. */
export interface Hashed {
  readonly value: unknown;
  readonly hash: number;
  /** Null for a part that is no object. */
  readonly parts: readonly (Hashed | null)[];
}

const NO_PARTS: readonly never[] = [];
/** Of a state its parts and theirs: what lies deeper is soon hashed. */
const REMEMBERED = 2;

/** The hash of a value of which much is the same object as in `known`: that is not walked through once more. */
export function hashedAfter(known: Hashed | null, value: unknown, depth = REMEMBERED): Hashed {
  if (known !== null && known.value === value) return known;
  if (depth === 0 || typeof value !== 'object' || value === null) return { value, hash: hashOf(value), parts: NO_PARTS };
  const isList = Array.isArray(value);
  const keys = isList ? NO_PARTS : Object.keys(value);
  const values: readonly unknown[] = isList ? value : Object.values(value);
  const parts: (Hashed | null)[] = [];
  let sum = isList ? 0x1157 + values.length : 0x0b;
  for (let i = 0; i < values.length; i++) {
    const part = values[i];
    const hashed = typeof part === 'object' && part !== null ? hashedAfter(known?.parts[i] ?? null, part, depth - 1) : null;
    const own = hashed === null ? hashOf(part) : hashed.hash;
    parts.push(hashed);
    sum = isList ? mix(sum, own) : (sum + mix(hashText(keys[i] ?? ''), own)) >>> 0;
  }
  return { value, hash: isList ? sum : mix(sum, 0x0b), parts };
}

/** Eight hexadecimal digits that tell two states apart; the order of keys does not matter. */
export function hash(value: unknown): string {
  return asText(hashOf(value));
}

/** The same digits of what was hashed before. */
export function digitsOf({ hash: number }: Hashed): string {
  return asText(number);
}

function asText(number: number): string {
  return number.toString(16).padStart(8, '0');
}
