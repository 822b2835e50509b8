// What must hold between components (appendix A of the spec).
import type { NoteFault } from '@kaya/engine/components';
import { COLOURS, REGIONS, ZONES } from '../types/ids.ts';
import type { CharacterData, Components } from './read.ts';

export function check(components: Components, fault: NoteFault): void {
  const { regions, warmings, oilConstraints, greens, climates, zones, scenarios } = components;
  let balance = 0;
  for (const id of REGIONS) balance += regions[id].oil.export - regions[id].oil.import;
  if (balance !== 0) fault('$.regions', `the oil balance starts at ${balance} instead of 0`);
  const ids = [...warmings, ...oilConstraints, ...greens, ...climates].map((card) => card.id);
  if (new Set(ids).size !== ids.length) fault('$.events', 'two cards have the same id');
  for (const zone of ZONES) {
    const cards = warmings.filter((card) => card.zone === zone).length;
    if (cards !== zones[zone].max) fault('$.events.warming', `${zone}: ${cards} cards for ${zones[zone].max} pawns`);
  }
  if (oilConstraints.length < 4) fault('$.events.oilConstraint', 'prepared decks take out four cards');
  checkSuggested(components, fault);
  for (const { id: scenario, setup } of scenarios) {
    for (const step of setup) {
      if (step.op !== 'stack-events') continue;
      for (const id of step.ids) if (!ids.includes(id)) fault(`$.scenarios[${scenario}]`, `there is no event '${id}'`);
    }
  }
}

/** The suggested characters have all six colours, with the side of their cards that is in play. */
function checkSuggested({ characters, suggested }: Components, fault: NoteFault): void {
  for (const count of [3, 4, 5] as const) {
    const side: keyof CharacterData = count === 5 ? 'secondaryFivePlayers' : 'secondary';
    const here = characters.filter(({ id }) => suggested[count].some(({ character }) => character === id));
    const colours = new Set(here.flatMap((it) => [...it.primary, ...it[side]]));
    if (colours.size !== COLOURS.length)
      fault('$.suggestedDuos', `the ${count} suggested characters do not cover the six colours`);
  }
}
