import type { BoardProps } from '@kaya/engine';
import { Label, SeatMark } from '@kaya/pieces';
import type { BoardRegion } from '../data/index.ts';
import { mapOf } from '../data/map.ts';
import { type Majority, majorities } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { region as regionName } from '../text/words.ts';
import type { FutureEnergy } from '../types.ts';
import { HAIR, INK, LAND as PAPER, tint } from './colours.ts';
import { geometryOf } from './geometry.ts';
import { MAP, onBoard } from './layout.ts';
import { LAND } from './map/land.ts';

/** The paper: a grid, the coasts in hairlines, the regions in pale tints, and who leads in each. */
export function Europe({ view, say }: BoardProps<FutureEnergy>) {
  const { board } = mapOf(view);
  const { regions, borders } = geometryOf(view);
  const land = LAND[board.id] ?? { europe: '', elsewhere: '' };
  const standing = majorities(view);
  return (
    <g>
      <defs>
        <pattern id="fe-grid" width="36" height="36" patternUnits="userSpaceOnUse">
          <path d="M36 0H0V36" fill="none" stroke={HAIR} strokeWidth=".7" opacity=".55" />
        </pattern>
        <clipPath id="fe-map">
          <rect width={MAP.width} height={MAP.height} />
        </clipPath>
        <clipPath id="fe-land">
          <path d={land.europe} />
        </clipPath>
      </defs>
      <g clipPath="url(#fe-map)">
        <rect width={MAP.width} height={MAP.height} fill="url(#fe-grid)" />
        {board.regions.map(({ id, hex }, i) => (
          <path key={id} d={regions[i]} fill={tint(hex)} opacity=".22" />
        ))}
        <path d={land.elsewhere} fill={PAPER} stroke={HAIR} strokeWidth="1" opacity=".6" />
        <path d={land.europe} fill={PAPER} stroke={INK} strokeWidth="9" strokeLinejoin="round" strokeOpacity=".13" />
        <path d={land.europe} fill={PAPER} />
        <g clipPath="url(#fe-land)">
          {board.regions.map(({ id, hex }, i) => (
            <path key={id} d={regions[i]} fill={tint(hex)} stroke={tint(hex)} strokeWidth="1" opacity=".9" />
          ))}
          <rect width={MAP.width} height={MAP.height} fill="url(#fe-grid)" opacity=".5" />
        </g>
        <path d={land.europe} fill="none" stroke={INK} strokeWidth="1.1" strokeLinejoin="round" />
        <path d={borders} fill="none" stroke={INK} strokeWidth="1.4" strokeDasharray="10 4 2 4" opacity=".55" />
      </g>
      <path d={`M${MAP.width} 0V${MAP.height}`} stroke={INK} strokeWidth="1.5" />
      {board.regions.map((it, i) => (
        <RegionSign key={it.id} region={it} standing={standing[i]} name={say(regionName(it.id))} />
      ))}
    </g>
  );
}

interface SignProps {
  readonly region: BoardRegion;
  readonly standing: Majority | undefined;
  readonly name: string;
}

/** The name of a region, and how many plants each player has there, the leader first. */
function RegionSign({ region, standing, name }: SignProps) {
  const spot = onBoard({ x: region.labelX, y: region.labelY });
  const plants = standing?.plants ?? [];
  const present = plants.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : [])).sort((a, b) => b.count - a.count);
  const step = 27;
  const width = Math.max(76, present.length * step + 10);
  const x = Math.min(Math.max(spot.x, width / 2 + 4), MAP.width - width / 2 - 4);
  const y = Math.min(Math.max(spot.y, 14), MAP.height - (present.length > 0 ? 40 : 20));
  return (
    <g data-place={place.region(region.id)} transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y="-11"
        width={width}
        height={present.length > 0 ? 43 : 22}
        rx="3"
        fill={tint(region.hex)}
        stroke={INK}
        strokeWidth="1"
        fillOpacity=".85"
      />
      <Label x={0} y={5} size={14} weight={650} anchor="middle" room={width - 10}>
        {name}
      </Label>
      {present.map(({ seat, count }, i) => (
        <g key={seat} transform={`translate(${(i - (present.length - 1) / 2) * step - 6} 21)`}>
          <SeatMark seat={seat} size={12} />
          <Label x={9} y={5} size={14} weight={700}>
            {count}
          </Label>
        </g>
      ))}
    </g>
  );
}
