import type { Seat } from '@kaya/engine';
import { Label, seatColour } from '@kaya/pieces';
import { components } from '../data/index.ts';
import type { Upgrade } from '../data/read.ts';
import { mayBuy } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { GEM_COLOURS, type Player } from '../types/index.ts';
import { ENERGY } from './colours.ts';
import { Crystal, GemRow, GemSign, PlanetSign, Sign } from './glyphs.tsx';
import type { OwnProps } from './OwnBoard.tsx';
import { ofPlayer } from './scene.ts';

/** Terraforming, extension and boosts, with their prices until they are bought. */
export function Upgrades({ view, player, seat }: OwnProps & { readonly player: Player }) {
  const single = components.upgrades.filter(({ effect }) => effect.op !== 'setRange');
  return (
    <g>
      {single.map((upgrade, i) => (
        <g key={upgrade.id} transform={`translate(${i < 3 ? 0 : 94} ${(i < 3 ? i : i - 3) * 39})`}>
          <UpgradePlate view={view} upgrade={upgrade} player={player} seat={seat} />
        </g>
      ))}
    </g>
  );
}

function UpgradePlate({
  upgrade: { id, effect, cost },
  view,
  player,
  seat,
}: Pick<OwnProps, 'view'> & {
  readonly upgrade: Upgrade;
  readonly player: Player;
  readonly seat: Seat;
}) {
  const bought = player.upgrades.includes(id);
  return (
    <g data-place={place.upgrade(id)}>
      <rect
        width="90"
        height="35"
        rx="6"
        fill={bought ? seatColour(seat) : 'var(--sunk)'}
        fillOpacity={bought ? 0.32 : 1}
        stroke={bought ? seatColour(seat) : mayBuy(view, seat, id) ? '#7df3e2' : 'var(--line)'}
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
export function GemsHeld({ view, pieces, seat, player }: OwnProps & { readonly player: Player }) {
  const held = ofPlayer(view, seat, 'gems');
  const supply = pieces.at(ofPlayer(view, seat, 'cubes'), 'cube');
  return (
    <g>
      <g data-place={held}>
        <rect width="76" height="116" rx="6" fill="var(--sunk)" stroke="var(--line)" />
        {GEM_COLOURS.map((colour, i) => (
          <g key={colour} data-place={place.gem(colour)} transform={`translate(0 ${i * 38})`}>
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
