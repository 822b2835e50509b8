// What happens between two decisions, told scene by scene: which lines of the log belong together is data of the game.
import type { GameEvent, Kinds, Viewer } from './contract.ts';
import { type ToldLine, toldLines, type Voice } from './text.ts';

/** Kinds of events, each always or under a condition; `view` is how the table stands when it is told. */
export type Chosen<K extends Kinds = Kinds> = {
  readonly [D in K['event']['kind']]?:
    | true
    | { when(event: Extract<K['event'], { readonly kind: D }>, view: K['state']): boolean }['when'];
};

/** How a game is told: data by kind of event. */
export interface Staging<K extends Kinds = Kinds> {
  /** What opens a scene: a phase, an activation, somebody's turn. */
  readonly heads: Chosen<K>;
  /** What ends a scene without heading the next one: behind it everybody has scenes of their own. Left out: nothing. */
  readonly cuts?: Chosen<K>;
  /** What begins a round, a decade, a turn of the world: the chapters in which a whole game is looked through. */
  readonly rounds: Chosen<K>;
  /** What has a moment of its own: a disaster, a war, a level reached, the end. */
  readonly great: Chosen<K>;
  /** Whose doing an event is: a seat, or the name of who plays without one; null where it is nobody's. Left out: its `seat`. */
  doer?(event: K['event']): Doer | null;
}

export type Doer = number | string;

/** A step of a scene: a line of the log with the events it tells; a step without a line only changes the table. */
export interface SceneStep<K extends Kinds = Kinds> {
  readonly line: ToldLine<K> | null;
  readonly events: readonly K['event'][];
  /** So many events of its move are told once it is shown. */
  readonly until: number;
  /** It opens a scene: as its head, or only because the one before is over. */
  readonly opens: 'head' | 'cut' | null;
  readonly doer: Doer | null;
}

/** Steps that belong together. The line of the first one that has one is its caption. */
export interface Scene<K extends Kinds = Kinds> {
  readonly headed: boolean;
  readonly doer: Doer | null;
  readonly steps: readonly SceneStep<K>[];
}

/** Is an event of this kind meant? */
export function isChosen<K extends Kinds>(chosen: Chosen<K>, event: K['event'], view: K['state']): boolean {
  const wanted: true | { when(event: K['event'], view: K['state']): boolean }['when'] | undefined =
    chosen[event.kind as K['event']['kind']];
  return typeof wanted === 'function' ? wanted(event, view) : wanted === true;
}

export function doerOf<K extends Kinds>(staging: Pick<Staging<K>, 'doer'>, event: K['event']): Doer | null {
  if (staging.doer !== undefined) return staging.doer(event);
  const { seat } = event as GameEvent & { readonly seat?: unknown };
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

/**
 * The events of one move as steps, in the order of its log. What has no line comes with the line before it, or from a head
 * on with the line behind it. Every event is in one step, in order.
 */
export function stepsOf<K extends Kinds>(
  voice: Pick<Voice<K>, 'event' | 'lines'>,
  staging: Staging<K>,
  events: readonly K['event'][],
  viewer: Viewer,
  view: K['state'],
): readonly SceneStep<K>[] {
  if (events.length === 0) return [];
  const heads = events.map((event) => isChosen(staging.heads, event, view));
  const cuts = events.map((event) => staging.cuts !== undefined && isChosen(staging.cuts, event, view));
  const lines = toldLines(voice, events, viewer);
  const starts: number[] = [];
  let told = -1;
  for (const { event } of lines) {
    const anchor = Math.max(told, events.indexOf(event));
    const head = heads.indexOf(true, told + 1);
    starts.push(told < 0 && (head < 0 || head > anchor) ? 0 : head >= 0 && head < anchor ? head : Math.max(told + 1, anchor));
    told = anchor;
  }
  const parts: { readonly line: ToldLine<K> | null; readonly from: number }[] = lines.map((line, i) => ({
    line,
    from: starts[i] as number,
  }));
  // What comes before the first line, or is headed behind the last one, stands alone.
  if ((starts[0] ?? 1) > 0) parts.unshift({ line: null, from: 0 });
  const behind = heads.indexOf(true, told + 1);
  if (told >= 0 && behind >= 0) parts.push({ line: null, from: behind });
  return parts.map(({ line, from }, i) => {
    const until = parts[i + 1]?.from ?? events.length;
    const own = events.slice(from, until);
    const isHead = heads.slice(from, until).includes(true);
    const first = line?.event ?? own.find((event) => doerOf(staging, event) !== null) ?? own[0];
    return {
      line,
      events: own,
      until,
      opens: isHead ? 'head' : cuts.slice(from, until).includes(true) ? 'cut' : null,
      doer: first === undefined ? null : doerOf(staging, first),
    };
  });
}

/** Does a step belong to the scene that runs? Under a head everything does until the next one. */
function joins(scene: Pick<Scene, 'headed' | 'doer'>, step: SceneStep, firstOfMove: boolean): boolean {
  if (step.opens !== null) return false;
  if (scene.headed) return true;
  if (step.doer === null || scene.doer === null) return !firstOfMove;
  return scene.doer === step.doer;
}

/** The scene that a step belongs to: the one that runs, or a new one. */
export function sceneWith(running: Pick<Scene, 'headed' | 'doer'> | null, step: SceneStep, firstOfMove: boolean) {
  if (running === null || !joins(running, step, firstOfMove))
    return { headed: step.opens === 'head', doer: step.doer, fresh: true };
  return { headed: running.headed, doer: running.headed ? running.doer : (running.doer ?? step.doer), fresh: false };
}

/** A whole game as scenes. */
export function scenesOf<K extends Kinds>(
  voice: Pick<Voice<K>, 'event' | 'lines'>,
  staging: Staging<K>,
  moves: readonly { readonly events: readonly K['event'][]; readonly view: K['state'] }[],
  viewer: Viewer,
): readonly Scene<K>[] {
  const scenes: { headed: boolean; doer: Doer | null; readonly steps: SceneStep<K>[] }[] = [];
  for (const { events, view } of moves) {
    for (const [i, step] of stepsOf(voice, staging, events, viewer, view).entries()) {
      const { fresh, headed, doer } = sceneWith(scenes.at(-1) ?? null, step, i === 0);
      const running = scenes.at(-1);
      if (fresh || running === undefined) scenes.push({ headed, doer, steps: [step] });
      else {
        running.doer = doer;
        running.steps.push(step);
      }
    }
  }
  return scenes;
}
