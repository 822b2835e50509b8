import { against, legalIn, type Reason, type Seat } from '@kaya/engine';
import type { Spot } from '../rules/table.ts';
import { constructing } from '../rules/turn/construct.ts';
import { type Cost, costOf, plantFor } from '../rules/turn/plants.ts';
import type { Co2State, LobbyId, PlantId } from '../types/index.ts';
import { onOwnTurn } from './own-turn.ts';

/** A plant on a project, as one player sees it. */
export interface BuildingChance {
  /** The top plant of the project's type; null where there is no project or the stack is empty. */
  readonly plant: PlantId | null;
  readonly points: number;
  readonly cost: Cost | null;
  /** What stands against building it now without a card; empty where it can be built. */
  readonly reasons: readonly Reason[];
  /** Own lobby cards with which it can be built. Of other seats nobody can tell. */
  readonly withCards: readonly LobbyId[];
  /** The main action of this turn is spent (CO2-TRN-1). */
  readonly mainActionTaken: boolean;
}

/** Why can't I build here? */
export function buildingChance(seen: Co2State, seat: Seat, spot: Spot): BuildingChance {
  const view = onOwnTurn(seen, seat);
  const plant = plantFor(view, spot);
  return {
    plant: plant?.id ?? null,
    points: plant?.points ?? 0,
    cost: costOf(view, spot, seat, null),
    reasons: againstBuilding(view, seat, spot),
    withCards: cardsThatHelp(view, seat, spot),
    mainActionTaken: view.turn.main,
  };
}

/** Who could build here now, for all that the table can see? Shown before somebody proposes or installs for the others. */
export function whoCanBuild(view: Co2State, spot: Spot): readonly Seat[] {
  return view.players.flatMap((_, seat) => (againstBuilding(view, seat, spot).length === 0 ? [seat] : []));
}

/** What stands against building there without a card. */
function againstBuilding(view: Co2State, seat: Seat, { region, space }: Spot): readonly Reason[] {
  return against(constructing, view, { do: 'construct', seat }, { do: 'construct', region, space, card: null });
}

function cardsThatHelp(view: Co2State, seat: Seat, { region, space }: Spot): LobbyId[] {
  const versions = legalIn(constructing, view, { do: 'construct', seat });
  return versions.flatMap((it) => (it.card !== null && it.region === region && it.space === space ? [it.card] : []));
}
