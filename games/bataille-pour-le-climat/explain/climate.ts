// When the next climate consequence comes, and what the next activation does to each region's gases.

import { eventCard } from '../data/index.ts';
import { endOfTurnSpaces } from '../rules/events/climate.ts';
import { births, emissions, greenhouseGases, populationAfter } from '../rules/regions/region.ts';
import { type BpcState, CLIMATE, REGIONS, type RegionId } from '../types/index.ts';
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

/** What each region's cube shows, and what it would show after its next activation if only births came in between. */
export function pendingGases(view: BpcState): { readonly region: RegionId; readonly now: number; readonly next: number }[] {
  return REGIONS.map((region) => {
    const sheet = view.regions[region];
    const population = populationAfter(sheet.population, births(view, sheet));
    return { region, now: sheet.ghg, next: greenhouseGases(population, emissions(view, region)) };
  });
}
