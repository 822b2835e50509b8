import type { Game, GameRecord, Outcome, State } from '@kaya/engine';
import type { Table } from '@kaya/wire';
import { allMyTables } from '../net/allMyTables.ts';
import { api } from '../net/api.ts';
import { allSaves, type Save } from '../saves/saves.ts';
import { retrace } from '../table/retrace.ts';

/** A game among those that left one another. */
export interface Kin {
  readonly path: string;
  /** The game that it leaves, and when; null for the one that all of them come from. */
  readonly leaves: { readonly of: string; readonly move: number; readonly imagined: boolean; readonly seen?: string } | null;
  readonly at: number;
  readonly over: boolean;
}

export function kinOfSave({ id, branch, changedAt, over }: Save): Kin {
  return { path: `/local/${id}`, leaves: branch ?? null, at: changedAt, over };
}

export function kinOfTable({ id, branch, changedAt, status }: Table): Kin {
  const leaves = branch?.table == null ? null : { of: `/table/${branch.table}`, move: branch.move, imagined: false };
  return { path: `/table/${id}`, leaves, at: changedAt, over: status === 'over' };
}

/** The game from which this one comes in the end, as far as it is still there. */
export function rootOf(path: string, all: ReadonlyMap<string, Kin>): string {
  let at = path;
  // Nobody leaves a game that is still to come; a list from outside may say so all the same.
  for (const met = new Set<string>(); !met.has(at); ) {
    met.add(at);
    const of = all.get(at)?.leaves?.of;
    if (of === undefined || !all.has(of)) return at;
    at = of;
  }
  return path;
}

/** Everything that comes from the same game, that game first, then in the order in which it was left. */
export function familyOf(path: string, all: readonly Kin[]): readonly Kin[] {
  const byPath = new Map(all.map((kin) => [kin.path, kin]));
  const root = rootOf(path, byPath);
  const move = ({ path: own, leaves }: Kin) => (own === root ? -1 : (leaves?.move ?? 0));
  return all.filter((kin) => rootOf(kin.path, byPath) === root).sort((a, b) => move(a) - move(b) || a.at - b.at);
}

/** How a game that is over ended, and how the table stood then. */
export interface Ended {
  readonly outcome: Outcome;
  readonly state: State;
}

/** A game among its own, with how it ended. */
export interface KinWithEnd extends Kin {
  readonly ended: Ended | null;
}

/** The family of a game, from this device and, where there are such, from the tables one sits at. */
export async function loadFamily(path: string, game: Game): Promise<readonly KinWithEnd[]> {
  const saves = (await allSaves().catch(() => [])).filter((save) => save.game === game.id);
  const far = path.startsWith('/table/') || saves.some(({ branch }) => branch?.of.startsWith('/table/') === true);
  const tables = far ? (await allMyTables()).filter((table) => table.game === game.id) : [];
  const family = familyOf(path, [...saves.map(kinOfSave), ...tables.map(kinOfTable)]);
  if (family.length < 2) return [];
  return Promise.all(
    family.map(async (kin) => {
      const save = saves.find(({ id }) => kin.path === `/local/${id}`);
      if (save !== undefined) return { ...kin, ended: endedIn(save.snapshot.state) };
      const record = kin.over ? await api.record(kin.path.slice('/table/'.length)).catch(() => null) : null;
      return { ...kin, ended: record === null ? null : endOf(game, record) };
    }),
  );
}

function endedIn(state: State): Ended | null {
  return state.outcome === null ? null : { outcome: state.outcome, state };
}

/** Where a record leads; null where it does not come to an end under these rules. */
export function endOf(game: Game, record: GameRecord): Ended | null {
  let last: State | null = null;
  const whole = retrace(game, record, (state) => {
    last = state;
  });
  return whole && last !== null ? endedIn(last) : null;
}
