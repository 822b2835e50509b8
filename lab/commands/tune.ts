import { given, givenOptions, seatCounts, setupFrom, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { provenance } from '../provenance.ts';
import { Tuner } from '../tune/tuner.ts';
import { UserError } from '../user-error.ts';
import { mustBeWritable, write } from '../writing.ts';

/** Tunes the numbers that a game's brain counts with, by whole games at first sight. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    seats: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] as string[] },
    out: { type: 'string' },
    keep: { type: 'string' },
    generations: { type: 'string', default: '100' },
    pairs: { type: 'string', default: '10' },
    games: { type: 'string', default: '8' },
    step: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
  });
  const box = await boxOf(only);
  const { game } = box;
  if (values.out === undefined) throw new UserError('--out names the file in which the weights are kept.');
  mustBeWritable(values.out);
  mustBeWritable(values.keep);
  const { tuning } = game.brain ?? {};
  if (tuning === undefined) throw new UserError(`${game.id} has no numbers to tune (games/${game.id}/bot/brain.ts).`);
  const seats = seatCounts(values.seats, box, 1);
  const setups = await Promise.all(
    seats.map((count) => setupFrom(box, { seats: String(count), option: values.option, lang: 'en' })),
  );
  const terms = {
    game: game.id,
    seats,
    options: givenOptions(game, values.option),
    seed: values.seed,
    pairs: wholeNumber(values.pairs, 'pairs', 2),
    games: wholeNumber(values.games, 'games', 1),
    step: Number(values.step),
  };
  if (!(terms.step > 0)) throw new UserError(`--step must be a number above 0, not '${values.step}'.`);
  const tuner = new Tuner(game, tuning, terms, setups, values.out);
  const generations = wholeNumber(values.generations, 'generations', 1);
  const start = performance.now();
  for (let found = tuner.next(); ; found = tuner.next()) {
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    const won = ((100 * found.won) / found.games).toFixed(1);
    console.log(
      `${minutes} min  generation ${found.generation}: ${won} % of ${found.games} games won, worth ${found.worth.toFixed(2)} each, step ${found.step.toFixed(3)}`,
    );
    if (found.generation + 1 >= generations) break;
  }
  if (values.keep === undefined) return;
  const { commit, date } = provenance();
  const tuned = { command: `npm run lab -- tune ${args.join(' ')}`, commit, date, generations };
  const weights = Object.entries(tuner.weights).map(([name, value]) => [name, Number(value.toPrecision(DIGITS))]);
  write(values.keep, `${JSON.stringify({ weights: Object.fromEntries(weights), tuned }, null, 2)}\n`);
}

/** More digits than these are luck. */
const DIGITS = 4;
