// Chapter 4: the oil is counted, then each player lights a post or rests.
import { type Automatic, at, type Decision, type Interrupt } from '@kaya/engine';
import { components, postCount, postsPerStreet, priceOf } from '../data/index.ts';
import { type Lamp, type LampAction, type LampState, type LampStepOf, UNLIT } from '../types.ts';
import { drawCard } from './night.ts';
import { putOut } from './wind.ts';

/** How much oil the harbour needs tonight (LMP-CNT-1). */
export function oilNeeded(state: LampState): number {
  return 2 * state.seats + state.night;
}

export const count: Automatic<Lamp> = {
  run(play) {
    const { state } = play;
    const poured = state.poured.map((card) => card ?? 0);
    const total = poured.reduce((sum, card) => sum + card, 0);
    const most = Math.max(...poured);
    state.discard.push(...poured);
    state.poured.fill(null);
    state.tookBack.fill(false);
    state.revealed = false;
    if (total < oilNeeded(state)) putOut(play, 'dark'); // LMP-CNT-1
    poured.forEach((card, seat) => {
      if (card === most && state.outcome === null) earn(play, seat, 2); // LMP-CNT-2
    });
    play.emit?.({ kind: 'chart', chart: 'oil', at: state.night, values: { poured: total, needed: oilNeeded(state) } });
  },
};

function earn({ state, emit }: Parameters<Automatic<Lamp>['run']>[0], seat: number, coins: number): void {
  state.coins[seat] = at(state.coins, seat) + coins;
  emit?.({ kind: 'earned', seat, coins });
}

const LIGHT_OR_REST: readonly Extract<LampAction, { do: 'light' | 'rest' }>[] = [
  ...Array.from({ length: postCount }, (_, post) => ({ do: 'light', post }) as const),
  { do: 'rest' },
];

export const light: Decision<Lamp, LampStepOf<'light'>, Extract<LampAction, { do: 'light' | 'rest' }>> = {
  candidates: () => LIGHT_OR_REST,
  blockers: {
    light: [
      { rule: 'LMP-LIT-1', when: (state, { post }) => state.posts[post] !== UNLIT },
      {
        rule: 'LMP-LIT-2',
        when: (state, { post }, seat) => at(state.coins, seat) < priceOf(post),
        values: (state, { post }, seat) => ({ needs: priceOf(post), has: at(state.coins, seat) }),
      },
      { rule: 'LMP-LIT-3', when: (state, { post }) => post % postsPerStreet > 0 && state.posts[post - 1] === UNLIT },
    ],
  },
  play(play, _step, action, seat) {
    const { state } = play;
    if (action.do === 'rest') return earn(play, seat, 1); // LMP-LIT-4
    const coins = priceOf(action.post);
    state.coins[seat] = at(state.coins, seat) - coins;
    state.posts[action.post] = seat;
    play.emit?.({ kind: 'lit', seat, post: action.post, coins });
  },
};

/** LMP-BAR-1: while anybody chooses what to light, any player may pay a coin to lay a card under the deck and draw another. */
export const barter: Interrupt<Lamp, Extract<LampAction, { do: 'barter' }>> = {
  candidates: (state, step, seat) => (step.do === 'light' && seat >= 0 ? distinct(at(state.hands, seat)) : []),
  blockers: [
    {
      rule: 'LMP-BAR-2',
      when: (state, _action, seat) => at(state.coins, seat) < 1,
      values: (state, _action, seat) => ({ needs: 1, has: at(state.coins, seat) }),
    },
  ],
  play(play, { card }, seat) {
    const { state } = play;
    const hand = at(state.hands, seat);
    state.coins[seat] = at(state.coins, seat) - 1;
    hand.splice(hand.indexOf(card), 1);
    state.deck.bottom.push(card);
    play.emit?.({ kind: 'bartered', seat, card });
    drawCard(play, seat);
  },
};

const BARTER = [0, ...components.oil].map((card) => ({ do: 'barter', card }) as const);

function distinct(hand: readonly number[]): (typeof BARTER)[number][] {
  const actions: (typeof BARTER)[number][] = [];
  for (const action of BARTER) if (hand.includes(action.card)) actions.push(action);
  return actions;
}
