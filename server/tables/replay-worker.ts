// Runs in a worker thread: plays parts of a game again to answer questions about the past.
import { workerData } from 'node:worker_threads';
import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Kinds,
  replay,
  type Seat,
  type State,
  type Trail,
  type Viewer,
  wayBack,
} from '@kaya/engine';
import { boxOf, useComponents } from '../games.ts';
import { Past } from './past.ts';

export type ReplayTask =
  | {
      readonly what: 'way-back';
      readonly game: string;
      readonly trail: Trail<Kinds>;
      readonly seat: Seat;
      readonly seats: number;
    }
  | { readonly what: 'state'; readonly game: string; readonly record: GameRecord }
  | {
      readonly what: 'history';
      readonly game: string;
      readonly table: string;
      /** How much the viewer has been told so far. */
      readonly told: number;
      /** Null: perhaps it is known already. */
      readonly record: GameRecord | null;
      readonly viewer: Viewer;
      readonly at: number | null;
    };

/** Everything a viewer was told, step by step, and a view on the way. */
export interface ToldSoFar {
  readonly steps: readonly { readonly events: readonly GameEvent[] }[];
  readonly view: State | null;
  readonly complete: boolean;
}

export type ReplayAnswer =
  | { readonly what: 'way-back'; readonly count: number }
  | { readonly what: 'state'; readonly state: State | null }
  | ({ readonly what: 'history' } & ToldSoFar)
  | { readonly what: 'unknown' };

/** So many games stay known, the last ones asked for. */
const KNOWN = 12;

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});

/** A game as it was played again, and by viewer how much that one had been told when it last looked. */
interface Known {
  readonly past: Past;
  readonly told: Map<Viewer, number>;
}

const known = new Map<string, Known>();

/** The game played again from its start; whoever has looked before finds everything as quickly as before. */
function playedAgain(game: Game<Kinds>, record: GameRecord, before: Known | undefined): Known {
  const past = new Past(game, record);
  const told = new Map(before?.told);
  for (const viewer of told.keys()) past.history(viewer, null);
  return { past, told };
}

export default async function answer(task: ReplayTask): Promise<ReplayAnswer> {
  const box = await boxOf(task.game);
  if (box === null) throw new Error(`there is no game '${task.game}'`);
  const { game } = box;
  switch (task.what) {
    case 'way-back':
      return { what: 'way-back', count: wayBack(game, task.trail, task.seat, task.seats) };
    case 'state': {
      const replayed = replay(game, task.record);
      return { what: 'state', state: replayed.ok ? replayed.state : null };
    }
    case 'history': {
      const { table, told, record, viewer, at } = task;
      let here = known.get(table);
      // By what the viewer was told: whether the game has gone on in secret is not for it to know.
      if (record === null && here?.told.get(viewer) !== told) return { what: 'unknown' };
      if (record !== null && here?.past.goOn(record) !== true) here = playedAgain(game, record, here);
      if (here === undefined) return { what: 'unknown' };
      here.told.set(viewer, told);
      known.delete(table);
      known.set(table, here);
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - KNOWN))) known.delete(oldest);
      return { what: 'history', ...here.past.history(viewer, at) };
    }
  }
}
