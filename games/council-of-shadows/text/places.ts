// The names of places, as `rules/places.ts` spells them.
import { oneOf, placeParts, type Words } from '@kaya/engine';
import { bonusIds, cardIds, darkTechIds, leaderIds, planetIds, spaceIds, systemIds, upgradeIds } from '../data/index.ts';
import { CIVILISATIONS, GALAXIES, type Gems, HIDDEN, STATION_KINDS } from '../types/index.ts';
import {
  bonusName,
  cardName,
  civilisationName,
  darkTechName,
  galaxyName,
  gemsWords,
  leaderName,
  planetName,
  spaceName,
  stationName,
  systemName,
  upgradeName,
  whoWords,
} from './names.ts';
import { say } from './say.ts';

export function placeWords(place: string): Words {
  const { kind, rest: id, ...slot } = placeParts(place);
  switch (kind) {
    case 'player':
      return ownThing(id);
    case 'civilisation':
      return civilisationName(oneOf(CIVILISATIONS, id));
    case 'leader':
      return leaderName(oneOf(leaderIds, id));
    case 'market':
      return say('cos.place.market', { slot: Number(id) + 1 });
    case 'upgrade':
      return upgradeName(oneOf(upgradeIds, id));
    case 'slot':
      return say('cos.place.slot', {
        station: stationName(oneOf(STATION_KINDS, slot.part)),
        galaxy: galaxyName(oneOf(GALAXIES, slot.id)),
      });
    case 'card':
      return cardName(oneOf(cardIds, id));
    case 'zone':
      return say('cos.zone', { zone: Number(id) });
    case 'planet':
      return planetName(oneOf(planetIds, id));
    case 'system':
      return systemName(oneOf([...systemIds, HIDDEN], id));
    case 'space':
      return spaceName(oneOf(spaceIds, id));
    case 'galaxy':
      return galaxyName(oneOf(GALAXIES, id));
    case 'gem':
      return say('cos.place.gem', { gem: id });
    case 'gems':
      return say('cos.place.supply');
    case 'payment':
      return say('cos.place.payment', { gems: gemsWords(gemsOf(id)) });
    case 'branch':
      return say('cos.place.branch', { option: Number(id) + 1 });
    case 'bonus':
      return bonusName(oneOf([...bonusIds, HIDDEN], id));
    case 'dark-tech':
      return darkTechName(oneOf([...darkTechIds, HIDDEN], id));
    case 'pile':
      return pileName(id);
    case 'deck':
    case 'resource':
    case 'free-colony':
    case 'throne':
    case 'automa':
    case 'turn-order':
      return say(`cos.place.${kind}`);
    default:
      return say('cos.place.table');
  }
}

/** `1-0-2`: the gems of a payment. */
export function gemsOf(id: string): Gems {
  const [anthracite = 0, gold = 0, transparent = 0] = id.split('-').map(Number);
  return { anthracite, gold, transparent };
}

function pileName(pile: string): Words {
  const [, sector] = /^sector-(\d)$/.exec(pile) ?? [];
  if (sector !== undefined) return say('cos.place.tiles', { sector });
  const [, level] = /^dark-tech-(\d)$/.exec(pile) ?? [];
  return level === undefined ? say('cos.place.light') : say('cos.place.dark-tech', { level: 'I'.repeat(Number(level)) });
}

/** `0/hand`, `automa/energy`, `2/zone:3`, `1/upgrade:energy-2`. */
function ownThing(id: string): Words {
  const slash = id.indexOf('/');
  const owner = id.slice(0, slash);
  const thing = id.slice(slash + 1);
  const who = whoWords(owner === 'automa' ? 'automa' : Number(owner));
  const name = thing.includes(':') ? placeWords(thing) : { key: `cos.place.thing.${thing}` };
  return say('cos.place.of', { who, thing: name });
}
