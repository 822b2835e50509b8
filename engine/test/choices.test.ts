import { expect, test } from 'vitest';
import {
  type ActionOf,
  against,
  anyBehind,
  anyLegal,
  behind,
  bestIn,
  type Decides,
  entryTo,
  type Kinds,
  legalIn,
  type Seat,
  type State,
} from '../index.ts';

interface Shop extends Kinds {
  readonly state: ShopState;
  readonly step: { readonly do: 'menu'; readonly seat: Seat } | { readonly do: 'buy'; readonly seat: Seat };
  readonly action:
    | { readonly do: 'to-buy' }
    | { readonly do: 'leave' }
    | { readonly do: 'buy'; readonly item: number }
    | { readonly do: 'beg' };
}
interface ShopState extends State<Shop['step']> {
  money: number;
  stock: number[];
  open: boolean;
}

let asked = 0;
function isSold(state: ShopState, item: number): boolean {
  asked++;
  return state.stock[item] === 0;
}

const ITEMS: readonly ActionOf<Shop, 'buy'>[] = [0, 1, 2].map((item) => ({ do: 'buy', item }));
const buying: Decides<Shop, 'buy', 'buy' | 'beg'> = {
  candidates: () => [...ITEMS, { do: 'beg' }],
  closed: [{ rule: 'SHUT', when: (state) => !state.open }],
  blockers: {
    buy: [
      { rule: 'SOLD', when: (state, { item }) => isSold(state, item) },
      { rule: 'DEAR', when: (state, { item }) => state.money < item, values: (_, { item }) => ({ price: item }) },
    ],
    beg: [{ rule: 'PRIDE', when: () => true }],
  },
  play() {},
};
const menu: Decides<Shop, 'menu', 'to-buy' | 'leave'> = {
  candidates: () => [{ do: 'to-buy' }, { do: 'leave' }],
  opens: { 'to-buy': ({ seat }) => behind(buying, { do: 'buy', seat }) },
  play() {},
};
const MENU = { do: 'menu', seat: 0 } as const;
const BUY = { do: 'buy', seat: 0 } as const;

function shop(part: Partial<ShopState>): ShopState {
  return { rng: [1, 2, 3, 4], agenda: [], outcome: null, money: 5, stock: [1, 1, 1], open: true, ...part };
}

function rules(state: ShopState): (string | number)[] {
  return against(menu, state, MENU, { do: 'to-buy' }).flatMap(({ rule, about }) =>
    about !== undefined && 'item' in about ? [rule, Number(about.item)] : [rule],
  );
}

test('an entry is legal while something is legal behind it; the search stops there', () => {
  expect(legalIn(menu, shop({}), MENU)).toEqual([{ do: 'to-buy' }, { do: 'leave' }]);
  expect(legalIn(menu, shop({ stock: [0, 0, 0] }), MENU)).toEqual([{ do: 'leave' }]);
  asked = 0;
  expect(anyLegal(buying, shop({}), BUY)).toBe(true);
  expect(asked).toBe(1);
  expect(anyLegal(buying, shop({}), BUY, (action) => action.do === 'beg')).toBe(false);
  expect(anyBehind(behind(buying, BUY), shop({}))).toBe(true);
  expect(anyBehind(behind(buying, BUY), shop({}), (action) => action.do === 'beg')).toBe(false);
});

test('the best of a choice is the best that is legal; what is worth no more than the best so far is not asked about', () => {
  const worth = (action: ActionOf<Shop, 'buy' | 'beg'>) => (action.do === 'buy' ? 10 - action.item : 100);
  expect(bestIn(buying, shop({}), BUY, worth, 0)).toBe(10);
  expect(bestIn(buying, shop({ stock: [0, 1, 1] }), BUY, worth, 0)).toBe(9);
  expect(bestIn(buying, shop({ stock: [0, 0, 0] }), BUY, worth, 2)).toBe(2);
  expect(bestIn(buying, shop({ open: false }), BUY, worth, 2)).toBe(2);
  asked = 0;
  expect(bestIn(buying, shop({ stock: [1, 0, 1] }), BUY, worth, 9)).toBe(10);
  expect(asked).toBe(1);
});

test('it is refused for what stands against the closest candidate of each kind', () => {
  // Three are in the very same case: none of them is named.
  expect(rules(shop({ stock: [0, 0, 0] }))).toEqual(['SOLD', 'PRIDE']);
  expect(rules(shop({ money: 1, stock: [0, 0, 1] }))).toEqual(['DEAR', 2, 'PRIDE']);
  expect(rules(shop({}))).toEqual([]);
});

test('what closes the whole choice comes first, and alone where the rest would do', () => {
  expect(rules(shop({ open: false }))).toEqual(['SHUT']);
  expect(rules(shop({ open: false, stock: [0, 0, 0] }))).toEqual(['SHUT', 'SOLD', 'PRIDE']);
});

test('what all blockers look at is worked out once for all candidates, and not where everything is forbidden', () => {
  let worked = 0;
  const buyingSoon: Decides<Shop, 'buy', 'buy', number> = {
    candidates: () => ITEMS,
    closed: [{ rule: 'SHUT', when: (state) => !state.open }],
    basis: ({ money }) => {
      worked++;
      return money + 1;
    },
    blockers: { buy: [{ rule: 'DEAR', when: (_state, { item }, _seat, _step, nextMoney) => nextMoney < item }] },
    play() {},
  };
  const worksOut = (times: number, what: () => unknown, answer: unknown) => {
    worked = 0;
    expect(what()).toEqual(answer);
    expect(worked).toBe(times);
  };
  const poor = shop({ money: 0 });
  worksOut(1, () => legalIn(buyingSoon, poor, BUY), ITEMS.slice(0, 2));
  worksOut(1, () => anyLegal(buyingSoon, poor, BUY, ({ item }) => item > 0), true);
  worksOut(1, () => bestIn(buyingSoon, poor, BUY, ({ item }) => item, 0), 1);
  worksOut(1, () => against(buyingSoon, poor, BUY, { do: 'buy', item: 2 }), [{ rule: 'DEAR', values: {} }]);
  worksOut(0, () => legalIn(buyingSoon, shop({ open: false }), BUY), []);
});

test('an entry that names nothing but the seat has what it opens ready', () => {
  const open = entryTo(buying, (seat) => ({ do: 'buy', seat }));
  expect(open(MENU)).toEqual(behind(buying, BUY));
  expect(open({ seat: 1 }).step).toEqual({ do: 'buy', seat: 1 });
  expect(open(MENU)).toBe(open(MENU));
});
