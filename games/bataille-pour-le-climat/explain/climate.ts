// When the next climate consequence is drawn.

import { eventCard } from '../data/index.ts';
import { endOfTurnSpaces } from '../rules/events/climate.ts';
import { type BpcState, CLIMATE } from '../types/index.ts';
import { isAhead } from './ahead.ts';

export interface ClimateForecast {
  /** Climate consequences already on the event deck: the next turns draw them. */
  readonly waiting: number;
  readonly spacesToMeeting: number;
  readonly spacesPerTurn: number;
  /** In how many turns a consequence is the event, at the present level: 0 is this one; null: not before the game is over. */
  readonly inTurns: number | null;
}

export function climateForecast(view: BpcState): ClimateForecast {
  const spacesToMeeting = view.red - view.green;
  const spacesPerTurn = endOfTurnSpaces(view);
  return {
    waiting: view.deck.top.filter(isConsequence).length,
    spacesToMeeting,
    spacesPerTurn,
    inTurns: inTurns(view, spacesToMeeting, spacesPerTurn),
  };
}

function isConsequence(card: string): boolean {
  return card === CLIMATE || eventCard(card).type === 'climate-consequence';
}

/** What waits on the deck is drawn in its order; what a meeting lays on it (BPC-CLI-4) is the event of the turn after. */
function inTurns(view: BpcState, spaces: number, perTurn: number): number | null {
  const waiting = view.deck.top.findIndex(isConsequence);
  const drawn = waiting < 0 ? Number.POSITIVE_INFINITY : waiting + (isRevealed(view) ? 1 : 0);
  const met = perTurn === 0 ? Number.POSITIVE_INFINITY : Math.ceil(spaces / perTurn) + (isAhead(view, 'climate') ? 0 : 1);
  const turns = Math.min(drawn, met);
  return view.turn + turns <= view.lastTurn ? turns : null;
}

/** Is the event of this turn drawn already? */
function isRevealed({ agenda }: BpcState): boolean {
  return !agenda.some(({ do: step }) => step === 'turn' || step === 'begin-turn' || step === 'reveal-event' || step === 'reveal');
}
