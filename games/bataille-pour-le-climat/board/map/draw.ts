// Draws the nine regions from Natural Earth's countries and writes `regions.ts`: node games/bataille-pour-le-climat/board/map/draw.ts

import { writeFileSync } from 'node:fs';
import { atlas, drawn, NOT_DRAWN, regionsModule, type WorldBox, world } from '@kaya/pieces/map';
import { REGIONS, type RegionId } from '../../types/index.ts';
import { COUNTRIES, OTHERS } from './countries.ts';
import { MAP } from './size.ts';

/** The map, in units of the board. */
const BOX: WorldBox = { ...MAP, north: 74, south: -56 };

const { names, outlines } = atlas('coarse');
const listed = new Set([...Object.values(COUNTRIES).flat(), ...NOT_DRAWN]);
const unlisted = new Set(names.filter((name) => !listed.has(name)));

function land(region: RegionId): string {
  const own = region === OTHERS ? unlisted : new Set(COUNTRIES[region]);
  return drawn(outlines(own, world(BOX)), { island: 26, corner: 5 });
}

const lands = Object.fromEntries(REGIONS.map((region) => [region, land(region)]));
writeFileSync(new URL('regions.ts', import.meta.url), regionsModule('../../ids.ts', BOX, lands));
