import { Coin, Glyph, ICON_SIDE, Pawn } from '@kaya/pieces';
import { CEP, ENERGY, FOSSIL, MONEY, ON_FOSSIL, onSurface, TECH, UN_LAURELS } from '../board/colours.ts';
import { ICONS, type IconName } from '../board/icons.ts';

/** What stands on a tile of its own colour, as on the board. */
const ON_TILE: Readonly<Partial<Record<IconName, readonly [tile: string, sign: string]>>> = {
  forestation: [ENERGY.forestation, '#fff'],
  solar: [ENERGY.solar, '#fff'],
  'cold-fusion': [ENERGY['cold-fusion'], '#fff'],
  biomass: [ENERGY.biomass, '#fff'],
  recycling: [ENERGY.recycling, '#fff'],
  coal: [FOSSIL.coal, ON_FOSSIL],
  oil: [FOSSIL.oil, ON_FOSSIL],
  gas: [FOSSIL.gas, ON_FOSSIL],
  cep: [CEP, '#fff'],
};

const INK: Readonly<Partial<Record<IconName, string>>> = { tech: onSurface(TECH), 'un-goal': UN_LAURELS };

/** The icons of CO₂ on its player aid: those of the board, money and a scientist. */
export function Icon({ name, size }: { readonly name: string; readonly size: number }) {
  if (name === 'money')
    return (
      <Coin size={size} fill={MONEY}>
        $
      </Coin>
    );
  if (name === 'scientist')
    return (
      <svg width={size} height={size} viewBox="-14 -28 28 30" aria-hidden="true">
        <Pawn seat={0} x={0} y={0} />
      </svg>
    );
  if (!isIcon(name)) return null;
  const [tile, sign] = ON_TILE[name] ?? [];
  if (tile === undefined) return <Glyph glyph={ICONS[name]} size={size} fill={INK[name] ?? 'var(--ink)'} />;
  return (
    <svg width={size} height={size} viewBox={`-20 -20 ${ICON_SIDE + 40} ${ICON_SIDE + 40}`} aria-hidden="true">
      <rect x="-20" y="-20" width={ICON_SIDE + 40} height={ICON_SIDE + 40} rx="34" fill={tile} />
      <path d={ICONS[name]} fill={sign} />
    </svg>
  );
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
