import { type GameEvent, type Kinds, type News, SPECTATOR, type Update, type Viewer } from '@kaya/engine';

/**
 * What each viewer was told last, as it is stored with the game: whatever process a viewer comes to, awake or asleep, it gets
 * the same rest. Every event is kept once; by viewer, oldest first, each thing told is a list of how many moves were taken back
 * and of the numbers of its events.
 */
export interface KeptNews {
  readonly events: readonly GameEvent[];
  readonly told: readonly (readonly (readonly number[])[])[];
}

export const NO_NEWS: KeptNews = { events: [], told: [] };

/** So much is kept for each viewer; who was away longer takes the whole position. */
const KEPT = 20;

/** Fewer events than this that nobody has any more may stand among those that are kept: to number all anew is dear. */
const SPARE = 32;

/** What is kept after these updates. How much of it a viewer has depends on what it was told, and on nobody else. */
export function newsAfter(before: KeptNews, updates: readonly Pick<Update<Kinds>, 'viewer' | 'events' | 'undone'>[]): KeptNews {
  const events = before.events.slice();
  const told = before.told.slice();
  for (const { viewer, events: fresh, undone } of updates) {
    const numbered = [undone];
    for (const event of fresh) {
      // Who is told the same shares it.
      const known = events.indexOf(event, before.events.length);
      numbered.push(known === -1 ? events.push(event) - 1 : known);
    }
    const at = viewer - SPECTATOR;
    while (told.length <= at) told.push([]);
    const kept = told[at] ?? [];
    const still = kept.slice(Math.max(0, kept.length + 1 - KEPT));
    still.push(numbered);
    told[at] = still;
  }
  if (events.length < SPARE) return { events, told };
  // A viewer who is told nothing keeps what is old for ever: what came since may have gone from the midst.
  const had = new Uint8Array(events.length);
  for (const all of told) for (const numbered of all) for (let i = 1; i < numbered.length; i++) had[numbered[i] as number] = 1;
  let kept = 0;
  for (let i = 0; i < had.length; i++) kept += had[i] as number;
  return events.length - kept < SPARE ? { events, told } : renumbered(events, told, had);
}

/** Without the events that nobody has any more. */
function renumbered(events: readonly GameEvent[], told: KeptNews['told'], had: Uint8Array): KeptNews {
  let next = 0;
  const numbers = events.map((_, old) => (had[old] === 1 ? next++ : 0));
  return {
    events: events.filter((_, old) => had[old] === 1),
    told: told.map((all) => all.map(([undone = 0, ...old]) => [undone, ...old.map((number) => numbers[number] as number)])),
  };
}

/** Everything the viewer was told from `seen` up to `version`; null where that is not known any more. */
export function newsSince({ events, told }: KeptNews, viewer: Viewer, seen: number, version: number): News<Kinds>[] | null {
  const missed = version - seen;
  const kept = told[viewer - SPECTATOR] ?? [];
  if (missed < 0 || missed > kept.length) return null;
  return kept.slice(kept.length - missed).map(([undone = 0, ...numbers], i) => ({
    version: seen + i + 1,
    events: numbers.flatMap((number) => events[number] ?? []),
    undone,
  }));
}
