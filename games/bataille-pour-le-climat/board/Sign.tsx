import { Glyph, ICON_SIDE } from '@kaya/pieces';
import { colourOf } from '../data/index.ts';
import { type BpcAction, CALAMITIES, HAZARDS, type Token } from '../types/index.ts';
import { ENERGY, HAZARD, INFLUENCE } from './colours.ts';
import { ICONS, type IconName } from './icons.ts';

const COLOURS: Readonly<Partial<Record<string, string>>> = { ...INFLUENCE, ...ENERGY, ...HAZARD };

/** What an answer is about, as it looks on the board. */
export function Sign({ action }: { readonly action: BpcAction }) {
  const name = nameOf(action);
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

/** The icon of a colour, a pawn or a kind of electricity, or of the action itself. */
function nameOf(action: BpcAction): string {
  if ('colour' in action) return action.colour;
  if (action.do === 'arrange') return '';
  if ('card' in action) return colourOf(action.card) ?? '';
  if ('token' in action) return hazardOf(action.token);
  if ('kind' in action) return action.kind;
  return action.do === 'replace' ? action.to : action.do;
}

/** The colour of a calamity; refugees are yellow, regimes have their own icon. */
function hazardOf(token: Token | 'chaos' | 'dictatorship'): string {
  if (token === 'chaos' || token === 'dictatorship') return token;
  const at = CALAMITIES.findIndex((it) => it === token);
  return HAZARDS[Math.floor((at * HAZARDS.length) / CALAMITIES.length)] ?? 'yellow';
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
