import Type, { type Static } from 'typebox';
import { exactly } from './closed.ts';

/** One difference between two plain values: what stands at this path in the other one; without `to` nothing does. */
export const Change = exactly({ at: Type.Array(Type.Union([Type.String(), Type.Integer()])), to: Type.Optional(Type.Unknown()) });
export type Change = Static<typeof Change>;

/** What has to be changed to make one plain value of another, its keys in their order too. */
export function changesBetween(from: unknown, to: unknown): Change[] {
  const found: Change[] = [];
  compare(from, to, [], found);
  return found;
}

/** `at` is the path of where it is now: it is copied only where something differs. */
function compare(from: unknown, to: unknown, at: Change['at'], found: Change[]): void {
  if (Object.is(from, to)) return;
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    for (let i = 0; i < to.length; i++) {
      at.push(i);
      compare(from[i], to[i], at, found);
      at.pop();
    }
    return;
  }
  if (!isRecord(from) || !isRecord(to)) {
    found.push({ at: [...at], to });
    return;
  }
  const [before, after] = [Object.keys(from), Object.keys(to)];
  if (isTheSame(before, after)) {
    // As lists: to look each key up in many kinds of objects is several times dearer.
    const [old, now] = [Object.values(from), Object.values(to)];
    for (let i = 0; i < after.length; i++) {
      if (old[i] === now[i]) continue;
      at.push(after[i] as string);
      compare(old[i], now[i], at, found);
      at.pop();
    }
    return;
  }
  if (!keepsItsOrder(before, after, from, to)) {
    found.push({ at: [...at], to });
    return;
  }
  for (const key of before) if (!Object.hasOwn(to, key)) found.push({ at: [...at, key] });
  for (const key of after) {
    at.push(key);
    if (Object.hasOwn(from, key)) compare(from[key], to[key], at, found);
    else found.push({ at: [...at], to: to[key] });
    at.pop();
  }
}

/** Nearly always: a look into an object for each key would be far dearer. */
function isTheSame(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) return false;
  return true;
}

type Plain = Readonly<Record<string, unknown>>;

/** Do the keys that stay come in the same order, and new ones after them? Else the whole is laid anew. */
function keepsItsOrder(before: readonly string[], after: readonly string[], from: Plain, to: Plain): boolean {
  let i = 0;
  for (const key of before) {
    while (isNumber(after[i]) && !Object.hasOwn(from, after[i] ?? '')) i++;
    if (after[i] === key) i++;
    else if (Object.hasOwn(to, key)) return false;
  }
  return true;
}

/** Keys that are numbers stand first in any object, whenever they came. */
function isNumber(key: string | undefined): boolean {
  return key !== undefined && /^\d+$/.test(key);
}

/** The value with these changes; what they do not touch is the same object. */
export function changed(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((made, change) => put(made, change, 0), value);
}

function put(value: unknown, change: Change, depth: number): unknown {
  const key = change.at[depth];
  if (key === undefined) return change.to;
  if (Array.isArray(value)) return value.map((it, i) => (i === key ? put(it, change, depth + 1) : it));
  if (!isRecord(value)) return value;
  const { [key]: old, ...others } = value;
  return depth === change.at.length - 1 && !('to' in change) ? others : { ...value, [key]: put(old, change, depth + 1) };
}

function isRecord(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
