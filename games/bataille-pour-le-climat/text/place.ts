import type { Words } from '@kaya/engine';
import { type Card, COLOURS, INSTITUTIONS, REGIONS, ZONES } from '../ids.ts';
import { cardName, colourName, regionName, say, zoneName } from './say.ts';

function known<T extends string>(list: readonly T[], id: string): T {
  const found = list.find((item) => item === id);
  if (found === undefined) throw new RangeError(`there is no '${id}'`);
  return found;
}

/** The name of a place on the table, from its id. */
export function placeWords(place: string): Words {
  const [whole = '', part] = place.split('/');
  const [kind = '', id = ''] = whole.split(':');
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
