import { NINETEEN_OF_TWENTY, PLAYED_AGAIN, PLAYED_OUT, type Prospect, sayExplanation } from '@kaya/bots';
import type { Speaker, Voice } from '@kaya/engine';
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

export function worstInWords(voice: Voice, words: Speaker, { worst }: Analysis, { speaker }: Scribe): Told[] {
  return worst.flatMap(({ move, seat, view, played, judgement: { cost, explanation } }) =>
    explanation === null
      ? []
      : [
          {
            move: move + 1,
            seat: seat + 1,
            cost: round(cost),
            played: speaker.say(voice.action(played, view, seat)),
            better: speaker.say(voice.action(explanation.action, view, seat)),
            why: sayExplanation(explanation, speaker, words, voice, { view, seat }),
          },
        ],
  );
}

function lineNames(scribe: Scribe, lines: number, { together }: Pick<Analysis, 'together'>): string[] {
  return together ? [scribe.say('lab.analysis.team')] : Array.from({ length: lines }, (_, seat) => scribe.seat(seat));
}

/** How everybody stood: a line each, with the most expensive decisions marked on it. */
export function standingsSection(scribe: Scribe, analysis: Analysis, worst: readonly Told[]): Section {
  const { estimates, rounds } = analysis;
  const names = lineNames(scribe, estimates[0]?.length ?? 0, analysis);
  const shown = rounds.flatMap(({ move, round: mark }) => {
    const values = estimates[move];
    return values === undefined ? [] : [{ label: String(mark), move, values }];
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
          points: estimates.map((values, move): [number, number] => [move, values[i] ?? 0]),
        })),
        marks: worst.map(({ move, seat }, i) => ({ line: names.length === 1 ? 0 : seat - 1, x: move - 1, label: String(i + 1) })),
        rounds: rounds.map(({ move, round: mark }) => ({ x: move, label: String(mark) })),
      },
    ],
    table: {
      head: [scribe.say('lab.column.round'), scribe.say('lab.column.move'), ...names],
      rows: shown.map(({ label, move, values }) => [label, move, ...values.map((value) => scribe.number(value))]),
    },
  };
}

/** Where the game was heading at some moments, for each seat and with its doubt. */
export function headingsSection(scribe: Scribe, { headings, rounds }: Analysis): Section {
  const names = (headings[0]?.prospect.mean ?? []).map((_, seat) => scribe.seat(seat));
  const told = ({ mean, error }: Prospect, seat: number) =>
    `${scribe.number(mean[seat] ?? 0)} ± ${scribe.number(NINETEEN_OF_TWENTY * (error[seat] ?? 0))}`;
  return {
    title: scribe.say('lab.analysis.headings'),
    notes: [scribe.say('lab.analysis.headings.note', { worlds: PLAYED_OUT })],
    charts: [
      {
        kind: 'lines',
        title: '',
        lines: names.map((name, seat) => ({
          name,
          points: headings.map(({ move, prospect }): [number, number] => [move, prospect.mean[seat] ?? 0]),
        })),
        marks: [],
        rounds: rounds.map(({ move, round: mark }) => ({ x: move, label: String(mark) })),
      },
    ],
    table: {
      head: [scribe.say('lab.column.move'), ...names],
      rows: headings.map(({ move, prospect }) => [move, ...names.map((_, seat) => told(prospect, seat))]),
    },
  };
}

/** From the start to the end, by what: it adds up. */
export function accountsSection(scribe: Scribe, analysis: Pick<Analysis, 'accounts' | 'together'>): Section {
  const { accounts } = analysis;
  const names = lineNames(scribe, accounts.length, analysis);
  const counted = accounts.some(({ count }) => count !== null);
  return {
    title: scribe.say('lab.analysis.accounts'),
    notes: [scribe.say(counted ? 'lab.analysis.accounts.note' : 'lab.analysis.accounts.before-end', { worlds: PLAYED_AGAIN })],
    table: {
      head: [
        scribe.say('lab.column.player'),
        scribe.say('lab.column.start'),
        scribe.say('lab.column.own'),
        scribe.say('lab.column.others'),
        scribe.say('lab.column.luck'),
        scribe.say('lab.column.doubt'),
        ...(counted ? [scribe.say('lab.column.count')] : []),
        scribe.say('lab.column.end'),
      ],
      rows: accounts.map(({ from, own, others, luck, doubt, count, to }, line) => [
        names[line] ?? '',
        ...[from, own, others, luck].map((value) => scribe.number(value)),
        `± ${scribe.number(doubt)}`,
        ...(count === null ? [] : [scribe.number(count)]),
        scribe.number(to),
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
        scribe.say('lab.column.fine'),
        scribe.say('lab.column.mistakes'),
        scribe.say('lab.column.cost'),
      ],
      rows: care.map(({ seat, decisions, fine, mistakes, cost }) => [
        scribe.seat(seat),
        decisions,
        scribe.percent(shareOf(fine, decisions).share),
        mistakes,
        scribe.number(cost),
      ]),
    },
  };
}
