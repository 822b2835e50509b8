/** The map, in units of its own. */
export const MAP = { width: 1200, height: 430 } as const;
