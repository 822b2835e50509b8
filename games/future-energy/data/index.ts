import { byId, componentsOf } from '@kaya/engine';
import {
  type ConnectionId,
  type ContractId,
  type KeptId,
  type PublicId,
  TOKEN_TYPES,
  type TokenId,
  type TokenType,
} from '../types/index.ts';
import packed from './packed.json' with { type: 'json' };
import type { Components, ContractCard, NewSite, PublicCard, Table } from './read.ts';

export type {
  Board,
  BoardConnection,
  BoardRegion,
  BoardSpace,
  Components,
  ContractCard,
  NewSite,
  PublicCard,
  PublicEffect,
  SiteEffect,
} from './read.ts';

/** The components the game is played with: ours, or the host's own. */
export const components = componentsOf<Components>('future-energy', packed);

const contracts = [...components.contracts, ...components.startContracts];
const newSites = new Map<KeptId, NewSite>(components.newSites.map((site) => [site.id, site]));
const types = new Map<TokenId, TokenType>([
  ...TOKEN_TYPES.map((type) => [type, type] as const),
  ...components.newSites.map((site) => [site.id, 'site'] as const),
]);

/** All ids of a kind, to read one back from a text. */
export const contractIds: readonly ContractId[] = contracts.map(({ id }) => id);
export const publicIds: readonly PublicId[] = components.publicContracts.map(({ id }) => id);
export const keptIds: readonly KeptId[] = [...types.keys(), 'joker'];
export const connectionIds: readonly ConnectionId[] = components.boards.flatMap(({ connections }) =>
  connections.map(({ id }) => id),
);

export const contractCard: (id: ContractId) => ContractCard = byId('contract', contracts);
export const publicCard: (id: PublicId) => PublicCard = byId('public contract', components.publicContracts);

/** The new site of module 3 with this id; undefined for every other token and for jokers. */
export function newSite(token: KeptId): NewSite | undefined {
  return newSites.get(token);
}

/** The type of a token: new sites are sites. */
export function tokenType(token: TokenId): TokenType {
  const type = types.get(token);
  if (type === undefined) throw new RangeError(`there is no token '${token}'`);
  return type;
}

const tables: readonly (Table | undefined)[] = [0, 1, 2, 3, 4].map((players) =>
  components.tables.find((table) => table.players === players),
);

/** What depends on the number of players. */
export function tableFor(players: number): Table {
  const table = tables[players];
  if (table === undefined) throw new RangeError(`there is no table for ${players} players`);
  return table;
}

/** What the place (from 1) of the display costs. */
export function priceOfPlace(place: number): number {
  const price = components.display[place - 1];
  if (price === undefined) throw new RangeError(`there is no place ${place} on display`);
  return price;
}
