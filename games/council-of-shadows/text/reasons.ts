import type { Reason, Words } from '@kaya/engine';
import { plainVoice } from '@kaya/engine';
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

/** Reasons carry ids; here are the names for them. */
export const plain = plainVoice('cos', {
  planet: planetName,
  system: systemName,
  tile: systemName,
  galaxy: galaxyName,
  space: spaceName,
  card: cardName,
  leader: leaderName,
  civilisation: civilisationName,
  upgrade: upgradeName,
  requires: upgradeName,
  station: stationName,
});

/** A price comes as its gems. */
export function reasonWords(reason: Reason): Words {
  const words = plain.reason(reason);
  const { anthracite, gold, transparent } = reason.values;
  if (typeof anthracite !== 'number' || typeof gold !== 'number' || typeof transparent !== 'number') return words;
  return { ...words, values: { ...words.values, price: gemsWords({ anthracite, gold, transparent }) } };
}
