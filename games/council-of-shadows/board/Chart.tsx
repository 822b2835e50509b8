import { at, type BoardProps, pileSize } from '@kaya/engine';
import { Label, type Pieces, type Point } from '@kaya/pieces';
import { galaxyOf, layoutFor } from '../data/index.ts';
import { planetsToCome } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { type Cos, SECTORS, type Sector } from '../types/index.ts';
import { SPACE } from './colours.ts';
import { ClosedGalaxy, Galaxy } from './Galaxy.tsx';
import type { ChartPlan } from './galaxies.ts';
import { PlanetSign } from './glyphs.tsx';
import { hexagon } from './layout.ts';
import { Sky } from './Sky.tsx';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

const BACK = hexagon(26);

/** The chart of the galaxies, with the piles of tiles that are still to be discovered. */
export function Chart({ plan, ...props }: Props & { readonly plan: ChartPlan }) {
  const layout = layoutFor(props.view.seats);
  const roomOnTheRight = plan.width > 600 && layout.side === '2' && props.view.automa === null;
  return (
    <g>
      <Sky plan={plan} />
      <g transform={roomOnTheRight ? 'translate(46 0)' : undefined}>
        {SECTORS.map((sector) => (
          <Parsecs key={sector} {...plan.parsecs[sector]} sector={sector} />
        ))}
        {layout.closedGalaxies.map((id) => {
          const lies = plan.galaxies[id];
          return lies === undefined ? null : <ClosedGalaxy key={id} id={galaxyOf(id).id} lies={lies} say={props.say} />;
        })}
        {layout.galaxies.map((galaxy) => {
          const lies = plan.galaxies[galaxy.id];
          if (lies === undefined) return null;
          const spaces = layout.spaces.filter((space) => space.galaxy === galaxy.id);
          return <Galaxy key={galaxy.id} {...props} galaxy={galaxy} lies={lies} spaces={spaces} />;
        })}
        {SECTORS.map((sector) => (
          <g key={sector} transform={pileAt(plan, sector)}>
            <SectorPile view={props.view} sector={sector} />
          </g>
        ))}
      </g>
    </g>
  );
}

function pileAt({ piles, pileScale }: ChartPlan, sector: Sector): string {
  const { x, y } = at(piles, sector - 1);
  return `translate(${x} ${y}) scale(${pileScale})`;
}

/** How far a sector is: as many dots as parsecs. */
function Parsecs({ x, y, sector }: Point & { readonly sector: Sector }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      {SECTORS.filter((it) => it <= sector).map((it) => (
        <circle key={it} cy={(it - 1) * 10} r="3.4" fill="#a9a6ff" />
      ))}
    </g>
  );
}

/** The face-down tiles of a sector, how many there are, and which of its planets are still to be discovered. */
function SectorPile({ view, sector }: Pick<Props, 'view'> & { readonly sector: Sector }) {
  const left = pileSize(at(view.sectorPiles, sector - 1));
  return (
    <g data-place={place.sectorPile(sector)} opacity={left === 0 ? 0.4 : 1}>
      <rect x="-31" y="-32" width="62" height="86" rx="8" fill="rgb(9 10 34 / .7)" stroke="var(--line)" />
      {[4, 2, 0].map((lift) => (
        <path key={lift} d={BACK} transform={`translate(0 ${lift})`} fill={SPACE.tile} stroke="#8d8cf0" strokeWidth="1.2" />
      ))}
      <Label x={0} y={6} size={23} weight={800} anchor="middle">
        {left}
      </Label>
      <g pointerEvents="none">
        {SECTORS.filter((it) => it <= sector).map((it) => (
          <circle key={it} cx={(it - (sector + 1) / 2) * 7} cy="16" r="2.2" fill="#a9a6ff" />
        ))}
        {planetsToCome(view, sector).map(({ type, left: planets }, i) => (
          <g key={type}>
            <PlanetSign type={type} x={(i - 1) * 20} y={34} size={11} />
            <Label x={(i - 1) * 20} y={51} size={16.4} weight={600} anchor="middle" fill="var(--ink-soft)">
              {planets}
            </Label>
          </g>
        ))}
      </g>
    </g>
  );
}
