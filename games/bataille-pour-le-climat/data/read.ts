import { recordOf } from '@kaya/engine';
import { type NoteFault, parser, type ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { check } from './check.ts';
import { readEmployers, readEvents, readInfluenceCards, readScenario, readSuggested } from './read/cards.ts';
import { readWorld } from './read/world.ts';
import { schema } from './schema.ts';

export type {
  Amount,
  Condition,
  Direction,
  Effect,
  ScenarioStep,
  Selector,
  WindowEffect,
} from './read/effects.ts';

type File = Static<typeof schema>;

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

/** What the rules use of a component file. */
function read(file: File, fault: NoteFault) {
  return {
    constants: readConstants(file, fault),
    ...readWorld(file, fault),
    influenceCards: readInfluenceCards(file, fault),
    characters: file.characters,
    employers: readEmployers(file),
    suggested: readSuggested(file, fault),
    ...readEvents(file, fault),
    scenarios: file.scenarios.map(readScenario),
    runawayStep: file.challenges.find((it) => it.id === 'runaway')?.redStep ?? 1,
    /** From best to worst; a grade holds from `min` on. */
    defeatGrades: file.defeatGrades.map(({ id, min, text }) => ({ id, min: min ?? 0, text })),
    verdicts: file.victoryVerdicts,
  };
}

function readConstants({ constants }: File, fault: NoteFault) {
  return recordOf(CONSTANTS, (id) => {
    const { value } = constants.findLast((it) => it.id === id) ?? {};
    if (value === undefined) fault('$.constants', `the constant '${id}' is missing`);
    else if (Math.abs(value) > 999) fault(`$.constants[${id}].value`, `expected a whole number from -999 to 999, not ${value}`);
    return value ?? 0;
  });
}

/** Reads a component file: a complete and sound one, or every fault with its place. */
export const parse = parser(schema, read, check);

export type Components = ReadonlyDeep<ReturnType<typeof read>>;
export type Text = Components['characters'][number]['name'];
export type CharacterData = Components['characters'][number];
export type InstitutionOption = Components['institutions']['un']['tiers'][number]['options'][number];
export type TransformationData = Components['transformations']['A'];
export type InfluenceCard = Components['influenceCards'][number];
export type GreenCard = Components['greens'][number];
export type ClimateCard = Components['climates'][number];
export type EventCard = Components['oilConstraints'][number] | Components['warmings'][number] | GreenCard | ClimateCard;
export type ScenarioData = Components['scenarios'][number];
export type Objective = ScenarioData['objectives'][number];
