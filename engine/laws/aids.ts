// The law about player aids: what one says of costs and gains is compared with what then happens in kept games.

import type { Aid, AidAmount, AidLine, AidSheet } from '../aid.ts';
import type { Game, Kinds } from '../contract.ts';
import { recordsIn } from '../parse-record.ts';
import { type GameRecord, replay } from '../record.ts';
import { sum } from '../sum.ts';
import type { Words } from '../text.ts';

/** What happened, as a number of the aid: of which line, paid, gained or said there, of which icon or value. */
export interface Happened {
  readonly line: string;
  readonly part: 'cost' | 'gain' | 'said';
  /** An icon, the name of a value that is said, or '*' for all that is paid or gained together. */
  readonly of: string;
  readonly amount: number;
  /** Where the line has several numbers of this icon: which of them. */
  readonly at?: number;
}

/** Tells what the events of one move show of the aid; asked anew for each game. */
export type AidWitness<K extends Kinds> = () => (events: readonly K['event'][], state: K['state']) => readonly Happened[];

export interface ComparedAid {
  /** What the aid says otherwise than it happened, once for each number. */
  readonly wrong: readonly string[];
  /** Numbers of the aid that nothing in the kept games shows: `line part of`. */
  readonly unseen: readonly string[];
}

/** Compares the aid of each kept game with what its events tell; one record a line. */
export function compareAid<K extends Kinds>(game: Game<K>, aid: Aid<K>, records: string, witness: AidWitness<K>): ComparedAid {
  const wrong = new Map<string, string>();
  const seen = new Set<string>();
  const said = new Set<string>();
  for (const record of recordsIn(records)) compareOne(game, aid, record, witness(), { wrong, seen, said });
  return { wrong: [...wrong.values()], unseen: [...said].filter((it) => !seen.has(it)).sort() };
}

interface Notes {
  readonly wrong: Map<string, string>;
  readonly seen: Set<string>;
  readonly said: Set<string>;
}

function compareOne<K extends Kinds>(
  game: Game<K>,
  aid: Aid<K>,
  record: GameRecord,
  witness: ReturnType<AidWitness<K>>,
  { wrong, seen, said }: Notes,
): void {
  let numbers: ReadonlyMap<string, readonly AidAmount[]> | null = null;
  const played = replay(game, record, (state, move, events) => {
    if (numbers === null) {
      numbers = numbersOf(aid.sheet(state));
      for (const key of numbers.keys()) if (!key.endsWith(' *')) said.add(key);
    }
    for (const { line, part, of, amount, at } of witness(events, state)) {
      const key = `${line} ${part} ${of}`;
      const there = numbers.get(key) ?? [];
      const meant = at === undefined ? there : there.slice(at, at + 1);
      seen.add(key);
      if (of === '*') for (const other of numbers.keys()) if (other.startsWith(`${line} ${part} `)) seen.add(other);
      if (!meant.some(({ from = 0, to = from }) => from <= amount && amount <= to))
        wrong.set(`${key} ${amount}`, `${key}: ${amount} in '${record.seed}' at move ${move}, not ${JSON.stringify(meant)}`);
    }
  });
  if (!played.ok) throw new Error(`${game.id}: a kept game does not replay`);
}

/** All numbers on a sheet, by line, part, and icon or name of the value. */
function numbersOf(sheet: AidSheet): ReadonlyMap<string, readonly AidAmount[]> {
  const found = new Map<string, AidAmount[]>();
  const enter = (key: string, amount: AidAmount) => found.set(key, [...(found.get(key) ?? []), amount]);
  for (const line of linesOf(sheet)) {
    for (const part of ['cost', 'gain'] as const) {
      const amounts = (line[part] ?? []).filter((it) => it.from !== undefined);
      for (const amount of amounts) enter(`${line.id} ${part} ${amount.icon}`, amount);
      if (amounts.length > 0) enter(`${line.id} ${part} *`, sumOf(amounts));
    }
    for (const words of [line.name, ...(line.note === undefined ? [] : [line.note])])
      for (const [name, value] of saidNumbers(words)) enter(`${line.id} said ${name}`, { icon: name, from: value });
  }
  return found;
}

export function linesOf({ turn, actions, scores }: AidSheet): readonly AidLine[] {
  return [...turn, ...actions.flatMap(({ lines }) => lines), ...scores];
}

function sumOf(amounts: readonly AidAmount[]): AidAmount {
  const [from, to] = [amounts.map((it) => it.from ?? 0), amounts.map((it) => it.to ?? it.from ?? 0)];
  return { icon: '*', from: sum(from), to: sum(to) };
}

function saidNumbers({ values = {} }: Words): [string, number][] {
  return Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}
