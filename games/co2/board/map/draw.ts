// Draws the six regions from Natural Earth's countries and writes `regions.ts`: node games/co2/board/map/draw.ts
import { writeFileSync } from 'node:fs';
import { atlas, drawn, NOT_DRAWN, regionsModule, type WorldBox, world } from '@kaya/pieces/map';
import { REGIONS, type RegionId } from '../../types/index.ts';
import { COUNTRIES, OTHERS, RUSSIA } from './countries.ts';

/** The map, in units of the board. */
const BOX: WorldBox = { width: 1200, height: 392, north: 74, south: -56 };
/** Europe ends and Asia begins here, in the middle of Russia. */
const URALS = 60;

const { names, outlines } = atlas('coarse');
const listed = new Set([...Object.values(COUNTRIES).flat(), ...NOT_DRAWN, RUSSIA]);
const unlisted = new Set(names.filter((name) => !listed.has(name)));
const atlantic = world(BOX)([-30, 0])?.[0] ?? 0;
const urals = world(BOX)([URALS, 0])?.[0] ?? BOX.width;
const russia = new Set([RUSSIA]);

function land(region: RegionId): string {
  const own = region === OTHERS ? unlisted : new Set(COUNTRIES[region]);
  const found = outlines(own, world(BOX, region === 'europe' ? atlantic : 0));
  if (region === 'europe') found.push(...outlines(russia, world(BOX, atlantic, urals)));
  if (region === 'asia') found.push(...outlines(russia, world(BOX, urals)));
  return drawn(found, { island: 14, corner: 2.2 });
}

const lands = Object.fromEntries(REGIONS.map((region) => [region, land(region)]));
writeFileSync(new URL('regions.ts', import.meta.url), regionsModule('../../types/index.ts', BOX, lands));
