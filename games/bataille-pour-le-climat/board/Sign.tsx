import { Glyph, ICON_SIDE } from '@kaya/pieces';
import { CALAMITIES, HAZARDS } from '../types/index.ts';
import { ENERGY, HAZARD, INFLUENCE } from './colours.ts';
import { ICONS, type IconName } from './icons.ts';
import { TOKEN } from './signOf.ts';

const COLOURS: Readonly<Partial<Record<string, string>>> = { ...INFLUENCE, ...ENERGY, ...HAZARD };

/** A picture as it looks on the board. */
export function Sign({ name: signed }: { readonly name: string }) {
  const name = signed.startsWith(TOKEN) ? hazardOf(signed.slice(TOKEN.length)) : signed;
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

/** The colour of a calamity; refugees are yellow, regimes have their own icon. */
function hazardOf(token: string): string {
  if (token === 'chaos' || token === 'dictatorship') return token;
  const at = CALAMITIES.findIndex((it) => it === token);
  return HAZARDS[Math.floor((at * HAZARDS.length) / CALAMITIES.length)] ?? 'yellow';
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
