import { FLAME, OIL, SHIELD_COLOUR } from '../board/colours.ts';

const SHAPES: Readonly<Record<string, readonly [path: string, colour: string]>> = {
  coin: ['M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9z', OIL],
  post: ['M-2 10V-2H2V10zM0-11 5-3H-5z', FLAME],
  light: ['M0-10C7-2 6 9 0 9S-7-2 0-10z', FLAME],
  oil: ['M-6-4H6V10H-6zM-3-10H3V-4H-3z', OIL],
  shield: ['M0-10 9-6V1C9 7 4 10 0 11-4 10-9 7-9 1V-6z', SHIELD_COLOUR],
  points: ['M0-10 3-3 10-3 4 2 7 10 0 5-7 10-4 2-10-3-3-3z', 'var(--ink)'],
};

/** The icons of the Lamplighters on their player aid. */
export function Icon({ name, size }: { readonly name: string; readonly size: number }) {
  const [path, colour] = SHAPES[name] ?? [];
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={path} fill={colour} />
    </svg>
  );
}
