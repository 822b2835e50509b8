import type { Level } from '@kaya/bots';
import { type Box, checkSetup, type Options } from '@kaya/engine';
import { axisFrom, combinations } from '../arena/axes.ts';
import { levelNames } from '../arena/line-ups.ts';
import { type Played, repeated } from '../arena/pairing.ts';
import { playWatched } from '../arena/watched.ts';
import { given, givenOptions, locale, MATCH_OPTIONS, matchTerms, SETUP_OPTIONS, seatCounts, setupFrom } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { endingsOf } from '../ranking.ts';
import { deliver } from '../report/output.ts';
import type { Cell, Section } from '../report/report.ts';
import { Scribe } from '../report/scribe.ts';
import { shareOf, spreadOf } from '../statistics.ts';

/** One line of the table: a whole table of bots of one level, under one set-up. */
interface Entry {
  readonly level: Level;
  readonly seats: number;
  readonly varied: Options;
  readonly options: Options;
}

/** How games end when bots of one level sit around the table: by level, number of seats and the options that vary. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    ...SETUP_OPTIONS,
    ...MATCH_OPTIONS,
    games: { type: 'string', default: '20' },
    levels: { type: 'string', default: 'random,easy,medium,hard' },
    vary: { type: 'string', multiple: true, default: [] as string[] },
    told: { type: 'boolean', default: false },
  });
  const box = await boxOf(only);
  const { game } = box;
  const scribe = await Scribe.for(box, locale(values.lang));
  const { games, parallel, iterations } = matchTerms(values);
  const axes = values.vary.map((text) => axisFrom(text, game));
  const { entries, refused } = await entriesFor(box, {
    levels: levelNames(values.levels),
    seats: seatCounts(values.seats, box, 1),
    varied: combinations(axes),
    values,
  });
  const plan = entries.map(({ level, seats, options }) =>
    repeated(games, values.seed, {
      game: game.id,
      options,
      levels: new Array<Level>(seats).fill(level),
      iterations,
      told: values.told,
    }),
  );
  const pairings = plan.flat();
  const results = await playWatched(pairings, parallel, 'games');
  const rows = entries.map((entry, i) => {
    const own = new Set(plan[i]);
    return { ...entry, ...summary(results.played.filter(({ pairing }) => own.has(pairing))) };
  });
  const data = {
    game: game.id,
    rows,
    refused,
    seed: values.seed,
    iterations,
    told: values.told,
    stopped: results.stopped,
    failures: results.failures,
  };
  const terms = [
    ...(values.seats === undefined ? [] : [`--seats ${values.seats}`]),
    `--levels ${values.levels}`,
    ...values.vary.map((it) => `--vary ${it}`),
    `--games ${games} --iterations ${iterations} --seed ${values.seed}`,
    ...(values.told ? ['--told'] : []),
  ];
  const report = {
    title: scribe.say('lab.survey', { game: scribe.game() }),
    lead: [
      ...scribe.lead('survey', results, { id: game.id, games: pairings.length, terms, option: values.option }),
      ...(values.told ? [scribe.say('lab.survey.told')] : []),
      ...refused.map(({ seats, varied }) => scribe.say('lab.survey.refused', { seats, options: scribe.options(varied) })),
    ],
    sections: [
      section(
        scribe,
        rows,
        axes.map(({ option }) => option),
      ),
    ],
  };
  deliver(values, data, report, scribe);
  if (results.failures.length > 0) process.exitCode = 1;
}

/** Every line of the table, and the set-ups that the rules of the game do not allow. */
async function entriesFor(
  box: Box,
  given: {
    readonly levels: readonly Level[];
    readonly seats: readonly number[];
    readonly varied: readonly Options[];
    readonly values: Parameters<typeof setupFrom>[1];
  },
): Promise<{ readonly entries: Entry[]; readonly refused: { readonly seats: number; readonly varied: Options }[] }> {
  const entries: Entry[] = [];
  const refused: { seats: number; varied: Options }[] = [];
  const fixed = givenOptions(box.game, given.values.option);
  for (const seats of given.seats) {
    for (const varied of given.varied) {
      const checked = checkSetup(box.game, seats, { ...fixed, ...varied });
      if (!checked.ok) refused.push({ seats, varied });
      else for (const level of given.levels) entries.push({ level, seats, varied, options: checked.options });
    }
  }
  // Where nothing is allowed, the reasons of the first set-up say why.
  if (entries.length === 0) await setupFrom(box, { ...given.values, seats: String(given.seats[0]) });
  return { entries, refused };
}

/** What came of one line's games. */
function summary(played: readonly Played[]) {
  const won = played.filter(({ outcome }) => outcome.winners.length > 0).length;
  return {
    games: played.length,
    wins: won,
    ...shareOf(won, played.length),
    endings: endingsOf(played),
    score: spreadOf(played.flatMap(({ outcome }) => outcome.scores)),
    length: spreadOf(played.map(({ moves }) => moves)),
  };
}

function section(scribe: Scribe, rows: readonly (Entry & ReturnType<typeof summary>)[], axes: readonly string[]): Section {
  const endings = [...new Map(rows.flatMap((row) => row.endings).map((it) => [`${it.ending} ${it.allLose}`, it])).values()];
  const label = (row: Entry) => [
    scribe.level(row.level),
    ...axes.map((option) => scribe.optionValue(option, row.varied[option] ?? '')),
    String(row.seats),
  ];
  return {
    title: scribe.say('lab.survey.wins'),
    notes: [
      scribe.say('lab.survey.note'),
      // Endings are whole sentences: too long to head a column.
      ...endings.map(({ ending, allLose }, i) => `${mark(i)} ${scribe.ending(ending, allLose)}`),
    ],
    table: {
      head: [
        scribe.say('lab.column.level'),
        ...axes.map((option) => scribe.optionName(option)),
        scribe.say('lab.column.seats'),
        scribe.say('lab.column.games'),
        scribe.say('lab.column.won'),
        scribe.say('lab.column.interval'),
        ...endings.map((_, i) => mark(i)),
        scribe.say('lab.column.score'),
        scribe.say('lab.column.length'),
      ],
      rows: rows.map((row): Cell[] => [
        ...label(row),
        row.games,
        scribe.percent(row.share),
        scribe.interval(row),
        ...endings.map((column) => {
          const found = row.endings.find((it) => it.ending === column.ending && it.allLose === column.allLose);
          return scribe.percent(found?.share ?? 0);
        }),
        scribe.number(row.score.mean),
        scribe.number(row.length.mean),
      ]),
      bars: rows,
    },
  };
}

function mark(i: number): string {
  return `(${String.fromCharCode('a'.charCodeAt(0) + i)})`;
}
