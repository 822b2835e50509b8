import { type Claim, type Foreseen, foreseen, ofNow, type Viewer } from '@kaya/engine';
import { oilTonight, pointsNow } from '../explain/index.ts';
import type { LampState } from '../types/index.ts';
import { say } from './say.ts';

/** The oil is short tonight, and a light goes out for it. */
export interface LampClaim extends Claim {
  readonly claim: 'light-goes-out';
  readonly night: number;
}

/** What is coming if nothing changes, and how things stand. */
export function forecast(view: LampState, _viewer: Viewer): readonly Foreseen<LampClaim>[] {
  if (view.outcome !== null) return [];
  const { needed, missing } = oilTonight(view);
  const { night, lights } = view;
  return [
    missing === null || missing === 0
      ? ofNow(say('lmp.forecast.oil', { needed }))
      : foreseen(say('lmp.forecast.missing', { missing, lights }), {
          claim: 'light-goes-out',
          night,
          chance: 1,
          asThingsStand: false,
        }),
    ...view.players.map((_, seat) => ofNow(say('lmp.about.points', { seat: { seat }, points: pointsNow(view, seat) }))),
  ];
}
