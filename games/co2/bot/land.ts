// What the board has for every company alike: projects and room for plants.
import { recordOf, type Seat } from '@kaya/engine';
import { regionOf, wantedTypes } from '../rules/table.ts';
import { roomIn } from '../rules/turn/plants.ts';
import { type Co2State, ENERGIES, type Energy, NOBODY, REGIONS, type RegionId } from '../types/index.ts';

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
  readonly isWhole: boolean;
}

/** What was found last, of the whole board and of some regions: searches mostly ask about positions that differ elsewhere. */
const last: { whole: Land | null; part: Land | null } = { whole: null, part: null };

/** The whole board; or only some regions, with what could be proposed in them. The same land is the same object as the last one. */
export function landOf(state: Co2State, only?: readonly RegionId[]): Land {
  const room: number[] = [];
  for (const id of REGIONS) room.push(roomIn(state, id));
  const projects = projectsOf(state, room);
  if (only !== undefined) {
    const prospects = inRegions(state, room, projects, only);
    if (last.part === null || !isLand(last.part, prospects, room)) last.part = { prospects, room, isWhole: false };
    return last.part;
  }
  for (const prospect of ANYWHERE) projects.push(prospect);
  if (last.whole === null || !isLand(last.whole, projects, room)) last.whole = { prospects: projects, room, isWhole: true };
  return last.whole;
}

function isLand(land: Land, prospects: readonly Prospect[], room: readonly number[]): boolean {
  if (land.prospects.length !== prospects.length) return false;
  for (let i = 0; i < room.length; i++) if (land.room[i] !== room[i]) return false;
  for (let i = 0; i < prospects.length; i++) if (land.prospects[i] !== prospects[i]) return false;
  return true;
}

const MOST_SEATS = 5;
/** Every prospect that there can be, made once: by type, place (nowhere first), steps and scientist (nobody first). */
const PROSPECTS: readonly Prospect[] = ENERGIES.flatMap((_, type) =>
  [NOWHERE, ...REGIONS.keys()].flatMap((region) =>
    Array.from({ length: TURNS_TO_INSTALL + 1 }).flatMap((__, steps) =>
      Array.from({ length: MOST_SEATS + 1 }, (___, i): Prospect => ({ type, region, steps, scientist: NOBODY + i })),
    ),
  ),
);

function prospect(type: number, region: number, steps: number, scientist: Seat): Prospect {
  const place = type * (REGIONS.length + 1) + region - NOWHERE;
  return PROSPECTS[(place * (TURNS_TO_INSTALL + 1) + steps) * (MOST_SEATS + 1) + scientist - NOBODY] as Prospect;
}

/** Something new of each type could be proposed somewhere. */
const ANYWHERE: readonly Prospect[] = ENERGIES.map((_, type) => prospect(type, NOWHERE, TURNS_TO_INSTALL, NOBODY));

/** Of a type in ENERGIES. */
const PLACE: Readonly<Record<Energy, number>> = recordOf(ENERGIES, (type) => ENERGIES.indexOf(type));

/** Every project with room for its plant. */
function projectsOf(state: Co2State, room: readonly number[]): Prospect[] {
  const found: Prospect[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    if (room[region] === 0) continue;
    for (const project of regionOf(state, REGIONS[region] as RegionId).projects) {
      if (project === null) continue;
      const { type, installed, scientist } = project;
      found.push(prospect(PLACE[type], region, installed ? 0 : 1, scientist));
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
      found.push(prospect(PLACE[type], region, TURNS_TO_INSTALL, NOBODY));
    }
  });
  return found;
}
