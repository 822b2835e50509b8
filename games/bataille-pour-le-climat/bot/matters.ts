import type { BpcState, BpcStep } from '../types/index.ts';

/** Decisions on which games turn. Cards given and laid, windows and draws follow from them well enough at first sight. */
const WEIGHTY: ReadonlySet<BpcStep['do']> = new Set([
  'action',
  'move-to',
  'event-aci',
  'implant-what',
  'institution-option',
  'learn-tp',
  'pick-token',
  'electricity-operation',
  'draw-action',
]);

/** Is the decision that waits (or is voted on) worth thinking about? */
export function matters({ agenda }: BpcState): boolean {
  const step = agenda.at(-1);
  return step !== undefined && WEIGHTY.has(step.do === 'vote' ? step.about.do : step.do);
}
