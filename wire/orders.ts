/** So many orders may wait for a seat. */
export const MOST_ORDERS = 3;
