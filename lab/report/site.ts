import type { GameRecord } from '@kaya/engine';
import type { Analysis } from '../analysis.ts';

/** The record with every judgement beside it, as the site takes it in: it opens at the analysis and judges nothing again. */
export function siteReport(record: GameRecord, { judged }: Pick<Analysis, 'judged'>): string {
  return `${JSON.stringify({ ...record, judged: judged.map(({ move, judgement }) => [move, judgement]) })}\n`;
}
