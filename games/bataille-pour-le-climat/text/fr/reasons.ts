import type { reasons as english } from '../en/reasons.ts';

/** Why something cannot be done, by rule. */
export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'bpc.reason.BPC-CHR-2': 'Vous avez déjà fait une action de cette sorte ce tour-ci ; les deux doivent différer.',
};
