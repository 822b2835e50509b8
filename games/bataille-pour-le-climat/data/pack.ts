// Our component file as the game ships it: only what the rules read, and names left to the catalogues, which have them
// anyway. `node games/bataille-pour-le-climat/test/pack-box.ts` writes it; a test says when that is due.
import { AS_IN_CATALOGUE } from './common.ts';
import { parse } from './parse.ts';

/** Where something was read: by key, what lies under it. */
type Trail = Map<string, Trail>;

/** The same value, leaving a trail of all that is read from it. */
function watched(value: unknown, trail: Trail): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return found;
      const below: Trail = trail.get(key) ?? new Map();
      trail.set(key, below);
      return watched(found, below);
    },
  });
}

function isText(value: object): boolean {
  return Object.keys(value).join() === 'en,fr,ru';
}

/** What lies on the trail, and nothing else. */
function kept(value: unknown, trail: Trail): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return AS_IN_CATALOGUE;
  if (Array.isArray(value)) return value.map((item, i) => kept(item, trail.get(String(i)) ?? new Map()));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, below]) => {
      const on = trail.get(key);
      return on === undefined ? [] : [[key, kept(below, on)]];
    }),
  );
}

/** A component file without all that no rule reads. */
export function packed(file: unknown): unknown {
  const trail: Trail = new Map();
  const parsed = parse(watched(file, trail), true);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ place, problem }) => `${place}: ${problem}`).join('\n'));
  return kept(file, trail);
}
