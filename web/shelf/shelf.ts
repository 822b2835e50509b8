import type { Options } from '@kaya/engine';
import type { SiteKey } from '../text/index.ts';

/** What the shelf knows about a game before it is loaded. A game that is not listed here still works, with less to say. */
export interface OnShelf {
  readonly name: SiteKey;
  readonly pitch: SiteKey;
  readonly facts: SiteKey;
  readonly makers: SiteKey;
  readonly rebuilt: SiteKey;
  readonly solo: boolean;
  /** How many sit down for 'play now'. */
  readonly seats: number;
  /** A set-up to suggest for this many seats. */
  readonly suggests?: { readonly seats: number; readonly options: Options; readonly text: SiteKey };
}

export const shelf: Readonly<Record<string, OnShelf>> = {
  co2: {
    name: 'shelf.co2.name',
    pitch: 'shelf.co2.pitch',
    facts: 'shelf.co2.facts',
    makers: 'shelf.co2.makers',
    rebuilt: 'shelf.co2.rebuilt',
    solo: true,
    seats: 3,
    suggests: { seats: 5, options: { 'fossil-setup': 'beginner' }, text: 'shelf.co2.suggestion' },
  },
  'future-energy': {
    name: 'shelf.fe.name',
    pitch: 'shelf.fe.pitch',
    facts: 'shelf.fe.facts',
    makers: 'shelf.fe.makers',
    rebuilt: 'shelf.fe.rebuilt',
    solo: false,
    seats: 3,
  },
  'bataille-pour-le-climat': {
    name: 'shelf.bpc.name',
    pitch: 'shelf.bpc.pitch',
    facts: 'shelf.bpc.facts',
    makers: 'shelf.bpc.makers',
    rebuilt: 'shelf.bpc.rebuilt',
    solo: true,
    seats: 3,
  },
  'council-of-shadows': {
    name: 'shelf.cos.name',
    pitch: 'shelf.cos.pitch',
    facts: 'shelf.cos.facts',
    makers: 'shelf.cos.makers',
    rebuilt: 'shelf.cos.rebuilt',
    solo: true,
    seats: 3,
  },
};
