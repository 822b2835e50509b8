// When the next climate consequence comes, and what the next activation does to each region's gases.

import { eventCard } from '../data/index.ts';
import { endOfTurnSpaces } from '../rules/events/climate.ts';
import { births, emissions, greenhouseGases } from '../rules/regions/region.ts';
import { type BpcState, CLIMATE, REGIONS, type RegionId } from '../types/index.ts';

export interface ClimateForecast {
  /** Climate consequences already on the event deck: the next turns draw them. */
  readonly waiting: number;
  readonly spacesToMeeting: number;
  readonly spacesPerTurn: number;
  /** Ends of turns until the pawns meet at the present level, this turn's included; null: never. */
  readonly turnsToMeeting: number | null;
}

export function climateForecast(view: BpcState): ClimateForecast {
  const spacesToMeeting = view.red - view.green;
  const spacesPerTurn = endOfTurnSpaces(view);
  return {
    waiting: view.deck.top.filter((card) => card === CLIMATE || eventCard(card).type === 'climate-consequence').length,
    spacesToMeeting,
    spacesPerTurn,
    turnsToMeeting: spacesPerTurn === 0 ? null : Math.ceil(spacesToMeeting / spacesPerTurn),
  };
}

/** What each region's cube shows, and what it would show after its next activation if only births came in between. */
export function pendingGases(view: BpcState): { readonly region: RegionId; readonly now: number; readonly next: number }[] {
  return REGIONS.map((region) => {
    const sheet = view.regions[region];
    const population = Math.max(1, sheet.population + births(view, sheet));
    return { region, now: sheet.ghg, next: greenhouseGases(population, emissions(view, region)) };
  });
}
