// Chapter 2: dusk, and the oil that everybody pours in secret.
import { type Automatic, at, drawFrom, type Play, type Seat, shuffle, type Together } from '@kaya/engine';
import { type Lamp, type LampAction, type LampStepOf, SHIELD } from '../types.ts';
import { inTurnOrder } from './turn-order.ts';

/** LMP-NIG-1: each seat draws one card, from the first player on; an empty deck is renewed from the discards. */
export const dusk: Automatic<Lamp> = {
  run(play) {
    const { state } = play;
    for (const seat of inTurnOrder(state)) drawCard(play, seat);
    state.agenda.push({ do: 'dawn' });
    for (const seat of inTurnOrder(state).reverse()) state.agenda.push({ do: 'light', seat });
    state.agenda.push({ do: 'count' }, { do: 'wind' }, { do: 'pour' });
  },
};

export function drawCard(play: Play<Lamp>, seat: Seat): void {
  const { state } = play;
  if (state.deck.top.length + state.deck.loose.length + state.deck.bottom.length === 0) {
    state.deck.loose = shuffle(state.rng, state.discard);
    state.discard = [];
  }
  const card = drawFrom(state.deck, state.rng);
  if (card === undefined) return;
  at(state.hands, seat).push(card);
  play.emit?.({ kind: 'drew', seat, card });
}

/** LMP-NIG-2: all at once and in secret. A hand is never empty here. */
export const pour: Together<Lamp, LampStepOf<'pour'>, Extract<LampAction, { do: 'pour' | 'take-back' }>> = {
  awaited: (state) => unpoured(state.poured),
  candidates: (state, _step, seat) => (state.poured[seat] === null ? cardsToPour(at(state.hands, seat)) : TAKE_BACK),
  blockers: {
    'take-back': [{ rule: 'LMP-NIG-4', when: (state, _action, seat) => at(state.tookBack, seat) }],
  },
  play({ state }, _step, action, seat) {
    const hand = at(state.hands, seat);
    if (action.do === 'pour') {
      hand.splice(hand.indexOf(action.card), 1);
      state.poured[seat] = action.card;
    } else {
      // LMP-NIG-4: once a night one may think again, until the last one has chosen.
      state.tookBack[seat] = true;
      hand.push(state.poured[seat] ?? SHIELD);
      state.poured[seat] = null;
    }
  },
  /** LMP-NIG-3: everything is shown together. */
  close({ state, emit }) {
    state.revealed = true;
    emit?.({ kind: 'poured', cards: state.poured.map((card) => card ?? SHIELD) });
  },
};

const TAKE_BACK = [{ do: 'take-back' }] as const;
const POUR = [0, 1, 2, 3, 4, 5].map((card) => ({ do: 'pour', card }) as const);

function unpoured(poured: readonly (number | null)[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < poured.length; seat++) if (poured[seat] === null) seats.push(seat);
  return seats;
}

/** Equal cards are one option. */
function cardsToPour(hand: readonly number[]): (typeof POUR)[number][] {
  const actions: (typeof POUR)[number][] = [];
  for (const action of POUR) if (hand.includes(action.card)) actions.push(action);
  return actions;
}
