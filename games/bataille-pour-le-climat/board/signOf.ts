import { colourOf } from '../data/index.ts';
import { type BpcAction, CALAMITIES, HAZARDS, type Token } from '../types/index.ts';

/** What an answer is about: a colour, a pawn or a kind of electricity, or the action itself. */
export function signOf(action: BpcAction): string | null {
  if ('colour' in action) return action.colour;
  if (action.do === 'arrange') return null;
  if ('card' in action) return colourOf(action.card);
  if ('token' in action) return hazardOf(action.token);
  if ('kind' in action) return action.kind;
  return action.do === 'replace' ? action.to : action.do;
}

/** The colour of a calamity; refugees are yellow, regimes have their own icon. */
function hazardOf(token: Token | 'chaos' | 'dictatorship'): string {
  if (token === 'chaos' || token === 'dictatorship') return token;
  const at = CALAMITIES.findIndex((it) => it === token);
  return HAZARDS[Math.floor((at * HAZARDS.length) / CALAMITIES.length)] ?? 'yellow';
}
