// What orders ahead may be made to depend on (not a rule of the game).
import { bounded, type ConditionRule, isSo, playerOf, stillSo } from '@kaya/engine';
import { connectionId, mapOf, spaceId } from '../data/tables.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { place } from './places.ts';

export const conditions = {
  token: stillSo<FutureEnergyState>((view) => {
    const map = mapOf(view);
    return view.tokens.flatMap((token, space) => (token === null ? [] : [place.space(spaceId(map, space))]));
  }),
  line: stillSo<FutureEnergyState>((view) => {
    const map = mapOf(view);
    return map.openConnections.filter((it) => view.lines[it] === 0).map((it) => place.connection(connectionId(map, it)));
  }),
  contract: stillSo<FutureEnergyState>(({ display }) => display.map(place.contract)),
  public: stillSo<FutureEnergyState>(({ publicRow }) => publicRow.map(place.publicContract)),
  crew: stillSo<FutureEnergyState>((view) => [place.space(spaceId(mapOf(view), view.crew))]),
  money: bounded<FutureEnergyState>('least', (view, seat) => playerOf(view, seat).money),
  'goes-on': isSo<FutureEnergyState>(({ lastRound }) => !lastRound),
} satisfies Record<string, ConditionRule<FutureEnergyState>>;
