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
import { putSave, type Save } from '../saves/saves.ts';
import { DeviceGame } from './deviceGame.ts';
import { PlayedSession } from './playedSession.ts';
import { type Held, heldBack } from './predict.ts';
import type { OwnMove, Past, Practicable, Session, TableState } from './session.ts';

/** Bots on a device think at most this long. */
const THINKING = 1500;

/** A game that is played on this device alone: the page is the judge, bots sit in a thread, every move is saved. */
export class LocalSession extends PlayedSession implements Session {
  readonly state: Value<TableState>;
  readonly practicable?: Practicable;
  readonly #people: readonly Seat[];
  /** As it was when it was opened: what never changes is kept from it. */
  readonly #opened: Save;
  readonly #table: DeviceGame;
  /** Who has the device. */
  #holder: Viewer;
  #curtain: Seat | null = null;
  /** Chosen and not yet played: with it one's turn ends. */
  #held: Held | null = null;
  /** Whose last move can be taken back, found out after so many moves. */
  #wayBack: { readonly seat: Seat; readonly moves: number; readonly open: boolean } | null = null;
  #lastOwn = new Map<Seat, number>();
  /** Own moves that somebody looks at: meanwhile the bots wait. */
  #watched = 0;
  #saving: Promise<void> = Promise.resolve();

  private constructor(save: Save, match: Match<Kinds>) {
    const { id, players } = save;
    super(id, match.game);
    this.#opened = save;
    this.#people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    this.#table = new DeviceGame(id, players, match);
    this.#holder = this.#people.length === 1 ? (this.#people[0] ?? SPECTATOR) : SPECTATOR;
    // What was seen at a day's table stays seen: one try counts.
    if (this.#people.length === 1 && save.day === undefined)
      this.practicable = { watch: null, rewind: (moves) => this.#rewind(moves) };
    this.#noteOwnMoves();
    this.#passOn();
    this.state = new Value(this.#look());
    this.#lookForWayBack();
    this.#goOn();
  }

  /** Goes on with a saved game. What happened so far is played again for the log; without that it starts empty. */
  static resume(game: Game, save: Save): LocalSession {
    return new LocalSession(save, Match.resume(game, save.snapshot));
  }

  get #match(): Match<Kinds> {
    return this.#table.match;
  }

  act(action: Action, chosen = true): void {
    const seat = this.#holder;
    if (this.#held !== null) return;
    const { view } = this.#match.view(seat);
    const allowed = this.#match.legal(seat).some((it) => same(it, action));
    this.#held = settings.value.confirm && allowed ? heldBack(this.game, view, seat, action, chosen) : null;
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
    const refusal = this.#table.undo(this.#holder);
    if (refusal !== null) return void this.refused.set(refusal);
    this.#noteOwnMoves();
    this.happened.set(null);
    this.#afterMove();
  }

  lift(): void {
    if (this.#curtain === null) return;
    this.#holder = this.#curtain;
    this.#curtain = null;
    this.happened.set(null);
    // Whoever takes the device follows what the others did meanwhile.
    this.#tell(this.#lastOwn.get(this.#holder) ?? this.#match.moves);
    this.#show();
  }

  setStanding(decision: string, answer: string | null): void {
    this.#match.setStanding(this.#holder, decision, answer);
    this.#show();
    this.#save();
  }

  past(): Promise<Past | null> {
    return this.#table.past(this.state.value.viewer);
  }

  /** Of a day's table it is a secret until the end: whoever has it knows what will be drawn. */
  record(): Promise<GameRecord | null> {
    return this.#opened.day === undefined || this.#match.over ? this.#table.record() : Promise.resolve(null);
  }

  close(): void {
    this.#table.close();
  }

  /** Plays for the person who has the device; false where it was refused. */
  #play(seat: Seat, action: Action): boolean {
    const { moves } = this.#match;
    const isChoice = this.practicable?.watch && this.#match.legal(seat).length > 1;
    const move = isChoice ? { view: this.#match.view(seat).view, seat, action, moves } : null;
    const refusal = this.#table.move(seat, action);
    if (refusal !== null) this.refused.set(refusal);
    else {
      this.#lastOwn.set(seat, this.#match.moves);
      if (move !== null) void this.#letWatch(move);
    }
    return refusal === null;
  }

  async #letWatch(move: OwnMove): Promise<void> {
    this.#watched++;
    await this.practicable?.watch?.(move);
    this.#watched--;
    this.#goOn();
  }

  #rewind(moves: number): void {
    this.#held = null;
    if (!this.#table.rewind(moves)) return;
    this.#noteOwnMoves();
    this.happened.set(null);
    this.#afterMove();
  }

  /** Where everybody last moved, in the game as it counts now. */
  #noteOwnMoves(): void {
    this.#lastOwn = new Map(this.#match.movesFrom(0).map(({ seat }, i) => [seat, i + 1]));
  }

  #afterMove(): void {
    this.#passOn();
    this.#tellScene();
    this.#show();
    this.#save();
    this.#goOn();
  }

  /** Lets whoever has the device follow the last move. */
  #tellScene(): void {
    if (this.#curtain !== null) return;
    this.#tell(this.#match.moves - 1);
  }

  #tell(since: number): void {
    const before = this.state.value.view;
    for (const move of this.#table.movesSince(since, this.#holder)) this.happened.set({ ...move, before });
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
    const table = this.#table.look(viewer);
    const way = this.#wayBack?.seat === viewer && this.#wayBack.moves === this.#match.moves ? this.#wayBack : null;
    return {
      ...table,
      view: this.#held?.view ?? table.view,
      seen: this.#lastOwn.get(viewer) ?? 0,
      mayUndo: way?.open === true,
      told: way?.open === false,
      standing: viewer === SPECTATOR ? [] : this.#match.standingOf(viewer),
      held: this.#held,
      curtain: this.#curtain,
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
      if (this.#table.closed || this.#match.moves !== moves) return;
      this.#wayBack = { seat: viewer, moves, open: this.#match.undoable(viewer) > 0 };
      this.state.set(this.#look());
    });
  }

  #save(): void {
    const save: Save = {
      ...this.#opened,
      snapshot: this.#match.snapshot(),
      changedAt: Date.now(),
      over: this.#match.over,
      awaited: this.#match.awaited(),
    };
    this.#saving = this.#saving.then(() => putSave(save)).catch(notifyUnsaved);
  }

  /** Lets the bots play until a person is awaited. */
  #goOn(): void {
    if (this.#table.rests || this.#watched > 0) return;
    const seat = this.#match.awaited().find((it) => this.#table.players[it]?.kind === 'bot');
    if (seat !== undefined) void this.#letPlay(seat);
  }

  /** Where the game stands, however it came there. */
  #position(): string {
    const { moves } = this.#match;
    return `${moves} ${this.#match.movesFrom(moves - 1)[0]?.hash}`;
  }

  async #letPlay(seat: Seat): Promise<void> {
    // The first words of a thinking bot come with the next move; a separate redraw would only flicker.
    // People follow at their own pace, scene by scene; bots among themselves would be far ahead of whoever looks on.
    const pause = this.#people.length > 0 ? 0 : botPause();
    const thoughtOf = this.#position();
    // At a day's table a bot's move is the one that it finds in the very position: the server asks it again.
    const isLate = () => this.#opened.day !== undefined && this.#position() !== thoughtOf;
    const played = await this.#table.letPlay(seat, THINKING, pause, null, () => this.#watched > 0 || isLate());
    if (played) this.#afterMove();
    else this.#goOn(); // somebody acted out of turn: then the bot thinks again
  }
}
