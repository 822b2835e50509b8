// Records that come from outside are read piece by piece.
import { type Action, type Options, type Seat, type State, TABLE } from './contract.ts';
import { notPlain } from './plain.ts';
import { type Continued, DIGITS, fault, type GameRecord, RECORD_FORMAT, type RecordFault } from './record.ts';

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
  const actions: Action[] = [];
  for (const [i, action] of data.words.entries()) {
    if (!isAction(action)) return fault(`$.words[${i}]`, 'wrong-type', 'an action has a text "do"');
    actions.push(action);
  }
  const moves: [Seat, number][] = [];
  for (const [i, move] of data.moves.entries()) {
    if (!isMove(move)) return fault(`$.moves[${i}]`, 'wrong-type', 'expected [seat, word]');
    const [seat, word] = move;
    if (seat !== TABLE && (seat < 0 || seat >= data.seats))
      return fault(`$.moves[${i}]`, 'bad-reference', `there is no seat ${seat} at a table of ${data.seats}`);
    if (actions[word] === undefined) return fault(`$.moves[${i}]`, 'bad-reference', `there is no word ${word}`);
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
  return { ok: true, record: { ...data, format, words: actions, moves, continued, ...(start === undefined ? {} : { start }) } };
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
