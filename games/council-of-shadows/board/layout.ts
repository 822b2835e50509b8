import type { GalaxyId, Sector } from '../types.ts';

/** Where everything lies on the board, in units of its viewBox. */
export const BOARD = { width: 1200, height: 750 } as const;
export const MAP = { width: 800, height: 574 } as const;
export const TRACKS = { x: 808, y: 6, width: 386 } as const;
export const MARKET = { x: 808, y: 232, width: 386, height: 342 } as const;
export const OWN = { x: 6, y: 580, width: 1188, height: 166 } as const;

/** A space is a hexagon with a point on top: this far from its middle to a corner. */
export const HEX = 45;
const STEP = 39;
const ROW = 67.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A galaxy: its spaces in order, the plate with its yields, and its two slots for stations. */
export interface GalaxyPlace {
  readonly spaces: readonly Point[];
  readonly plate: Point;
  readonly slots: readonly [Point, Point];
}

const at = (x: number, y: number): Point => ({ x, y });
/** Two spaces above, one below. */
function down(x: number, y: number): GalaxyPlace {
  return {
    spaces: [at(x - STEP, y), at(x + STEP, y), at(x, y + ROW)],
    plate: at(x, y + ROW + HEX + 21),
    slots: [at(x - 64, y + ROW + 18), at(x + 64, y + ROW + 18)],
  };
}
/** One space above, two below. */
function up(x: number, y: number): GalaxyPlace {
  return {
    spaces: [at(x, y), at(x - STEP, y + ROW), at(x + STEP, y + ROW)],
    plate: at(x, y + ROW + HEX + 21),
    slots: [at(x - 64, y - 16), at(x + 64, y - 16)],
  };
}
/** Two spaces side by side. */
function pair(x: number, y: number): GalaxyPlace {
  return {
    spaces: [at(x - STEP, y), at(x + STEP, y)],
    plate: at(x, y + HEX + 21),
    slots: [at(x - 58, y + HEX + 60), at(x - 24, y + HEX + 60)],
  };
}

const ORANGE: GalaxyPlace = {
  spaces: [at(486, 452), at(564, 452), at(447, 519.5), at(525, 519.5)],
  plate: at(668, 541),
  slots: [at(430, 464), at(582, 505)],
};
const BROWN: GalaxyPlace = {
  spaces: [at(676, 58), at(754, 58), at(637, 125.5), at(715, 125.5), at(676, 193)],
  plate: at(676, 259),
  slots: [at(612, 211), at(740, 211)],
};

/** The galaxies by the side of the board in use. */
const SIDES: Readonly<Record<string, Readonly<Record<GalaxyId, GalaxyPlace>>>> = {
  '3-4': {
    red: down(105, 50),
    pink: down(300, 50),
    yellow: { ...pair(490, 62), slots: [at(396, 119), at(584, 119)] },
    brown: BROWN,
    blue: up(105, 254),
    green: down(300, 304),
    turquoise: down(484, 250),
    grey: pair(105, 458),
    orange: ORANGE,
    beige: up(690, 352),
  },
  '2': {
    red: down(130, 50),
    pink: down(350, 50),
    green: down(290, 304),
    blue: up(512, 210),
    grey: pair(95, 446),
    orange: ORANGE,
  },
};

/** All hexagons of a galaxy as one path. */
export function hexagonsAt(spaces: readonly Point[], radius: number): string {
  return spaces.map(({ x, y }) => hexagon(radius, x, y)).join('');
}

export function galaxyPlaces(side: string): Readonly<Record<GalaxyId, GalaxyPlace>> {
  return SIDES[side] ?? {};
}

/** The edge between two sectors, from the left to the right, as a path. */
export const EDGES: Readonly<Record<string, readonly string[]>> = {
  '3-4': [
    'M0 206C180 208 360 206 470 172S600 98 676 96 780 88 800 86',
    'M0 404C120 410 160 348 300 338S420 410 520 402 640 300 800 296',
  ],
  '2': ['M0 206C180 208 330 214 420 190S600 130 800 118', 'M0 396C120 404 160 348 290 338S430 388 520 384 660 360 800 352'],
};

/** Where the number of parsecs of a sector stands. */
export const PARSECS: Readonly<Record<string, Readonly<Record<Sector, Point>>>> = {
  '3-4': { 3: at(14, 22), 2: at(14, 232), 1: at(14, 524) },
  '2': { 3: at(14, 22), 2: at(14, 232), 1: at(14, 524) },
};

/** The piles of tiles, from sector 1. */
export const PILES: readonly Point[] = [at(226, 516), at(294, 516), at(362, 516)];

/** The corners of a hexagon around x, y. */
export function hexagon(radius: number, x = 0, y = 0): string {
  const half = radius * 0.866;
  const up = y - radius / 2;
  const down = y + radius / 2;
  return `M${x} ${y - radius}L${x + half} ${up}V${down}L${x} ${y + radius}L${x - half} ${down}V${up}z`;
}

/** Where the planets of a system lie around its star, by how many there are. */
export const ORBIT = 27;
const ANGLES: readonly (readonly number[])[] = [[], [-90], [-90, 90], [-90, 38, 142], [-135, -45, 45, 135]];
export function planetPlace(index: number, planets: number): Point {
  const angle = ((ANGLES[planets]?.[index] ?? 0) * Math.PI) / 180;
  return at(Math.round(Math.cos(angle) * ORBIT * 10) / 10, Math.round(Math.sin(angle) * ORBIT * 10) / 10);
}
