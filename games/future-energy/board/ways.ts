import { at } from '@kaya/engine';
import { mapOf } from '../data/map.ts';
import { type Fare, reach } from '../explain/index.ts';
import type { FutureEnergyState, SpaceId } from '../types.ts';
import { geometryOf } from './geometry.ts';
import type { Point } from './layout.ts';
import { movingNow } from './reachable.ts';

/** A way for the crew, as it is drawn. */
export interface ShownWay {
  readonly fare: Fare;
  readonly path: readonly Point[];
  /** Where its price stands. */
  readonly tag: Point;
}

/** How high over a destination its price stands. */
const ABOVE = 50;

/** All ways worth choosing between while one is chosen; else the cheapest to the space that is pointed at. */
export function waysShown(view: FutureEnergyState, pointed: SpaceId | null): readonly ShownWay[] {
  const fares = faresShown(view, pointed);
  const { spots } = geometryOf(view);
  const map = mapOf(view);
  return fares.map((fare) => {
    const path = fare.path.map((id) => at(spots, map.space(id)));
    const end = at(path, path.length - 1);
    return { fare, path, tag: fares.length === 1 ? { x: end.x, y: end.y - ABOVE } : onItsOwn(fare, fares, path) };
  });
}

function faresShown(view: FutureEnergyState, pointed: SpaceId | null): readonly Fare[] {
  const step = view.agenda.at(-1);
  if (step?.do === 'route') return reach(view, step.seat, step.space).fares.filter((it) => it.payable);
  const moving = movingNow(view);
  return moving === null || pointed === null ? [] : reach(view, moving.seat, pointed).fares.slice(0, 1);
}

/** The middle of the way's part that no other way shares, or of the whole. */
function onItsOwn(fare: Fare, all: readonly Fare[], path: readonly Point[]): Point {
  const stretches = ({ path: spaces }: Fare) => spaces.slice(1).map((to, i) => `${spaces[i]} ${to}`);
  const taken = new Set(all.filter((it) => it !== fare).flatMap(stretches));
  const every = stretches(fare).map((stretch, i) => ({ stretch, i }));
  const own = every.filter(({ stretch }) => !taken.has(stretch));
  const list = own.length > 0 ? own : every;
  const { i } = at(list, Math.floor(list.length / 2));
  const [from, to] = [at(path, i), at(path, i + 1)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
