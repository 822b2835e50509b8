const SHAPES = [
  'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
  'M10 2L18.5 17H1.5Z',
  'M3 3H17V17H3Z',
  'M10 1L19 10L10 19L1 10Z',
  'M6 2.5H14L18.5 10L14 17.5H6L1.5 10Z',
] as const;

/** The colour and shape of a player. Decoration: the name stands beside it. */
export function SeatMark({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg className="seat-mark" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} fill={`var(--seat-${seat % SHAPES.length})`} />
    </svg>
  );
}
