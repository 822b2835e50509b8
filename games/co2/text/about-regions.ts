import type { Viewer, Words } from '@kaya/engine';
import { components } from '../data/index.ts';
import { buildingChance, controlIfBuilt, nextSupply, whoCanBuild, whoControls } from '../explain/index.ts';
import { decadesOf } from '../rules/ending.ts';
import { yearOf } from '../rules/flow.ts';
import { grantOf, projectAt, type Spot } from '../rules/table.ts';
import { cepLimit } from '../rules/turn/ceps.ts';
import { benefitLeft } from '../rules/turn/install.ts';
import { topPlant } from '../rules/turn/plants.ts';
import { moneyGrant, techGrant } from '../rules/turn/propose.ts';
import { type Co2State, NOBODY, type Project, type RegionId } from '../types/index.ts';
import { benefit, energy, fossil, goods, lobbyName, money, person, points, region, tech } from './names.ts';
import { reasonWords } from './reasons.ts';
import { say } from './say.ts';

/** What lies in a region, and what it means now. */

const { constants } = components;

export function regionLines(view: Co2State, id: RegionId): Words[] {
  const { cep, tech: cubes } = view.regions[id];
  const { controller, agenda, present } = whoControls(view, id);
  const lines = [
    say('co2.about.region.wants', { types: agenda.map((type) => energy(type, 'name')) }),
    controller === NOBODY
      ? say('co2.about.region.uncontrolled')
      : say('co2.about.region.controlled', { seat: person(controller) }),
    say('co2.about.region.ceps', { ceps: cep, limit: cepLimit(view, id) }),
  ];
  for (const { seat, types } of present) {
    lines.push(say('co2.about.region.plants', { seat: person(seat), types: types.map((type) => energy(type, 'name')) }));
  }
  if (cubes > 0) lines.push(say('co2.about.region.tech', { tech: tech(cubes) }));
  lines.push(...comingFossil(view, id));
  if (nextSupply(view)?.event?.region === id) {
    lines.push(say('co2.about.region.disaster', { ppm: constants.disasterPpm }));
  }
  return lines;
}

/** The fossil plant that comes at the next supply phase, or in the one under way, and who pays for it. */
function comingFossil(view: Co2State, id: RegionId): Words[] {
  const coming = nextSupply(view)?.fossils.find((it) => it.region === id);
  if (coming === undefined) return [];
  return [
    say(view.phase === 'supply' ? 'co2.about.fossil.now' : 'co2.about.fossil.next'),
    coming.payer === NOBODY ? say('co2.about.fossil.region-pays') : say('co2.about.fossil.pays', { seat: person(coming.payer) }),
  ];
}

export function slotLines(view: Co2State, id: RegionId, index: number): Words[] {
  const slot = view.regions[id].slots[index] ?? null;
  if (slot === null) {
    const decade = index + 1;
    const next = nextSupply(view)?.decade ?? decadesOf(view) + 1;
    if (decade < next || decade > decadesOf(view)) return [say('co2.about.slot.free')];
    const coming = decade === next ? comingFossil(view, id) : [];
    return coming.length > 0 ? coming : [say('co2.about.slot.empty', { year: yearOf(decade) })];
  }
  if (slot.kind === 'green') {
    return [say('co2.about.slot.plant', { type: energy(slot.type, 'name'), seat: person(slot.owner) })];
  }
  return [
    say('co2.about.slot.fossil', { fossil: fossil(slot.fossil, 'name'), ppm: components.ppm[slot.fossil] }),
    say('co2.about.slot.replace'),
  ];
}

export function projectLines(view: Co2State, spot: Spot, viewer: Viewer): Words[] {
  const project = projectAt(view, spot.region, spot.space);
  if (project === null) return [grantWords(view, spot)];
  const lines = project.installed
    ? installedLines(view, project, spot, viewer)
    : [
        say('co2.about.project.proposed', {
          type: energy(project.type, 'name'),
          gains: goods(benefit(benefitLeft(view, project.type))),
        }),
      ];
  if (project.scientist !== NOBODY) {
    lines.push(say('co2.about.project.scientist', { seat: person(project.scientist), fee: money(constants.dismissFee) }));
  }
  return lines;
}

/** What a proposal on a free space brings. */
function grantWords(view: Co2State, spot: Spot): Words {
  switch (grantOf(spot)) {
    case 'money':
      return say('co2.about.project.free.money', { money: money(moneyGrant(view, spot.region)) });
    case 'tech':
      return say('co2.about.project.free.tech', { tech: tech(techGrant(view)) });
    case 'research':
      return say('co2.about.project.free.research');
  }
}

function installedLines(view: Co2State, { type }: Project, spot: Spot, viewer: Viewer): Words[] {
  const plant = topPlant(view, type);
  if (plant === undefined) return [say('co2.about.project.no-plant', { type: energy(type, 'name') })];
  const lines = [
    say('co2.about.project.installed', {
      type: energy(type, 'name'),
      cost: goods({ money: plant.money, tech: plant.tech }),
      needs: plant.expertise,
      points: points(plant.points),
    }),
  ];
  if (view.players[viewer] !== undefined) lines.push(...chanceLines(view, viewer, spot));
  const others = whoCanBuild(view, spot).filter((seat) => seat !== viewer);
  if (others.length > 0) lines.push(say('co2.about.project.others', { seats: others.map(person) }));
  return lines;
}

/** Can the viewer build here, and what would come of it? */
function chanceLines(view: Co2State, viewer: Viewer, spot: Spot): Words[] {
  const { cost, reasons, withCards, plant, mainActionTaken } = buildingChance(view, viewer, spot);
  const lines: Words[] = [];
  if (mainActionTaken) lines.push(reasonWords({ rule: 'CO2-TRN-1', values: {} }), ...reasons.map(reasonWords));
  else if (reasons.length === 0 && cost !== null) lines.push(say('co2.about.project.you-can', { cost: goods(cost) }));
  else if (withCards.length === 0) lines.push(...reasons.map(reasonWords));
  if (!mainActionTaken) for (const card of withCards) lines.push(say('co2.about.project.with-card', { card: lobbyName(card) }));
  const type = view.regions[spot.region].projects[spot.space]?.type;
  const control = plant === null || type === undefined ? null : controlIfBuilt(view, viewer, spot, type);
  if (control !== null && control.by !== 'holds') {
    lines.push(
      control.controller === viewer
        ? say('co2.about.control.you', { region: region(spot.region, 'over') })
        : say('co2.about.control.other', { seat: person(control.controller), region: region(spot.region, 'over') }),
    );
  }
  return lines;
}
