import type { Words } from '@kaya/engine';
import { COLOURS, INSTITUTIONS, REGIONS, ZONES } from '../ids.ts';
import { characterName, colourName, eventName, regionName, say, zoneName } from './say.ts';

function known<T extends string>(list: readonly T[], id: string): T {
  const found = list.find((item) => item === id);
  if (found === undefined) throw new RangeError(`there is no '${id}'`);
  return found;
}

/** The name of a place on the table, from its id. */
export function placeWords(place: string): Words {
  const [kind = '', id = ''] = place.split(/[:/]/);
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
      return say('bpc.place.player', { character: characterName(id) });
    case 'event':
      return eventName(id);
    case 'tp':
      return { key: `bpc.tp.${id}` };
    case 'employer':
      return { key: `bpc.employer.${id}` };
    case 'track':
    case 'climate-track':
    case 'oil-balance':
    case 'ghg':
    case 'events':
    case 'climate-deck':
    case 'external':
    case 'die':
    case 'joint-action':
    case 'implant':
      return say(`bpc.place.${kind}`);
    default:
      return say('bpc.place.table');
  }
}
