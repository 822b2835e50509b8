import type { Point } from '@kaya/pieces';
import type { GalaxyId, Sector } from '../types/index.ts';
import { HEX } from './layout.ts';

/** A galaxy: its spaces in order, the plate with its yields, and its two slots for stations. */
export interface GalaxyPlace {
  readonly spaces: readonly Point[];
  readonly plate: Point;
  readonly slots: readonly [Point, Point];
}

/** Where everything lies on the chart of the galaxies. */
export interface ChartPlan {
  readonly width: number;
  readonly height: number;
  readonly galaxies: Readonly<Partial<Record<GalaxyId, GalaxyPlace>>>;
  /** The edges between two sectors, from the left to the right, as paths. */
  readonly edges: readonly string[];
  /** Where the dots stand that say how far a sector is. */
  readonly parsecs: Readonly<Record<Sector, Point>>;
  /** The piles of tiles, from sector 1. */
  readonly piles: readonly Point[];
  readonly pileScale: number;
}

const STEP = 39;
const ROW = 67.5;

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
/** Two above, two below and a little to the left. */
function four(x: number, y: number, plate: Point): GalaxyPlace {
  return {
    spaces: [at(x, y), at(x + 2 * STEP, y), at(x - STEP, y + ROW), at(x + STEP, y + ROW)],
    plate,
    slots: [at(x - 56, y + 12), at(x + 96, y + 53)],
  };
}
/** Two, two and one. */
function five(x: number, y: number): GalaxyPlace {
  return {
    spaces: [at(x, y), at(x + 2 * STEP, y), at(x - STEP, y + ROW), at(x + STEP, y + ROW), at(x, y + 2 * ROW)],
    plate: at(x, y + 2 * ROW + HEX + 21),
    slots: [at(x - 64, y + 2 * ROW + 18), at(x + 64, y + 2 * ROW + 18)],
  };
}

const LEFT_EDGE = { 3: at(14, 22), 2: at(14, 232), 1: at(14, 524) } as const;
const WIDE_PILES = [at(226, 516), at(294, 516), at(362, 516)];

/** By the side of the board in use. */
const WIDE: Readonly<Record<string, ChartPlan>> = {
  '3-4': {
    width: 800,
    height: 574,
    galaxies: {
      red: down(105, 50),
      pink: down(300, 50),
      yellow: { ...pair(490, 62), slots: [at(396, 119), at(584, 119)] },
      brown: five(676, 58),
      blue: up(105, 254),
      green: down(300, 304),
      turquoise: down(484, 250),
      grey: pair(105, 458),
      orange: four(486, 452, at(668, 541)),
      beige: up(690, 352),
    },
    edges: [
      'M0 206C180 208 360 206 470 172S600 98 676 96 780 88 800 86',
      'M0 404C120 410 160 348 300 338S420 410 520 402 640 300 800 296',
    ],
    parsecs: LEFT_EDGE,
    piles: WIDE_PILES,
    pileScale: 1,
  },
  '2': {
    width: 800,
    height: 574,
    galaxies: {
      red: down(130, 50),
      pink: down(350, 50),
      green: down(290, 304),
      blue: up(512, 210),
      grey: pair(102, 446),
      orange: four(486, 452, at(668, 541)),
    },
    edges: ['M0 206C180 208 330 214 420 190S600 130 800 118', 'M0 396C120 404 160 348 290 338S430 388 520 384 660 360 800 352'],
    parsecs: LEFT_EDGE,
    piles: WIDE_PILES,
    pileScale: 1,
  },
};

/** The same galaxies on a sheet that is higher than wide. */
const TALL: Readonly<Record<string, ChartPlan>> = {
  '3-4': {
    width: 600,
    height: 832,
    galaxies: {
      red: down(104, 56),
      pink: down(300, 56),
      yellow: { ...pair(496, 56), slots: [at(479, 158), at(513, 158)] },
      brown: five(480, 238),
      blue: up(104, 272),
      turquoise: down(292, 272),
      green: down(300, 484),
      grey: pair(104, 486),
      beige: up(500, 522),
      orange: four(92, 664, at(116, 797)),
    },
    edges: [
      'M0 216C180 220 330 214 396 226S470 272 500 273 570 264 600 262',
      'M0 432C90 432 170 436 214 474S270 520 300 521 370 510 404 478 520 462 600 464',
    ],
    parsecs: { 3: at(11, 18), 2: at(11, 234), 1: at(11, 446) },
    piles: [at(296, 744), at(396, 744), at(496, 744)],
    pileScale: 1.42,
  },
  '2': {
    width: 600,
    height: 580,
    galaxies: {
      red: down(104, 56),
      pink: down(300, 56),
      blue: up(500, 150),
      green: down(300, 268),
      grey: pair(104, 336),
      orange: four(470, 372, at(500, 505)),
    },
    edges: ['M0 216C150 220 300 222 370 200S440 84 600 74', 'M0 280C60 280 180 262 240 302S380 326 420 322 520 318 600 316'],
    parsecs: { 3: at(11, 18), 2: at(11, 234), 1: at(11, 294) },
    piles: [at(58, 498), at(154, 498), at(250, 498)],
    pileScale: 1.3,
  },
};

export function chartPlan(side: string, portrait: boolean): ChartPlan | null {
  return (portrait ? TALL : WIDE)[side] ?? null;
}
