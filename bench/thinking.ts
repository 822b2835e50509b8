// npm run bench:bots [-- --games n] [-- --every n] [-- --hints] [-- --analysis] [-- --json]: how long medium thinks about a whole turn,
// hard about a move, and a hint with its reason takes, on one core, and how many lines of play hard follows a second; and the analysis
// of each title's longest kept game, at ordinary depth and deeper. With --hints only the hints, with --analysis only the analyses.
// With --every only each n-th move is thought about, first sight plays the others: the same positions in every run, so that two
// commits can be compared (in alternating runs).
import { parseArgs } from 'node:util';
import {
  ADVICE_SEED,
  bots,
  chanceToWin,
  DEEPER,
  DEFAULT_ITERATIONS,
  explain,
  judge,
  type Level,
  MOMENTS,
  momentsOf,
  PLAYED_OUT,
  prospectOf,
  review,
  standTogether,
  turnStarts,
} from '@kaya/bots';
import { at, defaults, type Game, type Kinds, Runner, seeded, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { keptRecords } from '../lab/kept.ts';
import { orSentence } from '../lab/user-error.ts';
import { coreTime } from './core-time.ts';

const { values } = await orSentence('npm run bench:bots -- [--games n] [--every n] [--hints] [--analysis] [--json]', () =>
  parseArgs({
    options: {
      games: { type: 'string', default: '2' },
      every: { type: 'string', default: '1' },
      hints: { type: 'boolean' },
      analysis: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  }),
);

function wholeNumber(name: 'games' | 'every'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} must be a whole number above 0, not '${values[name]}'`);
  process.exit(1);
}

const games = wholeNumber('games');
const every = wholeNumber('every');

/** A hint is asked for at every so-many-th decision: neighbouring ones are alike. */
const HINTS = 5;

/** Thinking times in milliseconds: of single moves, and of turns (what a seat decides in one go). */
interface Times {
  readonly moves: number[];
  readonly turns: number[];
  /** Lines of play that were followed in all. */
  lines: number;
}

/** What looks best without looking ahead. */
function atFirstSight<K extends Kinds>(game: Game<K>, runner: Runner<K>, seat: number): K['action'] {
  const legal = runner.legal(seat);
  const promise = game.brain?.order(runner.state, seat, legal) ?? [];
  return at(legal, promise.indexOf(Math.max(...promise)));
}

function timesOf<K extends Kinds>(game: Game<K>, seats: number, level: Level): Times {
  const times: Times = { moves: [], turns: [], lines: 0 };
  /** Asked before each line of play. */
  const stop = () => {
    times.lines++;
    return false;
  };
  const rng = seeded('bots');
  for (let i = 0; i < games; i++) {
    const runner = Runner.start(game, { seats, options: defaults(game.options) as K['options'], seed: `thinking ${i}` });
    let turn = 0;
    for (let last = -1, move = 0; !runner.over; move++) {
      const [seat = 0] = runner.awaited();
      if (move % every !== 0) {
        runner.act(seat, atFirstSight(game, runner, seat));
        continue;
      }
      if (seat !== last && turn > 0) {
        times.turns.push(turn);
        turn = 0;
      }
      last = seat;
      const chair = { view: viewOf(game, runner.state, seat), seat, seats };
      const start = coreTime();
      // By lines of play, not by the clock, which other work on the machine would shorten.
      const { action } = bots[level].choose(game, chair, rng, { iterations: DEFAULT_ITERATIONS, stop });
      const took = coreTime() - start;
      times.moves.push(took);
      turn += took;
      runner.act(seat, action);
    }
  }
  return times;
}

/** How long hints take, each with its reason, at every so-many-th decision of games played at first sight. */
function hintsOf<K extends Kinds>(game: Game<K>, seats: number): number[] {
  const times: number[] = [];
  for (let i = 0; i < games; i++) {
    const runner = Runner.start(game, { seats, options: defaults(game.options) as K['options'], seed: `thinking ${i}` });
    for (let decision = 0; !runner.over; ) {
      const [seat = 0] = runner.awaited();
      if (runner.legal(seat).length > 1 && decision++ % (every * HINTS) === 0) {
        const chair = { view: viewOf(game, runner.state, seat), seat, seats, include: [] };
        const rng = seeded(`hint ${decision}`);
        const start = coreTime();
        explain(game, chair, bots.medium.choose(game, chair, rng), rng);
        times.push(coreTime() - start);
      }
      runner.act(seat, atFirstSight(game, runner, seat));
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

/** Every so-many-th turn of a team is played on, so many times. */
const TURNS = 6;
const PLAYED_ON = 40;

/** The analysis of the longest kept game: playing it again, and judging every decision (or each so-many-th, from which all are reckoned). */
function analysisOf(game: Game, depth: number) {
  const record = keptRecords(game.id).reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
  const start = coreTime();
  const walk = review(game, record);
  let step = walk.next();
  while (step.done !== true) step = walk.next();
  const walked = (coreTime() - start) / 1000;
  const decisions = step.value?.decisions ?? [];
  const times = decisions
    .filter((_, i) => i % every === 0)
    .map(({ view, seat, played }) => {
      const from = coreTime();
      judge(game, { view, seat, seats: record.seats }, played, seeded(ADVICE_SEED), {}, depth);
      return coreTime() - from;
    });
  const judged = (times.reduce((sum, it) => sum + it, 0) / times.length / 1000) * decisions.length;
  // Where all play together every turn is played on to the end as often as the site does it.
  const turns = (standTogether(game) ? turnStarts(game, record) : null) ?? [];
  const hopes = turns.filter((_, i) => i % TURNS === 0);
  const before = coreTime();
  for (const { view, seat, move } of hopes) chanceToWin(game, { view, seat, seats: record.seats }, PLAYED_ON, `chance ${move}`);
  const hoped = ((coreTime() - before) / 1000 / Math.max(1, hopes.length)) * turns.length;
  // Else it is played on from some moments.
  const moments = standTogether(game) ? [] : momentsOf(decisions, MOMENTS);
  const ahead = coreTime();
  for (const { view, seat, move } of moments)
    prospectOf(game, { view, seat, seats: record.seats }, PLAYED_OUT, `heading ${move}`);
  const headed = (coreTime() - ahead) / 1000;
  const seconds = (of: number) => Number(of.toFixed(1));
  const { moves, seats } = record;
  return {
    ...{ game: game.id, seats, level: depth === 1 ? 'ordinary' : 'deeper', what: 'analysis', ...spread(times) },
    ...{
      moves: moves.length,
      decisions: decisions.length,
      walked: seconds(walked),
      chances: seconds(hoped),
      headings: seconds(headed),
      seconds: seconds(walked + hoped + headed + judged),
    },
  };
}

const rows = [];
for (const { game } of await loadAllGames()) {
  if (!values.hints) {
    if (!values.json) process.stderr.write(`${game.id}: analysis …\n`);
    rows.push(analysisOf(game, 1), analysisOf(game, DEEPER));
  }
  if (values.analysis) continue;
  // The smallest table with company, and the largest.
  for (const seats of new Set([Math.max(2, game.seats.min), game.seats.max])) {
    if (!values.json) process.stderr.write(`${game.id}: hints, ${seats} players …\n`);
    rows.push({ game: game.id, seats, level: 'medium', what: 'hints', ...spread(hintsOf(game, seats)) });
    for (const [level, what] of [
      ['medium', 'turns'],
      ['hard', 'moves'],
    ] as const) {
      if (values.hints) continue;
      if (every > 1 && what === 'turns') continue; // a turn is whole only where every move is thought about
      if (!values.json) process.stderr.write(`${game.id}: ${level}, ${seats} players …\n`);
      const times = timesOf(game, seats, level);
      const seconds = times.moves.reduce((sum, it) => sum + it, 0) / 1000;
      rows.push({
        game: game.id,
        seats,
        level,
        what,
        ...spread(times[what]),
        ...(times.lines === 0 ? {} : { linesPerSecond: Math.round(times.lines / seconds) }),
      });
    }
  }
}
if (values.json) console.log(JSON.stringify(rows));
else {
  console.log('Milliseconds of thinking:');
  console.table(rows);
}
