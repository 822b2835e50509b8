import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS, standTogether } from '@kaya/bots';
import { type Box, defaults } from '@kaya/engine';
import type { Pairing, Played } from '../arena/pairing.ts';
import { playWatched } from '../arena/watched.ts';
import { locale, MATCH_OPTIONS, matchTerms, seatCounts } from '../arguments.ts';
import { type Weight, weights } from '../balance.ts';
import { allBoxes, boxOf } from '../boxes.ts';
import { ladderPairings, type Rung, rungs } from '../ladder.ts';
import { provenance } from '../provenance.ts';
import { deliver } from '../report/output.ts';
import type { Section } from '../report/report.ts';
import { Scribe } from '../report/scribe.ts';
import { mustBeWritable, tried, write } from '../writing.ts';

const RESULTS = fileURLToPath(new URL('../../bench/results/', import.meta.url));

/** What was measured in one game. */
interface Ladder {
  readonly game: string;
  /** Empty where all play together: then the shares compare the levels. */
  readonly rungs: readonly Rung[];
  readonly bySeats: readonly {
    readonly seats: number;
    readonly games: number;
    readonly rungs: readonly Rung[];
    readonly levels: readonly Weight[];
  }[];
}

/** How strong the levels are in each game: ratings over all numbers of seats and at each, kept with date and commit. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...MATCH_OPTIONS,
      games: { type: 'string', default: '48' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      lang: { type: 'string', default: 'en' },
      out: { type: 'string', default: RESULTS },
    },
  });
  const boxes = positionals.length === 0 ? await allBoxes() : await Promise.all(positionals.map(boxOf));
  const [first] = boxes as [Box, ...Box[]];
  const scribe = await Scribe.for(first, locale(values.lang));
  const { games, parallel, iterations } = matchTerms(values);
  tried(values.out, () => mkdirSync(values.out, { recursive: true }));
  mustBeWritable(join(values.out, 'ladder.json'));
  const plan = boxes.map((box) => {
    const counts = seatCounts(values.seats, box, 2);
    const options = defaults(box.game.options);
    const tables = counts.map((seats) => ladderPairings(box.game, seats, games, { options, iterations, seed: values.seed }));
    return { box, counts, pairings: tables.flat() };
  });
  const pairings = plan.flatMap((it) => it.pairings);
  const results = await playWatched(pairings, parallel, 'games');
  const ladders = plan.map(({ box, counts, pairings: own }) => ladderOf(box, counts, own, results.played));
  const data = {
    ...provenance(),
    games: results.played.length,
    iterations,
    seed: values.seed,
    ladders,
    stopped: results.stopped,
    failures: results.failures,
  };
  const scribes = await Promise.all(boxes.map((box) => Scribe.for(box, scribe.locale)));
  const report = {
    title: scribe.say('lab.ladder'),
    lead: [
      ...scribe.lead('ladder', results, {
        id: boxes.map(({ game }) => game.id).join(' '),
        games: pairings.length,
        terms: [
          ...(values.seats === undefined ? [] : [`--seats ${values.seats}`]),
          `--games ${games} --iterations ${iterations} --seed ${values.seed}`,
        ],
        option: [],
      }),
      scribe.say('lab.ladder.note'),
    ],
    sections: ladders.flatMap((ladder, i) => sectionsOf(ladder, scribes[i] ?? scribe)),
  };
  deliver(values, data, report, scribe);
  const file = keep(values.out, data);
  if (!values.json) console.log(`\n${scribe.say('lab.ladder.kept', { file })}`);
  if (results.failures.length > 0) process.exitCode = 1;
}

function ladderOf({ game }: Box, counts: readonly number[], own: readonly Pairing[], played: readonly Played[]): Ladder {
  const mine = new Set(own);
  const games = played.filter(({ pairing }) => mine.has(pairing));
  const rated = (table: readonly Played[]) => (standTogether(game) ? [] : rungs(table));
  return {
    game: game.id,
    rungs: rated(games),
    bySeats: counts.map((seats) => {
      const table = games.filter(({ pairing }) => pairing.levels.length === seats);
      const levels = weights(table, ({ pairing }, seat) => [pairing.levels[seat] ?? '']);
      return { seats, games: table.length, rungs: rated(table), levels };
    }),
  };
}

function keep(folder: string, data: { readonly date: string; readonly commit: string }): string {
  const file = join(folder, `ladder-${data.date}-${data.commit}.json`);
  write(file, `${JSON.stringify(data, null, 2)}\n`);
  return file;
}

function sectionsOf({ rungs: rated, bySeats }: Ladder, scribe: Scribe): Section[] {
  const name = (value: string) => {
    const level = LEVELS.find((it) => it === value);
    return level === undefined ? value : scribe.level(level);
  };
  const sizes = bySeats.map((it) => ({ players: String(it.seats), rungs: it.rungs }));
  const [least, most] = [sizes.at(0)?.players ?? '', sizes.at(-1)?.players ?? ''];
  const tables = sizes.length > 1 ? [{ players: `${least} – ${most}`, rungs: rated }, ...sizes] : sizes;
  const ratings: Section = {
    title: scribe.say('lab.ladder.ratings', { game: scribe.game() }),
    table: {
      head: [
        scribe.say('lab.column.seats'),
        scribe.say('lab.column.level'),
        scribe.say('lab.column.rating'),
        '±',
        scribe.say('lab.column.games'),
        scribe.say('lab.column.beats'),
      ],
      rows: tables.flatMap(({ players, rungs: all }) =>
        all.map(({ level, mu, sigma, games, beatsNext }) => [
          players,
          name(level),
          scribe.number(mu),
          scribe.number(sigma),
          games,
          beatsNext === null ? '' : scribe.percent(beatsNext),
        ]),
      ),
    },
  };
  const rows = bySeats.flatMap(({ seats, levels }) => levels.map((it) => ({ ...it, players: seats })));
  const shares: Section = {
    title: scribe.say('lab.ladder.shares', { game: scribe.game() }),
    table: {
      head: [
        scribe.say('lab.column.seats'),
        scribe.say('lab.column.level'),
        scribe.say('lab.column.times'),
        scribe.say('lab.column.share'),
        scribe.say('lab.column.interval'),
        scribe.say('lab.column.expected'),
      ],
      rows: rows.map((it) => [
        it.players,
        name(it.value),
        it.seats,
        scribe.percent(it.share),
        scribe.interval(it),
        scribe.percent(it.expected),
      ]),
      bars: rows.map((it) => ({ ...it, mark: it.expected })),
    },
  };
  return rated.length === 0 ? [shares] : [ratings, shares];
}
