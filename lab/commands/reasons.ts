import type { Explanation } from '@kaya/bots';
import type { Game } from '@kaya/engine';
import { given, locale, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import type { KeptDecision } from '../kept-positions.ts';
import { progressBar } from '../progress.ts';
import {
  decisionsToTry,
  explainedAt,
  keepVerdicts,
  keptVerdicts,
  type Place,
  POSITIONS,
  playedOn,
  positionsAt,
  type Verdict,
} from '../reasons.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { shareOf } from '../statistics.ts';
import { UserError } from '../user-error.ts';

/** A position with what is said there now. */
interface Asked {
  readonly position: Place & KeptDecision;
  readonly explanation: Explanation;
}

/** Plays both moves of each explanation at the kept positions on, and says how often what it names has the right sign. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    lines: { type: 'string', default: '200' },
    keep: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
    html: { type: 'string' },
  });
  const lines = wholeNumber(values.lines, 'lines', 2, 10_000);
  const box = await boxOf(only);
  const { game } = box;
  const tally = game.brain?.tally;
  if (tally === undefined) throw new UserError(`${game.id} counts nothing that moves could be compared by.`);
  const scribe = await Scribe.for(box, locale(values.lang));
  const { asked, tried } = values.keep === true ? chosen(game) : asBefore(game);
  const withReason = asked.filter(({ explanation }) => explanation.why === 'better');
  const progress = progressBar(withReason.length, 'positions');
  const verdicts = withReason.map(({ position, explanation }, i) => {
    const verdict = playedOn(game, position, explanation, lines);
    progress(i + 1);
    return { verdict, explanation };
  });
  if (values.keep === true)
    keepVerdicts(
      game.id,
      verdicts.map(({ verdict }) => verdict),
    );
  const named = verdicts.flatMap((it) => namedIn(it.verdict, it.explanation));
  const right = named.filter((it) => it.by * it.came > 0);
  const result = { named: named.length, right: right.length, ...shareOf(right.length, named.length) };
  const data = {
    game: game.id,
    lines,
    tried,
    positions: asked.length,
    reasons: withReason.length,
    ...result,
    wrong: named.filter((it) => !right.includes(it)),
  };
  const report = {
    title: scribe.say('lab.reasons', { game: scribe.game() }),
    lead: [scribe.say('lab.reasons.lead', { positions: asked.length, tried, reasons: withReason.length, lines })],
    sections: [
      {
        title: scribe.say('lab.reasons.signs'),
        notes: data.wrong.map(({ name, by, came, record, move }) =>
          scribe.say('lab.reasons.wrong', { name, by: scribe.number(by), came: scribe.number(came), record, move }),
        ),
        table: {
          head: [
            scribe.say('lab.column.named'),
            scribe.say('lab.column.right'),
            scribe.say('lab.column.share'),
            scribe.say('lab.column.interval'),
          ],
          rows: [[named.length, right.length, scribe.percent(result.share), scribe.interval(result)]],
        },
      },
    ],
  };
  deliver(values, data, report, scribe);
}

/** Decisions are tried until enough of them have a reason. */
function chosen(game: Game): { readonly asked: readonly Asked[]; readonly tried: number } {
  const asked: Asked[] = [];
  let tried = 0;
  for (const place of decisionsToTry(game)) {
    if (asked.length === POSITIONS) break;
    for (const position of positionsAt(game, [place])) {
      tried++;
      const explanation = explainedAt(game, position);
      if (explanation.why === 'better') asked.push({ position, explanation });
    }
  }
  return { asked, tried };
}

/** The positions that were kept. */
function asBefore(game: Game): { readonly asked: readonly Asked[]; readonly tried: number } {
  const asked = [...positionsAt(game, keptVerdicts(game.id))].map((position) => ({
    position,
    explanation: explainedAt(game, position),
  }));
  return { asked, tried: asked.length };
}

function namedIn({ came, record, move }: Verdict, { differences }: Explanation) {
  return differences.map(({ name, by }) => ({ record, move, name, by, came: came[name] ?? 0 }));
}
