import {
  type Action,
  type Game,
  type GameRecord,
  type Kinds,
  Match,
  type Seat,
  SPECTATOR,
  same,
  type Viewer,
} from '@kaya/engine';
import { notifyUnsaved } from '../app/notices.ts';
import { botPause, settings } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import { putSave, type Save, type Sitter } from '../saves/saves.ts';
import { think } from '../thinking/thinker.ts';
import { Chronicle } from './chronicle.ts';
import { pastOf } from './past.ts';
import { type Held, heldBack } from './predict.ts';
import type { Past, Refusal, Session, TableState } from './session.ts';

/** Bots on a device think at most this long. */
const THINKING = 1500;

/** A game that is played on this device alone: the page is the referee, bots sit in a thread, every move is saved. */
export class LocalSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly state: Value<TableState>;
  readonly asksAll = false;
  readonly refused = new Value<Refusal | null>(null);
  readonly #players: readonly Sitter[];
  readonly #people: readonly Seat[];
  readonly #match: Match<Kinds>;
  readonly #chronicle: Chronicle;
  /** Who has the device. */
  #holder: Viewer;
  #curtain: Seat | null = null;
  /** Chosen and not yet played: with it one's turn ends. */
  #held: Held | null = null;
  /** Whose last move can be taken back, found out after so many moves. */
  #wayBack: { readonly seat: Seat; readonly moves: number } | null = null;
  #thinking: Seat | null = null;
  #closed = false;
  #lastOwn = new Map<Seat, number>();
  #saving: Promise<void> = Promise.resolve();

  private constructor(id: string, players: readonly Sitter[], match: Match<Kinds>, chronicle: Chronicle) {
    this.id = id;
    this.game = match.game;
    this.#players = players;
    this.#people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    this.#match = match;
    this.#chronicle = chronicle;
    this.#holder = this.#people.length === 1 ? (this.#people[0] ?? SPECTATOR) : SPECTATOR;
    this.#noteOwnMoves();
    this.#passOn();
    this.state = new Value(this.#look());
    this.#lookForWayBack();
    this.#goOn();
  }

  /** Goes on with a saved game. What happened so far is played again for the log; without that it starts empty. */
  static resume(game: Game, save: Save): LocalSession {
    const match = Match.resume(game, save.snapshot);
    return new LocalSession(save.id, save.players, match, new Chronicle(game, save.snapshot.record));
  }

  act(action: Action): void {
    const seat = this.#holder;
    if (this.#held !== null) return;
    const { view } = this.#match.view(seat);
    const allowed = this.#match.legal(seat).some((it) => same(it, action));
    this.#held = settings.value.confirm && allowed ? heldBack(this.game, view, seat, action) : null;
    if (this.#held !== null) this.#show();
    else if (this.#play(seat, action)) this.#afterMove();
  }

  confirm(): void {
    if (this.#held === null) return;
    const { action } = this.#held;
    this.#held = null;
    if (this.#play(this.#holder, action)) this.#afterMove();
    else this.#show();
  }

  undo(): void {
    if (this.#held !== null) {
      this.#held = null;
      return void this.#show();
    }
    const before = this.#match.movesFrom(0);
    const result = this.#match.undo(this.#holder);
    if (!result.ok) return void this.refused.set({ reasons: result.reasons });
    // What others did in secret meanwhile may have been played once more: then move n is another one.
    const now = this.#match.movesFrom(0);
    if (now.every(({ hash }, i) => hash === before[i]?.hash)) this.#chronicle.cut(now.length);
    else this.#chronicle.retell(this.#match.record());
    this.#noteOwnMoves();
    this.#afterMove();
  }

  lift(): void {
    if (this.#curtain === null) return;
    this.#holder = this.#curtain;
    this.#curtain = null;
    this.#show();
  }

  setStanding(decision: string, answer: string | null): void {
    this.#match.setStanding(this.#holder, decision, answer);
    this.#show();
    this.#save();
  }

  past(): Promise<Past | null> {
    return Promise.resolve(pastOf(this.game, this.#match.record(), this.state.value.viewer));
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.#match.record());
  }

  close(): void {
    this.#closed = true;
  }

  /** Plays for the person who has the device; false where it was refused. */
  #play(seat: Seat, action: Action): boolean {
    const refusal = this.#move(seat, action);
    if (refusal !== null) this.refused.set(refusal);
    else this.#lastOwn.set(seat, this.#match.moves);
    return refusal === null;
  }

  /** Where everybody last moved, in the game as it counts now. */
  #noteOwnMoves(): void {
    this.#lastOwn = new Map(this.#match.movesFrom(0).map(({ seat }, i) => [seat, i + 1]));
  }

  #move(seat: Seat, action: Action): Refusal | null {
    const before = this.#match.moves;
    const result = this.#match.act(seat, action);
    if (!result.ok) return { reasons: result.reasons };
    // Standing answers may have played on: the record knows what happened in each move.
    if (this.#match.moves === before + 1) this.#chronicle.add(result.updates);
    else this.#chronicle.retell(this.#match.record());
    return null;
  }

  #afterMove(): void {
    this.#passOn();
    this.#show();
    this.#save();
    this.#goOn();
  }

  /** Around one screen the device goes to the next person who must decide. */
  #passOn(): void {
    if (this.#people.length < 2 || this.#match.over) return;
    const awaited = this.#match.awaited();
    if (awaited.includes(this.#holder) && this.#holder !== SPECTATOR) {
      this.#curtain = null;
      return;
    }
    const next = this.#people.find((seat) => awaited.includes(seat));
    if (next === undefined) return;
    if (this.#sharesSecrets(next)) this.#curtain = next;
    else this.#holder = next;
  }

  /** Where the next person knows nothing that the holder may not see, no curtain is needed. */
  #sharesSecrets(next: Seat): boolean {
    return !this.#people.every((seat) => same(this.#match.view(seat).view, this.#match.view(next).view));
  }

  #look(): TableState {
    const viewer = this.#curtain === null ? this.#holder : SPECTATOR;
    return {
      viewer,
      view: this.#held?.view ?? this.#match.view(viewer).view,
      seats: this.#players.map((player, seat) => ({
        kind: player.kind,
        name: player.name,
        level: player.kind === 'bot' ? player.level : null,
        you: seat === viewer,
        online: true,
        standIn: false,
      })),
      log: this.#chronicle.entriesFor(viewer),
      seen: this.#lastOwn.get(viewer) ?? 0,
      mayUndo: this.#wayBack !== null && this.#wayBack.seat === viewer && this.#wayBack.moves === this.#match.moves,
      standing: viewer === SPECTATOR ? [] : this.#match.standingOf(viewer),
      held: this.#held,
      curtain: this.#curtain,
      thinking: this.#thinking === null ? [] : [this.#thinking],
      busy: false,
      connection: 'local',
      outcome: this.#match.outcome,
      abandoned: false,
    };
  }

  #show(): void {
    this.state.set(this.#look());
    this.#lookForWayBack();
  }

  /** Whether the last move can be taken back takes worlds to imagine: found out when the table is painted. */
  #lookForWayBack(): void {
    const { viewer } = this.state.value;
    const { moves } = this.#match;
    if (viewer === SPECTATOR || this.#match.movesFrom(moves - 1)[0]?.seat !== viewer) return;
    if (this.#wayBack?.seat === viewer && this.#wayBack.moves === moves) return;
    setTimeout(() => {
      if (this.#closed || this.#match.moves !== moves || this.#match.undoable(viewer) === 0) return;
      this.#wayBack = { seat: viewer, moves };
      this.state.set(this.#look());
    });
  }

  #save(): void {
    const save: Save = {
      id: this.id,
      game: this.game.id,
      players: this.#players,
      snapshot: this.#match.snapshot(),
      changedAt: Date.now(),
      over: this.#match.over,
      awaited: this.#match.awaited(),
    };
    this.#saving = this.#saving.then(() => putSave(save)).catch(notifyUnsaved);
  }

  /** Lets the bots play until a person is awaited. */
  #goOn(): void {
    if (this.#thinking !== null || this.#closed || this.#match.over) return;
    const awaited = this.#match.awaited();
    const seat = awaited.find((it) => this.#players[it]?.kind === 'bot');
    if (seat !== undefined) void this.#letThink(seat);
  }

  async #letThink(seat: Seat): Promise<void> {
    const player = this.#players[seat];
    if (player?.kind !== 'bot') return;
    this.#thinking = seat;
    // The first words of a thinking bot come with the next move; a separate redraw would only flicker.
    const moves = this.#match.moves;
    const pause = new Promise((resolve) => setTimeout(resolve, moves === 0 ? 0 : botPause()));
    const { view } = this.#match.view(seat);
    const { seats } = this.#match;
    const seed = `${this.id} ${moves}`;
    const thought = await think({ game: this.game.id, level: player.level, view, seat, seats, milliseconds: THINKING, seed });
    await pause;
    this.#thinking = null;
    if (this.#closed || this.#match.over) return;
    // Meanwhile somebody may have acted out of turn; then the bot thinks again.
    if (!this.#match.awaited().includes(seat)) return this.#goOn();
    const refused = thought === null ? { problem: true } : this.#move(seat, thought.action);
    if (refused !== null) {
      const [any] = this.#match.legal(seat);
      if (any === undefined) return;
      this.#move(seat, any);
    }
    this.#afterMove();
  }
}
