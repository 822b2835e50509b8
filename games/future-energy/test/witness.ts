// Whether what a forecast said has come.
import { pileSize } from '@kaya/engine';
import type { Witness } from '@kaya/engine/laws';
import type { FutureEnergyClaim } from '../text/forecast.ts';
import type { FutureEnergy } from '../types/index.ts';

export const witness: Witness<FutureEnergy, FutureEnergyClaim> = {
  'last-round': ({ round }, { now }) => {
    if (now.round > round) return 'failed';
    return now.outcome === null ? 'open' : 'came';
  },
  'still-plays': ({ round, seats }, { said, now, all }) => {
    if (now.round === round && now.outcome === null) return 'open';
    const played = all().flatMap((event) => (event.kind === 'turn-started' && event.round === round ? [event.seat] : []));
    // Whose turn it was when it was said had begun it before.
    const [first, ...others] = seats;
    const expected = said.turn.seat === first ? others : seats;
    return played.length === expected.length && expected.every((seat, i) => played[i] === seat) ? 'came' : 'failed';
  },
  'ends-if-idle': ({ round }, { now, fresh }) => {
    const over = fresh.find((event) => event.kind === 'round-ended' && event.round === round);
    if (over?.kind !== 'round-ended') return 'open';
    if (!over.idle) return 'lapsed';
    return now.round === round ? 'came' : 'failed';
  },
  'last-contract-ends': (_, { now }) => {
    if (pileSize(now.contractPile) === 0) return now.lastRound ? 'came' : 'failed';
    return now.outcome === null ? 'open' : 'lapsed';
  },
  'last-line-ends': (_, { now }) => {
    if (now.players.some(({ lines }) => lines === 0)) return now.lastRound ? 'came' : 'failed';
    return now.outcome === null ? 'open' : 'lapsed';
  },
};
