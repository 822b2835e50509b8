import { at, type BoardProps, type Seat } from '@kaya/engine';
import { Label, type Pieces, seatColour } from '@kaya/pieces';
import type { Upgrade } from '../data/components.ts';
import { GEM_COLOURS, SECTORS } from '../data/effects.ts';
import { components } from '../data/index.ts';
import { canPay } from '../rules/paying.ts';
import type { Cos, Player, Zone } from '../types.ts';
import { CARD, Card } from './Card.tsx';
import { ENERGY } from './colours.ts';
import { Crystal, GemRow, GemSign, Glass, PlanetSign, Sign } from './glyphs.tsx';
import { OWN } from './layout.ts';
import { Outlook } from './Outlook.tsx';
import { Powers } from './Powers.tsx';
import { cardPiece, ofPlayer, plannedCard } from './scene.ts';

export type OwnProps = BoardProps<Cos> & { readonly pieces: Pieces; readonly seat: Seat };

const ZONE = { width: 108, step: 112 } as const;
const OUTLOOK = 188;

/** The board of one player: zones with their cards and ranges, what can be bought for it, gems, powers, and what comes of it. */
export function OwnBoard(props: OwnProps) {
  const { view, seat } = props;
  const player = at(view.players, seat);
  const upgrades = 8 + player.zones.length * ZONE.step + 2;
  const gems = upgrades + 190;
  const powers = gems + 84;
  return (
    <g transform={`translate(${OWN.x} ${OWN.y})`} data-place={ofPlayer(view, seat, 'board')}>
      <Glass width={OWN.width} height={OWN.height} edge={seatColour(seat)} />
      {player.zones.map((zone, i) => (
        <g key={zone.name} transform={`translate(${8 + i * ZONE.step} 6)`}>
          <ZonePlace {...props} player={player} zone={zone} index={i} />
        </g>
      ))}
      <g transform={`translate(${upgrades} 6)`}>
        <Upgrades {...props} player={player} />
      </g>
      <g transform={`translate(${gems} 6)`}>
        <GemsHeld {...props} player={player} />
      </g>
      <g transform={`translate(${powers} 6)`}>
        <Powers {...props} player={player} width={OWN.width - OUTLOOK - 14 - powers} />
      </g>
      <g transform={`translate(${OWN.width - OUTLOOK - 6} 6)`}>
        <Outlook {...props} width={OUTLOOK} />
      </g>
    </g>
  );
}

/** One zone: how far it reaches, what further steps cost, and its pile. */
function ZonePlace({
  view,
  say,
  seat,
  player,
  zone,
  index,
}: OwnProps & { readonly player: Player; readonly zone: Zone; readonly index: number }) {
  const planned = plannedCard(player, index);
  const pile = planned === null ? zone.cards : [...zone.cards, planned];
  return (
    <g data-place={ofPlayer(view, seat, `zone:${index + 1}`)}>
      <g data-place={`zone:${index + 1}`}>
        <rect
          x="4"
          y="25"
          width={ZONE.width - 8}
          height="130"
          rx="8"
          fill="var(--sunk)"
          stroke="var(--line)"
          strokeDasharray={pile.length === 0 ? '4 4' : undefined}
        />
        <Label x={ZONE.width / 2} y={106} size={44} weight={700} face="title" anchor="middle" fill="#35387a">
          {index + 1}
        </Label>
        {pile.map((card, depth) => (
          <g key={card} data-piece={cardPiece(card, seat)} transform={`translate(${4 + (pile.length - 1 - depth) * 4} 26)`}>
            {depth === pile.length - 1 ? <Card id={card} say={say} /> : <Covered />}
            {card === planned && (
              <rect
                width={CARD.width}
                height={CARD.height}
                rx="7"
                fill="none"
                stroke="#7df3e2"
                strokeWidth="2.5"
                strokeDasharray="6 4"
              />
            )}
          </g>
        ))}
      </g>
      {SECTORS.map((range) => (
        <RangeStep key={range} player={player} zone={zone} range={range} seat={seat} />
      ))}
    </g>
  );
}

/** Only the edge of a covered card is seen. */
function Covered() {
  return <rect width={CARD.width} height={CARD.height} rx="7" fill="#1d2a5c" stroke="#5a78c9" strokeWidth="1.5" />;
}

/** A parsec of a zone: reached, or what it costs. */
function RangeStep({
  player,
  zone,
  range,
  seat,
}: {
  readonly player: Player;
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
    <g transform={`translate(${x} 0)`} data-place={upgrade === undefined ? undefined : `upgrade:${upgrade.id}`}>
      <rect
        width="32"
        height="22"
        rx="5"
        fill={reached ? seatColour(seat) : 'var(--sunk)'}
        fillOpacity={reached ? 0.75 : 1}
        stroke={!reached && upgrade !== undefined && canPay(player.gems, upgrade.cost) ? '#7df3e2' : 'var(--line)'}
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

/** Terraforming, extension and boosts, with their prices until they are bought. */
function Upgrades({ player, seat }: OwnProps & { readonly player: Player }) {
  const single = components.upgrades.filter(({ effect }) => effect.op !== 'setRange');
  return (
    <g>
      {single.map((upgrade, i) => (
        <g key={upgrade.id} transform={`translate(${i < 3 ? 0 : 94} ${(i < 3 ? i : i - 3) * 39})`}>
          <UpgradePlate upgrade={upgrade} player={player} seat={seat} />
        </g>
      ))}
    </g>
  );
}

function UpgradePlate({
  upgrade: { id, effect, cost },
  player,
  seat,
}: {
  readonly upgrade: Upgrade;
  readonly player: Player;
  readonly seat: Seat;
}) {
  const bought = player.upgrades.includes(id);
  const affordable = !bought && canPay(player.gems, cost);
  return (
    <g data-place={`upgrade:${id}`}>
      <rect
        width="90"
        height="35"
        rx="6"
        fill={bought ? seatColour(seat) : 'var(--sunk)'}
        fillOpacity={bought ? 0.32 : 1}
        stroke={bought ? seatColour(seat) : affordable ? '#7df3e2' : 'var(--line)'}
        strokeWidth="1.3"
      />
      {effect.op === 'unlockPlanet' && <PlanetSign type={effect.type} x={19} y={17.5} size={22} faint={!bought} />}
      {effect.op === 'unlockStacking' && (
        <Sign name="extension" x={19} y={17.5} size={23} fill={bought ? '#f0edff' : '#8d8cf0'} />
      )}
      {effect.op === 'gainEnergy' && (
        <g opacity={bought ? 0.6 : 1}>
          <Sign name="energy" x={12} y={17.5} size={18} fill={ENERGY} />
          <Label x={20} y={24} size={17} weight={750} fill={ENERGY}>
            {`+${effect.amount}`}
          </Label>
        </g>
      )}
      {bought ? <Crystal seat={seat} x={70} y={17} size={18} /> : <GemRow gems={cost} x={50} y={17.5} size={18} />}
    </g>
  );
}

/** The gems one holds, and the cubes still before one. */
function GemsHeld({ view, pieces, seat, player }: OwnProps & { readonly player: Player }) {
  const held = ofPlayer(view, seat, 'gems');
  const supply = pieces.at(ofPlayer(view, seat, 'cubes'), 'cube');
  return (
    <g>
      <g data-place={held}>
        <rect width="76" height="116" rx="6" fill="var(--sunk)" stroke="var(--line)" />
        {GEM_COLOURS.map((colour, i) => (
          <g key={colour} data-place={`gem:${colour}`} transform={`translate(0 ${i * 38})`}>
            <rect x="2" y="2" width="72" height="36" rx="5" fill="transparent" />
            {pieces.at(held, `gem-${colour}`).map((piece) => (
              <g key={piece.id} data-piece={piece.id}>
                <GemSign colour={colour} x={22} y={20} size={24} />
              </g>
            ))}
            {player.gems[colour] === 0 && (
              <g opacity=".3">
                <GemSign colour={colour} x={22} y={20} size={24} />
              </g>
            )}
            <Label
              x={54}
              y={29}
              size={24}
              weight={800}
              anchor="middle"
              fill={player.gems[colour] === 0 ? 'var(--ink-soft)' : 'var(--ink)'}
            >
              {player.gems[colour]}
            </Label>
          </g>
        ))}
      </g>
      <g data-place={ofPlayer(view, seat, 'cubes')} transform="translate(0 120)">
        <rect width="76" height="34" rx="6" fill="var(--sunk)" stroke="var(--line)" />
        {supply.slice(-3).map((piece) => (
          <g key={piece.id} data-piece={piece.id}>
            <Crystal seat={seat} x={22} y={17} size={19} />
          </g>
        ))}
        <Label x={54} y={23} size={17} weight={650} anchor="middle" fill="var(--ink-soft)">
          {supply.length}
        </Label>
      </g>
    </g>
  );
}
