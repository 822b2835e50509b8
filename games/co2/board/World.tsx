import type { BoardProps } from '@kaya/engine';
import type { Pieces } from '@kaya/pieces';
import { nextSupply } from '../explain/index.ts';
import { eventRegion } from '../text/names.ts';
import { type Co2, REGIONS } from '../types.ts';
import { haze, LAND as LAND_COLOUR, SEA, SHORE, skyColour } from './colours.ts';
import { PLATES, WORLD } from './layout.ts';
import { LAND } from './map/regions.ts';
import { Region } from './Region.tsx';

/** Six continents on a calm sea, the haze of the sky above them, and on each its region's plate. */
export function World(props: BoardProps<Co2> & { readonly pieces: Pieces }) {
  const { pollution } = props.view;
  const threatened = props.view.event === null ? undefined : eventRegion(props.view.event);
  const fossils = nextSupply(props.view)?.fossils ?? [];
  return (
    <g transform={`translate(${WORLD.x} ${WORLD.y})`}>
      <rect width={WORLD.width} height={WORLD.height} fill={SEA} />
      {REGIONS.map((id) => (
        <path key={id} d={LAND[id]} fill={LAND_COLOUR} stroke={SHORE} strokeWidth="1.2" strokeLinejoin="round" />
      ))}
      <linearGradient id="co2-haze" x2="0" y2="1">
        <stop offset="0" stopColor={skyColour(pollution)} stopOpacity={0.2 + 0.35 * haze(pollution)} />
        <stop offset="1" stopColor={skyColour(pollution)} stopOpacity={0.2 * haze(pollution)} />
      </linearGradient>
      <rect width={WORLD.width} height={WORLD.height} fill="url(#co2-haze)" pointerEvents="none" />
      {REGIONS.map((id) => (
        <g key={id} transform={`translate(${PLATES[id].x} ${PLATES[id].y})`}>
          <Region {...props} id={id} lacks={fossils.some((it) => it.region === id)} threatened={threatened === id} />
        </g>
      ))}
    </g>
  );
}
