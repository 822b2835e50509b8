/** From one seed the same position always gets the same advice. */
export const HINT_SEED = 'hint';
