/** An object that has nothing beside what is named. */
export const closed = { additionalProperties: false } as const;
