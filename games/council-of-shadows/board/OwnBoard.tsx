import { at, type BoardProps, type Seat } from '@kaya/engine';
import { type Pieces, seatColour } from '@kaya/pieces';
import type { Cos } from '../types/index.ts';
import { Glass } from './glyphs.tsx';
import { Outlook } from './Outlook.tsx';
import { Powers, powersHeight } from './Powers.tsx';
import { ofPlayer } from './scene.ts';
import { GemsHeld, Upgrades } from './Upgrades.tsx';
import { ZONE, Zones } from './Zones.tsx';

export type OwnProps = BoardProps<Cos> & { readonly pieces: Pieces; readonly seat: Seat };
type Props = OwnProps & { readonly width: number; readonly height: number };

const OUTLOOK = 212;
const UPGRADES = 190;
const GEMS = 84;
const PANEL = 154;

/** The board of one player: zones with their cards and ranges, what can be bought for it, gems, powers, and what comes of it. */
export function OwnBoard(props: Props) {
  const { view, seat, width, height } = props;
  return (
    <g data-place={ofPlayer(view, seat, 'board')}>
      <Glass width={width} height={height} edge={seatColour(seat)} />
      {props.portrait === true ? <Below {...props} /> : <Beside {...props} />}
    </g>
  );
}

/** All in one strip. */
function Beside(props: Props) {
  const player = at(props.view.players, props.seat);
  const upgrades = 10 + player.zones.length * ZONE.step;
  const gems = upgrades + UPGRADES;
  const powers = gems + GEMS;
  return (
    <>
      <g transform="translate(8 6)">
        <Zones {...props} player={player} />
      </g>
      <g transform={`translate(${upgrades} 6)`}>
        <Upgrades {...props} player={player} />
      </g>
      <g transform={`translate(${gems} 6)`}>
        <GemsHeld {...props} player={player} />
      </g>
      <g transform={`translate(${powers} 6)`}>
        <Powers {...props} player={player} width={props.width - OUTLOOK - 14 - powers} height={PANEL} />
      </g>
      <g transform={`translate(${props.width - OUTLOOK - 6} 6)`}>
        <Outlook {...props} width={OUTLOOK} />
      </g>
    </>
  );
}

/** On a phone: the zones as large as they can be, then what can be bought, what comes of it, and the powers. */
const EDGE = 8;
const zoneScale = (zones: number, width: number): number => Math.min(1.5, (width - 2 * EDGE) / (zones * ZONE.step));
const buyScale = (width: number): number => (width - 2 * EDGE) / (UPGRADES + GEMS);

export function ownHeight({ view }: Pick<OwnProps, 'view'>, seat: Seat, width: number): number {
  const player = at(view.players, seat);
  return rows(player.zones.length, width).powers + powersHeight(view, player) + EDGE;
}

/** Where each row begins. */
function rows(zones: number, width: number): { readonly buy: number; readonly outlook: number; readonly powers: number } {
  const buy = EDGE + ZONE.height * zoneScale(zones, width);
  const outlook = buy + (PANEL + 4) * buyScale(width);
  return { buy, outlook, powers: outlook + PANEL + 10 };
}

function Below(props: Props) {
  const { view, seat, width } = props;
  const player = at(view.players, seat);
  const scale = zoneScale(player.zones.length, width);
  const large = buyScale(width);
  const { buy, outlook, powers } = rows(player.zones.length, width);
  return (
    <>
      <g transform={`translate(${(width - player.zones.length * ZONE.step * scale) / 2} ${EDGE}) scale(${scale})`}>
        <Zones {...props} player={player} />
      </g>
      <g transform={`translate(${EDGE} ${buy}) scale(${large})`}>
        <Upgrades {...props} player={player} />
      </g>
      <g transform={`translate(${EDGE + UPGRADES * large} ${buy}) scale(${large})`}>
        <GemsHeld {...props} player={player} />
      </g>
      <g transform={`translate(${EDGE} ${outlook})`}>
        <Outlook {...props} width={width - 2 * EDGE} />
      </g>
      <g transform={`translate(${EDGE} ${powers})`}>
        <Powers {...props} player={player} width={width - 2 * EDGE} height={powersHeight(view, player)} />
      </g>
    </>
  );
}
