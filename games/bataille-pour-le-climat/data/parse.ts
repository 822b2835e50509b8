import { type ComponentFault, ComponentReader, type ParsedComponents } from '@kaya/engine';
import { COLOURS, EMPLOYERS, REGIONS, ZONES } from '../types/index.ts';
import {
  readCharacter,
  readClimate,
  readEmployer,
  readGreen,
  readInfluenceCards,
  readOilConstraint,
  readScenario,
  readSuggested,
  readWarming,
} from './cards.ts';
import { words } from './common.ts';
import { readWorld } from './world.ts';

const CONSTANTS = [
  'start-ghg',
  'victory-ghg',
  'pyrrhic-below-free-regions',
  'pyrrhic-below-score',
  'strict-victory-free-regions',
  'last-turn',
  'hand-limit',
  'hand-limit-famox-weakness',
  'actions-per-turn',
  'tp-base-target',
  'tp-shift-skill-modifier',
  'aci-external-cards',
  'external-cards-per-type',
  'ghg-divisor',
  'pair-bonus-ghg',
  'discipline-max',
  'living-standard-max',
  'demography-min',
  'demography-max',
  'propagation-simple-weight',
  'propagation-precise-weight',
  'd8-card-modifier-global-amnesty',
  'disease-vanish-chance',
  'refusal-per-pair',
  'refusal-discipline-3',
  'famox-institution-modifier',
  'malmo-green-modifier',
  'cure-chance',
  'dictatorship-discipline',
  'exodus-riots',
  'take-back-limit',
  'events-shown',
  'starting-calamities-limit',
] as const;
type Constant = (typeof CONSTANTS)[number];

function readConstants(at: ComponentReader): Readonly<Record<Constant, number>> {
  const found: Partial<Record<Constant, number>> = {};
  for (const item of at.list()) {
    const id = CONSTANTS.find((it) => it === item.field('id').value);
    if (id !== undefined) found[id] = item.field('value').whole(-999, 999);
  }
  for (const id of CONSTANTS) if (found[id] === undefined) at.fault(`the constant '${id}' is missing`);
  return found as Record<Constant, number>;
}

function readAll(file: ComponentReader) {
  const characters = file.field('characters').list(readCharacter);
  const events = file.field('events');
  return {
    constants: readConstants(file.field('constants')),
    ...readWorld(file),
    influenceCards: readInfluenceCards(file),
    characters,
    employers: file.field('employers').oneEach(EMPLOYERS, readEmployer),
    suggested: readSuggested(file.field('suggestedDuos'), characters),
    oilConstraints: events.field('oilConstraint').list(readOilConstraint),
    warmings: events.field('warming').list(readWarming),
    greens: events.field('green').list(readGreen),
    climates: file.field('climateConsequences').list(readClimate),
    scenarios: file.field('scenarios').list(readScenario),
    runawayStep: file
      .field('challenges')
      .oneEach(['runaway', 'no-deus-ex-machina', 'on-your-own'], (it, id) =>
        id === 'runaway' ? it.field('redStep').whole(1, 9) : 1,
      ).runaway,
    /** From best to worst; a grade holds from `min` on. */
    defeatGrades: file.field('defeatGrades').list((it) => ({
      id: it.field('id').text(),
      min: it.has('min') ? it.field('min').whole(0, 999) : 0,
      text: words(it.field('text')),
    })),
    verdicts: file.field('victoryVerdicts').list((it) => ({
      id: it.field('id').text(),
      minScore: it.field('minScore').whole(0, 9999),
      text: words(it.field('text')),
    })),
  };
}

export type Components = ReturnType<typeof readAll>;

/** Reads a component file: a complete and sound one, or every fault with its place. */
export function parse(source: unknown): ParsedComponents<Components> {
  const faults: ComponentFault[] = [];
  const file = new ComponentReader(source, '$', faults);
  let components: Components;
  try {
    components = readAll(file);
  } catch (error) {
    return { ok: false, faults: [...faults, { place: '$', problem: error instanceof Error ? error.message : String(error) }] };
  }
  if (faults.length === 0) checkTogether(components, file);
  return faults.length === 0 ? { ok: true, components } : { ok: false, faults };
}

/** What must hold between components (appendix A of the spec). */
function checkTogether(components: Components, file: ComponentReader): void {
  const { regions, warmings, oilConstraints, greens, climates, characters, zones } = components;
  let balance = 0;
  for (const id of REGIONS) balance += regions[id].oil.export - regions[id].oil.import;
  if (balance !== 0) file.field('regions').fault(`the oil balance starts at ${balance} instead of 0`);
  const ids = [...warmings, ...oilConstraints, ...greens, ...climates].map((card) => card.id);
  if (new Set(ids).size !== ids.length) file.field('events').fault('two cards have the same id');
  for (const zone of ZONES) {
    const cards = warmings.filter((card) => card.zone === zone).length;
    if (cards !== zones[zone].max)
      file.field('events').field('warming').fault(`${zone}: ${cards} cards for ${zones[zone].max} pawns`);
  }
  if (oilConstraints.length < 4) file.field('events').field('oilConstraint').fault('prepared decks take out four cards');
  const covered = (face: 'secondary' | 'secondaryFivePlayers', duos: readonly { character: string }[]) => {
    const colours = new Set(
      characters.filter((it) => duos.some((duo) => duo.character === it.id)).flatMap((it) => [...it.primary, ...it[face]]),
    );
    return colours.size === COLOURS.length;
  };
  const { suggested } = components;
  for (const [count, duos] of [
    [3, suggested[3]],
    [4, suggested[4]],
    [5, suggested[5]],
  ] as const) {
    if (!covered(count === 5 ? 'secondaryFivePlayers' : 'secondary', duos))
      file.field('suggestedDuos').fault(`the ${count} suggested characters do not cover the six colours`);
  }
  for (const [i, scenario] of components.scenarios.entries()) {
    for (const step of scenario.setup) {
      if (step.op !== 'stack-events') continue;
      for (const id of step.ids) if (!ids.includes(id)) file.field('scenarios').list()[i]?.fault(`there is no event '${id}'`);
    }
  }
}
