// What exists for speed alone: a payment in one number, with a byte for the bank and one for each of up to three opponents,
// in seat order. The top bit of each byte stays free, so that the numbers compare as they are.
import type { Seat } from '@kaya/engine';

/** What a way costs: to the bank, and to each seat. */
export interface Payment {
  readonly bank: number;
  readonly tolls: readonly number[];
}

/** No more than this goes to anybody … */
export const MOST_PAYABLE = 127;
/** … and no board has more spaces: those that a way has led through are the bits of two numbers. */
export const MOST_SPACES = 64;

/** Which byte counts what the mover pays to this opponent. */
function byteOf(opponent: Seat, mover: Seat): number {
  return opponent < mover ? opponent + 1 : opponent;
}

export function packed({ bank, tolls }: Payment, mover: Seat): number {
  return tolls.reduce((sum, toll, seat) => (seat === mover ? sum : sum | (toll << (8 * byteOf(seat, mover)))), bank);
}

export function unpacked(payment: number, mover: Seat, seats: number): Payment {
  const tolls: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    tolls.push(seat === mover ? 0 : (payment >> (8 * byteOf(seat, mover))) & MOST_PAYABLE);
  }
  return { bank: bankOf(payment), tolls };
}

export function bankOf(payment: number): number {
  return payment & MOST_PAYABLE;
}

/** What the opponents are paid, as one number. */
export function tollsOf(payment: number): number {
  return payment >> 8;
}

export function totalOf(payment: number): number {
  return (payment & 0x7f) + ((payment >> 8) & 0x7f) + ((payment >> 16) & 0x7f) + ((payment >> 24) & 0x7f);
}
