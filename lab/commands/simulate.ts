import { levelsFor } from '../arena/line-ups.ts';
import { repeated } from '../arena/pairing.ts';
import { playWatched } from '../arena/watched.ts';
import { given, locale, MATCH_OPTIONS, matchTerms, SETUP_OPTIONS, setupFrom } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { endingsOf, rankingBySeat } from '../ranking.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { endingsSection, lengthSection, seatsSection } from '../report/sections.ts';
import { round } from '../statistics.ts';

/** Many games by bots that keep their seats, and what came of them. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    ...SETUP_OPTIONS,
    ...MATCH_OPTIONS,
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: 'random' },
  });
  const box = await boxOf(only);
  const { id } = box.game;
  const scribe = await Scribe.for(box, locale(values.lang));
  const { seats, options } = await setupFrom(box, values);
  const { games, parallel, iterations } = matchTerms(values);
  const levels = levelsFor(values.bots, seats);
  const pairings = repeated(games, values.seed, { game: id, options, levels, iterations });
  const results = await playWatched(pairings, parallel, 'games');
  const { played, seconds } = results;
  const endings = endingsOf(played);
  const bySeat = rankingBySeat(played, levels);
  const data = {
    game: id,
    seats,
    options,
    games: played.length,
    endings: Object.fromEntries(endings.map((it) => [it.ending, it.games])),
    bySeat,
    actionsPerGame: round(played.reduce((sum, { moves }) => sum + moves, 0) / Math.max(1, played.length)),
    gamesPerSecond: round(played.length / seconds),
    stopped: results.stopped,
    failures: results.failures,
  };
  const terms = [`--seats ${seats} --bots ${levels.join(',')} --games ${games} --iterations ${iterations} --seed ${values.seed}`];
  const report = {
    title: scribe.say('lab.simulation', { game: scribe.game() }),
    lead: scribe.lead('simulate', results, { id, seats, options, games, terms, option: values.option }),
    sections: [seatsSection(scribe, bySeat), endingsSection(scribe, endings), lengthSection(scribe, played)],
  };
  deliver(values, data, report, scribe);
  if (results.failures.length > 0) process.exitCode = 1;
}
