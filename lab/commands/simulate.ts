import { parseArgs } from 'node:util';
import { at } from '@kaya/engine';
import { SETUP_OPTIONS, setupFrom, wholeNumber } from '../arguments.ts';
import { editionOf } from '../editions.ts';
import { progressBar } from '../progress.ts';
import { levelsFor, SelfPlay } from '../self-play.ts';

/** Many games by bots, and what came of them. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...SETUP_OPTIONS,
      games: { type: 'string', default: '1000' },
      bots: { type: 'string', default: 'random' },
      iterations: { type: 'string', default: '300' },
      json: { type: 'boolean' },
    },
  });
  const edition = await editionOf(positionals[0]);
  const { game } = edition;
  const { seats, options } = await setupFrom(edition, values);
  const levels = levelsFor(values.bots, seats);
  const games = wholeNumber(values.games, 'games', 1);
  const iterations = wholeNumber(values.iterations, 'iterations', 1);
  const show = values.json ? () => {} : progressBar(games, 'games');

  const endings: Record<string, number> = {};
  const wins = new Array<number>(seats).fill(0);
  const points = new Array<number>(seats).fill(0);
  let moves = 0;
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const play = new SelfPlay(game, { seats, options, seed: `${values.seed}/${i}` }, levels, { iterations });
    const outcome = play.finish(false);
    endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1;
    for (const seat of outcome.winners) wins[seat] = at(wins, seat) + 1 / outcome.winners.length;
    outcome.scores.forEach((score, seat) => {
      points[seat] = at(points, seat) + score;
    });
    moves += play.moves.length;
    show(i + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  const bySeat = levels.map((level, seat) => ({
    seat: seat + 1,
    level,
    wins: round(at(wins, seat)),
    share: round(at(wins, seat) / games),
    meanScore: round(at(points, seat) / games),
  }));
  const results = {
    game: game.id,
    seats,
    options,
    games,
    endings,
    bySeat,
    actionsPerGame: round(moves / games),
    gamesPerSecond: round(games / seconds),
  };
  if (values.json) return console.log(JSON.stringify(results, null, 2));
  console.log(`${game.id}, ${games} games of ${seats} in ${seconds.toFixed(1)} s, ${results.actionsPerGame} actions a game`);
  console.log(
    Object.entries(endings)
      .map(([ending, count]) => `  ${ending}: ${count} (${((100 * count) / games).toFixed(1)} %)`)
      .join('\n'),
  );
  console.table(bySeat);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
