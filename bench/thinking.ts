// npm run bench:bots [-- --games n] [-- --json]: how long medium thinks about a whole turn, and hard about a move, on one core.
import { parseArgs } from 'node:util';
import { bots, DEFAULT_ITERATIONS, type Level } from '@kaya/bots';
import { defaults, type Game, type Kinds, Runner, seeded, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { orSentence } from '../lab/user-error.ts';
import { coreTime } from './core-time.ts';

const { values } = await orSentence('npm run bench:bots -- [--games n] [--json]', () =>
  parseArgs({ options: { games: { type: 'string', default: '2' }, json: { type: 'boolean' } } }),
);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  console.error(`--games must be a whole number above 0, not '${values.games}'`);
  process.exit(1);
}

/** Thinking times in milliseconds: of single moves, and of turns (what a seat decides in one go). */
interface Times {
  readonly moves: number[];
  readonly turns: number[];
}

function timesOf<K extends Kinds>(game: Game<K>, seats: number, level: Level): Times {
  const times: Times = { moves: [], turns: [] };
  const rng = seeded('bots');
  for (let i = 0; i < games; i++) {
    const runner = Runner.start(game, { seats, options: defaults(game.options) as K['options'], seed: `thinking ${i}` });
    let turn = 0;
    for (let last = -1; !runner.over; ) {
      const [seat = 0] = runner.awaited();
      if (seat !== last && turn > 0) {
        times.turns.push(turn);
        turn = 0;
      }
      last = seat;
      const chair = { view: viewOf(game, runner.state, seat), seat, seats };
      const start = coreTime();
      // By lines of play, not by the clock, which other work on the machine would shorten.
      const { action } = bots[level].choose(game, chair, rng, { iterations: DEFAULT_ITERATIONS });
      const took = coreTime() - start;
      times.moves.push(took);
      turn += took;
      runner.act(seat, action);
    }
  }
  return times;
}

/** The middle one, the one that nineteen of twenty stay below, and the longest. */
function spread(list: readonly number[]): { readonly median: number; readonly p95: number; readonly longest: number } {
  const sorted = [...list].sort((a, b) => a - b);
  const pick = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { median: pick(0.5), p95: pick(0.95), longest: pick(1) };
}

const rows = [];
for (const { game } of await loadAllGames()) {
  // The smallest table with company, and the largest.
  for (const seats of new Set([Math.max(2, game.seats.min), game.seats.max])) {
    for (const [level, what] of [
      ['medium', 'turns'],
      ['hard', 'moves'],
    ] as const) {
      if (!values.json) process.stderr.write(`${game.id}: ${level}, ${seats} players …\n`);
      rows.push({ game: game.id, seats, level, what, ...spread(timesOf(game, seats, level)[what]) });
    }
  }
}
if (values.json) console.log(JSON.stringify(rows));
else {
  console.log('Milliseconds of thinking:');
  console.table(rows);
}
