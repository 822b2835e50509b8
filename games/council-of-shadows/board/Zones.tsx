import type { BoardProps, Seat } from '@kaya/engine';
import { Label, seatColour } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { idleZones, isPlanning, mayBuy, zoneAtWork } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { plannedCard } from '../rules/planning/planning.ts';
import { type Cos, type Player, SECTORS, type Zone } from '../types/index.ts';
import { CARD, Card } from './Card.tsx';
import { GemRow } from './glyphs.tsx';
import type { OwnProps } from './OwnBoard.tsx';
import { cardPiece, ofPlayer } from './scene.ts';

const WIDTH = 108;
export const ZONE = { step: 112, height: 158 } as const;

/** The zones of a player with their piles; while planning a card that could do nothing is marked, while acting the card at work. */
export function Zones(props: OwnProps & { readonly player: Player }) {
  const { view, seat, player } = props;
  const idle = isPlanning(view, seat) ? idleZones(view, seat) : [];
  const acting = zoneAtWork(view, seat);
  return player.zones.map((zone, i) => (
    <g key={zone.name} transform={`translate(${i * ZONE.step} 0)`}>
      <ZonePlace {...props} zone={zone} index={i} idle={idle.includes(i + 1)} acting={acting === i} />
    </g>
  ));
}

interface ZoneProps extends OwnProps {
  readonly player: Player;
  readonly zone: Zone;
  readonly index: number;
  readonly idle: boolean;
  readonly acting: boolean;
}

/** One zone: how far it reaches, what further steps cost, and its pile. */
function ZonePlace({ view, say, seat, player, zone, index, idle, acting }: ZoneProps) {
  const planned = plannedCard(player, index);
  const pile = planned === null ? zone.cards : [...zone.cards, planned];
  return (
    <g data-place={ofPlayer(view, seat, place.zone(index + 1))}>
      <g data-place={place.zone(index + 1)}>
        <rect
          x="4"
          y="25"
          width={WIDTH - 8}
          height="130"
          rx="8"
          fill="var(--sunk)"
          stroke={acting ? '#7df3e2' : 'var(--line)'}
          strokeWidth={acting ? 4 : 1}
          strokeDasharray={pile.length === 0 ? '4 4' : undefined}
        />
        {pile.length === 0 && (
          <Label x={WIDTH / 2} y={106} size={44} weight={700} anchor="middle" fill="#35387a">
            {index + 1}
          </Label>
        )}
        {pile.map((card, depth) => (
          <g key={card} data-piece={cardPiece(card, seat)} transform={`translate(${4 + (pile.length - 1 - depth) * 4} 26)`}>
            {depth === pile.length - 1 ? <Card id={card} say={say} /> : <Covered />}
            {card === planned && <Planned />}
          </g>
        ))}
        {idle && <Idle />}
      </g>
      {SECTORS.map((range) => (
        <RangeStep key={range} view={view} zone={zone} range={range} seat={seat} />
      ))}
    </g>
  );
}

/** Only the edge of a covered card is seen. */
function Covered() {
  return <rect width={CARD.width} height={CARD.height} rx="7" fill="#1d2a5c" stroke="#5a78c9" strokeWidth="1.5" />;
}

/** A card that is only planned. */
function Planned() {
  return (
    <rect
      width={CARD.width}
      height={CARD.height}
      rx="7"
      fill="none"
      stroke="#7df3e2"
      strokeWidth="2.5"
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

/** A warning: the card has nothing to do here. */
function Idle() {
  return (
    <g transform="translate(84 62)" pointerEvents="none">
      <path d="M0-13 13 10H-13z" fill="var(--warn)" stroke="#0a0b20" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M0-5V3M0 6v2" stroke="#0a0b20" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

/** A parsec of a zone: reached, or what it costs. */
function RangeStep({
  view,
  zone,
  range,
  seat,
}: Pick<BoardProps<Cos>, 'view'> & {
  readonly zone: Zone;
  readonly range: number;
  readonly seat: Seat;
}) {
  const reached = zone.range >= range;
  const upgrade = components.upgrades.find(
    ({ effect }) => effect.op === 'setRange' && effect.zone === zone.name && effect.range === range,
  );
  const x = 4 + (range - 1) * 34;
  const dots = SECTORS.filter((it) => it <= range);
  return (
    <g transform={`translate(${x} 0)`} data-place={upgrade === undefined ? undefined : place.upgrade(upgrade.id)}>
      <rect
        width="32"
        height="22"
        rx="5"
        fill={reached ? seatColour(seat) : 'var(--sunk)'}
        fillOpacity={reached ? 0.75 : 1}
        stroke={upgrade !== undefined && mayBuy(view, seat, upgrade.id) ? '#7df3e2' : 'var(--line)'}
      />
      <g pointerEvents="none">
        {dots.map((it) => (
          <circle
            key={it}
            cx={(reached ? 16 : 10) + (it - (range + 1) / 2) * 6}
            cy="11"
            r="2.4"
            fill={reached ? '#0c0d2c' : '#8d8cf0'}
          />
        ))}
      </g>
      {!reached && upgrade !== undefined && <GemRow gems={upgrade.cost} x={19} y={11} size={12} />}
    </g>
  );
}
