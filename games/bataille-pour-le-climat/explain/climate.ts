// When the next climate consequence comes.

import { eventCard } from '../data/index.ts';
import { endOfTurnSpaces } from '../rules/events/climate.ts';
import { type BpcState, CLIMATE } from '../types/index.ts';
import { isAhead } from './ahead.ts';

export interface ClimateForecast {
  /** Climate consequences already on the event deck: the next turns draw them. */
  readonly waiting: number;
  readonly spacesToMeeting: number;
  readonly spacesPerTurn: number;
  /** The turn in which the pawns meet at the present level, 1 for this one; null: not before the game is over. */
  readonly turnsToMeeting: number | null;
}

export function climateForecast(view: BpcState): ClimateForecast {
  const spacesToMeeting = view.red - view.green;
  const spacesPerTurn = endOfTurnSpaces(view);
  return {
    waiting: view.deck.top.filter((card) => card === CLIMATE || eventCard(card).type === 'climate-consequence').length,
    spacesToMeeting,
    spacesPerTurn,
    turnsToMeeting: turnsToMeeting(view, spacesToMeeting, spacesPerTurn),
  };
}

/** BPC-ACT-10: the pawn moves in each turn's activation; once it has, the next move is the next turn's. */
function turnsToMeeting(view: BpcState, spaces: number, perTurn: number): number | null {
  if (perTurn === 0) return null;
  const turns = Math.ceil(spaces / perTurn) + (isAhead(view, 'climate') ? 0 : 1);
  return view.turn + turns - 1 <= view.lastTurn ? turns : null;
}
