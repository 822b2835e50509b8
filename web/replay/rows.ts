import {
  type Box,
  type Doer,
  type GameEvent,
  isChosen,
  type Scene,
  type SceneStep,
  type Staging,
  type State,
  sceneWith,
  stepsOf,
  type Viewer,
  type Words,
} from '@kaya/engine';
import type { Past } from '../table/session.ts';

/** A line of the log in the list of a whole game. */
export interface Row {
  readonly key: string;
  /** The step of the game that it tells of. */
  readonly step: number;
  readonly words: Words;
  readonly event: GameEvent;
  readonly doer: Doer | null;
  /** What it opens: a round, a scene (mostly somebody's turn), or nothing. */
  readonly opens: 'round' | 'scene' | null;
  readonly great: boolean;
}

/** What one can jump to, each a list of steps in their order. */
export const JUMPS = ['round', 'turn', 'own', 'great'] as const;
export type Jump = (typeof JUMPS)[number];

/** A whole game to be looked through. */
export interface Listed {
  readonly rows: readonly Row[];
  readonly jumps: Readonly<Record<Jump, readonly number[]>>;
}

/** Every line of the log once, in order, under the rounds and scenes that the game itself names. */
export function listed(
  box: Pick<Box, 'voice'>,
  staging: Staging,
  past: Pick<Past, 'steps' | 'seen'>,
  viewer: Viewer,
  now: State,
): Listed {
  const rows: Row[] = [];
  const jumps: Record<Jump, number[]> = { round: [], turn: [], own: [], great: [] };
  const add = (jump: Jump, step: number) => {
    if (jumps[jump].at(-1) !== step) jumps[jump].push(step);
  };
  let running: Pick<Scene, 'headed' | 'doer'> | null = null;
  /** What the next line opens: a scene may begin with something that is only seen. */
  let opens: Row['opens'] = null;
  for (const [step, { events, own }] of past.steps.entries()) {
    let first = true;
    const seen = asksForView(staging, events) ? past.seen(step) : null;
    for (const [i, part] of stepsOf(box.voice, staging, events, viewer, seen ?? now).entries()) {
      const scene = sceneWith(running, part, i === 0);
      running = scene;
      if (part.events.some((event) => isChosen(staging.rounds, event, seen ?? now))) opens = 'round';
      else if (scene.fresh) opens ??= 'scene';
      const great = isGreat(staging, part, seen);
      if (great) add('great', step);
      if (part.line === null) continue;
      const { event, words } = part.line;
      if (opens === 'round') add('round', step);
      if (opens !== null) add('turn', step);
      // Where nobody knows who moved, whoever does the first thing that is told; others earn and draw after it.
      if (own ?? (first && step > 0 && part.doer !== null && part.doer === viewer)) add('own', step);
      first = false;
      rows.push({ key: `${step}.${i}`, step, words, event, doer: part.doer, opens, great });
      opens = null;
    }
  }
  return { rows, jumps };
}

/** Does it hang on how the table stood whether one of these opens something or is great? Mostly not, and then nobody looks. */
function asksForView({ heads, cuts = {}, rounds, great }: Staging, events: readonly GameEvent[]): boolean {
  return events.some(({ kind }) =>
    [heads, cuts, rounds, great].some((chosen) => {
      const wanted = chosen[kind];
      return typeof wanted === 'function' && wanted.length > 1;
    }),
  );
}

/** Where it is not known how the table stood, a condition that asks for it is left open. */
function isGreat({ great }: Staging, { events }: SceneStep, seen: State | null): boolean {
  return events.some((event) => {
    if (seen !== null) return isChosen(great, event, seen);
    const wanted = great[event.kind];
    return typeof wanted === 'function' ? wanted.length < 2 && wanted(event, NOT_ASKED) : wanted === true;
  });
}

const NOT_ASKED: State = { rng: [0, 0, 0, 0], agenda: [], outcome: null };

/** The last row that is told by a step; -1 where nothing is. */
export function rowAt(rows: readonly Row[], step: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.step ?? 0) <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The nearest of these steps before or behind one. */
export function nearest(steps: readonly number[], from: number, way: -1 | 1): number | null {
  const found = way > 0 ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
  return found ?? null;
}
