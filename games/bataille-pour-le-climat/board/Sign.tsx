import { Glyph, ICON_SIDE } from '@kaya/pieces';
import { ENERGY, HAZARD, hazardOf, INFLUENCE } from './colours.ts';
import { ICONS, type IconName } from './icons.ts';
import { TOKEN } from './signOf.ts';

const COLOURS: Readonly<Partial<Record<string, string>>> = { ...INFLUENCE, ...ENERGY, ...HAZARD };

/** A picture as it looks on the board. */
export function Sign({ name: signed }: { readonly name: string }) {
  const name = signed.startsWith(TOKEN) ? iconOf(signed.slice(TOKEN.length)) : signed;
  if (!isIcon(name)) return null;
  const glyph = ICONS[name];
  const colour = COLOURS[name];
  if (colour === undefined) return <Glyph glyph={glyph} size={20} />;
  return (
    <svg width="20" height="20" viewBox={`-22 -22 ${ICON_SIDE + 44} ${ICON_SIDE + 44}`} aria-hidden="true">
      <circle cx={ICON_SIDE / 2} cy={ICON_SIDE / 2} r={ICON_SIDE / 2 + 22} fill={colour} />
      <path d={glyph} fill="#fff" />
    </svg>
  );
}

/** Regimes have an icon of their own, calamities that of their colour. */
function iconOf(token: string): string {
  return token === 'chaos' || token === 'dictatorship' ? token : hazardOf(token);
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
