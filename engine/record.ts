import type { Action, Game, Kinds, Listener, Options, Seat, Setup, State } from './contract.ts';
import { checkSetup } from './options.ts';
import { hash, same } from './plain.ts';
import { Runner } from './runner.ts';
import type { StandingAnswer } from './standing-answers.ts';
import type { Trail } from './trail.ts';

/** The version of the record format; raised when older readers could not read it. */
export const RECORD_FORMAT = 1;

/**
 * A whole game as data: save file, replay, bug report and test fixture. Distinct actions are listed once in `words`;
 * `moves` says who played which of them; `hashes` has eight digits for the state at the start and after each move.
 */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** The hash of the component data the game was played with. */
  readonly components: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Where it begins in the midst of a game: how things stood there. The set-up and its seed tell no more than who plays by which options then. */
  readonly start?: State;
  readonly words: readonly Action[];
  readonly moves: readonly (readonly [seat: Seat, word: number])[];
  readonly hashes: string;
  /** Where the game went on under other rules: from the move on, with that version. */
  readonly continued: readonly Continued[];
}

export interface Continued {
  readonly move: number;
  readonly rulesVersion: number;
}

/** What a match remembers while it runs. */
export interface History {
  readonly setup: Setup;
  readonly rulesVersion: number;
  readonly components: string;
  readonly moves: { readonly seat: Seat; readonly action: Action; readonly hash: string }[];
  readonly startHash: string;
  /** Where it begins in the midst of a game. */
  readonly start?: State;
  readonly continued: Continued[];
}

/** Enough to play on without replaying: kept by the server, or by the device that plays. Secret while the game runs. */
export interface Snapshot<K extends Kinds> {
  readonly record: GameRecord;
  readonly state: K['state'];
  readonly rulesVersion: number;
  /** By viewer: spectators first, then the seats. */
  readonly versions: readonly number[];
  /** The standing answers in force. */
  readonly standing: readonly StandingAnswer[];
  /** What may perhaps be taken back; earlier versions kept nothing of it. */
  readonly trail?: Trail<K> | null;
}

export function toRecord(gameId: string, history: History): GameRecord {
  const words: Action[] = [];
  const index = new Map<string, number>();
  const moves = history.moves.map(({ seat, action }): [Seat, number] => {
    const text = JSON.stringify(action);
    let word = index.get(text);
    if (word === undefined) {
      word = words.push(action) - 1;
      index.set(text, word);
    }
    return [seat, word];
  });
  const { seats, options, seed } = history.setup;
  return {
    format: RECORD_FORMAT,
    game: gameId,
    rulesVersion: history.rulesVersion,
    components: history.components,
    seats,
    options,
    seed,
    ...(history.start === undefined ? {} : { start: history.start }),
    words,
    moves,
    hashes: history.startHash + history.moves.map((move) => move.hash).join(''),
    continued: history.continued.map((it) => ({ ...it })),
  };
}

/** A hash has so many digits. */
export const DIGITS = 8;

/** The hash of the state after so many moves; 0 is the start. */
export function hashAfter({ hashes }: GameRecord, moves: number): string {
  return hashes.slice(DIGITS * moves, DIGITS * (moves + 1));
}

/** The beginning of a record. */
export function firstMoves(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, moves), hashes: record.hashes.slice(0, DIGITS * (moves + 1)) };
}

/** What is wrong with a record, and where. */
export interface RecordFault {
  readonly place: string;
  readonly problem:
    | 'not-json'
    | 'missing'
    | 'wrong-type'
    | 'future-format'
    | 'foreign-game'
    | 'other-components'
    | 'bad-setup'
    | 'bad-position'
    | 'bad-reference';
  readonly detail: string;
}

/** A record that is none, and why. */
export function fault(
  place: string,
  problem: RecordFault['problem'],
  detail: string,
): { readonly ok: false; readonly fault: RecordFault } {
  return { ok: false, fault: { place, problem, detail } };
}

/** How a replay went. `differs` names the first move (0 = the start) after which the state was not the recorded one. */
export type Replay<K extends Kinds> =
  | { readonly ok: true; readonly state: K['state']; readonly rules: 'same' | 'other' }
  | { readonly ok: false; readonly fault: RecordFault }
  | { readonly ok: false; readonly differs: number; readonly detail: string; readonly rules: 'same' | 'other' };

/** A record's game at its start: from its seed, or where it begins in the midst. */
export function begun<K extends Kinds>(
  game: Game<K>,
  { seats, seed, start }: GameRecord,
  options: K['options'],
  emit: Listener<K['event']>,
): Runner<K> {
  return start === undefined ? Runner.start(game, { seats, options, seed }, emit) : new Runner(game, game.clone(start), emit);
}

/** What speaks against a position that came from outside; null where the game's own invariants hold. */
function unsoundness<K extends Kinds>(game: Game<K>, start: K['state']): string | null {
  try {
    for (const [rule, invariant] of Object.entries(game.invariants)) {
      const broken = invariant(start, null);
      if (broken !== null) return `${rule}: ${broken}`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Plays a record again from its seed, checking each action and each hash. `onMove` sees every state on the way, `glimpse` also the table at each event of a move. */
export function replay<K extends Kinds>(
  game: Game<K>,
  record: GameRecord,
  onMove?: (state: K['state'], move: number, events: readonly K['event'][]) => void,
  glimpse?: (event: K['event'], state: K['state'], move: number) => void,
): Replay<K> {
  if (record.game !== game.id) return fault('$.game', 'foreign-game', `a record of '${record.game}', not of '${game.id}'`);
  if (record.components !== game.components) {
    return fault('$.components', 'other-components', `played with components ${record.components}; here are ${game.components}`);
  }
  const checked = checkSetup(game, record.seats, record.options);
  if (!checked.ok) return fault('$.options', 'bad-setup', checked.reasons.map((it) => it.rule).join(', '));
  const rules = record.rulesVersion === game.rulesVersion && record.continued.length === 0 ? 'same' : 'other';
  const unsound = record.start === undefined ? null : unsoundness(game, record.start);
  if (unsound !== null) return fault('$.start', 'bad-position', unsound);
  let events: K['event'][] = [];
  const runner = begun(game, record, checked.options, (event) => void events.push(event));
  for (let move = 0; ; move++) {
    if (hash(runner.state) !== hashAfter(record, move))
      return { ok: false, differs: move, detail: 'the state is not the recorded one', rules };
    onMove?.(runner.state, move, events);
    events = [];
    const next = record.moves[move];
    if (next === undefined) return { ok: true, state: runner.state, rules };
    const [seat, word] = next;
    const action = record.words[word] as K['action'];
    if (!runner.legal(seat).some((it) => same(it, action))) {
      const detail = runner
        .why(seat, action)
        .map((it) => it.rule)
        .join(', ');
      return { ok: false, differs: move, detail: `seat ${seat} may not ${JSON.stringify(action)} (${detail})`, rules };
    }
    if (glimpse !== undefined) {
      runner.emit = (event) => {
        events.push(event);
        glimpse(event, runner.state, move + 1);
      };
    }
    runner.act(seat, action);
  }
}
