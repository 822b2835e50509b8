import { Coin, Glyph } from '@kaya/pieces';
import { CERTIFICATE, CLOSED, CREW, INK, MONEY } from '../board/colours.ts';
import { TokenBadge } from '../board/glyphs.tsx';
import { ICONS, type IconName } from '../board/icons.ts';
import { TOKEN_TYPES } from '../types/index.ts';

const COLOURS: Readonly<Partial<Record<IconName, string>>> = {
  certificate: CERTIFICATE,
  closed: CLOSED,
  crew: `color-mix(in srgb, ${CREW} 80%, var(--ink))`,
  points: 'color-mix(in srgb, #e3b23c 80%, var(--ink))',
};

/** The icons of Future Energy on its player aid: those of the board, and money. */
export function Icon({ name, size }: { readonly name: string; readonly size: number }) {
  const token = name === 'joker' ? name : TOKEN_TYPES.find((type) => type === name);
  if (token !== undefined) return <TokenBadge id={token} size={size} />;
  if (name === 'money')
    return (
      <Coin size={size} fill={MONEY}>
        M
      </Coin>
    );
  return isIcon(name) ? <Glyph glyph={ICONS[name]} size={size} fill={COLOURS[name] ?? INK} /> : null;
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
