import type { Rect } from '@kaya/pieces';
import type { BoardRegion } from '../data/index.ts';
import { type Layout, onMap, signSpot } from './layout.ts';

/** On the sign of a region: so many marks side by side, more go below. */
export const COLUMNS = 2;
export const CELL = { width: 31, height: 17 } as const;
/** A name of two parts needs more room than one of one. */
const WIDTH = { short: 72, long: 106 } as const;

/** Where the sign of a region lies, with so many players in the region; its size is in units of its own, before it is enlarged. */
export function signOf(region: BoardRegion, players: number, layout: Layout): Rect {
  const rows = Math.ceil(players / COLUMNS);
  const width = region.id.includes('-') ? WIDTH.long : WIDTH.short;
  const height = 20 + rows * CELL.height + (rows > 0 ? 3 : 0);
  const spot = onMap(signSpot(region.id, layout)?.sign ?? { x: region.labelX, y: region.labelY }, layout);
  const within = (middle: number, size: number, room: number) =>
    Math.min(Math.max(middle - (size / 2) * layout.zoom, 4), room - size * layout.zoom - 4);
  return { x: within(spot.x, width, layout.width), y: within(spot.y, height, layout.height), width, height };
}
