import type { Viewer, Words } from '@kaya/engine';
import { oilTonight, pointsNow } from '../explain/index.ts';
import type { LampState } from '../types/index.ts';
import { say } from './say.ts';

/** What is coming if nothing changes, and how things stand. */
export function forecast(view: LampState, _viewer: Viewer): readonly Words[] {
  const { needed, missing } = oilTonight(view);
  return [
    missing === null || missing === 0
      ? say('lmp.forecast.oil', { needed })
      : say('lmp.forecast.missing', { missing, lights: view.lights }),
    ...view.players.map((_, seat) => say('lmp.about.points', { seat: { seat }, points: pointsNow(view, seat) })),
  ];
}
