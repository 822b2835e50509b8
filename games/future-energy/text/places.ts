import { oneOf, placeParts, type Words } from '@kaya/engine';
import { connectionIds, contractIds, keptIds, publicIds } from '../data/index.ts';
import { PLAYER_PARTS } from '../rules/places.ts';
import { PLAN_CHOICES, REGIONS, TOKEN_TYPES } from '../types/index.ts';
import { card, connection, contract, contractName, partName, payment, region, space, symbolOf, token } from './names.ts';
import { person, say } from './say.ts';

/** What a place is called. */
export function placeWords(place: string): Words {
  const { kind, id, part } = placeParts(place);
  switch (kind) {
    case 'space':
      return space(id, 'full');
    case 'connection':
      return connection(oneOf(connectionIds, id));
    case 'region':
      return region(oneOf(REGIONS, id));
    case 'display':
      return say('fe.place.display', { place: Number(id) });
    case 'contract':
      if (part === '') return say('fe.place.contract', { contract: contract(oneOf(contractIds, id), 'the') });
      return say('fe.place.slot', {
        contract: contractName(oneOf(contractIds, id), 'on'),
        symbol: symbolOf(oneOf(contractIds, id), Number(placeParts(part).id)),
      });
    case 'public':
      return card(oneOf(publicIds, id));
    case 'player':
      if (part === '') return say('fe.place.player', { seat: person(Number(id)) });
      return say('fe.place.part', { seat: person(Number(id)), part: partName(oneOf(PLAYER_PARTS, part)) });
    case 'score':
      return say('fe.place.score', { seat: person(Number(id)) });
    case 'way': {
      const [bank = 0, ...tolls] = id.split('-').map(Number);
      return say('fe.place.way', { payment: payment(bank, tolls) });
    }
    case 'plan':
      return { key: `fe.place.plan.${oneOf(PLAN_CHOICES, id)}` };
    case 'certificate':
      return say('fe.place.certificate', { number: Number(id) + 1 });
    case 'kept':
      return id === 'real' ? say('fe.place.kept.real') : say('fe.place.kept', { token: token(oneOf(keptIds, id)) });
    case 'tokens':
      return say('fe.place.tokens', { token: token(oneOf(TOKEN_TYPES, id)) });
    case 'nuclear-board':
    case 'clock':
    case 'jokers':
    case 'public-pile':
    case 'contract-pile':
    case 'certificate-pile':
    case 'bank':
    case 'box':
      return say(`fe.place.${kind}`);
    default:
      throw new RangeError(`there is no place '${place}'`);
  }
}
