import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inputNames, Runner } from '@kaya/engine';
import { given, givenOptions, setupFrom, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { provenance } from '../provenance.ts';
import type { Course } from '../train/course.ts';
import { Notebook } from '../train/notebook.ts';
import { Threads } from '../train/threads.ts';
import { type Listener, Training } from '../train/training.ts';
import { UserError } from '../user-error.ts';
import { mustBeWritable, tried, write } from '../writing.ts';

/** Learns to judge positions of one game at one table size. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    players: { type: 'string', default: '2' },
    out: { type: 'string' },
    keep: { type: 'string' },
    generations: { type: 'string', default: '4' },
    games: { type: 'string', default: '2000' },
    passes: { type: 'string', default: '8' },
    trial: { type: 'string', default: '200' },
    hidden: { type: 'string', default: '50' },
    lambda: { type: 'string', default: '0.7' },
    steepness: { type: 'string', default: '0.3' },
    rate: { type: 'string', default: '0.003' },
    drawn: { type: 'string', default: '0.3' },
    parallel: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
  });
  const box = await boxOf(only);
  const { game } = box;
  if (values.out === undefined) throw new UserError('--out names the folder in which games and networks are kept.');
  const { keep } = values;
  if (keep !== undefined) {
    tried(keep, () => mkdirSync(dirname(keep), { recursive: true }));
    mustBeWritable(keep);
  }
  const players = wholeNumber(values.players, 'players', Math.max(2, game.seats.min), game.seats.max);
  const { options } = await setupFrom(box, { seats: values.players, option: values.option, lang: 'en' });
  const fixed = Object.keys(givenOptions(game, values.option));
  const course: Course = {
    game: game.id,
    players,
    seed: values.seed,
    options: Object.fromEntries(fixed.map((name) => [name, options[name] ?? ''])),
    drawn: share(values.drawn, 'drawn'),
    hidden: wholeNumber(values.hidden, 'hidden', 1, 256),
    steepness: share(values.steepness, 'steepness'),
    lambda: share(values.lambda, 'lambda'),
    games: wholeNumber(values.games, 'games', 1),
    passes: wholeNumber(values.passes, 'passes', 1),
    rate: share(values.rate, 'rate'),
    trial: wholeNumber(values.trial, 'trial', 0),
  };
  const looked = await game.brain?.learnt?.load();
  if (looked === undefined) throw new UserError(`${game.id} has no inputs to learn from (games/${game.id}/bot/inputs.ts).`);
  const { state } = Runner.start(game, { seats: players, options, seed: 'names' });
  const names = inputNames(looked.inputs, state, 0);
  const notebook = new Notebook(values.out, course);
  const threads = new Threads(game.id, wholeNumber(values.parallel, 'parallel', 1, 64));
  const training = new Training(game, course, looked.inputs, names, notebook, threads, told(course));
  await training.run(wholeNumber(values.generations, 'generations', 1));
  await threads.close();
  const { best } = training;
  if (best === null) return console.log('Nothing that was learnt is better than the evaluation written by hand.');
  console.log(`The best is ${values.out}/net-${best}.json.`);
  if (keep === undefined) return;
  const { commit, date } = provenance();
  const result = notebook.generation(best);
  const learnt = {
    command: `npm run lab -- train ${args.join(' ')}`,
    commit,
    date,
    generation: best,
    games: (best + 1) * course.games,
    trial: course.trial,
    firstPlaces: result?.points ?? 0,
  };
  write(keep, `${JSON.stringify({ ...notebook.weights(best), learnt })}\n`);
}

function told({ games, passes }: Course): Listener {
  const start = performance.now();
  const clock = () => `${((performance.now() - start) / 60_000).toFixed(1)} min`;
  return {
    played: (generation, count) => console.log(`${clock()}  generation ${generation}: ${count} of ${games} games`),
    passed: (generation, pass, error, heldBack) =>
      console.log(
        `${clock()}  generation ${generation}: pass ${pass + 1} of ${passes}, error ${error.toFixed(4)}, on games held back ${heldBack.toFixed(4)}`,
      ),
    tried: (generation, { points, trial, accepted }) =>
      console.log(
        `${clock()}  generation ${generation}: ${points} first places of ${trial}, ${accepted ? 'accepted' : 'not accepted'}`,
      ),
  };
}

function share(text: string, name: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new UserError(`--${name} must be a number from 0 to 1, not '${text}'.`);
  return value;
}
