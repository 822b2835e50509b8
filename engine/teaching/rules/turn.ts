// Chapter 5: a turn. Two entries of its menu open a choice; their legality and their reasons are those of the choice.
import { always, behind, type Decides } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { Lamp } from '../types/index.ts';
import { light } from './lighting.ts';
import { sell } from './selling.ts';
import { earn } from './table.ts';

/** LMP-TRN-1: light a post, sell oil, or rest. */
export const turn: Decides<Lamp, 'turn', 'to-light' | 'to-sell' | 'rest'> = {
  candidates: always([{ do: 'to-light' }, { do: 'to-sell' }, { do: 'rest' }]),
  opens: {
    'to-light': ({ seat }) => behind(light, { do: 'light', seat }),
    'to-sell': ({ seat }) => behind(sell, { do: 'sell', seat }),
  },
  // Always asked: who is made to rest in silence would tell that nothing in the hand can be sold.
  ask: () => true,
  play(play, _step, action, seat) {
    if (action.do === 'rest') earn(play, seat, components.earned.rest); // LMP-TRN-2
  },
};
