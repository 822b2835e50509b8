import { bots } from '@kaya/bots';
import { type Box, type Kinds, type Options, type Outcome, Runner, type Seat, seeded, viewOf } from '@kaya/engine';
import { levelNames } from '../arena/line-ups.ts';
import { given, locale, MATCH_OPTIONS, matchTerms, SETUP_OPTIONS, setupFrom, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { Program } from '../program.ts';
import { progressBar } from '../progress.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { shareOf, spreadOf } from '../statistics.ts';
import { UserError } from '../user-error.ts';

/** A program of somebody else against our bots: it takes every seat in turn, with the same deal for each. */
export async function run(args: string[]): Promise<void> {
  const { parallel: _, ...terms } = MATCH_OPTIONS;
  const { values, only } = given(args, {
    ...SETUP_OPTIONS,
    ...terms,
    games: { type: 'string', default: '20' },
    against: { type: 'string' },
    level: { type: 'string', default: 'medium' },
    patience: { type: 'string', default: '5000' },
  });
  if (values.against === undefined) throw new UserError('--against names the program, e.g. --against "python3 bot.py".');
  const box = await boxOf(only);
  const scribe = await Scribe.for(box, locale(values.lang));
  const { seats, options } = await setupFrom(box, values);
  const { games, iterations } = matchTerms({ ...values, parallel: '1' });
  const [level = 'medium', ...others] = levelNames(values.level);
  if (others.length > 0) throw new UserError('--level takes one level.');
  const onGame = progressBar(games, 'games');
  const program = new Program(values.against, wholeNumber(values.patience, 'patience', 1));
  const results: { readonly seat: Seat; readonly outcome: Outcome }[] = [];
  try {
    for (let i = 0; i < games; i++) {
      const seat = i % seats;
      const table = { seats, options, seed: `${values.seed}/${Math.floor(i / seats)}` };
      const outcome = await playGame(box, table, seat, program, (runner, it, rng) => {
        const chair = { view: viewOf(runner.game, runner.state, it), seat: it, seats };
        return bots[level].choose(runner.game, chair, rng, { iterations }).action;
      });
      program.over(seat, outcome);
      results.push({ seat, outcome });
      onGame(i + 1);
    }
  } finally {
    program.close();
  }
  const wins = results.reduce(
    (sum, { seat, outcome: { winners } }) => sum + (winners.includes(seat) ? 1 / winners.length : 0),
    0,
  );
  const own = spreadOf(results.map(({ seat, outcome }) => outcome.scores[seat] ?? 0));
  const data = { game: box.game.id, seats, games, level, options, seed: values.seed, wins, ...shareOf(wins, games), score: own };
  const report = {
    title: scribe.say('lab.match', { game: scribe.game() }),
    lead: [scribe.say('lab.match.lead', { games, seats, level: scribe.level(level) }), scribe.setUp(options)],
    sections: [
      {
        title: scribe.say('lab.match.program'),
        notes: [scribe.say('lab.wins.note')],
        table: {
          head: [
            scribe.say('lab.column.wins'),
            scribe.say('lab.column.share'),
            scribe.say('lab.column.interval'),
            scribe.say('lab.column.fair'),
            scribe.say('lab.column.score'),
          ],
          rows: [
            [
              scribe.number(wins),
              scribe.percent(data.share),
              scribe.interval(data),
              scribe.percent(1 / seats),
              scribe.number(own.mean),
            ],
          ],
        },
      },
    ],
  };
  deliver(values, data, report, scribe);
}

interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

async function playGame(
  { game }: Box,
  { seats, options, seed }: Table,
  own: Seat,
  program: Program,
  bot: (runner: Runner<Kinds>, seat: Seat, rng: ReturnType<typeof seeded>) => { readonly do: string },
): Promise<Outcome> {
  const runner = Runner.start(game, { seats, options, seed });
  const rng = seeded(`bots ${seed}`);
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    const view = viewOf(game, runner.state, seat);
    const action =
      seat === own
        ? // What is legal is listed from the view: a program is told nothing that its seat does not know.
          await program.decide({ game: game.id, options, seat, seats, view, legal: new Runner(game, view).legal(seat) })
        : bot(runner, seat, rng);
    runner.act(seat, action);
  }
  const { outcome } = runner.state;
  if (outcome === null) throw new Error('a finished game has an outcome');
  return outcome;
}
