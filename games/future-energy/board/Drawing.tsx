import type { BoardProps } from '@kaya/engine';
import { IconSheet, type Pieces, Sheet, usePieces } from '@kaya/pieces';
import { type ReactNode, useMemo, useRef } from 'react';
import { components } from '../data/index.ts';
import type { FutureEnergy } from '../types/index.ts';
import { type Arrangement, arrange } from './arrangement.ts';
import { Cables } from './Cables.tsx';
import { SEA } from './colours.ts';
import { Europe, Regions } from './Europe.tsx';
import { Goals } from './Goals.tsx';
import { ICONS } from './icons.ts';
import { LineGains } from './LineGains.tsx';
import { type Layout, layoutFor } from './layout.ts';
import { Matches } from './Matches.tsx';
import { Names } from './Names.tsx';
import { Networks } from './Networks.tsx';
import { Offers } from './Offers.tsx';
import { idOf, usePointed } from './pointed.ts';
import { RouteLines, RoutePrices, routesShown } from './Routes.tsx';
import { layingLines } from './reachable.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { CrewOnMap, Spaces } from './Spaces.tsx';
import { scene } from './scene.ts';

/** The common table of Future Energy: an engineer's drawing of Europe, and what is for sale. */
export function Drawing(props: BoardProps<FutureEnergy>) {
  const { view, portrait, room } = props;
  const pieces = usePieces(view, props.viewer, scene);
  const layout = layoutFor({ ...(portrait === undefined ? {} : { portrait }), ...(room === undefined ? {} : { room }) });
  const arrangement = useMemo(() => arrange(view, components.display.length, layout), [view, layout]);
  const { width, height } = arrangement.sheet;
  const all = { ...props, pieces, layout, arrangement };
  return (
    <Sheet width={width} height={height} least={layout.names - 0.3}>
      <IconSheet prefix="fe" icons={ICONS}>
        <rect width={width} height={height} fill={SEA} />
        <Europe seats={view.players.length} layout={layout} />
        <Pointed {...all}>
          <Cables {...all} />
          <Regions {...all} />
          <Spaces {...all} />
          <Offers {...all} />
        </Pointed>
      </IconSheet>
    </Sheet>
  );
}

interface PointedProps extends BoardProps<FutureEnergy> {
  readonly pieces: Pieces;
  readonly arrangement: Arrangement;
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** The map with what shows when it is needed: under it the network of a player, over it what is looked for and the ways of the crew. */
function Pointed({ children, view, say, pieces, arrangement, layout }: PointedProps) {
  const root = useRef<SVGGElement>(null);
  const pointed = usePointed(root);
  const routes = routesShown({ view, pointed, layout, say });
  const pointedSeat = idOf(pointed, 'score');
  const laying = layingLines(view);
  const seat = pointedSeat === null ? laying : Number(pointedSeat);
  return (
    <g ref={root}>
      {seat !== null && <Networks view={view} seat={seat} layout={layout} />}
      {children}
      <Matches view={view} pointed={pointed} layout={layout} />
      <RouteLines {...routes} />
      <Names seats={view.players.length} layout={layout} say={say} />
      <CrewOnMap view={view} pieces={pieces} layout={layout} />
      <Goals view={view} layout={layout} />
      {laying !== null && <LineGains view={view} seat={laying} layout={layout} say={say} />}
      <ScoreTable view={view} arrangement={arrangement} say={say} />
      <RoutePrices {...routes} zoom={layout.zoom} />
    </g>
  );
}
