import { componentsOf } from '@kaya/engine';
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

function byId<Id extends string, T extends { readonly id: Id }>(items: readonly T[]): ReadonlyMap<Id, T> {
  return new Map(items.map((item) => [item.id, item]));
}

const contracts = byId<ContractId, ContractCard>([...components.contracts, ...components.startContracts]);
const publicContracts = byId<PublicId, PublicCard>(components.publicContracts);
const newSites = byId<KeptId, NewSite>(components.newSites);
const types = new Map<TokenId, TokenType>([
  ...TOKEN_TYPES.map((type) => [type, type] as const),
  ...components.newSites.map((site) => [site.id, 'site'] as const),
]);

/** All ids of a kind, to read one back from a text. */
export const contractIds: readonly ContractId[] = [...contracts.keys()];
export const publicIds: readonly PublicId[] = [...publicContracts.keys()];
export const keptIds: readonly KeptId[] = [...types.keys(), 'joker'];
export const connectionIds: readonly ConnectionId[] = components.boards.flatMap(({ connections }) =>
  connections.map(({ id }) => id),
);

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new RangeError(`there is no ${what} '${id}'`);
  return found;
}

export function contractCard(id: ContractId): ContractCard {
  return known(contracts.get(id), 'contract', id);
}

export function publicCard(id: PublicId): PublicCard {
  return known(publicContracts.get(id), 'public contract', id);
}

/** The new site of module 3 with this id; undefined for every other token and for jokers. */
export function newSite(token: KeptId): NewSite | undefined {
  return newSites.get(token);
}

/** The type of a token: new sites are sites. */
export function tokenType(token: TokenId): TokenType {
  return known(types.get(token), 'token', token);
}

const tables: readonly (Table | undefined)[] = [0, 1, 2, 3, 4].map((players) =>
  components.tables.find((table) => table.players === players),
);

/** What depends on the number of players. */
export function tableFor(players: number): Table {
  return known(tables[players], 'table for this number of players', String(players));
}

/** What the place (from 1) of the display costs. */
export function priceOfPlace(place: number): number {
  return known(components.display[place - 1], 'place on display', String(place));
}
