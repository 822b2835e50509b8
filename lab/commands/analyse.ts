import { DEEPER } from '@kaya/bots';
import { analyse, careOf } from '../analysis.ts';
import { given, locale, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { coachWords } from '../coach-words.ts';
import { progressBar } from '../progress.ts';
import { recordIn } from '../record-file.ts';
import {
  accountsSection,
  careSection,
  headingsSection,
  standingsSection,
  worstInWords,
  worstSection,
} from '../report/analysis.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { siteReport } from '../report/site.ts';
import { mustBeWritable, write } from '../writing.ts';

/** How everybody stood turn by turn in a recorded game and by what, and the decisions that cost most by the judgement of a bot. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    worst: { type: 'string', default: '10' },
    lang: { type: 'string', default: 'en' },
    deeper: { type: 'boolean' },
    json: { type: 'boolean' },
    html: { type: 'string' },
    site: { type: 'string' },
  });
  mustBeWritable(values.html);
  mustBeWritable(values.site);
  const record = recordIn(only);
  const box = await boxOf(record.game);
  const scribe = await Scribe.for(box, locale(values.lang));
  const analysis = analyse(box.game, record, {
    worst: wholeNumber(values.worst, 'worst', 1, 99),
    depth: values.deeper === true ? DEEPER : 1,
    onMove: progressBar(record.moves.length, 'moves'),
  });
  const bySeat = careOf(analysis, record.seats);
  const worst = worstInWords(box.voice, await coachWords(box, scribe.speaker.locale), analysis, scribe);
  const { outcome } = analysis;
  const data = {
    game: record.game,
    seats: record.seats,
    moves: record.moves.length,
    bySeat,
    accounts: analysis.accounts,
    worst,
    rounds: analysis.rounds,
    standings: analysis.estimates,
    headings: analysis.headings,
    outcome,
  };
  const report = {
    title: scribe.say('lab.analysis', { game: scribe.game() }),
    lead: [
      scribe.say('lab.analysis.lead', { moves: record.moves.length, seats: record.seats }),
      scribe.setUp(record.options),
      ...(outcome === null ? [] : [`${scribe.ending(outcome.ending, false)} ${outcome.scores.join(' : ')}`]),
    ],
    sections: [
      standingsSection(scribe, analysis, worst),
      ...(analysis.headings.length === 0 ? [] : [headingsSection(scribe, analysis)]),
      worstSection(scribe, worst),
      accountsSection(scribe, analysis),
      careSection(scribe, bySeat),
    ],
  };
  deliver(values, data, report, scribe);
  if (values.site === undefined) return;
  write(values.site, siteReport(record, analysis));
  if (!values.json) console.log(`\n${scribe.say('lab.analysis.site', { file: values.site })}`);
}
