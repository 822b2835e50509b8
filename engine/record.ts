import {
  type Action,
  type Game,
  type Kinds,
  type Listener,
  type Options,
  type Seat,
  type Setup,
  type State,
  TABLE,
} from './contract.ts';
import { checkSetup } from './options.ts';
import { hash, notPlain, same } from './plain.ts';
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

interface Continued {
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
const DIGITS = 8;

/** The hash of the state after so many moves; 0 is the start. */
export function hashAfter({ hashes }: GameRecord, moves: number): string {
  return hashes.slice(DIGITS * moves, DIGITS * (moves + 1));
}

/** The beginning of a record. */
export function firstMoves(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, moves), hashes: record.hashes.slice(0, DIGITS * (moves + 1)) };
}

/** The records of a text with one a line; throws at the first that is none. */
export function recordsIn(text: string): GameRecord[] {
  return text
    .trim()
    .split('\n')
    .map((line, i) => {
      const parsed = parseRecord(line);
      if (!parsed.ok) throw new Error(`line ${i + 1}: ${parsed.fault.place}: ${parsed.fault.detail}`);
      return parsed.record;
    });
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

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly fault: RecordFault };

/** Reads a record from text or data: a valid one, or the first fault. Nothing half-valid comes out. */
export function parseRecord(source: unknown): ParsedRecord {
  let data = source;
  if (typeof source === 'string') {
    try {
      data = JSON.parse(source);
    } catch (error) {
      return fault('$', 'not-json', error instanceof Error ? error.message : String(error));
    }
  }
  if (!isObject(data)) return fault('$', 'wrong-type', 'a record is a JSON object');
  const { format } = data;
  if (format === undefined) return fault('$.format', 'missing', 'this is not a Kaya record');
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return fault('$.format', 'wrong-type', 'a whole number from 1');
  if (format > RECORD_FORMAT) {
    return fault('$.format', 'future-format', `format ${format} is from a newer Kaya; this one reads up to ${RECORD_FORMAT}`);
  }
  if (!hasAllFields(data)) return fieldFault(data);
  const { start } = data;
  if (start !== undefined && !isPosition(start)) return fault('$.start', 'wrong-type', 'a position has rng, agenda and outcome');
  const unclean = notPlain(data);
  if (unclean !== null) return fault('$', 'wrong-type', unclean);
  const words: Action[] = [];
  for (const [i, word] of data.words.entries()) {
    if (!isAction(word)) return fault(`$.words[${i}]`, 'wrong-type', 'an action has a text "do"');
    words.push(word);
  }
  const moves: [Seat, number][] = [];
  for (const [i, move] of data.moves.entries()) {
    if (!isMove(move)) return fault(`$.moves[${i}]`, 'wrong-type', 'expected [seat, word]');
    const [seat, word] = move;
    if (seat !== TABLE && (seat < 0 || seat >= data.seats))
      return fault(`$.moves[${i}]`, 'bad-reference', `there is no seat ${seat} at a table of ${data.seats}`);
    if (words[word] === undefined) return fault(`$.moves[${i}]`, 'bad-reference', `there is no word ${word}`);
    moves.push(move);
  }
  const continued: Continued[] = [];
  for (const [i, part] of data.continued.entries()) {
    if (!isContinued(part)) return fault(`$.continued[${i}]`, 'wrong-type', 'expected { move, rulesVersion }');
    continued.push(part);
  }
  if (!/^([0-9a-f]{8})*$/.test(data.hashes) || data.hashes.length !== DIGITS * (moves.length + 1)) {
    return fault('$.hashes', 'wrong-type', `expected ${moves.length + 1} hashes of eight digits`);
  }
  return { ok: true, record: { ...data, format, words, moves, continued, ...(start === undefined ? {} : { start }) } };
}

/** What a field may be, by what is said where it is not. */
interface FieldTypes {
  readonly text: string;
  readonly 'a whole number': number;
  readonly 'a list': readonly unknown[];
  readonly 'an object': Options;
}

const FIELDS = {
  game: 'text',
  rulesVersion: 'a whole number',
  components: 'text',
  seats: 'a whole number',
  options: 'an object',
  seed: 'text',
  words: 'a list',
  moves: 'a list',
  hashes: 'text',
  continued: 'a list',
} as const;

type Fields = { readonly [F in keyof typeof FIELDS]: FieldTypes[(typeof FIELDS)[F]] };

/** Each field is what it must be; what is inside of lists is looked at afterwards. */
function hasAllFields(data: Readonly<Record<string, unknown>>): data is Readonly<Record<string, unknown>> & Fields {
  return Object.entries(FIELDS).every(([key, type]) => isType(data[key], type));
}

function fieldFault(data: Readonly<Record<string, unknown>>): { readonly ok: false; readonly fault: RecordFault } {
  const [key = '', type = ''] = Object.entries(FIELDS).find(([name, kind]) => !isType(data[name], kind)) ?? [];
  return fault(`$.${key}`, Object.hasOwn(data, key) ? 'wrong-type' : 'missing', `expected ${type}`);
}

function isType(value: unknown, type: keyof FieldTypes): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'a whole number':
      return Number.isInteger(value);
    case 'a list':
      return Array.isArray(value);
    case 'an object':
      return isObject(value);
  }
}

function isPosition(value: unknown): value is State {
  return isObject(value) && Array.isArray(value['rng']) && Array.isArray(value['agenda']) && Object.hasOwn(value, 'outcome');
}

function isAction(value: unknown): value is Action {
  return isObject(value) && typeof value['do'] === 'string';
}

function isMove(value: unknown): value is [Seat, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isContinued(value: unknown): value is Continued {
  return isObject(value) && Number.isInteger(value['move']) && Number.isInteger(value['rulesVersion']);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(
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
