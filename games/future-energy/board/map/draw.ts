// Bends the coasts of Natural Earth so that every city lies where the boards have it, and writes `land.ts`:
// node games/future-energy/board/map/draw.ts
import { writeFileSync } from 'node:fs';
import { atlas, drawn, europe, framed, type Spot } from '@kaya/pieces/map';
import { type Board, components } from '../../data/index.ts';
import { onMap, WIDE } from '../layout.ts';
import { CITIES } from './cities.ts';
import { warp } from './warp.ts';

/** How stiff the map is; less puts the cities more exactly and tears the coasts. */
const STIFF = 0.6;
/** What lies beyond the drawing is cut off this far outside. */
const MARGIN = 30;

/** Land that belongs to no region of the game, where it comes into the picture. */
const ELSEWHERE = new Set(
  (
    'Morocco|Algeria|Tunisia|Libya|Egypt|Turkey|Syria|Lebanon|Israel|Jordan|Iraq|Iran|Georgia|Armenia|Azerbaijan|Cyprus|' +
    'N. Cyprus|Saudi Arabia|Kazakhstan|W. Sahara|Mauritania|Palestine|Greenland'
  ).split('|'),
);

const { names, outlines } = atlas('fine');
const INSIDE = new Set(names.filter((name) => !ELSEWHERE.has(name)));
const projection = europe();

/** The plate is bent in units of this size, in which its stiffness is given. */
const UNIT = 100;
const scaled = ([x, y]: Spot): Spot => [x / UNIT, y / UNIT];

function land(board: Board, countries: ReadonlySet<string>): string {
  const known = board.spaces.filter(({ id }) => CITIES[id] !== undefined);
  const from = known.map(({ id }): Spot => projection(CITIES[id] as [number, number]) ?? [0, 0]);
  const to = known.map((space): Spot => {
    const { x, y } = onMap(space, WIDE);
    return [x, y];
  });
  const bent = warp(from.map(scaled), to, STIFF);
  const rings = outlines(countries, projection).map((ring) =>
    framed(
      ring.map((spot) => bent(scaled(spot))),
      WIDE,
      MARGIN,
    ),
  );
  return drawn(rings, { island: 20, corner: 2.4 });
}

const boards = components.boards.map(
  (board) => `  '${board.id}': {
    europe:
      '${land(board, INSIDE)}',
    elsewhere:
      '${land(board, ELSEWHERE)}',
  },`,
);
writeFileSync(
  new URL('land.ts', import.meta.url),
  `// Written by draw.ts from Natural Earth (public domain).

/** The land on each board, as SVG paths: with regions, and without. */
export const LAND: Readonly<Record<string, { readonly europe: string; readonly elsewhere: string }>> = {
${boards.join('\n')}
};
`,
);
