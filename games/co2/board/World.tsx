import { nextSupply } from '../explain/index.ts';
import { REGIONS } from '../types/index.ts';
import { haze, LAND as LAND_COLOUR, SEA, SHORE, skyColour } from './colours.ts';
import { LAND, MAP } from './map/regions.ts';
import { Region } from './Region.tsx';
import type { Shown } from './shown.ts';

/** Six continents on a calm sea, the haze of the sky above them, and on each its region's plate. */
export function World(props: Shown) {
  const { pollution } = props.view;
  const { world, plates } = props.layout;
  const next = nextSupply(props.view);
  const fossils = next?.fossils ?? [];
  return (
    <g transform={`translate(${world.x} ${world.y})`}>
      <rect width={world.width} height={world.height} fill={SEA} />
      {props.portrait !== true && (
        <g transform={`scale(${world.width / MAP.width} ${world.height / MAP.height})`}>
          {REGIONS.map((id) => (
            <path key={id} d={LAND[id]} fill={LAND_COLOUR} stroke={SHORE} strokeWidth="1.2" strokeLinejoin="round" />
          ))}
        </g>
      )}
      <linearGradient id="co2-haze" x2="0" y2="1">
        <stop offset="0" stopColor={skyColour(pollution)} stopOpacity={0.2 + 0.35 * haze(pollution)} />
        <stop offset="1" stopColor={skyColour(pollution)} stopOpacity={0.2 * haze(pollution)} />
      </linearGradient>
      <rect width={world.width} height={world.height} fill="url(#co2-haze)" pointerEvents="none" />
      {REGIONS.map((id) => (
        <g key={id} transform={`translate(${plates[id].x} ${plates[id].y})`}>
          <Region
            {...props}
            id={id}
            coming={fossils.find((it) => it.region === id)?.slot}
            threatened={next?.event?.region === id}
          />
        </g>
      ))}
    </g>
  );
}
