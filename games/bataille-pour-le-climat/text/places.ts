import { oneOf, placeParts, type Words } from '@kaya/engine';
import {
  type BpcState,
  CALAMITIES,
  type Card,
  COLOURS,
  ELECTRICITY,
  INSTITUTIONS,
  LEVELS,
  REGIONS,
  ZONES,
} from '../types/index.ts';
import { effectsWords, optionEffects } from './effects.ts';
import { cardName, characterName, colourName, electricityName, regionName, tokenName, zoneName } from './names.ts';
import { say } from './say.ts';

/** The name of a place on the table, from its id; whose it is by the character, where the position is known. */
export function placeWords(place: string, view?: BpcState): Words {
  const { kind, id, part } = placeParts(place);
  switch (kind) {
    case 'region':
      return regionName(oneOf(REGIONS, id));
    case 'institution':
      return say(`bpc.institution.${oneOf(INSTITUTIONS, id)}.full`);
    case 'zone':
      return say('bpc.place.zone', { zone: zoneName(oneOf(ZONES, id)) });
    case 'pile':
    case 'discard':
      return say(`bpc.place.${kind}`, { colour: colourName(oneOf(COLOURS, id)) });
    case 'player': {
      const character = view?.players[Number(id)]?.character ?? '';
      if (character === '') return say(part === 'hand' ? 'bpc.place.hand' : 'bpc.place.player', { number: Number(id) + 1 });
      return part === 'hand' ? say('bpc.place.hand-of', { name: characterName(character) }) : characterName(character);
    }
    case 'card':
      return cardName(id as Card);
    case 'tp':
      return { key: `bpc.tp.${id}` };
    case 'employer':
      return { key: `bpc.employer.${id}` };
    case 'option':
      return effectsWords(optionEffects(id));
    case 'character':
      return characterName(id);
    case 'calamity':
      return tokenName(oneOf([...CALAMITIES, 'refugee-local'], id));
    case 'say':
      return say(`bpc.level.${oneOf(LEVELS, id)}`);
    case 'energy':
    case 'token':
      return electricityName(oneOf(ELECTRICITY, id));
    case 'turn':
      return { key: `bpc.tile.${part}` };
    case 'climate':
    case 'ghg':
    case 'events':
    case 'external':
    case 'die':
    case 'aci':
    case 'implant':
      return say(`bpc.place.${kind}`);
    default:
      return say('bpc.place.table');
  }
}
