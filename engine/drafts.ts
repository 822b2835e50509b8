// A draft of a turn: moves of one seat, tried on what it knows. Nothing here ever looks at the truth.
import type { Action, Game, GameEvent, Kinds, Reason, Seat } from './contract.ts';
import type { Glimpse } from './glimpses.ts';
import { at, same } from './plain.ts';
import { seeded } from './random.ts';
import { listener, Runner } from './runner.ts';
import { eventsFor, imagined, viewOf } from './view.ts';

/** A move of a draft. */
export interface DraftMove {
  readonly action: Action;
  /** What the seat supposes to come of it where nobody can know: the events as it would be told. */
  readonly supposed: readonly GameEvent[] | null;
  /** The imagined world that brought it, where somebody looked for it by name among more worlds than are played in every time. */
  readonly world?: number;
}

/** One of the things that may come of a move. */
export interface Possible<K extends Kinds> {
  /** All that the seat would be told. */
  readonly events: readonly K['event'][];
  readonly view: K['state'];
  /** In how many of the imagined worlds it came. */
  readonly worlds: number;
}

/** What a move leads to, for all the seat knows. */
export interface Tried<K extends Kinds> {
  /** How far it is the same in every imagined world. */
  readonly view: K['state'];
  readonly events: readonly K['event'][];
  /** What may come then, the most frequent first; empty where everything is certain. */
  readonly possible: readonly Possible<K>[];
  /** Whether the seat's turn is over in every world. */
  readonly over: boolean;
}

/** A draft where it begins. */
export interface DraftStart<K extends Kinds> {
  readonly view: K['state'];
  /** It is not the seat's turn: the draft is played as if it were. */
  readonly asIf: boolean;
}

export interface DraftStep<K extends Kinds> {
  readonly action: K['action'];
  readonly before: K['state'];
  readonly view: K['state'];
  readonly events: readonly K['event'][];
  /** Something that nobody can know was supposed here. */
  readonly supposed: boolean;
}

/** A draft as far as it can be played from a position. */
export interface Drafted<K extends Kinds> {
  readonly steps: readonly DraftStep<K>[];
  /** How the table looks at its end. */
  readonly view: K['state'];
  /** The turn is played: others decide, or nothing is left to decide. */
  readonly over: boolean;
  /** The last step may turn out in several ways; one of them can be supposed. Empty where it is certain. */
  readonly possible: readonly Possible<K>[];
  /** Where it no longer fits: the number of its move, and the judge's reasons; without any the move leads elsewhere. */
  readonly stops: { readonly at: number; readonly reasons: readonly Reason[] } | null;
}

/** Worlds that are imagined for a move: what comes once in ten of them is missed once in eighty moves. */
const DRAFT_WORLDS = 40;
/** Where somebody looks for what is rarer than that, or has supposed it. */
export const FURTHER_WORLDS = 600;

/** A draft has no more moves than this. */
export const LONGEST_DRAFT = 60;

/**
 * Where a draft of the seat begins: in its own decision, or as if it were its turn now. Null where it has nothing to decide
 * and the position does not say what its turn begins with. A state is as good as a view of it.
 */
export function draftStart<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat): DraftStart<K> | null {
  const view = viewOf(game, state, seat);
  if (view.outcome !== null) return null;
  if (isAsked(game, view, seat)) return { view, asIf: false };
  if (game.asIfOnTurn?.(view, seat) !== true) return null;
  const begun = inWorlds({ game, view, seat, action: null, worlds: DRAFT_WORLDS });
  return begun.possible.length === 0 && isAsked(game, begun.view, seat) ? { view: begun.view, asIf: true } : null;
}

/** What a legal action leads to, for all the seat knows. */
export function tried<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  worlds = DRAFT_WORLDS,
): Tried<K> {
  return inWorlds({ game, view: viewOf(game, state, seat), seat, action, worlds });
}

/** What a legal action leads to in the imagined world of this number: whoever wants something by its name looks through many of them. */
export function inWorld<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  number: number,
): Possible<K> {
  return { ...ledIn({ game, view: viewOf(game, state, seat), seat, action, worlds: 1 }, number), worlds: 1 };
}

/** Plays a draft from where it begins, as far as the judge allows; what may come of its last move is looked for in so many worlds. */
export function drafted<K extends Kinds>(
  game: Game<K>,
  start: DraftStart<K>,
  seat: Seat,
  moves: readonly DraftMove[],
  worlds = DRAFT_WORLDS,
): Drafted<K> {
  const steps: DraftStep<K>[] = [];
  let { view } = start;
  for (const [number, move] of moves.entries()) {
    const runner = new Runner(game, view);
    const action = runner.legal(seat).find((it) => same(it, move.action));
    if (action === undefined)
      return { steps, view, over: false, possible: [], stops: { at: number, reasons: runner.why(seat, move.action) } };
    const last = number === moves.length - 1;
    const { possible, ...certain } = tried(game, view, seat, action, last ? worlds : DRAFT_WORLDS);
    const isSupposed = ({ events }: Possible<K>) => same(events, move.supposed);
    const near = move.supposed === null ? undefined : possible.find(isSupposed);
    const isRare = move.supposed !== null && possible.length > 0 && near === undefined;
    const named = isRare && move.world !== undefined ? inWorld(game, view, seat, action, move.world) : null;
    const further = () => tried(game, view, seat, action, FURTHER_WORLDS).possible.find(isSupposed);
    const rare = named !== null && isSupposed(named) ? named : isRare ? further() : undefined;
    const found = near ?? rare;
    const { view: after, events } = found ?? certain;
    steps.push({ action, before: view, view: after, events, supposed: found !== undefined });
    const open = possible.length > 0 && found === undefined;
    const over = certain.over || (!open && !goesOn(game, start.view, after, seat));
    if (last || over || open) {
      const stops = last ? null : { at: number + 1, reasons: [] };
      return { steps, view: after, over, possible: open ? possible : [], stops };
    }
    view = after;
  }
  return { steps, view, over: false, possible: [], stops: null };
}

/** Moves as they go in one world that could be true, as the seat sees it: the view before each of them and at the end. */
export interface Rehearsed<K extends Kinds> {
  readonly views: readonly K['state'][];
  /** What stands against the move that is not legal; null where all are. */
  readonly reasons: readonly Reason[] | null;
}

/** Tries whether moves can be made one after the other, for all the seat knows: cheap, and blind for what is drawn or revealed. */
export function rehearsed<K extends Kinds>(
  game: Game<K>,
  start: DraftStart<K>,
  seat: Seat,
  moves: readonly Action[],
): Rehearsed<K> {
  const runner = new Runner(game, imagined(game, start.view, seat, seeded('rehearsed')));
  const views = [start.view];
  for (const move of moves) {
    const action = runner.legal(seat).find((it) => same(it, move));
    if (action === undefined) return { views, reasons: runner.why(seat, move) };
    runner.act(seat, action);
    views.push(viewOf(game, runner.state, seat));
  }
  return { views, reasons: null };
}

function isAsked<K extends Kinds>(game: Game<K>, view: K['state'], seat: Seat): boolean {
  return new Runner(game, view).awaited().includes(seat);
}

/** Is there more to decide in the turn that ran at the start? */
function goesOn<K extends Kinds>(game: Game<K>, start: K['state'], state: K['state'], seat: Seat): boolean {
  if (state.outcome !== null || !isAsked(game, state, seat)) return false;
  const turn = game.turnOf?.(start, seat) ?? null;
  return turn === null || game.turnOf?.(state, seat) === turn;
}

/** What is tried: an action, or with null whatever comes by itself. */
interface Trial<K extends Kinds> {
  readonly game: Game<K>;
  readonly view: K['state'];
  readonly seat: Seat;
  readonly action: K['action'] | null;
  readonly worlds: number;
}

/** A world that could be true, after the action. */
interface Led<K extends Kinds> {
  readonly events: readonly K['event'][];
  readonly view: K['state'];
}

/** Plays in worlds that could all be true, and says what they have in common. */
function inWorlds<K extends Kinds>(trial: Trial<K>): Tried<K> {
  const { game, view, seat } = trial;
  const worlds = Array.from({ length: trial.worlds }, (_, i) => ledIn(trial, i));
  const over = worlds.every((world) => !goesOn(game, view, world.view, seat));
  const first = at(worlds, 0);
  if (worlds.every((world) => same(world.view, first.view) && same(world.events, first.events)))
    return { view: first.view, events: first.events, possible: [], over };
  const certain = certainPart(trial, equalEvents(worlds));
  return { view: certain.view, events: first.events.slice(0, certain.events), possible: possibleIn(worlds), over };
}

/** What the seat is told and sees in the world of this number. */
function ledIn<K extends Kinds>(trial: Trial<K>, number: number): Led<K> {
  const { game, seat } = trial;
  const { events, emit } = listener<K['event']>();
  const led = playedIn(trial, number, emit);
  return { events: eventsFor(game, events, seat), view: viewOf(game, led, seat) };
}

/** Plays in the world of this number; `glimpse` sees the table at each event. */
function playedIn<K extends Kinds>({ game, view, seat, action }: Trial<K>, number: number, glimpse: Glimpse<K>): K['state'] {
  const world = imagined(game, view, seat, seeded(`draft ${number}`));
  const runner = new Runner(game, world, (event: K['event']) => glimpse(event, world));
  if (action === null) runner.advance();
  else runner.act(seat, action);
  return world;
}

/** What came, by what the seat was told of it; the most frequent first. */
function possibleIn<K extends Kinds>(worlds: readonly Led<K>[]): readonly Possible<K>[] {
  const found: { events: readonly K['event'][]; view: K['state']; worlds: number }[] = [];
  for (const { events, view } of worlds) {
    const known = found.find((it) => same(it.events, events));
    if (known === undefined) found.push({ events, view, worlds: 1 });
    else known.worlds++;
  }
  return found.sort((a, b) => b.worlds - a.worlds);
}

/** How many of the first events are the same in every world. */
function equalEvents<K extends Kinds>([first, ...others]: readonly Led<K>[]): number {
  const events = first?.events ?? [];
  const differs = events.findIndex((event, i) => others.some((other) => !same(other.events[i], event)));
  return differs < 0 ? events.length : differs;
}

/** How far the table, too, looks the same in every world: at the last of those events at which it does. */
function certainPart<K extends Kinds>(trial: Trial<K>, events: number): { readonly view: K['state']; readonly events: number } {
  const { game, view, seat } = trial;
  const seen = Array.from({ length: events === 0 ? 0 : trial.worlds }, (_, i) => {
    const views: K['state'][] = [];
    playedIn(trial, i, (event, state) => {
      if (views.length < events && eventsFor(game, [event], seat).length > 0) views.push(viewOf(game, state, seat));
    });
    return views;
  });
  const [first = []] = seen;
  for (let i = events - 1; i >= 0; i--) {
    const shown = first[i];
    if (shown !== undefined && seen.every((views) => same(views[i], shown))) return { view: shown, events: i + 1 };
  }
  return { view, events: 0 };
}
