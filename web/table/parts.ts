import type { Action } from '@kaya/engine';

/** An action in words: its sentence, and the parts in which it is chosen among many, by the names under which it is found. */
export interface Named {
  readonly action: Action;
  readonly key: string;
  readonly text: string;
  readonly parts: readonly (readonly string[])[];
}

/** What is found under one name. */
export interface Group {
  readonly name: string;
  readonly actions: readonly Named[];
}

/** A list up to this long is read at a glance, whatever it holds. */
export const GLANCE = 10;
/** So few sentences need no further part. */
const FEW = 4;

/** The next part to choose, and beside it what is chosen by its sentence; no groups where the sentences alone do. */
export function nextPart(
  list: readonly Named[],
  chosen: readonly string[],
): { readonly groups: readonly Group[]; readonly plain: readonly Named[] } {
  if (list.length <= GLANCE) return { groups: [], plain: list };
  let left = list.filter(({ parts }) => parts.length > 0);
  const plain = chosen.length > 0 ? [] : list.filter(({ parts }) => parts.length === 0);
  let at = 0;
  for (let level = 0; ; level++) {
    const groups = groupsOf(left, level);
    // Where all agree, or a few sentences say it all, there is nothing to choose.
    if (groups.length === 0 || (at > 0 && at === chosen.length && left.length <= FEW))
      return { groups: [], plain: [...plain, ...left] };
    if (groups.length === 1) continue;
    const name = chosen[at];
    if (name === undefined) return { groups, plain };
    left = groups.find((group) => group.name === name)?.actions.slice() ?? [];
    at++;
  }
}

function groupsOf(list: readonly Named[], level: number): Group[] {
  const found = new Map<string, Named[]>();
  for (const named of list) {
    for (const name of named.parts[level] ?? []) {
      const there = found.get(name);
      if (there === undefined) found.set(name, [named]);
      else there.push(named);
    }
  }
  const groups = [...found].map(([name, actions]) => ({ name, actions }));
  // A short list keeps the order of the table; in a long one a name is looked up.
  return groups.length > GLANCE ? groups.sort((a, b) => a.name.localeCompare(b.name)) : groups;
}

/** The names to choose one after the other until the action is offered by its sentence. */
export function wayTo(list: readonly Named[], key: string): readonly string[] {
  const chosen: string[] = [];
  for (;;) {
    const { groups } = nextPart(list, chosen);
    const group = groups.find(({ actions }) => actions.some((it) => it.key === key));
    if (group === undefined) return chosen;
    chosen.push(group.name);
  }
}
