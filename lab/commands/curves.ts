import type { Level } from '@kaya/bots';
import { levelNames } from '../arena/line-ups.ts';
import { repeated } from '../arena/pairing.ts';
import { playWatched } from '../arena/watched.ts';
import { given, locale, MATCH_OPTIONS, matchTerms, SETUP_OPTIONS, setupFrom } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { curvesOf, momentsOf } from '../curves.ts';
import { endingsOf } from '../ranking.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { endingsSection } from '../report/sections.ts';
import { UserError } from '../user-error.ts';

/** How games go on the way, where somebody wins and where all lose: the means of the game's own charts, with one level around the table. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, { ...SETUP_OPTIONS, ...MATCH_OPTIONS, bots: { type: 'string', default: 'medium' } });
  const box = await boxOf(only);
  const { game, voice } = box;
  const scribe = await Scribe.for(box, locale(values.lang));
  const { seats, options } = await setupFrom(box, values);
  const { games, parallel, iterations } = matchTerms(values);
  const [level = 'medium', ...others] = levelNames(values.bots);
  if (others.length > 0) throw new UserError('--bots takes one level here: all seats are of the same one.');
  const levels = new Array<Level>(seats).fill(level);
  const pairings = repeated(games, values.seed, { game: game.id, options, levels, iterations, charts: true });
  const results = await playWatched(pairings, parallel, 'games');
  const { played } = results;
  const moments = momentsOf(played);
  const curves = curvesOf(played, moments);
  const endings = endingsOf(played);
  const { stopped, failures } = results;
  const data = {
    game: game.id,
    seats,
    options,
    level,
    games: played.length,
    endings,
    moments,
    curves,
    seed: values.seed,
    iterations,
    stopped,
    failures,
  };
  const charts = [...new Set(curves.map(({ chart }) => chart))];
  const number = (value: number | null) => (value === null ? '' : scribe.number(value));
  const report = {
    title: scribe.say('lab.curves', { game: scribe.game() }),
    lead: scribe.lead('curves', results, {
      id: game.id,
      seats,
      options,
      games,
      terms: [`--seats ${seats} --bots ${level} --games ${games} --iterations ${iterations} --seed ${values.seed}`],
      option: values.option,
    }),
    sections: [
      endingsSection(scribe, endings),
      ...charts.map((chart, i) => {
        const words = voice.chart(chart);
        return {
          title: scribe.speaker.say(words.title),
          notes: i === 0 ? [scribe.say('lab.curves.note')] : [],
          table: {
            head: ['', '', ...moments.map((moment) => `${scribe.speaker.say(voice.chartTime)} ${moment}`)],
            rows: curves
              .filter((it) => it.chart === chart)
              .flatMap(({ line, won, lost }) =>
                [
                  { name: scribe.say('lab.column.won'), means: won },
                  { name: scribe.say('lab.column.lost'), means: lost },
                ]
                  .filter(({ means }) => means.some((it) => it !== null))
                  .map(({ name, means }) => [scribe.speaker.say(words.line(line)), name, ...means.map(number)]),
              ),
          },
        };
      }),
    ],
  };
  deliver(values, data, report, scribe);
  if (failures.length > 0) process.exitCode = 1;
}
