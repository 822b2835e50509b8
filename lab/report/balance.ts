import type { OptionWeight, Weight } from '../balance.ts';
import type { Section } from './report.ts';
import type { Scribe } from './scribe.ts';

/** A section for the seats of each table, for each option, and for each kind of thing that set seats apart. */
export function balanceSections(
  scribe: Scribe,
  {
    bySeat,
    byOption,
    byTrait,
  }: {
    readonly bySeat: readonly { readonly seats: number; readonly values: readonly Weight[] }[];
    readonly byOption: readonly { readonly option: string; readonly values: readonly OptionWeight[] }[];
    readonly byTrait: readonly { readonly kind: string; readonly values: readonly Weight[] }[];
  },
): Section[] {
  const weighed = [
    ...bySeat.map(({ seats, values }) =>
      weightsSection(scribe, scribe.say('lab.balance.seats', { seats }), scribe.say('lab.column.seat'), values),
    ),
    ...byTrait.map(({ kind, values }) => weightsSection(scribe, capital(kind), kind, values)),
  ];
  return [
    ...weighed.map((section, i) => (i === 0 ? { ...section, notes: [scribe.say('lab.balance.note')] } : section)),
    ...byOption.map(({ option, values }) => optionSection(scribe, option, values)),
  ];
}

function weightsSection(scribe: Scribe, title: string, first: string, values: readonly Weight[]): Section {
  return {
    title,
    table: {
      head: [
        first,
        scribe.say('lab.column.times'),
        scribe.say('lab.column.wins'),
        scribe.say('lab.column.share'),
        scribe.say('lab.column.interval'),
        scribe.say('lab.column.expected'),
        '',
      ],
      rows: values.map((it) => [
        it.value,
        it.seats,
        scribe.number(it.wins),
        scribe.percent(it.share),
        scribe.interval(it),
        scribe.percent(it.expected),
        verdict(it),
      ]),
      bars: values.map((it) => ({ ...it, mark: it.expected })),
    },
  };
}

/** An arrow where the interval leaves out what was to be expected. */
function verdict({ low, high, expected }: Weight): string {
  if (low > expected) return '▲';
  return high < expected ? '▼' : '';
}

function optionSection(scribe: Scribe, option: string, values: readonly OptionWeight[]): Section {
  const name = scribe.optionName(option);
  return {
    title: name,
    table: {
      head: [
        name,
        scribe.say('lab.column.games'),
        scribe.say('lab.column.won'),
        scribe.say('lab.column.interval'),
        scribe.say('lab.column.score'),
        scribe.say('lab.column.length'),
      ],
      rows: values.map((it) => [
        scribe.optionValue(option, it.value),
        it.games,
        scribe.percent(it.share),
        scribe.interval(it),
        scribe.number(it.meanScore),
        scribe.number(it.meanLength),
      ]),
      bars: values,
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
