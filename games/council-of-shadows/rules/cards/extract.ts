// Chapter 5.7, extract: the resources of systems.
import { type ActionOf, type Decides, next, type Play, playerOf, type Seat } from '@kaya/engine';
import { systemOf } from '../../data/index.ts';
import type { Resource, System } from '../../data/read.ts';
import { EXTRACT, OPEN_SPACES } from '../../data/tables.ts';
import type { Cos, CosState, Gems, Player, PlayerNumber, SourceId, SystemId } from '../../types/index.ts';
import { coloniesInSystem } from '../galaxies/majority.ts';
import { gainEnergy } from '../levels/energy.ts';
import { gainGems, isOutOfRange, leaveOut, powerOf, SKIP } from '../table.ts';

/** How many cubes serve the player to extract here: the own ones, else with Shared Extraction the opponents' (COS-EXT-2, COS-DTI-14, -15). */
export function cubesToExtractWith(state: CosState, number: PlayerNumber, system: System): number {
  const player = playerOf(state, number);
  const own = coloniesInSystem(player, system);
  if (own > 0 || powerOf(player, 'extractAtOpponents') === null) return own;
  let others = 0;
  for (let i = 0; i < state.players.length; i++) if (i !== number) others += coloniesInSystem(playerOf(state, i), system);
  return others;
}

function timesUsed(used: readonly SystemId[], system: SystemId): number {
  let times = 0;
  for (const it of used) if (it === system) times++;
  return times;
}

/** COS-EXT-1 to -6: up to `times` resources, each cube once per card. */
export const extract: Decides<Cos, 'extract', 'extract' | 'skip'> = {
  candidates(state) {
    const actions: ActionOf<Cos, 'extract' | 'skip'>[] = [];
    const open = OPEN_SPACES[state.seats - 1] as readonly number[];
    for (let i = 0; i < open.length; i++) {
      const tile = state.spaces[open[i] as number];
      if (typeof tile === 'string') actions.push(EXTRACT[systemOf(tile).number] as ActionOf<Cos, 'extract'>);
    }
    actions.push(SKIP);
    return actions;
  },
  blockers: {
    extract: [
      {
        rule: 'COS-UPG-9',
        when: (_state, { system }, _seat, { range }) => isOutOfRange(systemOf(system).sector, range),
        values: (_state, { system }, _seat, { range }) => ({ system, sector: systemOf(system).sector, range }),
      },
      {
        rule: 'COS-EXT-2',
        when: (state, { system }, seat) => cubesToExtractWith(state, seat, systemOf(system)) === 0,
        values: (_state, { system }) => ({ system }),
      },
      {
        rule: 'COS-EXT-3',
        when: (state, { system }, seat, { used }) =>
          used.includes(system) && timesUsed(used, system) >= cubesToExtractWith(state, seat, systemOf(system)),
        values: (_state, { system }, _seat, { used }) => ({ system, times: timesUsed(used, system) }),
      },
    ],
  },
  play(play, step, action, seat) {
    if (action.do === 'skip') {
      if (step.used.length === 0) leaveOut(play, extract, step);
      return;
    }
    if (step.times > 1) next(play.state, { ...step, times: step.times - 1, used: [...step.used, action.system] });
    gainResource(play, seat, systemOf(action.system), 1, step.source);
  },
};

/** COS-DTI-4: each A becomes a G, each G a T; a T stays a T. */
function upgraded({ anthracite, gold, transparent }: Gems): Gems {
  return { anthracite: 0, gold: anthracite, transparent: gold + transparent };
}

/** What the resource of a system gives this player, once. Gem Transformation applies to every way of gaining it (COS-DTI-5). */
export function resourceFor(player: Player, { resource }: System): Resource {
  if (powerOf(player, 'upgradeExtractedGems') === null) return resource;
  return { gems: upgraded(resource.gems), energy: resource.energy };
}

/** COS-EXT-7: all gems and all energy, `times` times. */
export function manyTimes({ gems, energy }: Resource, times: number): Resource {
  const { anthracite, gold, transparent } = gems;
  return {
    gems: { anthracite: times * anthracite, gold: times * gold, transparent: times * transparent },
    energy: times * energy,
  };
}

/** COS-EXT-7: what a system gives, once or several times. */
export function gainResource({ state, emit }: Play<Cos>, seat: Seat, system: System, times: number, source: SourceId): void {
  const player = playerOf(state, seat);
  const { gems, energy } = manyTimes(resourceFor(player, system), times);
  gainGems(player, gems);
  gainEnergy(state, player, energy);
  emit?.({ kind: 'extracted', who: seat, system: system.id, times, gems, energy, source });
}
