import {
  type Action,
  type Drafted,
  type DraftMove,
  type DraftStart,
  drafted,
  draftStart,
  FURTHER_WORLDS,
  type Game,
  type GameEvent,
  type GameRecord,
  inWorld,
  type Kinds,
  LONGEST_DRAFT,
  type Possible,
  type Seat,
} from '@kaya/engine';
import { Value } from '../app/value.ts';
import type { Past, Refusal, Session, TableState } from '../table/session.ts';
import { keepDrafts, keptDrafts } from './kept.ts';

/** So many worlds are looked through for something that is wanted by its name, so many of them before the page may breathe. */
export const NAMED_WORLDS = 10_000;
const AT_ONCE = 40;

/** So many drafts lie side by side. */
export const DRAFTS = 3;

/** A draft, and how it can be played as things stand. */
export interface Sketch {
  readonly moves: readonly DraftMove[];
  readonly played: Drafted<Kinds>;
}

/** What lies beside the board while drafts are made. */
export interface DraftSheet {
  /** Null where nothing can be tried just now: the position does not say what one's turn begins with. */
  readonly start: DraftStart<Kinds> | null;
  readonly sketches: readonly Sketch[];
  /** Which of them is on the board. */
  readonly open: number;
}

/** What one seat tries at a table: a session that shows its drafts and plays nothing, while the table itself goes on behind it. */
export class DraftSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly base: Session;
  readonly seat: Seat;
  readonly isDraft = true;
  readonly asksAll = false;
  readonly state: Value<TableState>;
  readonly refused = new Value<Refusal | null>(null);
  readonly sheet: Value<DraftSheet>;
  readonly #stop: () => void;
  /** The drafts whose last move is looked at in more worlds. */
  readonly #further = new WeakSet<readonly DraftMove[]>();

  /** `leave` is called when there is nothing left to try: the game is over, or the device goes to somebody else. */
  constructor(base: Session, leave: () => void) {
    const { viewer } = base.state.value;
    this.id = base.id;
    this.game = base.game;
    this.base = base;
    this.seat = viewer;
    const kept = keptDrafts(base.id, viewer).slice(0, DRAFTS);
    this.sheet = new Value(this.#sheetOf(kept.length === 0 ? [[]] : kept, 0));
    this.state = new Value(this.#look());
    // What is ordered from a draft may be refused.
    const unheard = base.refused.watch(() => this.refused.set(base.refused.value));
    const unwatch = base.state.watch(() => {
      const { viewer: now, outcome, abandoned, view } = base.state.value;
      if (now !== this.seat || outcome !== null || abandoned) {
        this.state.set(base.state.value);
        return leave();
      }
      if (view !== this.#from) this.#set(this.#moves(), this.sheet.value.open);
      else this.state.set(this.#look());
    });
    this.#stop = () => {
      unheard();
      unwatch();
    };
  }

  /** The position that the drafts were last played from. */
  #from: TableState['view'] | null = null;

  act(action: Action): void {
    const { played } = this.#sketch();
    if (played.steps.length < LONGEST_DRAFT) this.#write([...this.#fitting(), { action, supposed: null }]);
  }

  /** Goes on as if this were what comes of the last move. */
  suppose(events: readonly GameEvent[]): void {
    const moves = this.#fitting();
    const last = moves.at(-1);
    if (last !== undefined) this.#write([...moves.slice(0, -1), { ...last, supposed: events }]);
  }

  /**
   * Goes on as if the first thing that is wanted had come of the last move; false where none of so many worlds brings it. It is
   * looked for in small steps, so that the page breathes, and no further once the draft is another one.
   */
  async supposeNamed(isWanted: (told: Possible<Kinds>) => boolean): Promise<boolean> {
    const sketch = this.#sketch();
    const step = sketch.played.steps.at(-1);
    if (step === undefined) return false;
    for (let world = 0; world < NAMED_WORLDS; world++) {
      if (world % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
      if (this.#sketch() !== sketch) return true;
      const found = inWorld(this.game, step.before, this.seat, step.action, world);
      if (!isWanted(found)) continue;
      const moves = this.#fitting();
      this.#write([...moves.slice(0, -1), { action: step.action, supposed: found.events, world }]);
      return true;
    }
    return false;
  }

  /** Looks in more worlds for what may come of the last move. */
  lookFurther(): void {
    const moves = [...this.#fitting()];
    this.#further.add(moves);
    this.#write(moves);
  }

  undo(): void {
    this.#write(this.#fitting().slice(0, -1));
  }

  /** Lays another draft on the board; one more than there are begins a new one. */
  show(index: number): void {
    const moves = this.#moves();
    this.#set(index < moves.length ? moves : [...moves, []], index);
  }

  /** A new draft that begins as the one on the board. */
  copy(): void {
    const moves = this.#moves();
    this.#set([...moves, [...this.#fitting()]], moves.length);
  }

  discard(): void {
    const { open } = this.sheet.value;
    const rest = this.#moves().filter((_, i) => i !== open);
    this.#set(rest.length === 0 ? [[]] : rest, Math.max(0, Math.min(open, rest.length - 1)));
  }

  confirm(): void {
    // A draft never waits to be confirmed.
  }

  lift(): void {
    this.base.lift();
  }

  setStanding(decision: string, answer: string | null): void {
    this.base.setStanding(decision, answer);
  }

  past(): Promise<Past | null> {
    return this.base.past();
  }

  record(): Promise<GameRecord | null> {
    return this.base.record();
  }

  /** Ends the draft alone: whoever opened the table closes it. */
  close(): void {
    this.#stop();
  }

  #moves(): readonly (readonly DraftMove[])[] {
    return this.sheet.value.sketches.map(({ moves }) => moves);
  }

  #sketch(): Sketch {
    const { sketches, open } = this.sheet.value;
    const found = sketches[open];
    if (found === undefined) throw new Error(`there is no draft ${open}`);
    return found;
  }

  /** The moves of the draft on the board that can be played as things stand. */
  #fitting(): readonly DraftMove[] {
    const { moves, played } = this.#sketch();
    return moves.slice(0, played.steps.length);
  }

  #write(moves: readonly DraftMove[]): void {
    const { open } = this.sheet.value;
    this.#set(
      this.#moves().map((it, i) => (i === open ? moves : it)),
      open,
    );
  }

  #set(all: readonly (readonly DraftMove[])[], open: number): void {
    this.sheet.set(this.#sheetOf(all, open));
    keepDrafts(this.id, this.seat, all);
    this.state.set(this.#look());
  }

  #sheetOf(all: readonly (readonly DraftMove[])[], open: number): DraftSheet {
    const { view } = this.base.state.value;
    const before = this.#from === view ? this.sheet.value : null;
    this.#from = view;
    const start = before === null ? draftStart(this.game, view, this.seat) : before.start;
    const sketches = all.map((moves): Sketch => {
      const known = before?.sketches.find((it) => it.moves === moves);
      if (known !== undefined) return known;
      const worlds = this.#further.has(moves) ? FURTHER_WORLDS : undefined;
      if (start !== null) return { moves, played: drafted(this.game, start, this.seat, moves, worlds) };
      const stops = moves.length === 0 ? null : { at: 0, reasons: [] };
      return { moves, played: { steps: [], view, over: false, possible: [], stops } };
    });
    return { start, sketches, open };
  }

  #look(): TableState {
    const base = this.base.state.value;
    const { start } = this.sheet.value;
    const { steps, view, over, possible } = this.#sketch().played;
    const ends = start === null || over || possible.length > 0;
    // What is certain may end in the midst of a move: the question is then still the one before.
    const asked = possible.length > 0 || view.outcome !== null ? (steps.at(-1)?.before ?? base.view) : view;
    const last = base.log.at(-1)?.number ?? 0;
    return {
      ...base,
      view: asked,
      log: [...base.log, ...steps.map(({ events }, i) => ({ number: last + 1 + i, events }))],
      mayUndo: steps.length > 0,
      told: false,
      standing: [],
      held: null,
      thinking: [],
      busy: false,
      ...(ends ? { ends: { shown: view } } : {}),
    };
  }
}
