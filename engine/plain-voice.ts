import type { Condition } from './conditions.ts';
import type { Voice, Words, WordValue } from './text.ts';

/** Makes words with a key that must exist; `Key` is `keyof` the game's English catalogue. */
export function sayer<Key extends string>(): (key: Key, values?: Readonly<Record<string, WordValue>>) => Words {
  return (key, values) => (values === undefined ? { key } : { key, values });
}

/** The parts of a voice that follow from their keys alone; a game overrides what it says in another way. */
type PlainVoice = Pick<Voice, 'name' | 'option' | 'reason' | 'ending' | 'source'> & Required<Pick<Voice, 'standing'>>;

/**
 * Everything whose words are found under the game's prefix and its own name: `co2.option.edition`, `co2.reason.CO2-INS-3`.
 * `names` turns the ids among a reason's values into names, by the name of the value.
 */
export function plainVoice(prefix: string, names: Readonly<Record<string, (id: string) => Words>> = {}): PlainVoice {
  const named = (name: string, value: string | number): WordValue => {
    const words = typeof value === 'string' && Object.hasOwn(names, name) ? names[name] : undefined;
    return words === undefined ? value : words(String(value));
  };
  return {
    name: { key: `${prefix}.name` },
    option: (name) => ({
      name: { key: `${prefix}.option.${name}` },
      help: { key: `${prefix}.option.${name}.help` },
      value: (value) => {
        if (typeof value === 'boolean') return { key: value ? 'engine.option.yes' : 'engine.option.no' };
        return typeof value === 'number'
          ? { key: 'engine.option.number', values: { value } }
          : { key: `${prefix}.option.${name}.${value}` };
      },
    }),
    reason: ({ rule, values }) => ({
      key: `${prefix}.reason.${rule}`,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(name, value)])),
    }),
    ending: (ending) => ({ key: `${prefix}.ending.${ending}` }),
    source: (source) => ({ key: `${prefix}.source.${source}` }),
    standing: (name) => ({ key: `${prefix}.standing.${name}` }),
  };
}

/** The words of the conditions that a game offers, each under its own name: `co2.condition.price`. */
export function conditionsIn(prefix: string, place: (id: string) => Words): (condition: Condition) => Words {
  return ({ kind, about, bound }) => ({
    key: `${prefix}.condition.${kind}`,
    values: { bound: bound ?? 0, ...(about === '' ? {} : { place: place(about) }) },
  });
}
