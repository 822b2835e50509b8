import { seedAfter } from '@kaya/bots';
import {
  type Action,
  type GameRecord,
  Glimpses,
  type Kinds,
  type Match,
  type Seat,
  type State,
  type Update,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { scenesWanted } from '../app/settings.ts';
import type { Sitter } from '../saves/saves.ts';
import { think } from '../thinking/thinker.ts';
import { Chronicle } from './chronicle.ts';
import type { Happened, Past, Refusal, TableState } from './session.ts';

/** Hears of every move, as soon as it is played. */
export type Listener = (seat: Seat, action: Action, updates: readonly Update<Kinds>[]) => void;

/** So many moves can be told to whoever takes the device. */
const FOLLOWED = 24;

/** A game that this page itself runs: it judges every move, keeps what happened, and its bots think in a thread. */
export class DeviceGame {
  readonly players: readonly Sitter[];
  readonly #id: string;
  readonly #chronicle: Chronicle;
  readonly #heard: Listener | null;
  #match: Match<Kinds>;
  /** The last moves as they happened, oldest first; none where nobody follows. */
  #seen: { readonly move: number; readonly glimpses: Glimpses<Kinds>; readonly state: State }[] = [];
  #thinking: Seat | null = null;
  #closed = false;

  constructor(id: string, players: readonly Sitter[], match: Match<Kinds>, heard: Listener | null = null) {
    this.#id = id;
    this.players = players;
    this.#match = match;
    this.#chronicle = new Chronicle(match.game, match.record());
    this.#heard = heard;
  }

  get match(): Match<Kinds> {
    return this.#match;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Nobody is to play now: a bot thinks already, or the game is over or left. */
  get rests(): boolean {
    return this.#thinking !== null || this.#closed || this.#match.over;
  }

  /** Goes on from another position of the same game. */
  take(match: Match<Kinds>): void {
    this.#match = match;
    this.#seen = [];
    this.#chronicle.retell(match.record());
  }

  move(seat: Seat, action: Action): Refusal | null {
    const before = this.#match.moves;
    const glimpses = scenesWanted() ? new Glimpses(this.#match.game) : null;
    const result = this.#match.act(seat, action, glimpses?.add);
    if (!result.ok) return { reasons: result.reasons };
    if (glimpses !== null) {
      const { state } = this.#match.save();
      this.#seen = [...this.#seen.slice(1 - FOLLOWED), { move: this.#match.moves, glimpses, state }];
    }
    // Standing answers may have played on: the record knows what happened in each move.
    if (this.#match.moves === before + 1) this.#chronicle.add(result.updates);
    else this.#chronicle.retell(this.#match.record());
    this.#heard?.(seat, action, result.updates);
    return null;
  }

  /** The moves behind this one as the viewer was told them, as far as somebody follows. */
  movesSince(move: number, viewer: Viewer): readonly Omit<Happened, 'before'>[] {
    const { game } = this.#match;
    return this.#seen.flatMap((it) => {
      if (it.move <= move) return [];
      const view = viewOf(game, it.state, viewer);
      const told = it.glimpses.for(viewer, view);
      return told.events.length === 0 ? [] : [{ ...told, viewer, view, move: it.move }];
    });
  }

  undo(seat: Seat): Refusal | null {
    this.#seen = [];
    const before = this.#match.movesFrom(0);
    const result = this.#match.undo(seat);
    if (!result.ok) return { reasons: result.reasons };
    // What others did in secret meanwhile may have been played once more: then move n is another one.
    const now = this.#match.movesFrom(0);
    if (now.every(({ hash }, i) => hash === before[i]?.hash)) this.#chronicle.cut(now.length);
    else this.#chronicle.retell(this.#match.record());
    return null;
  }

  /** Back to where there were so many moves, whatever was seen since; false where there is no way back. */
  rewind(moves: number): boolean {
    if (!this.#match.rewind(moves).ok) return false;
    this.#chronicle.cut(moves);
    return true;
  }

  /** The table as the viewer sees it, where nothing is held back or hidden behind a curtain. */
  look(viewer: Viewer): TableState {
    return {
      viewer,
      view: this.#match.view(viewer).view,
      seats: this.players.map((player, seat) => ({
        kind: player.kind,
        name: player.name,
        level: player.kind === 'bot' ? player.level : null,
        you: seat === viewer,
        online: true,
        standIn: false,
        program: false,
      })),
      log: this.#chronicle.entriesFor(viewer),
      seen: 0,
      mayUndo: false,
      told: false,
      standing: [],
      held: null,
      curtain: null,
      thinking: this.#thinking === null ? [] : [this.#thinking],
      busy: false,
      connection: 'local',
      outcome: this.#match.outcome,
      abandoned: false,
      taught: false,
    };
  }

  async past(viewer: Viewer): Promise<Past | null> {
    const { pastOf } = await import('./past.ts');
    return pastOf(this.#match.game, this.#match.record(), viewer);
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.#match.record());
  }

  close(): void {
    this.#closed = true;
  }

  /**
   * Lets a bot play, not before `patience` is over (both in milliseconds): what is known already or what it thinks of, or else anything legal. False where it did not
   * come to that: somebody acted first, went back, or `holds` it up.
   */
  async letPlay(
    seat: Seat,
    milliseconds: number,
    patience: number,
    known: Action | null = null,
    holds = () => false,
  ): Promise<boolean> {
    this.#thinking = seat;
    const match = this.#match;
    // Before the first move nobody waits.
    const pause = new Promise((resolve) => setTimeout(resolve, match.moves === 0 ? 0 : patience));
    const action = known ?? (await this.#thought(seat, milliseconds));
    await pause;
    this.#thinking = null;
    if (this.#closed || match !== this.#match || match.over || holds() || !match.awaited().includes(seat)) return false;
    const [any] = match.legal(seat);
    if ((action === null || this.move(seat, action) !== null) && any !== undefined) this.move(seat, any);
    return true;
  }

  async #thought(seat: Seat, milliseconds: number): Promise<Action | null> {
    const { game, seats, moves } = this.#match;
    const player = this.players[seat];
    if (player?.kind !== 'bot') return null;
    const { view } = this.#match.view(seat);
    const { level } = player;
    const thought = await think({ game: game.id, level, view, seat, seats, milliseconds, seed: seedAfter(moves, this.#id) });
    return thought?.action ?? null;
  }
}
