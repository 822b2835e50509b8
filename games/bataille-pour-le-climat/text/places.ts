import { placeParts, type Words } from '@kaya/engine';
import { CALAMITIES, type Card, COLOURS, ELECTRICITY, INSTITUTIONS, LEVELS, REGIONS, ZONES } from '../types/index.ts';
import { effectsWords, optionEffects } from './effects.ts';
import { cardName, characterName, colourName, electricityName, regionName, tokenName, zoneName } from './names.ts';
import { say } from './say.ts';

function known<T extends string>(list: readonly T[], id: string): T {
  const found = list.find((item) => item === id);
  if (found === undefined) throw new RangeError(`there is no '${id}'`);
  return found;
}

/** The name of a place on the table, from its id. */
export function placeWords(place: string): Words {
  const { kind, id, part } = placeParts(place);
  switch (kind) {
    case 'region':
      return regionName(known(REGIONS, id));
    case 'institution':
      return say(`bpc.institution.${known(INSTITUTIONS, id)}.full`);
    case 'zone':
      return say('bpc.place.zone', { zone: zoneName(known(ZONES, id)) });
    case 'pile':
    case 'discard':
      return say(`bpc.place.${kind}`, { colour: colourName(known(COLOURS, id)) });
    case 'player':
      return say(part === 'hand' ? 'bpc.place.hand' : 'bpc.place.player', { number: Number(id) + 1 });
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
      return tokenName(known([...CALAMITIES, 'refugee-local'], id));
    case 'say':
      return say(`bpc.level.${known(LEVELS, id)}`);
    case 'energy':
    case 'token':
      return electricityName(known(ELECTRICITY, id));
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
