/** So many orders may wait for a seat. */
export const MOST_ORDERS = 3;
/** So many conditions may stand before an order. */
export const MOST_CONDITIONS = 4;
