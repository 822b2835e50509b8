import type { Say } from '../text/index.ts';

const UNNAMED = { person: 'seat.person', bot: 'seat.bot', open: 'seat.open' } as const;

/** How somebody at a table is called; whoever has no name is called by the seat, in the reader's language. */
export function seatName(
  { kind, name }: { readonly kind: keyof typeof UNNAMED; readonly name: string },
  seat: number,
  say: Say,
): string {
  return name !== '' ? name : say(UNNAMED[kind], { number: seat + 1 });
}
