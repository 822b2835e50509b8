// The prices of all connections worked out beforehand, for the search alone: it asks for millions of them.
import { packed, tollsOf, totalOf } from '../../data/tables/payments.ts';
import { priceOf, SEATS } from './ground.ts';

/** By seat that moves and lines that lie there: the same, packed. */
export const PACKED: readonly (readonly number[])[] = SEATS.map((seat) =>
  Array.from({ length: 1 << SEATS.length }, (_, owners) => packed(priceOf(owners, seat), seat)),
);
/** The same in all. */
export const TOTALS: readonly (readonly number[])[] = PACKED.map((payments) => payments.map(totalOf));
/** Is an opponent paid for it? */
export const PAYS: readonly (readonly boolean[])[] = PACKED.map((payments) => payments.map((it) => tollsOf(it) !== 0));
