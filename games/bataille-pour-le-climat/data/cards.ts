// Reads the cards: influences, characters, employers, events, climate consequences, scenarios.
import type { ComponentReader } from '@kaya/engine';
import { CALAMITIES, type CardId, COLOURS, EMPLOYERS, type EmployerId, ZONES } from '../types/index.ts';
import { source, words } from './common.ts';
import type { Objective, ScenarioData, ScenarioStep } from './scenario-types.ts';
import type {
  CharacterData,
  ClimateCard,
  EmployerData,
  GreenCard,
  InfluenceCard,
  InfluenceEffect,
  OilConstraintCard,
  WarmingCard,
} from './types.ts';
import { readCardEffect, readCondition, readEffect, readEffects, readSelector } from './vocabulary.ts';
import { threeColours } from './world.ts';

/** BPC-CMP-5 to 7: one entry per colour and power, with its number of copies. */
export function readInfluenceCards(file: ComponentReader): readonly InfluenceCard[] {
  const effects = new Map(
    file.field('influenceEffects').list((at): [string, InfluenceEffect] => {
      const id = at.field('id').text();
      return [
        id,
        {
          id,
          name: words(at.field('name')),
          timing: at.field('timing').oneOf(['action', 'after-d8', 'end-of-aci', 'before-aci-draw', 'tp-implantation']),
          effects: at.field('effects').list(readCardEffect),
        },
      ];
    }),
  );
  const [anyEffect] = effects.values();
  const cards = file.field('influenceCards').list((at): InfluenceCard => {
    const colour = at.field('type').oneOf(COLOURS);
    const power = at.field('power').oneOf([1, 2, 3, 4]);
    const effect = effects.get(at.field('effect').text()) ?? anyEffect;
    if (effect === undefined) throw new Error('there are no influence effects');
    if (effect.id !== at.field('effect').value) at.fault(`there is no effect '${String(at.field('effect').value)}'`);
    const id: CardId = `${colour}-${power}`;
    if (at.field('id').value !== id) at.fault(`expected the id '${id}'`);
    return { id, colour, power, copies: at.field('copies').whole(0, 99), effect };
  });
  if (new Set(cards.map((card) => card.id)).size !== 24 || cards.length !== 24)
    file.field('influenceCards').fault('expected each colour with each power once');
  return cards;
}

export function readCharacter(at: ComponentReader): CharacterData {
  return {
    id: at.field('id').text(),
    name: words(at.field('name')),
    role: words(at.field('role')),
    primary: at.field('primary').list((it) => it.oneOf(COLOURS)),
    secondary: at.field('secondary').list((it) => it.oneOf(COLOURS)),
    secondaryFivePlayers: at.field('secondaryFivePlayers').list((it) => it.oneOf(COLOURS)),
    source: source(at),
  };
}

export function readEmployer(at: ComponentReader, id: EmployerId): EmployerData {
  return {
    id,
    name: words(at.field('name')),
    skill: words(at.field('skill').field('text')),
    power: words(at.field('power').field('text')),
    weakness: words(at.field('weakness').field('text')),
    source: source(at),
  };
}

export function readSuggested(at: ComponentReader, characters: readonly CharacterData[]) {
  const known = characters.map((it) => it.id);
  const duos = (count: number) => {
    const list = at
      .field('duos')
      .field(String(count))
      .list((it) => ({ character: it.field('character').oneOf(known), employer: it.field('employer').oneOf(EMPLOYERS) }));
    if (list.length !== count) at.fault(`expected ${count} pairs for ${count} characters`);
    return list;
  };
  return { 3: duos(3), 4: duos(4), 5: duos(5) } as const;
}

export function readOilConstraint(at: ComponentReader): OilConstraintCard {
  return {
    id: at.field('id').text(),
    type: 'oil-constraint',
    name: words(at.field('name')),
    condition: readCondition(at.field('condition')),
    arrow: at.field('arrow').oneOf(['up', 'down']),
    effects: readEffects(at.field('effects')),
    source: source(at),
  };
}

export function readWarming(at: ComponentReader): WarmingCard {
  const zone = at.field('zone').oneOf(ZONES);
  const texts = at.field('thenByDestructionInZone');
  return {
    id: at.field('id').text(),
    type: 'warming',
    name: words(at.field('name')),
    zone,
    byDestruction: ['1', '2', '3'].map((n) => readEffects(texts.field(n))),
    source: source(at),
  };
}

export function readGreen(at: ComponentReader): GreenCard {
  const thresholds = at.field('thresholds').list((it) => it.whole(1, 99));
  const outcomes = at.field('outcomes').list((it) => readEffects(it.field('effects')));
  const [first, second] = thresholds;
  if (first === undefined || second === undefined || second <= first) at.fault('expected two rising thresholds');
  if (outcomes.length !== 3) at.fault('expected three outcomes');
  return {
    id: at.field('id').text(),
    type: 'green',
    name: words(at.field('name')),
    flavour: words(at.field('flavour')),
    condition: readCondition(at.field('condition')),
    arrow: at.field('arrow').oneOf(['up', 'down']),
    influences: threeColours(at.field('influences')),
    thresholds,
    outcomes,
    source: source(at),
  };
}

export function readClimate(at: ComponentReader): ClimateCard {
  return {
    id: at.field('id').text(),
    type: 'climate-consequence',
    name: words(at.field('name')),
    flavour: words(at.field('flavour')),
    target: at.field('target').oneOf(['previous', 'active', 'none', 'nearest-reserve-up', 'weakest-down']),
    effects: readEffects(at.field('effects')),
    source: source(at),
  };
}

export function readScenario(at: ComponentReader): ScenarioData {
  return {
    id: at.field('id').text(),
    name: words(at.field('name')),
    kind: at.field('kind').oneOf(['tutorial', 'short', 'challenge']),
    turns: at.field('turns').whole(1, 36),
    defaultOrder: at.field('regionOrder').oneOf(['default', 'random']) === 'default',
    setup: at.field('setup').list(readScenarioStep),
    objectives: at.field('objective').field('all').list(readObjective),
    teaches: at.has('teaches') ? words(at.field('teaches')) : null,
    source: source(at),
  };
}

function readScenarioStep(at: ComponentReader): ScenarioStep {
  switch (at.field('op').value) {
    case 'suggested-duos':
      return { op: 'suggested-duos' };
    case 'no-weaknesses':
      return { op: 'no-weaknesses' };
    case 'flip-specials':
      return { op: 'flip-specials' };
    case 'stack-events':
      return { op: 'stack-events', ids: at.field('ids').list((it) => it.text()) };
    case 'event-deck':
      return { op: 'event-deck', deck: at.field('deck').oneOf(['standard', 'oil-collapse', 'global-warming', 'ragnarok']) };
    case 'green-pawn-set':
      return { op: 'green-pawn-set', value: at.field('value').whole(0, 29) };
    case 'place-state':
      return { op: 'place-state', state: at.field('state').oneOf(['dictatorship', 'chaos']), on: readSelector(at.field('on')) };
    case 'place-war':
      return { op: 'place-war', on: readSelector(at.field('on')) };
    default:
      return readEffect(at);
  }
}

function readObjective(at: ComponentReader): Objective {
  const atEnd = at.field('at').value === 'end';
  if (at.has('tpImplantedByPlayers'))
    return { check: 'tp-implanted', value: at.field('tpImplantedByPlayers').whole(1, 99), atEnd };
  if (at.has('globalGhgMax')) return { check: 'ghg-max', value: at.field('globalGhgMax').whole(0, 999), atEnd };
  if (at.has('maxTokens')) {
    const limit = at.field('maxTokens');
    const tokens = limit.field('kinds').list((it) => it.oneOf(CALAMITIES));
    return { check: 'max-tokens', tokens, value: limit.field('value').whole(0, 99), atEnd };
  }
  if (at.has('noToken')) return { check: 'max-tokens', tokens: [at.field('noToken').oneOf(CALAMITIES)], value: 0, atEnd };
  if (at.has('noState'))
    return { check: 'no-regime', regimes: at.field('noState').list((it) => it.oneOf(['dictatorship', 'chaos'])), atEnd };
  if (at.has('oilBalanceMin')) return { check: 'balance-min', value: at.field('oilBalanceMin').whole(-99, 99), atEnd };
  return { check: 'free-regions-min', value: at.field('freeRegionsMin').whole(0, 9), atEnd };
}
