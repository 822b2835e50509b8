import { recordOf, type Seat } from '@kaya/engine';
import {
  ENERGIES,
  type Energy,
  type Fossil,
  NOBODY,
  type PlantId,
  type Project,
  type Slot,
  type UnGoalId,
} from '../types/index.ts';
import { components } from './index.ts';

/** What is looked up instead of made, for speed alone: tiles and plants never change, so all states share the same ones. */

const MOST_SEATS = 5;
const OWNERS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** By type, side and scientist; nobody's comes first. */
const PROJECTS: Readonly<Record<Energy, Readonly<Record<'proposed' | 'installed', readonly Project[]>>>> = recordOf(
  ENERGIES,
  (type) => {
    const side = (installed: boolean): Project[] =>
      [NOBODY, ...OWNERS].map((scientist) => Object.freeze({ type, installed, scientist }));
    return { proposed: side(false), installed: side(true) };
  },
);

/** The tile of a type in one of its states. */
export function projectTile(type: Energy, installed: boolean, scientist: Seat): Project {
  const { proposed, installed: built } = PROJECTS[type];
  return (installed ? built : proposed)[scientist - NOBODY] as Project;
}

const GREEN: ReadonlyMap<PlantId, readonly Slot[]> = new Map(
  Object.values(components.plants)
    .flat()
    .map(({ id, type }) => [id, OWNERS.map((owner) => Object.freeze({ kind: 'green', plant: id, type, owner } as const))]),
);

/** A green plant of a player on its slot. */
export function greenSlot(plant: PlantId, owner: Seat): Slot {
  return (GREEN.get(plant) as readonly Slot[])[owner] as Slot;
}

/** Fossil plants on their slots. */
export const FOSSIL_SLOT: Readonly<Record<Fossil, Slot>> = {
  coal: Object.freeze({ kind: 'fossil', fossil: 'coal' }),
  oil: Object.freeze({ kind: 'fossil', fossil: 'oil' }),
  gas: Object.freeze({ kind: 'fossil', fossil: 'gas' }),
};

/** A set of types, one bit each. */
export type Types = number;
export const BIT: Readonly<Record<Energy, Types>> = { forestation: 1, solar: 2, 'cold-fusion': 4, biomass: 8, recycling: 16 };

const ASKED: ReadonlyMap<UnGoalId, Types> = new Map(
  Object.values(components.unGoals).map(({ id, types }) => [id, types.reduce((set, type) => set | BIT[type], 0)]),
);

/** What a UN goal asks for. */
export function typesAsked(card: UnGoalId): Types {
  return ASKED.get(card) ?? 0;
}
