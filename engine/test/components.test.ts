import * as Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { idOf, keyed, number, oneEach, packed, packedOurs, parser, text, unique, whole } from '../components/index.ts';

const amount = Type.Cyclic(
  {
    Amount: Type.Union([
      whole(0, 9),
      Type.Object({ half: Type.Ref('Amount') }),
      Type.Object({ plus: Type.Array(Type.Ref('Amount')) }),
    ]),
  },
  'Amount',
);
const effect = Type.Union([
  Type.Object({ kind: Type.Enum(['money', 'tech']), amount }),
  Type.Object({ kind: Type.Literal('grant'), region: Type.Enum(['asia', 'africa']) }),
  Type.Object({ kind: Type.Literal('grant'), place: whole(1, 3) }),
]);
const card = Type.Object({
  id: idOf('card'),
  name: text,
  lit: Type.Boolean(),
  ratio: number(0, 1),
  effects: Type.Array(effect, { minItems: 1, maxItems: 2 }),
  note: Type.Optional(Type.Union([text, Type.Null()])),
});
const schema = Type.Object({
  cards: unique(card),
  regions: oneEach(['asia', 'africa'], Type.Object({ id: Type.Enum(['asia', 'africa']), slots: whole(1, 9) })),
  when: Type.Object({ night: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  sky: Type.Object({ moon: Type.Optional(Type.Boolean()) }, { additionalProperties: false, property: 'light' }),
  prices: Type.Record(Type.String(), whole(0, 9)),
  who: Type.Union([Type.Enum(['all', 'none']), whole(1, 4)]),
});

const CARD = { id: 'card-1', name: 'Sun', lit: true, ratio: 0.5, effects: [{ kind: 'money', amount: 3 }] };
const FILE = {
  cards: [CARD],
  regions: [
    { id: 'africa', slots: 2 },
    { id: 'asia', slots: 3 },
  ],
  when: {},
  sky: { moon: true },
  prices: { sun: 1 },
  who: 'all',
  remark: 'what no rule uses may stand there too',
};

const parse = parser(
  schema,
  (file, fault) => {
    if (file.prices['wind'] === 9) fault('$.prices.wind', 'wind is not sold');
    return { cards: keyed(file.cards, 'id'), slots: file.regions.map((it) => it.slots) };
  },
  ({ slots }, fault) => {
    if (slots.includes(9)) fault('$.regions', 'too many slots');
  },
);

function faultsOf(file: unknown): string[] {
  const parsed = parse(file);
  return parsed.ok ? [] : parsed.faults.map(({ place, problem }) => `${place}: ${problem}`);
}

const withCard = (changed: object) => ({ ...FILE, cards: [{ ...CARD, ...changed }] });
const withEffect = (...effects: unknown[]) => withCard({ effects });

describe('a component file', () => {
  test('is what its schema says, or every fault is told', () => {
    expect(parse(FILE)).toEqual({ ok: true, components: { cards: { 'card-1': CARD }, slots: [2, 3] } });
    expect(faultsOf(withCard({ lit: 1, name: '', ratio: 2 }))).toEqual([
      '$.cards[card-1].name: expected a text, not ""',
      '$.cards[card-1].lit: expected true or false, not 1',
      '$.cards[card-1].ratio: expected a number from 0 to 1, not 2',
    ]);
  });

  test.each<[string, unknown]>([
    ['$: expected a record, not 7', 7],
    ['$.cards: expected a list, not {}', { ...FILE, cards: {} }],
    ['$.cards[0]: expected a record, not "sun"', { ...FILE, cards: ['sun'] }],
    ['$.cards[sun].id: expected an id like card-1 (lower-case words joined by hyphens), not "sun"', withCard({ id: 'sun' })],
    ['$.cards[card-1].name: expected a text, but it is missing', withCard({ name: undefined })],
    ['$.cards[card-1].note: expected a text or null, not 3', withCard({ note: 3 })],
    ["$.cards[card-1]: 'card-1' is there twice", { ...FILE, cards: [CARD, CARD] }],
    ['$.cards[card-1].effects: expected at least 1 items, not 0', withEffect()],
    ["$.regions: nothing has the id 'asia'", { ...FILE, regions: FILE.regions.slice(0, 1) }],
    ["$.regions[africa]: 'africa' is there twice", { ...FILE, regions: [...FILE.regions, { id: 'africa', slots: 1 }] }],
    ["$.when: there is no 'day' here", { ...FILE, when: { day: true } }],
    ["$.sky: there is no light 'lamp'", { ...FILE, sky: { lamp: true } }],
    ['$.prices.sun: expected a whole number from 0 to 9, not 0.5', { ...FILE, prices: { sun: 0.5 } }],
    ['$.prices.wind: wind is not sold', { ...FILE, prices: { wind: 9 } }],
    ['$.regions: too many slots', { ...FILE, regions: FILE.regions.map((it) => ({ ...it, slots: 9 })) }],
  ])('%s', (fault, file) => {
    expect(faultsOf(file)).toEqual([fault]);
  });

  test.each<[string, unknown]>([
    ['.kind: expected one of money, tech, grant, not "gold"', { kind: 'gold', amount: 3 }],
    ['.kind: expected one of money, tech, grant, but it is missing', { amount: 3 }],
    [': expected a record with kind, not 3', 3],
    ['.region: expected one of asia, africa, not "mars"', { kind: 'grant', region: 'mars' }],
    ['.place: expected a whole number from 1 to 3, but it is missing', { kind: 'grant' }],
    ['.amount: expected a whole number from 0 to 9, not 10', { kind: 'money', amount: 10 }],
    ['.amount: expected a whole number from 0 to 9 or a record with half or plus, not "many"', { kind: 'money', amount: 'many' }],
    ['.amount: expected a whole number from 0 to 9 or a record with half or plus, not {}', { kind: 'money', amount: {} }],
    ['.amount.plus[1].half: expected a whole number from 0 to 9, not -1', { kind: 'money', amount: { plus: [1, { half: -1 }] } }],
  ])('in a union the branch that is meant is looked at: %s', (fault, wrong) => {
    expect(faultsOf(withEffect(wrong))).toEqual([`$.cards[card-1].effects[0]${fault}`]);
  });

  test('a union of names and numbers', () => {
    for (const who of ['all', 2]) expect(faultsOf({ ...FILE, who })).toEqual([]);
    expect(faultsOf({ ...FILE, who: 'some' })).toEqual(['$.who: expected one of all, none, not "some"']);
    expect(faultsOf({ ...FILE, who: 9 })).toEqual(['$.who: expected a whole number from 1 to 4, not 9']);
  });

  test('what may be left out or null', () => {
    expect(faultsOf(withCard({ note: null }))).toEqual([]);
    expect(faultsOf(withEffect({ kind: 'grant', place: 1 }, { kind: 'grant', region: 'asia' }))).toEqual([]);
  });

  test('packed: plain data as the rules use it, or an error that names every fault', () => {
    expect(packed('sun', parse, FILE)).toEqual({ cards: { 'card-1': CARD }, slots: [2, 3] });
    expect(() => packed('sun', parse, { ...FILE, cards: 1, who: 5 })).toThrow(
      "the components of 'sun' cannot be used:\n  $.cards: expected a list, not 1\n  $.who: expected a whole number from 1 to 4, not 5",
    );
    expect(() =>
      packed(
        'sun',
        parser(schema, () => new Map()),
        FILE,
      ),
    ).toThrow("the components of 'sun' cannot be packed");
  });

  test('our own file is packed without what the catalogues say in every language', () => {
    const named = parser(Type.Object({ name: Type.Record(Type.String(), text) }), (file) => ({ cards: [file] }));
    const file = { name: { ru: 'Солнце', en: 'Sun', fr: 'Soleil' } };
    expect(packed('sun', named, file)).toEqual({ cards: [file] });
    expect(packedOurs('sun', named, file)).toEqual({ cards: [{ name: { ru: '', en: '', fr: '' } }] });
    expect(packedOurs('sun', named, { name: { en: 'Sun' } })).toEqual({ cards: [{ name: { en: 'Sun' } }] });
  });

  test('a schema that the walk does not know is an error of its author', () => {
    const odd = parser(Type.Object({ a: Type.Unknown() }), (file) => file);
    expect(() => odd({ a: 1 })).toThrow('components cannot be described like this');
  });
});
