// What the board has for every company alike: projects and room for plants.
import type { Seat } from '@kaya/engine';
import { regionOf, wantedTypes } from '../rules/table.ts';
import { roomIn } from '../rules/turn/plants.ts';
import { type Co2State, ENERGIES, NOBODY, REGIONS, type RegionId } from '../types/index.ts';

/** A project, or one that could be proposed. */
export interface Prospect {
  /** Places in ENERGIES and REGIONS; NOWHERE where there is no project yet. */
  readonly type: number;
  readonly region: number;
  readonly steps: number;
  readonly scientist: Seat;
}

/** Where a project lies that could be proposed anywhere. */
export const NOWHERE = -1;
/** Turns that it takes to propose and install a project. */
const TURNS_TO_INSTALL = 2;

/** What there is for every company alike: projects, and the slots of each region where a plant could still stand. */
export interface Land {
  readonly prospects: readonly Prospect[];
  readonly room: readonly number[];
}

/** The whole board; or only some regions, with what could be proposed in them. */
export function landOf(state: Co2State, only?: readonly RegionId[]): Land {
  const room: number[] = [];
  for (const id of REGIONS) room.push(roomIn(state, id));
  const projects = projectsOf(state, room);
  if (only !== undefined) return { prospects: inRegions(state, room, projects, only), room };
  for (const prospect of ANYWHERE) projects.push(prospect);
  return { prospects: projects, room };
}

/** Something new of each type could be proposed somewhere. */
const ANYWHERE: readonly Prospect[] = ENERGIES.map((_, type) => ({
  type,
  region: NOWHERE,
  steps: TURNS_TO_INSTALL,
  scientist: NOBODY,
}));

/** Every project with room for its plant. */
function projectsOf(state: Co2State, room: readonly number[]): Prospect[] {
  const found: Prospect[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    if (room[region] === 0) continue;
    for (const project of regionOf(state, REGIONS[region] as RegionId).projects) {
      if (project === null) continue;
      const { type, installed, scientist } = project;
      found.push({ type: ENERGIES.indexOf(type), region, steps: installed ? 0 : 1, scientist });
    }
  }
  return found;
}

/** The projects of these regions, and those that could be proposed in them. */
function inRegions(
  state: Co2State,
  room: readonly number[],
  projects: readonly Prospect[],
  only: readonly RegionId[],
): Prospect[] {
  const regions = only.map((id) => REGIONS.indexOf(id));
  const found = projects.filter(({ region }) => regions.includes(region));
  only.forEach((id, i) => {
    const region = regions[i] as number;
    if (room[region] === 0 || !state.regions[id].projects.includes(null)) return;
    for (const type of wantedTypes(state, id)) {
      found.push({ type: ENERGIES.indexOf(type), region, steps: TURNS_TO_INSTALL, scientist: NOBODY });
    }
  });
  return found;
}
