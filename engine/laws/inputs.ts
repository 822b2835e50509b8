// The law about what a learnt judgement sees: it follows from the seat's view alone.
import type { Game, Kinds } from '../contract.ts';
import { type Inputs, inputNames, SheetOfNumbers } from '../inputs.ts';
import { sampledOptions } from '../options.ts';
import { below, pick, seeded } from '../random.ts';
import { Runner } from '../runner.ts';
import { imagined, viewOf } from '../view.ts';

/** A network learns little from numbers far from 1. */
const LARGEST = 8;
const MOST_INPUTS = 0x10000;

interface InputsRun {
  readonly games: number;
  readonly seed: string;
  /** Every so many-th position is looked at. */
  readonly stride: number;
}

/**
 * Along random games: two worlds that look alike to a seat give it the same numbers, there are as many for every position
 * of a table size, each has a name of its own, and none is far from 1. Null where that holds, else what was found.
 */
export function brokenInputs<K extends Kinds>(
  game: Game<K>,
  inputs: Inputs<K>,
  { games, seed, stride }: InputsRun,
): string | null {
  const rng = seeded(`inputs ${seed}`);
  const names = new Map<number, readonly string[]>();
  for (let i = 0; i < games; i++) {
    const { seats, options } = sampledOptions(game, rng, i, {});
    const runner = Runner.start(game, { seats, options, seed: `${seed}/${i}` });
    for (let move = 0; !runner.over; move++) {
      if (move % stride === 0) {
        const seat = below(rng, seats);
        const known = names.get(seats) ?? inputNames(inputs, runner.state, seat);
        names.set(seats, known);
        const views = [
          viewOf(game, runner.state, seat),
          runner.state,
          imagined(game, runner.state, seat, seeded(`${seed} ${move}`)),
        ];
        const found = faultOf(
          views.map((state) => numbersOf(inputs, state, seat)),
          known,
        );
        if (found !== null) return `${seats} seats, game ${i}, move ${move}, seat ${seat}: ${found}`;
      }
      const actor = pick(rng, runner.awaited());
      runner.act(actor, pick(rng, runner.legal(actor)));
    }
  }
  return null;
}

function numbersOf<K extends Kinds>(inputs: Inputs<K>, state: K['state'], seat: number): readonly number[] {
  const sheet = new SheetOfNumbers(MOST_INPUTS);
  inputs.look(state, seat, sheet);
  const numbers = new Array<number>(sheet.written).fill(0);
  for (let i = 0; i < sheet.filled; i++) numbers[sheet.places[i] as number] = sheet.values[i] as number;
  return numbers;
}

function faultOf(sheets: readonly (readonly number[])[], names: readonly string[]): string | null {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return `two numbers are called '${twice}'`;
  const [view = [], ...others] = sheets;
  for (const numbers of [view, ...others]) {
    if (numbers.length !== names.length) return `${numbers.length} numbers instead of ${names.length}`;
    const place = numbers.findIndex((value, i) => value !== view[i] || !(Math.abs(value) <= LARGEST));
    if (place >= 0) return `'${names[place]}' is ${view[place]} in the view and ${numbers[place]} in a world that looks alike`;
  }
  return null;
}
