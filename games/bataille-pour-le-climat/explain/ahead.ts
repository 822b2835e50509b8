// What of this turn's activation is still to come.
import type { ActivationPart, BpcState } from '../types/index.ts';

/** Is this part of the turn's activation still ahead? Between two turns it is that of the next one. */
export function isAhead({ agenda }: BpcState, part: ActivationPart): boolean {
  const isEnding = agenda.some((step) => step.do === 'end-of-turn');
  return !isEnding || agenda.some((step) => step.do === 'activate' || (step.do === 'activation' && step.part === part));
}
