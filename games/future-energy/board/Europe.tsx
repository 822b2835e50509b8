import { same, type Words } from '@kaya/engine';
import { counted, Label, SeatMark } from '@kaya/pieces';
import { memo } from 'react';
import type { BoardRegion } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { type Majority, majorities } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { region as regionName } from '../text/names.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { HAIR, INK, LAND as PAPER, tint } from './colours.ts';
import { geometryOf } from './geometry.ts';
import { fromWide, type Layout, onMap, signSpot } from './layout.ts';
import { LAND } from './map/land.ts';
import { CELL, COLUMNS, signOf } from './signs.ts';

/** The paper: a grid, the coasts in hairlines, the regions in pale tints. It never changes during a game. */
export const Europe = memo(function Europe({ seats, layout }: { readonly seats: number; readonly layout: Layout }) {
  const table = { players: counted(seats) };
  const { board } = mapOf(table);
  const { regions, borders } = geometryOf(table, layout);
  const land = LAND[board.id] ?? { europe: '', elsewhere: '' };
  const { width, height } = layout;
  const bent = fromWide(layout);
  return (
    // A layer of its own: what lies on it changes with every move, and the coasts are not painted anew each time.
    <g pointerEvents="none" style={{ willChange: 'opacity' }}>
      <defs>
        <pattern id="fe-grid" width="36" height="36" patternUnits="userSpaceOnUse">
          <path d="M36 0H0V36" fill="none" stroke={HAIR} strokeWidth=".7" strokeOpacity=".55" />
        </pattern>
        <clipPath id="fe-map">
          <rect width={width} height={height} />
        </clipPath>
        <clipPath id="fe-land">
          <path d={land.europe} transform={bent} />
        </clipPath>
      </defs>
      <g clipPath="url(#fe-map)">
        <rect width={width} height={height} fill="url(#fe-grid)" />
        {board.regions.map(({ id, hex }, i) => (
          <path key={id} d={regions[i]} fill={tint(hex)} fillOpacity=".22" />
        ))}
        <g transform={bent}>
          <path d={land.elsewhere} fill={PAPER} stroke={HAIR} strokeWidth="1" opacity=".6" />
          <path d={land.europe} fill={PAPER} stroke={INK} strokeWidth="9" strokeLinejoin="round" strokeOpacity=".13" />
          <path d={land.europe} fill={PAPER} />
        </g>
        <g clipPath="url(#fe-land)">
          {board.regions.map(({ id, hex }, i) => (
            <path key={id} d={regions[i]} fill={tint(hex)} stroke={tint(hex)} strokeWidth="1" opacity=".9" />
          ))}
          <rect width={width} height={height} fill="url(#fe-grid)" fillOpacity=".5" />
        </g>
        <path d={land.europe} fill="none" stroke={INK} strokeWidth="1.1" strokeLinejoin="round" transform={bent} />
        <path d={borders} fill="none" stroke={INK} strokeWidth="1.4" strokeDasharray="10 4 2 4" strokeOpacity=".55" />
      </g>
      <path d={`M${width} 0V${height}H0`} fill="none" stroke={INK} strokeWidth="1.5" />
    </g>
  );
});

/** The names of the regions, and who leads in each. */
export function Regions({ view, say, layout }: RegionsProps) {
  const { board } = mapOf(view);
  const majority = majorities(view);
  return board.regions.map((it, i) => (
    <RegionSign key={it.id} region={it} majority={majority[i]} name={say(regionName(it.id))} layout={layout} />
  ));
}

interface RegionsProps {
  readonly view: FutureEnergyState;
  readonly layout: Layout;
  say(words: Words): string;
}

interface SignProps {
  readonly region: BoardRegion;
  readonly majority: Majority | undefined;
  readonly name: string;
  readonly layout: Layout;
}

/** The name of a region, and how many plants each player has there, the leader first. */
const RegionSign = memo(function RegionSign({ region, majority, name, layout }: SignProps) {
  const { zoom } = layout;
  const plants = majority?.plants ?? [];
  const present = plants.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : [])).sort((a, b) => b.count - a.count);
  const { x, y, width, height } = signOf(region, present.length, layout);
  const leads = signSpot(region.id, layout)?.leads;
  const end = leads === undefined ? null : onMap(leads, layout);
  return (
    <>
      {end !== null && (
        <g pointerEvents="none">
          <path d={`M${x + (width / 2) * zoom} ${y + (height / 2) * zoom}L${end.x} ${end.y}`} stroke={INK} strokeWidth="1" />
          <circle cx={end.x} cy={end.y} r="3" fill={INK} />
        </g>
      )}
      <g data-place={place.region(region.id)} transform={`translate(${x} ${y}) scale(${zoom})`}>
        <rect width={width} height={height} rx="3" fill={tint(region.hex)} stroke={INK} strokeWidth="1" fillOpacity=".94" />
        <Label x={width / 2} y={15} size={14.8} weight={650} anchor="middle" room={width - 8}>
          {name}
        </Label>
        {present.map(({ seat, count }, i) => {
          const inRow = Math.min(COLUMNS, present.length - Math.floor(i / COLUMNS) * COLUMNS);
          const column = (i % COLUMNS) - (inRow - 1) / 2;
          return (
            <g
              key={seat}
              transform={`translate(${width / 2 + column * CELL.width - 7} ${29 + Math.floor(i / COLUMNS) * CELL.height})`}
            >
              <SeatMark seat={seat} size={12} />
              <Label x={9} y={5} size={14.8} weight={700}>
                {count}
              </Label>
            </g>
          );
        })}
      </g>
    </>
  );
}, same);
