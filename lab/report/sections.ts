import type { Played } from '../arena/pairing.ts';
import type { Ending, Ranked, RankedSeat } from '../ranking.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import type { Section, Table } from './report.ts';
import type { Scribe } from './scribe.ts';

/** Wins by level, with the share that chance would give. */
export function winsSection(scribe: Scribe, ranking: readonly Ranked[]): Section {
  return {
    title: scribe.say('lab.wins'),
    notes: [scribe.say('lab.wins.note')],
    table: {
      head: [
        scribe.say('lab.column.level'),
        scribe.say('lab.column.wins'),
        scribe.say('lab.column.share'),
        scribe.say('lab.column.interval'),
        scribe.say('lab.column.fair'),
        scribe.say('lab.column.place'),
      ],
      rows: ranking.map((it) => [
        it.seats > 1 ? `${it.seats} × ${scribe.level(it.level)}` : scribe.level(it.level),
        scribe.number(it.wins),
        scribe.percent(it.share),
        scribe.interval(it),
        scribe.percent(it.fair),
        scribe.number(it.place),
      ]),
      bars: ranking.map((it) => ({ ...it, mark: it.fair })),
    },
  };
}

export function seatsSection(scribe: Scribe, seats: readonly RankedSeat[]): Section {
  const kept = seats.some(({ level }) => level !== null);
  return {
    title: scribe.say('lab.by-seat'),
    table: {
      head: [
        scribe.say('lab.column.seat'),
        ...(kept ? [scribe.say('lab.column.level')] : []),
        scribe.say('lab.column.wins'),
        scribe.say('lab.column.share'),
        scribe.say('lab.column.interval'),
        scribe.say('lab.column.score'),
      ],
      rows: seats.map((it) => [
        it.seat,
        ...(it.level === null ? [] : [scribe.level(it.level)]),
        scribe.number(it.wins),
        scribe.percent(it.share),
        scribe.interval(it),
        scribe.number(it.meanScore),
      ]),
      bars: seats.map((it) => ({ ...it, mark: 1 / seats.length })),
    },
  };
}

export function endingsSection(scribe: Scribe, endings: readonly Ending[]): Section {
  return {
    title: scribe.say('lab.endings'),
    table: {
      head: [
        scribe.say('lab.column.ending'),
        scribe.say('lab.column.games'),
        scribe.say('lab.column.share'),
        scribe.say('lab.column.interval'),
      ],
      rows: endings.map((it) => [scribe.ending(it.ending, it.allLose), it.games, scribe.percent(it.share), scribe.interval(it)]),
      bars: endings,
    },
  };
}

/** The scores of each level, and how they are spread. */
export function scoresSection(scribe: Scribe, ranking: readonly Ranked[], played: readonly Played[]): Section {
  return {
    title: scribe.say('lab.scores'),
    table: spreadTable(
      scribe,
      scribe.say('lab.column.level'),
      ranking.map(({ level, score }) => [scribe.level(level), score]),
    ),
    charts: ranking.map(({ level }) => ({
      kind: 'histogram',
      title: scribe.level(level),
      values: played.flatMap(({ pairing, outcome }) => outcome.scores.filter((_, seat) => pairing.levels[seat] === level)),
    })),
  };
}

export function lengthSection(scribe: Scribe, played: readonly Played[]): Section {
  const moves = played.map((it) => it.moves);
  return {
    title: scribe.say('lab.length'),
    table: spreadTable(scribe, scribe.say('lab.column.games'), [[scribe.number(moves.length), spreadOf(moves)]]),
    charts: [{ kind: 'histogram', title: '', values: moves }],
  };
}

function spreadTable(scribe: Scribe, first: string, rows: readonly (readonly [string, Spread])[]): Table {
  return {
    head: [
      first,
      scribe.say('lab.column.mean'),
      scribe.say('lab.column.min'),
      '5 %',
      '25 %',
      scribe.say('lab.column.median'),
      '75 %',
      '95 %',
      scribe.say('lab.column.max'),
    ],
    rows: rows.map(([name, { mean, min, p5, p25, median, p75, p95, max }]) => [
      name,
      ...[mean, min, p5, p25, median, p75, p95, max].map((it) => scribe.number(it)),
    ]),
  };
}
