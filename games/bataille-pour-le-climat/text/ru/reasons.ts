import type { reasons as english } from '../en/reasons.ts';

/** Why something cannot be done, by rule. */
export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'bpc.reason.BPC-CHR-2': 'Такое действие в этом ходу уже было; действия должны быть разными.',
};
