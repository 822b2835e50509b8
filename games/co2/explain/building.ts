import type { Reason, Seat } from '@kaya/engine';
import { constructing } from '../rules/construct.ts';
import { type Cost, canConstructAt, costOf, topPlant } from '../rules/plants.ts';
import { player, projectAt, type Spot } from '../rules/table.ts';
import type { Co2Action, Co2State, LobbyId, PlantId } from '../types.ts';
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
  const project = projectAt(view, spot);
  const plant = project === null ? undefined : topPlant(view, project.type);
  return {
    plant: plant?.id ?? null,
    points: plant?.points ?? 0,
    cost: costOf(view, spot, seat, null),
    reasons: reasonsAgainst(view, seat, { do: 'construct', region: spot.region, space: spot.space, card: null }),
    withCards: cardsThatHelp(view, seat, spot),
    mainActionTaken: view.turn.main,
  };
}

/** Who could build here now, for all that the table can see? Shown before somebody proposes or installs for the others. */
export function whoCanBuild(view: Co2State, spot: Spot): readonly Seat[] {
  return view.players.flatMap((_, seat) => (canConstructAt(view, spot, seat, null) ? [seat] : []));
}

/** The blockers of the rules themselves, so that the explanation cannot drift from the law. */
function reasonsAgainst(view: Co2State, seat: Seat, action: Extract<Co2Action, { do: 'construct' }>): Reason[] {
  const step = { do: 'construct', seat } as const;
  return (constructing.blockers?.construct ?? [])
    .filter((blocker) => blocker.when(view, action, seat, step))
    .map((blocker) => ({ rule: blocker.rule, values: blocker.values?.(view, action, seat, step) ?? {} }));
}

function cardsThatHelp(view: Co2State, seat: Seat, { region, space }: Spot): LobbyId[] {
  if (view.turn.card) return [];
  const versions = constructing.candidates(view, { do: 'construct', seat }, seat);
  return player(view, seat).lobby.filter((card) =>
    versions.some(
      (it) => it.card === card && it.region === region && it.space === space && reasonsAgainst(view, seat, it).length === 0,
    ),
  );
}
