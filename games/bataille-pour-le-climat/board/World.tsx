import type { BoardProps } from '@kaya/engine';
import { type Pieces, Still } from '@kaya/pieces';
import { memo, useEffect, useState } from 'react';
import { links } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { type Bpc, REGIONS, type RegionId } from '../types/index.ts';
import { regionAskedAbout } from './about.ts';
import { landColour, SEA } from './colours.ts';
import { comingTo } from './coming.ts';
import type { Layout } from './layout.ts';
import { Region } from './Region.tsx';
import { crossesPacific, Ends, middle, Ways } from './Routes.tsx';
import { type Lanes, strainOf } from './strain.ts';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly lanes: Lanes; readonly layout: Layout };

/** The world map: nine regions with the lines between them, and on each its sheet. */
export function World(props: Props) {
  const { view, lanes, layout } = props;
  const { world, land, sheets } = layout;
  const coasts = useCoasts(land !== null);
  const about = regionAskedAbout(view);
  return (
    <g transform={`translate(${world.x} ${world.y})`}>
      <clipPath id="bpc-world">
        <rect width={world.width} height={world.height} />
      </clipPath>
      <rect width={world.width} height={world.height} fill={SEA} />
      {land !== null && coasts !== null && (
        <g clipPath="url(#bpc-world)">
          <g transform={`translate(${land.x} ${land.y}) scale(${land.scale})`}>
            {REGIONS.map((id) => (
              <Land key={id} coast={coasts[id]} fill={landColour(strainOf(view, id, lanes[id]))} />
            ))}
          </g>
        </g>
      )}
      <Lines layout={layout} />
      <Ways {...props} />
      {REGIONS.map((id) => (
        <g key={id} data-about={about === id ? '' : undefined} transform={`translate(${sheets[id].x} ${sheets[id].y})`}>
          <Sheet {...props} id={id} />
        </g>
      ))}
      <Ends {...props} />
    </g>
  );
}

/** A region's sheet, drawn anew only when something on it has changed. */
function Sheet(props: Props & { readonly id: RegionId }) {
  const { view, id, lanes, pieces, layout, locale } = props;
  const coming = comingTo(view, id);
  const guests = view.players.flatMap((player, who) => (player.place === id ? [who, player.seat, player.character] : []));
  const active = activeRegion(view) === id && view.outcome === null;
  const hit = view.event?.target === id;
  const drawn = [
    locale,
    view.regions[id],
    lanes[id],
    pieces.at(place.region(id)),
    coming,
    guests,
    view.active,
    active,
    hit,
    layout.sheet,
  ];
  return <Still of={JSON.stringify(drawn)} draw={() => <Region {...props} coming={coming} />} />;
}

type Coasts = Readonly<Record<RegionId, string>>;

/** The table is played on its sheets: the coasts below them come when it is at rest; null: not yet. */
function useCoasts(wanted: boolean): Coasts | null {
  const [coasts, setCoasts] = useState<Coasts | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(async () => setCoasts((await import('./map/regions.ts')).LAND), AT_REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  return coasts;
}

const AT_REST = 2500;

const Land = memo(function Land({ coast, fill }: { readonly coast: string; readonly fill: string }) {
  return <path d={coast} fill={fill} stroke="var(--paper)" strokeWidth="1.4" strokeLinejoin="round" />;
});

/** The lines between regions. */
const Lines = memo(function Lines({ layout }: { readonly layout: Layout }) {
  const pairs = REGIONS.flatMap((from) =>
    links[from].filter((to) => REGIONS.indexOf(to) > REGIONS.indexOf(from)).map((to) => [from, to] as const),
  );
  return (
    <path
      d={pairs.map(([from, to]) => line(from, to, layout)).join('')}
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="2.4"
      strokeDasharray="1 6"
      strokeLinecap="round"
      opacity=".8"
      pointerEvents="none"
    />
  );
});

function line(from: RegionId, to: RegionId, layout: Layout): string {
  const [a, b] = [middle(from, layout), middle(to, layout)];
  if (layout.land !== null && crossesPacific(from, to))
    return `M${a.x} ${a.y}L0 ${a.y + 20}M${layout.world.width} ${b.y - 70}L${b.x} ${b.y}`;
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
