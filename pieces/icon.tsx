import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { ICON_SIDE } from './icon-side.ts';

/** Glyphs by name, each on a square of `ICON_SIDE`. */
export type Icons = Readonly<Record<string, string>>;

interface Family {
  /** What the ids of its glyphs begin with. */
  readonly prefix: string;
  readonly icons: Icons;
}

const InSheet = createContext<Family | null>(null);

/** Puts every glyph into a drawing once; the icons inside refer to it. */
export function IconSheet({ prefix, icons, children }: Family & { readonly children: ReactNode }) {
  // The same family after every move: icons in parts that stand still are not drawn anew.
  const family = useMemo(() => ({ prefix, icons }), [prefix, icons]);
  return (
    <InSheet value={family}>
      <Glyphs {...family} />
      {children}
    </InSheet>
  );
}

const Glyphs = memo(function Glyphs({ prefix, icons }: Family) {
  return (
    <defs>
      {Object.entries(icons).map(([name, glyph]) => (
        <path key={name} id={`${prefix}-${name}`} d={glyph} />
      ))}
    </defs>
  );
});

interface IconProps {
  /** Of a glyph in the drawing's sheet. */
  readonly name: string;
  /** Its middle. */
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
}

/** One glyph inside a drawing, around x, y. */
export const Icon = memo(function Icon({ name, x = 0, y = 0, size, fill = 'var(--ink)' }: IconProps) {
  const family = useContext(InSheet);
  return (
    <use
      href={`#${family?.prefix}-${name}`}
      fill={fill}
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / ICON_SIDE)})`}
      pointerEvents="none"
    />
  );
});

interface GlyphProps {
  readonly glyph: string;
  readonly size: number;
  readonly fill?: string;
}

/** One glyph on its own, among HTML. */
export function Glyph({ glyph, size, fill = 'var(--ink)' }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${ICON_SIDE} ${ICON_SIDE}`}
      aria-hidden="true"
      style={{ flex: 'none', verticalAlign: '-0.15em' }}
    >
      <path d={glyph} fill={fill} />
    </svg>
  );
}

const round = (it: number): number => Math.round(it * 10000) / 10000;
