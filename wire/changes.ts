import Type, { type Static } from 'typebox';
import { closed } from './closed.ts';

/** One difference between two plain values: what stands at this path in the other one; without `to` nothing does. */
export const Change = Type.Object(
  { at: Type.Array(Type.Union([Type.String(), Type.Integer()])), to: Type.Optional(Type.Unknown()) },
  closed,
);
export type Change = Static<typeof Change>;

/** What has to be changed to make one plain value of another. */
export function changesBetween(from: unknown, to: unknown, at: Change['at'] = []): Change[] {
  if (Object.is(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return to.flatMap((it, i) => changesBetween(from[i], it, [...at, i]));
  if (!isRecord(from) || !isRecord(to)) return [{ at, to }];
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return [
    ...gone.map((key) => ({ at: [...at, key] })),
    ...Object.keys(to).flatMap((key) =>
      Object.hasOwn(from, key) ? changesBetween(from[key], to[key], [...at, key]) : [{ at: [...at, key], to: to[key] }],
    ),
  ];
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
