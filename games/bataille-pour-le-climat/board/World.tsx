import type { BoardProps } from '@kaya/engine';
import type { Pieces } from '@kaya/pieces';
import { links } from '../data/index.ts';
import { pendingGases } from '../explain/index.ts';
import { REGIONS, type RegionId } from '../ids.ts';
import type { Bpc } from '../types.ts';
import { landColour, SEA } from './colours.ts';
import { SHEET, SHEETS, WORLD } from './layout.ts';
import { LAND } from './map/regions.ts';
import { Region } from './Region.tsx';
import { type Lanes, strainOf } from './strain.ts';

/** The world map: nine regions with the lines between them, and on each its sheet. */
export function World(props: BoardProps<Bpc> & { readonly pieces: Pieces; readonly lanes: Lanes }) {
  const { view, lanes } = props;
  const gases = pendingGases(view);
  return (
    <g transform={`translate(${WORLD.x} ${WORLD.y})`}>
      <rect width={WORLD.width} height={WORLD.height} fill={SEA} />
      {REGIONS.map((id) => (
        <path
          key={id}
          d={LAND[id]}
          fill={landColour(strainOf(view, id, lanes[id]))}
          stroke="var(--paper)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ))}
      {REGIONS.flatMap((from) =>
        links[from]
          .filter((to) => REGIONS.indexOf(to) > REGIONS.indexOf(from))
          .map((to) => (
            <path
              key={`${from}-${to}`}
              d={line(from, to)}
              fill="none"
              stroke="var(--ink-soft)"
              strokeWidth="2"
              strokeDasharray="1 6"
              strokeLinecap="round"
              opacity=".75"
            />
          )),
      )}
      {REGIONS.map((id) => (
        <g key={id} transform={`translate(${SHEETS[id].x} ${SHEETS[id].y})`}>
          <Region {...props} id={id} next={gases.find((it) => it.region === id)?.next ?? view.regions[id].ghg} />
        </g>
      ))}
    </g>
  );
}

const middle = (id: RegionId) => ({ x: SHEETS[id].x + SHEET.width / 2, y: SHEETS[id].y + SHEET.height / 2 });

/** A line between two regions; North America and Indo-Australia meet across the Pacific, around the edge of the map. */
function line(from: RegionId, to: RegionId): string {
  const [a, b] = [middle(from), middle(to)];
  if (from === 'north-america' && to === 'indo-australia')
    return `M${a.x} ${a.y}L0 ${a.y + 90}M${WORLD.width} ${b.y - 90}L${b.x} ${b.y}`;
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
