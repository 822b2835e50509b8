import { playerOf, type Seat } from '@kaya/engine';
import { greenSlot } from '../data/tables.ts';
import { clone } from '../rules/clone.ts';
import { nextSpace } from '../rules/science/expertise.ts';
import { strangerOn } from '../rules/science/scientists.ts';
import { plantsIn, type Spot, wantedTypes } from '../rules/table.ts';
import { type ControlResult, controlAfterBuilding, typesIn } from '../rules/turn/control.ts';
import { slotForPlant, topPlant } from '../rules/turn/plants.ts';
import { type Co2State, type Energy, NOBODY, type RegionId } from '../types/index.ts';

/** What one player has in a region. */
export interface Presence {
  readonly seat: Seat;
  readonly plants: number;
  /** In agenda order: what counts first is how many they are (CO2-CTL-6), then which come first (CO2-CTL-7). */
  readonly types: readonly Energy[];
  /** In these types, which count last (CO2-CTL-8). */
  readonly expertise: readonly number[];
}

export interface Control {
  readonly controller: Seat;
  readonly agenda: readonly Energy[];
  /** The CEPs that come with it. */
  readonly cep: number;
  /** Everybody with a plant there, the controller first. */
  readonly present: readonly Presence[];
  /** How the controller compares with each of them, were he challenged by an equal plant now: who would hold the region, and by what. */
  readonly against: readonly ({ readonly seat: Seat } & ControlResult)[];
}

/** Who controls this region, and why? */
export function whoControls(view: Co2State, region: RegionId): Control {
  const { controller, cep } = view.regions[region];
  const plants = (seat: Seat): number => plantsIn(view, seat, region);
  const seats = view.players.map((_, seat) => seat).filter((seat) => plants(seat) > 0);
  seats.sort((a, b) => Number(b === controller) - Number(a === controller));
  return {
    controller,
    agenda: wantedTypes(view, region),
    cep,
    present: seats.map((seat) => {
      const types = typesIn(view, seat, region);
      return { seat, plants: plants(seat), types, expertise: types.map((type) => playerOf(view, seat).expertise[type]) };
    }),
    against:
      controller === NOBODY
        ? []
        : seats.filter((seat) => seat !== controller).map((seat) => ({ seat, ...controlAfterBuilding(view, region, seat) })),
  };
}

/**
 * Will control change if I build this here? The new plant and its expertise count; bonuses on the way are left out. Null where it
 * hangs on whether the scientist of somebody else, who has to go, brings expertise home.
 */
export function controlIfBuilt(view: Co2State, seat: Seat, spot: Spot, type: Energy): ControlResult | null {
  const { region } = spot;
  const plant = topPlant(view, type);
  const slot = slotForPlant(view, region);
  if (plant === undefined || slot < 0) return null;
  const after = clone(view);
  after.regions[region].slots[slot] = greenSlot(plant.id, seat);
  if (nextSpace(view, seat, type) !== null) playerOf(after, seat).expertise[type]++;
  const found = controlAfterBuilding(after, region, seat);
  const owner = strangerOn(view, spot, seat);
  if (owner === NOBODY || nextSpace(after, owner, type) === null) return found;
  playerOf(after, owner).expertise[type]++;
  return controlAfterBuilding(after, region, seat).controller === found.controller ? found : null;
}
