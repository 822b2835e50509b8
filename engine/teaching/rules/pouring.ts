// Chapter 2: the oil that everybody pours in secret.
import { type DecideTogether, playerOf } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Lamp, SHIELD } from '../types/index.ts';
import { takeFromHand } from './table.ts';

const TAKE_BACK = [{ do: 'take-back' }] as const;
const POUR = [SHIELD, ...components.oil].map((card) => ({ do: 'pour', card }) as const);

/** LMP-NIG-2: all at once and in secret; equal cards are one option. A hand is never empty here. */
export const pour: DecideTogether<Lamp, 'pour', 'pour' | 'take-back'> = {
  awaited: ({ players }) => players.flatMap(({ poured }, seat) => (poured === null ? [seat] : [])),
  candidates(state, _step, seat) {
    const { hand, poured } = playerOf(state, seat);
    return poured === null ? POUR.filter(({ card }) => hand.includes(card)) : TAKE_BACK;
  },
  blockers: {
    'take-back': [{ rule: 'LMP-NIG-4', when: (state, _action, seat) => playerOf(state, seat).tookBack }],
  },
  play({ state }, _step, action, seat) {
    const player = playerOf(state, seat);
    if (action.do === 'pour') {
      takeFromHand(state, seat, action.card);
      player.poured = action.card;
      return;
    }
    // LMP-NIG-4: once a night one may think again, until the last one has chosen.
    player.tookBack = true;
    player.hand.push(player.poured ?? SHIELD);
    player.poured = null;
  },
  /** LMP-NIG-3: everything is shown together. */
  close({ state, emit }) {
    state.revealed = true;
    emit?.({ kind: 'poured', cards: state.players.map(({ poured }) => poured ?? SHIELD) });
  },
};
