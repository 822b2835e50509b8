// The cards: influences, employers, events, climate consequences, scenarios.
import { recordOf } from '@kaya/engine';
import { keyed, type NoteFault } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { type CardId, EMPLOYERS } from '../../types/ids.ts';
import type { schema } from '../schema.ts';
import { readCardEffect, readEffects, readObjective, readScenarioStep } from './effects.ts';
import { threeColours } from './world.ts';

type File = Static<typeof schema>;

/** BPC-CMP-5 to 7: one entry per colour and power, with its number of copies. */
export function readInfluenceCards(file: File, fault: NoteFault) {
  const effects = file.influenceEffects.map((it) => ({ ...it, effects: it.effects.map(readCardEffect) }));
  const cards = file.influenceCards.flatMap(({ id, type: colour, power, copies, effect: name }) => {
    const place = `$.influenceCards[${id}]`;
    const ours: CardId = `${colour}-${power}`;
    if (id !== ours) fault(place, `expected the id '${ours}'`);
    const effect = effects.find((it) => it.id === name);
    if (effect === undefined) fault(place, `there is no effect '${name}'`);
    return effect === undefined ? [] : [{ id: ours, colour, power, copies, effect }];
  });
  if (new Set(file.influenceCards.map(({ id }) => id)).size !== 24 || file.influenceCards.length !== 24)
    fault('$.influenceCards', 'expected each colour with each power once');
  return cards;
}

export function readEmployers(file: File) {
  const employers = keyed(file.employers, 'id');
  return recordOf(EMPLOYERS, (id) => {
    const { name, skill, power, weakness, source } = employers[id];
    return { id, name, skill: skill.text, power: power.text, weakness: weakness.text, source };
  });
}

export function readSuggested({ suggestedDuos: { duos }, characters }: File, fault: NoteFault) {
  const known = characters.map(({ id }) => id);
  for (const count of [3, 4, 5] as const) {
    for (const [i, { character }] of duos[count].entries()) {
      if (!known.includes(character))
        fault(`$.suggestedDuos.duos.${count}[${i}].character`, `expected one of ${known.join(', ')}, not "${character}"`);
    }
    if (duos[count].length !== count) fault('$.suggestedDuos', `expected ${count} pairs for ${count} characters`);
  }
  return duos;
}

export function readEvents({ events, climateConsequences }: File, fault: NoteFault) {
  return {
    oilConstraints: events.oilConstraint.map((card) => ({
      ...card,
      type: 'oil-constraint' as const,
      effects: readEffects(card.effects),
    })),
    warmings: events.warming.map(({ thenByDestructionInZone: texts, ...card }) => ({
      ...card,
      type: 'warming' as const,
      /** The text for 1, 2 and 3 pawns in the zone. */
      byDestruction: [texts[1], texts[2], texts[3]].map(readEffects),
    })),
    greens: events.green.map((card) => readGreen(card, fault)),
    climates: climateConsequences.map((card) => ({
      ...card,
      type: 'climate-consequence' as const,
      effects: readEffects(card.effects),
    })),
  };
}

function readGreen(card: File['events']['green'][number], fault: NoteFault) {
  const place = `$.events.green[${card.id}]`;
  const [first, second] = card.thresholds;
  if (first === undefined || second === undefined || second <= first) fault(place, 'expected two rising thresholds');
  if (card.outcomes.length !== 3) fault(place, 'expected three outcomes');
  return {
    ...card,
    type: 'green' as const,
    influences: threeColours(card.influences, `${place}.influences`, fault),
    /** Base outcome, outcome of the first threshold, outcome of the second. */
    outcomes: card.outcomes.map(({ effects }) => readEffects(effects)),
  };
}

export function readScenario({ regionOrder, objective, ...scenario }: File['scenarios'][number]) {
  return {
    ...scenario,
    defaultOrder: regionOrder === 'default',
    setup: scenario.setup.map(readScenarioStep),
    objectives: objective.all.map(readObjective),
    teaches: scenario.teaches ?? null,
  };
}
