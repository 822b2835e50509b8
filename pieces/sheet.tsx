import type { ReactNode } from 'react';

/** The drawing of a common table: one SVG that fills the room it is given. The site names it and walks through its places. */
export function Sheet({
  width,
  height,
  least,
  children,
}: {
  readonly width: number;
  readonly height: number;
  /** The size of its smallest letters: the site shows it at least so large that they can be read. */
  readonly least?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      role="presentation"
      data-least={least}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid meet"
      style={{ display: 'block', userSelect: 'none' }}
    >
      {children}
    </svg>
  );
}
