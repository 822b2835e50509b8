import { type Action, type Game, type Kinds, type Outcome, type Reason, type Seat, TABLE, type Viewer } from './contract.ts';
import type { Glimpse } from './glimpses.ts';
import { checkSetup } from './options.ts';
import { at, digitsOf, type Hashed, hash, hashedAfter, madeOf, same } from './plain.ts';
import { firstMoves, type GameRecord, type History, hashAfter, replay, type Snapshot, toRecord } from './record.ts';
import { listener, Runner } from './runner.ts';
import { type StandingAnswer, StandingAnswers } from './standing-answers.ts';
import { hasOwnMoves, type Trail } from './trail.ts';
import { TAKEN_BACK, type Update, Updates } from './updates.ts';
import { WayBack } from './way-back.ts';

export type ActResult<K extends Kinds> =
  | { readonly ok: true; readonly updates: readonly Update<K>[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

const NOT_YOURS: Reason = { rule: 'engine.not-your-decision', values: {} };
export const NOTHING_TO_UNDO: Reason = { rule: 'engine.nothing-to-undo', values: {} };
export const UNDO_BOUNDARY: Reason = { rule: 'engine.undo-boundary', values: {} };

/**
 * One game at one table. Server, browser and terminal all play through it: it accepts only listed actions, numbers what
 * each viewer is told, keeps the record, and knows how far a seat may take back.
 */
export class Match<K extends Kinds> {
  readonly game: Game<K>;
  readonly #history: History;
  readonly #updates: Updates<K>;
  readonly #standing = new StandingAnswers<K>();
  readonly #wayBack: WayBack<K>;
  #runner: Runner<K>;
  /** The state as it was last saved, as long as nothing has changed since: nobody writes on it. */
  #saved: K['state'] | null = null;
  /** The one before, of which most is still the same. */
  #savedBefore: K['state'] | null = null;
  /** What the state was hashed to last. */
  #hashed: Hashed | null = null;

  private constructor(game: Game<K>, runner: Runner<K>, history: History, versions: readonly number[], trail: Trail<K> | null) {
    this.game = game;
    this.#runner = runner;
    this.#history = history;
    this.#updates = new Updates(game, this.#stateNow(), versions);
    this.#wayBack = new WayBack(game, history.setup.seats, trail);
  }

  /** Opens a new game, or says why this set-up is not allowed. */
  static start<K extends Kinds>(
    game: Game<K>,
    setup: { readonly seats: number; readonly options?: Readonly<Record<string, unknown>>; readonly seed: string },
  ):
    | { readonly ok: true; readonly match: Match<K>; readonly updates: readonly Update<K>[] }
    | { readonly ok: false; readonly reasons: readonly Reason[] } {
    const checked = checkSetup(game, setup.seats, setup.options ?? {});
    if (!checked.ok) return checked;
    const complete = { seats: setup.seats, options: checked.options, seed: setup.seed };
    const { events, emit } = listener<K['event']>();
    const runner = Runner.start(game, complete, emit);
    const history: History = {
      setup: complete,
      rulesVersion: game.rulesVersion,
      components: game.components,
      moves: [],
      startHash: hash(runner.state),
      continued: [],
    };
    const match = new Match(game, runner, history, new Array(setup.seats + 1).fill(0), null);
    return { ok: true, match, updates: match.#tell(events, 0) };
  }

  /** Plays on from a snapshot, also one made under earlier rules: the record then says from which move on. */
  static resume<K extends Kinds>(game: Game<K>, snapshot: Snapshot<K>): Match<K> {
    const { record } = snapshot;
    if (record.game !== game.id) throw new Error(`a snapshot of '${record.game}' cannot go on as '${game.id}'`);
    const moves = record.moves.map(([seat, word], i) => ({
      seat,
      action: at(record.words, word),
      hash: hashAfter(record, i + 1),
    }));
    const continued = record.continued.map((it) => ({ ...it }));
    let state = game.clone(snapshot.state);
    // Under other rules nobody goes back to where the earlier ones held.
    const trail = snapshot.rulesVersion === game.rulesVersion ? (snapshot.trail ?? null) : null;
    if (snapshot.rulesVersion !== game.rulesVersion) {
      state = game.migrate?.(state, snapshot.rulesVersion) ?? state;
      continued.push({ move: moves.length, rulesVersion: game.rulesVersion });
    }
    const history: History = {
      setup: { seats: record.seats, options: record.options, seed: record.seed },
      rulesVersion: record.rulesVersion,
      components: record.components,
      moves,
      startHash: hashAfter(record, 0),
      ...(record.start === undefined ? {} : { start: record.start }),
      continued,
    };
    const match = new Match(game, new Runner(game, state), history, snapshot.versions, trail);
    for (const { seat, decision, answer } of snapshot.standing) match.#standing.set(seat, decision, answer);
    return match;
  }

  get seats(): number {
    return this.#history.setup.seats;
  }

  get over(): boolean {
    return this.#runner.over;
  }

  get outcome(): Outcome | null {
    return this.#runner.state.outcome;
  }

  /** How many moves the record has. */
  get moves(): number {
    return this.#history.moves.length;
  }

  /** The seats that must decide. A secret: viewers learn from their view who is awaited. */
  awaited(): readonly Seat[] {
    return this.#runner.awaited();
  }

  /** The waiting decision. As secret as `awaited`. */
  get decision(): K['step'] | null {
    return this.#runner.decision;
  }

  /** Everything the seat (or `TABLE`) may do now. */
  legal(seat: Seat): readonly K['action'][] {
    return this.#sitsHere(seat) ? this.#runner.legal(seat) : [];
  }

  /** Why the seat may not do this now, told from what it may know: not even a refusal gives a secret away. */
  why(seat: Seat, action: K['action'] | Action): readonly Reason[] {
    return this.#sitsHere(seat) ? this.#eyesOf(seat).why(seat, action) : [NOT_YOURS];
  }

  /** Everything the seat could point at, with the reasons against it, told from what it may know. */
  candidates(seat: Seat): ReturnType<Runner<K>['candidates']> {
    return this.#sitsHere(seat) ? this.#eyesOf(seat).candidates(seat) : [];
  }

  /** Plays an action from outside: only what is on the list, else every reason against it and nothing changes. `glimpse` sees the table at each event. */
  act(seat: Seat, action: K['action'] | Action, glimpse?: Glimpse<K>): ActResult<K> {
    const listed = this.legal(seat).find((it) => same(it, action));
    if (listed === undefined) {
      const reasons = this.why(seat, action);
      return { ok: false, reasons: reasons.length > 0 ? reasons : [NOT_YOURS] };
    }
    const events: K['event'][] = [];
    const emit = (event: K['event']) => {
      events.push(event);
      glimpse?.(event, this.#runner.state);
    };
    const before = this.#stateNow();
    const { decision } = this.#runner;
    // Whoever is being asked already, and was not answered for then, answers this question alone.
    const asked = this.#runner.awaited().filter((it) => it !== seat || this.game.interrupts?.[listed.do] !== undefined);
    this.#move(seat, listed, emit);
    const answered = this.#answerFromStanding(emit, decision, asked);
    const updates = this.#tell(events, 0);
    const told = updates.map(({ viewer }) => viewer);
    this.#wayBack.moved(answered ? null : { seat, action: listed, told }, before, this.#runner.state);
    return { ok: true, updates };
  }

  /**
   * From the next one on the seat answers decisions of this kind by itself, as long as the answer is legal; null ends it. What
   * is being asked now is not answered by it.
   */
  setStanding(seat: Seat, decision: string, name: string | null): ActResult<K> {
    this.#standing.set(seat, decision, name);
    return { ok: true, updates: [] };
  }

  /** The answers the seat has given in advance. */
  standingOf(seat: Seat): readonly Omit<StandingAnswer, 'seat'>[] {
    return this.#standing.list().flatMap(({ seat: of, ...it }) => (of === seat ? [it] : []));
  }

  /** How many of its last moves the seat may take back: nothing was drawn since, and nobody has learnt anything or decided upon it. */
  undoable(seat: Seat): number {
    return this.#wayBack.length(seat);
  }

  /** Takes back the seat's last moves (one, unless told otherwise). */
  undo(seat: Seat, count = 1): ActResult<K> {
    const { moves } = this.#history;
    if (moves.at(-1)?.seat !== seat && !hasOwnMoves(this.#wayBack.trail, seat)) return { ok: false, reasons: [NOTHING_TO_UNDO] };
    const taken = count < 1 || this.undoable(seat) < count ? null : this.#wayBack.take(seat, count);
    if (taken === null) return { ok: false, reasons: [UNDO_BOUNDARY] };
    moves.splice(moves.length - taken.back, taken.back, ...taken.again);
    return this.#goBack(taken.state);
  }

  /** Takes the game back to where it had `moves` moves, whatever was seen since: only by consent of all, or by the host. */
  rewind(moves: number): ActResult<K> {
    const count = this.moves - moves;
    if (!Number.isInteger(moves) || moves < 0 || count < 1) return { ok: false, reasons: [NOTHING_TO_UNDO] };
    const kept = this.#wayBack.rewind(count);
    if (kept !== null) {
      this.#history.moves.length = moves;
      return this.#goBack(kept);
    }
    const replayed = replay(this.game, firstMoves(this.record(), moves));
    if (!replayed.ok) return { ok: false, reasons: [UNDO_BOUNDARY] };
    this.#wayBack.forget();
    this.#history.moves.length = moves;
    return this.#goBack(replayed.state);
  }

  /** What the viewer may know now, and the number of the last thing it was told. */
  view(viewer: Viewer): { readonly version: number; readonly view: K['state'] } {
    const { version, view } = this.#updates.knownTo(viewer);
    return { version, view };
  }

  /** The moves from this one on, each with the hash of the state it led to. As secret as the record. */
  movesFrom(move: number): History['moves'] {
    return this.#history.moves.slice(move);
  }

  /** The whole game so far. A secret of the server (or of the one device) until the game is over. */
  record(): GameRecord {
    return toRecord(this.game.id, this.#history);
  }

  snapshot(): Snapshot<K> {
    return { ...this.save(), record: this.record() };
  }

  /** A snapshot without its record, for whoever keeps the moves elsewhere: costs the same however long the game is. */
  save(): Omit<Snapshot<K>, 'record'> {
    return {
      state: this.#stateNow(),
      rulesVersion: this.game.rulesVersion,
      versions: this.#updates.versions,
      standing: this.#standing.list(),
      trail: this.#wayBack.trail,
    };
  }

  /** The state as it is now and stays, whatever is played. */
  #stateNow(): K['state'] {
    this.#saved ??= madeOf(this.#savedBefore, this.game.clone(this.#runner.state));
    this.#savedBefore = this.#saved;
    return this.#saved;
  }

  #sitsHere(seat: Seat): boolean {
    return seat === TABLE || (Number.isInteger(seat) && seat >= 0 && seat < this.seats);
  }

  /** The game as the seat sees it; the table itself sees everything. */
  #eyesOf(seat: Seat): Runner<K> {
    return seat === TABLE ? this.#runner : new Runner(this.game, this.#updates.knownTo(seat).view);
  }

  #move(seat: Seat, action: K['action'], emit: (event: K['event']) => void): void {
    this.#saved = null;
    this.#runner.emit = emit;
    this.#runner.act(seat, action);
    this.#hashed = hashedAfter(this.#hashed, this.#stateNow());
    this.#history.moves.push({ seat, action, hash: digitsOf(this.#hashed) });
  }

  /** Plays the answers given in advance, but for those `asked` before as long as it is the same `decision`; says whether there were any. */
  #answerFromStanding(emit: (event: K['event']) => void, decision: K['step'] | null, asked: readonly Seat[]): boolean {
    const before = this.moves;
    const next = () => this.#standing.next(this.#runner, this.#runner.decision === decision ? asked : []);
    for (let it = next(); it !== null; it = next()) this.#move(it.seat, it.action, emit);
    return this.moves > before;
  }

  #goBack(state: K['state']): ActResult<K> {
    this.#saved = null;
    this.#runner = new Runner(this.game, state);
    return { ok: true, updates: this.#tell([], TAKEN_BACK) };
  }

  #tell(events: readonly K['event'][], undone: number): Update<K>[] {
    return this.#updates.after(this.#stateNow(), events, undone);
  }
}
