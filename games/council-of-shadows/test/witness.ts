// Whether what a forecast said has come.
import type { Witness } from '@kaya/engine/laws';
import type { CosClaim } from '../text/forecast.ts';
import type { Cos } from '../types/index.ts';

export const witness: Witness<Cos, CosClaim> = {
  consumption: ({ seat, to }, { fresh, all }) => {
    const recorded = fresh.find((event) => event.kind === 'consumption' && event.who === seat);
    if (recorded?.kind !== 'consumption') return 'open';
    if (all().some((event) => event.kind === 'planned' && event.who === seat)) return 'lapsed';
    return recorded.to === to ? 'came' : 'failed';
  },
  acts: ({ seat, best, worst }, { fresh, all }) => {
    const order = fresh.find((event) => event.kind === 'turn-order');
    if (order?.kind !== 'turn-order') return 'open';
    if (all().some((event) => event.kind === 'planned' && event.who === seat)) return 'lapsed';
    const place = order.order.indexOf(seat) + 1;
    return place >= best && place <= worst ? 'came' : 'failed';
  },
  rises: ({ seat, level }, { now, fresh }) => {
    if (fresh.some((event) => event.kind === 'level' && event.who === seat && event.level === level)) return 'came';
    return now.outcome === null && !fresh.some(({ kind }) => kind === 'turn-order') ? 'open' : 'failed';
  },
  cards: ({ seat, energy }, { fresh, all }) => {
    const shifted = fresh.findIndex((event) => event.kind === 'shifted' && event.who === seat);
    if (shifted < 0) return 'open';
    // Any cube that came or went meanwhile may have made another majority.
    if (all().some(({ kind }) => kind === 'colonised' || kind === 'cube-removed')) return 'lapsed';
    let gained = 0;
    for (const event of fresh.slice(shifted + 1)) {
      if (event.kind !== 'energy' || event.who !== seat) break;
      gained += event.amount;
    }
    return gained === energy ? 'came' : 'failed';
  },
  exploiting: ({ seat, galaxy, energy }, { fresh }) => {
    const first = fresh.find(({ kind }) => kind !== 'chart');
    if (first?.kind !== 'exploited' || first.who !== seat || first.galaxy !== galaxy) return 'lapsed';
    return first.energy === energy ? 'came' : 'failed';
  },
};
