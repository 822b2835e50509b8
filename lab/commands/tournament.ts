import { levelNames, lineUps, tableOf } from '../arena/line-ups.ts';
import type { Pairing } from '../arena/pairing.ts';
import { playWatched } from '../arena/watched.ts';
import { given, locale, MATCH_OPTIONS, matchTerms, SETUP_OPTIONS, setupFrom } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { endingsOf, ranking, rankingBySeat } from '../ranking.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { endingsSection, lengthSection, scoresSection, seatsSection, winsSection } from '../report/sections.ts';
import { shareOf, spreadOf } from '../statistics.ts';

/** Bots of different levels against each other: every line-up around the table in equal parts, with the same deals for each. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, { ...SETUP_OPTIONS, ...MATCH_OPTIONS, bots: { type: 'string', default: 'hard,medium' } });
  const box = await boxOf(only);
  const { id } = box.game;
  const scribe = await Scribe.for(box, locale(values.lang));
  const { seats, options } = await setupFrom(box, values);
  const { games, parallel, iterations } = matchTerms(values);
  const table = tableOf(levelNames(values.bots), seats);
  const tables = lineUps(table);
  const pairings = Array.from({ length: games }, (_, i): Pairing => {
    const levels = tables[i % tables.length] ?? table;
    return { game: id, options, seed: `${values.seed}/${Math.floor(i / tables.length)}`, levels, iterations };
  });
  const results = await playWatched(pairings, parallel, 'games');
  const { played, failures, stopped } = results;
  const lost = played.filter(({ outcome }) => outcome.winners.length === 0).length;
  const data = {
    game: id,
    seats,
    games: played.length,
    bots: ranking(played, table),
    bySeat: rankingBySeat(
      played,
      table.map(() => null),
    ),
    endings: endingsOf(played),
    allLose: { games: lost, ...shareOf(lost, played.length) },
    length: spreadOf(played.map(({ moves }) => moves)),
    options,
    seed: values.seed,
    iterations,
    stopped,
    failures,
  };
  const report = {
    title: scribe.say('lab.tournament', { game: scribe.game() }),
    lead: scribe.lead('tournament', results, {
      id,
      seats,
      options,
      games,
      terms: [`--seats ${seats} --bots ${table.join(',')} --games ${games} --iterations ${iterations} --seed ${values.seed}`],
      option: values.option,
    }),
    sections: [
      winsSection(scribe, data.bots),
      ...(seats > 1 ? [seatsSection(scribe, data.bySeat)] : []),
      endingsSection(scribe, data.endings),
      scoresSection(scribe, data.bots, played),
      lengthSection(scribe, played),
    ],
  };
  deliver(values, data, report, scribe);
  if (failures.length > 0) process.exitCode = 1;
}
