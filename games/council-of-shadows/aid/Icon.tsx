import { Glyph } from '@kaya/pieces';
import { Crystal, GemSign, PlanetSign } from '../board/glyphs.tsx';
import { ICONS, type IconName } from '../board/icons.ts';
import { GEM_COLOURS, PLANET_TYPES } from '../types/index.ts';

/** On paper of either theme, where the board's own light colours would not be read. */
const COLOURS: Readonly<Partial<Record<IconName, string>>> = {
  energy: 'color-mix(in srgb, #d9a400 72%, var(--ink))',
  consumption: 'color-mix(in srgb, #d8386a 78%, var(--ink))',
};

/** The icons of Council of Shadows on its player aid: those of the board, gems, planets and a cube. */
export function Icon({ name, size }: { readonly name: string; readonly size: number }) {
  const gem = GEM_COLOURS.find((colour) => colour === name);
  const planet = PLANET_TYPES.find((type) => type === name);
  if (gem !== undefined || planet !== undefined || name === 'cube')
    return (
      <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
        {gem !== undefined && <GemSign colour={gem} x={0} y={0} size={20} onPaper />}
        {planet !== undefined && <PlanetSign type={planet} x={0} y={0} size={21} />}
        {name === 'cube' && <Crystal seat={0} x={0} y={0} size={18} />}
      </svg>
    );
  return isIcon(name) ? <Glyph glyph={ICONS[name]} size={size} fill={COLOURS[name] ?? 'var(--ink)'} /> : null;
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
