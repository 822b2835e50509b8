import { oneOf, plainVoice, type Reason, type Words } from '@kaya/engine';
import { cardIds, leaderIds, planetIds, spaceIds, systemIds, upgradeIds } from '../data/index.ts';
import { CIVILISATIONS, GALAXIES, HIDDEN, STATION_KINDS } from '../types/index.ts';
import {
  cardName,
  civilisationName,
  galaxyName,
  gemsWords,
  leaderName,
  planetName,
  spaceName,
  stationName,
  systemName,
  upgradeName,
} from './names.ts';

function named<Id extends string>(ids: readonly Id[], name: (id: Id) => Words): (id: string) => Words {
  return (id) => name(oneOf(ids, id));
}

const tile = named([...systemIds, HIDDEN], systemName);
const upgrade = named(upgradeIds, upgradeName);

/** Reasons carry ids; here are the names for them. */
export const plain = plainVoice('cos', {
  planet: named(planetIds, planetName),
  system: tile,
  tile,
  galaxy: named(GALAXIES, galaxyName),
  space: named(spaceIds, spaceName),
  card: named([...cardIds, HIDDEN], cardName),
  leader: named(leaderIds, leaderName),
  civilisation: named(CIVILISATIONS, civilisationName),
  upgrade,
  requires: upgrade,
  station: named(STATION_KINDS, stationName),
});

/** A price comes as its gems. */
export function reasonWords(reason: Reason): Words {
  const words = plain.reason(reason);
  const { anthracite, gold, transparent } = reason.values;
  if (typeof anthracite !== 'number' || typeof gold !== 'number' || typeof transparent !== 'number') return words;
  return { ...words, values: { ...words.values, price: gemsWords({ anthracite, gold, transparent }) } };
}
