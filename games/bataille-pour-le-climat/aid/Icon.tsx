import { Glyph, ICON_SIDE } from '@kaya/pieces';
import { ENERGY, HAZARD, INFLUENCE, OIL } from '../board/colours.ts';
import { ICONS, type IconName } from '../board/icons.ts';

/** What stands in white on its colour, as on the board. */
const ON_COLOUR: Readonly<Partial<Record<IconName, string>>> = { ...INFLUENCE, ...ENERGY, ...HAZARD, oil: OIL };

/** The icons of Bataille pour le Climat on its player aid. */
export function Icon({ name, size }: { readonly name: string; readonly size: number }) {
  if (!isIcon(name)) return null;
  const colour = ON_COLOUR[name];
  if (colour === undefined) return <Glyph glyph={ICONS[name]} size={size} />;
  return (
    <svg width={size} height={size} viewBox={`-22 -22 ${ICON_SIDE + 44} ${ICON_SIDE + 44}`} aria-hidden="true">
      <circle cx={ICON_SIDE / 2} cy={ICON_SIDE / 2} r={ICON_SIDE / 2 + 22} fill={colour} />
      <path d={ICONS[name]} fill="#fff" />
    </svg>
  );
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
