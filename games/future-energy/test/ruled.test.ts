// Every card, tile and region has a closer look: a name, what it does, and the rules about it, in three languages.
import { oneOf } from '@kaya/engine';
import { lackingNear } from '@kaya/engine/test';
import { expect, test } from 'vitest';
import { components, contractCard, contractIds, publicIds, tableFor } from '../data/index.ts';
import { box } from '../index.ts';
import { place } from '../rules/places.ts';
import { TOKEN_TYPES } from '../types/index.ts';
import { laid, OPTIONS } from './position.ts';

test('contracts, spaces, connections, regions and tokens', async () => {
  const options = { ...OPTIONS, module2: true, module3: true };
  const places = [
    ...[...components.contracts, ...components.startContracts].map(({ id }) => place.contract(id)),
    ...publicIds.map(place.publicContract),
    ...components.boards
      .filter(({ id }) => id === tableFor(3).board)
      .flatMap(({ spaces }) => spaces.map(({ id }) => place.space(id))),
    ...TOKEN_TYPES.map(place.tokens),
    ...[place.clock, place.jokers, place.contractPile, place.certificatePile, place.publicPile, place.bank, place.box],
    ...[place.nuclearBoard, place.display(1), place.player(1), place.score(1)],
  ];
  // A contract is looked at where it is owned, or as a place of the display.
  const owning = (contract: string) =>
    laid({
      seats: 3,
      options,
      players: [{ contracts: { [contract]: contractCard(oneOf(contractIds, contract)).symbols.map(() => 1) } }],
    });
  const plain = laid({ seats: 3, options });
  const viewFor = (place: string) => (place.startsWith('contract:') ? owning(place.slice('contract:'.length)) : plain);
  expect(await lackingNear(box, places, viewFor)).toEqual([]);
});
