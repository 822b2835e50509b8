import { colourOf } from '../data/index.ts';
import type { BpcAction } from '../types/index.ts';

/** How the names of tokens begin: their pictures are those of their kind. */
export const TOKEN = 'token:';

/** What an answer is about: a colour, a pawn or a kind of electricity, or the action itself. */
export function signOf(action: BpcAction): string | null {
  if ('colour' in action) return action.colour;
  if (action.do === 'arrange') return null;
  if ('card' in action) return colourOf(action.card);
  if ('token' in action) return `${TOKEN}${action.token}`;
  if ('kind' in action) return action.kind;
  return action.do === 'replace' ? action.to : action.do;
}
