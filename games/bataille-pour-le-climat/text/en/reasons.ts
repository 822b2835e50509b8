/** Why something cannot be done, by rule. */
export const reasons = {
  'bpc.reason.BPC-CHR-2': 'You have already taken an action of this kind this turn; the two must be different.',
};
