import { sayExplanation } from '@kaya/bots';
import type { Kinds, Voice } from '@kaya/engine';
import type { Analysis, Care } from '../analysis.ts';
import { round, shareOf } from '../statistics.ts';
import type { Section } from './report.ts';
import type { Scribe } from './scribe.ts';

/** A decision that cost much, in words. */
export interface Told {
  readonly move: number;
  readonly seat: number;
  readonly cost: number;
  readonly played: string;
  readonly better: string;
  readonly why: string;
}

export function worstInWords<K extends Kinds>(voice: Voice<K>, { worst }: Analysis<K>, { speaker }: Scribe): Told[] {
  return worst.map(({ move, seat, cost, played, better, chair, explanation }) => ({
    move,
    seat: seat + 1,
    cost: round(cost),
    played: speaker.say(voice.action(played, chair.view, seat)),
    better: speaker.say(voice.action(better, chair.view, seat)),
    why: sayExplanation(explanation, speaker, voice, chair),
  }));
}

/** How everybody stood: a line each, with the most expensive decisions marked on it. */
export function standpointsSection<K extends Kinds>(
  scribe: Scribe,
  { standpoints, rounds }: Analysis<K>,
  worst: readonly Told[],
): Section {
  const lines = standpoints[0]?.values ?? [];
  const names = lines.length === 1 ? [scribe.say('lab.analysis.team')] : lines.map((_, seat) => scribe.seat(seat));
  const at = (move: number) => standpoints.findLast((it) => it.move <= move);
  const shown = rounds.flatMap(({ move, round: mark }) => {
    const standpoint = at(move);
    return standpoint === undefined ? [] : [{ label: String(mark), standpoint }];
  });
  return {
    title: scribe.say('lab.analysis.standings'),
    notes: [scribe.say('lab.analysis.standings.note')],
    charts: [
      {
        kind: 'lines',
        title: '',
        lines: names.map((name, i) => ({
          name,
          points: standpoints.map(({ move, values }): [number, number] => [move, values[i] ?? 0]),
        })),
        marks: worst.map(({ move, seat }, i) => ({ line: lines.length === 1 ? 0 : seat - 1, x: move - 1, label: String(i + 1) })),
        rounds: rounds.map(({ move, round: mark }) => ({ x: move, label: String(mark) })),
      },
    ],
    table: {
      head: [scribe.say('lab.column.round'), scribe.say('lab.column.move'), ...names],
      rows: shown.map(({ label, standpoint }) => [
        label,
        standpoint.move,
        ...standpoint.values.map((value) => scribe.number(value)),
      ]),
    },
  };
}

export function worstSection(scribe: Scribe, worst: readonly Told[]): Section {
  return {
    title: scribe.say('lab.analysis.worst'),
    notes: [scribe.say('lab.analysis.worst.note')],
    table: {
      head: [
        '',
        scribe.say('lab.column.move'),
        scribe.say('lab.column.player'),
        scribe.say('lab.column.cost'),
        scribe.say('lab.column.played'),
        scribe.say('lab.column.better'),
        scribe.say('lab.column.why'),
      ],
      rows: worst.map(({ move, seat, cost, played, better, why }, i) => [
        i + 1,
        move,
        scribe.seat(seat - 1),
        scribe.number(cost),
        played,
        better,
        why,
      ]),
    },
  };
}

export function careSection(scribe: Scribe, care: readonly Care[]): Section {
  return {
    title: scribe.say('lab.analysis.care'),
    table: {
      head: [
        scribe.say('lab.column.player'),
        scribe.say('lab.column.decisions'),
        scribe.say('lab.column.agreed'),
        scribe.say('lab.column.cost'),
      ],
      rows: care.map(({ seat, decisions, agreed, cost }) => [
        scribe.seat(seat),
        decisions,
        scribe.percent(shareOf(agreed, decisions).share),
        scribe.number(cost),
      ]),
    },
  };
}
