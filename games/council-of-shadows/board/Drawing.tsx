import type { BoardProps } from '@kaya/engine';
import { IconSheet, type Pieces, type Point, Sheet, usePieces } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { layoutFor } from '../data/index.ts';
import type { Cos } from '../types/index.ts';
import { AUTOMA_HEIGHT, Automa } from './Automa.tsx';
import { Chart } from './Chart.tsx';
import { NIGHT, SPACE } from './colours.ts';
import { chartPlan } from './galaxies.ts';
import { ICONS } from './icons.ts';
import { type DeskPlan, deskFor, LONG_OFFER, type MarketPlan, PHONE, TALL_MARKET, tallOffer, WIDE_MARKET } from './layout.ts';
import { Market, Piles } from './Market.tsx';
import { Offer, offered, offersMany } from './Offer.tsx';
import { OwnBoard, ownHeight } from './OwnBoard.tsx';
import { scene, shownSeat } from './scene.ts';
import { Tracks, tracksHeight } from './Tracks.tsx';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

const moved = ({ x, y }: Point, scale = 1): string => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/** From here on a window shows everything at one glance; a narrower one is moved over what lies below each other. */
const WIDE_ENOUGH = 880;

/** The common table of Council of Shadows, with the board of whoever looks at it. */
export function Drawing(props: BoardProps<Cos>) {
  const pieces = usePieces(props.view, props.viewer, scene);
  const { room, portrait } = props;
  if (portrait === true || (room !== undefined && (room.height === null || room.width < WIDE_ENOUGH)))
    return <OnPhone {...props} portrait={true} pieces={pieces} />;
  const measured = room === undefined || room.height === null ? null : { width: room.width, height: room.height };
  return <OnDesk {...props} pieces={pieces} desk={deskFor(measured)} />;
}

/** Everything at one glance. */
function OnDesk({ desk, ...props }: Props & { readonly desk: DeskPlan }) {
  const { view, viewer, pieces } = props;
  const plan = chartPlan(layoutFor(view.seats).side, false);
  return (
    <Table width={desk.width} height={desk.height}>
      {plan !== null && (
        <g transform={`scale(${desk.chart})`}>
          <Chart {...props} plan={plan} />
        </g>
      )}
      {(desk.piles.lie === 'row' || offersMany(props) === 0) && (
        <g transform={moved(desk.piles)}>
          <Piles view={view} pieces={pieces} lie={desk.piles.lie} />
        </g>
      )}
      {view.automa !== null && (
        <g transform={moved(desk.automa, desk.chart)}>
          <Automa {...props} width={desk.automa.width} height={desk.automa.height} />
        </g>
      )}
      {offersMany(props) > 0 ? (
        <g transform={moved(desk.tracks)}>
          <Offer {...props} plan={LONG_OFFER} />
        </g>
      ) : (
        <>
          <g transform={moved(desk.tracks)}>
            <Tracks {...props} width={desk.tracks.width} />
          </g>
          <g transform={moved(desk.market)}>
            <MarketOrOffer {...props} plan={WIDE_MARKET} />
          </g>
        </>
      )}
      <g transform={moved(desk.own)}>
        <OwnBoard {...props} seat={shownSeat(view, viewer)} width={desk.own.width} height={desk.own.height} />
      </g>
    </Table>
  );
}

/** What is offered for one choice only covers the market, which is not needed for that choice. */
function MarketOrOffer(props: Props & { readonly plan: MarketPlan }) {
  return offered(props) === null ? <Market {...props} /> : <Offer {...props} />;
}

interface Panel {
  readonly name: string;
  readonly x: number;
  readonly height: number;
  readonly scale: number;
  readonly drawn: ReactNode;
}

/**
 * Below each other, as wide as the sheet, and always in the same order, so that one knows where to look and nothing moves
 * without having happened: neighbours are what one compares (counters and plan, own board and market, offer and chart).
 * What is offered comes into view before all else that is asked about.
 */
function OnPhone(props: Props) {
  const panels = panelsOf(props);
  const starts = panels.map((_, i) => panels.slice(0, i).reduce<number>((y, { height }) => y + height + PHONE.gap, PHONE.edge));
  const last = panels.at(-1);
  return (
    <Table width={PHONE.width} height={(starts.at(-1) ?? 0) + (last?.height ?? 0) + PHONE.end}>
      {panels.map(({ name, x, scale, drawn }, i) => (
        <g key={name} transform={moved({ x, y: starts[i] ?? 0 }, scale)} data-together={name === 'market' ? 'first' : ''}>
          {drawn}
        </g>
      ))}
    </Table>
  );
}

function panelsOf(props: Props): Panel[] {
  const { view, viewer } = props;
  const plan = chartPlan(layoutFor(view.seats).side, true);
  const seat = shownSeat(view, viewer);
  const inner = PHONE.width - 2 * PHONE.edge;
  const large = inner / TALL_MARKET.width;
  const own = ownHeight(props, seat, inner);
  const many = offersMany(props);
  const market = many > 0 ? tallOffer(many) : TALL_MARKET;
  const panel = (name: string, height: number, drawn: ReactNode, scale = 1): Panel => ({
    name,
    x: name === 'chart' ? 0 : PHONE.edge,
    height: height * scale,
    scale,
    drawn,
  });
  return [
    panel('tracks', tracksHeight(props, inner), <Tracks {...props} width={inner} />),
    panel('own', own, <OwnBoard {...props} seat={seat} width={inner} height={own} />),
    panel('market', market.height, <MarketOrOffer {...props} plan={market} />, large),
    ...(plan === null ? [] : [panel('chart', plan.height, <Chart {...props} plan={plan} />, PHONE.width / plan.width)]),
    ...(view.automa === null ? [] : [panel('automa', AUTOMA_HEIGHT, <Automa {...props} width={inner} height={AUTOMA_HEIGHT} />)]),
  ];
}

function Table({ width, height, children }: { readonly width: number; readonly height: number; readonly children: ReactNode }) {
  return (
    <Sheet width={width} height={height}>
      <IconSheet prefix="cos" icons={ICONS}>
        <g style={NIGHT}>
          <rect width={width} height={height} fill={SPACE.deep} />
          {children}
        </g>
      </IconSheet>
    </Sheet>
  );
}
