// Chapter 3: setup.
import { below, drawFrom, pileOf, type Rng, recordOf, type Setup, shuffle } from '@kaya/engine';
import { components, contractCard, tableFor, tokenType } from '../data/index.ts';
import { type GameMap, mapFor, START } from '../data/tables.ts';
import {
  type ContractId,
  type FutureEnergyOptions,
  type FutureEnergyState,
  type Player,
  SOURCES,
  TOKEN_TYPES,
  type TokenId,
  type TokenType,
} from '../types/index.ts';

export function setup({ seats, options: chosen }: Setup<FutureEnergyOptions>, rng: Rng): FutureEnergyState {
  const map = mapFor(seats); // FE-SET-1
  const table = tableFor(seats);
  const dealt = dealTokens(map, table.tokensRemovedPerType, chosen.module3, rng);
  const contracts = shuffle(
    rng,
    components.contracts.map((card) => card.id),
  );
  const removedContracts = contracts.splice(0, table.contractsRemoved); // FE-SET-12
  const contractPile = pileOf(contracts);
  const display = drawSome(contractPile, components.display.length, rng); // FE-SET-13
  const publicPile = pileOf(chosen.module2 ? components.publicContracts.map((card) => card.id) : []);
  const publicRow = chosen.module2 ? drawSome(publicPile, components.publicRow, rng) : []; // FE-M2-1
  const startContracts = shuffle(
    rng,
    components.startContracts.map((card) => card.id),
  );
  return {
    rng,
    agenda: [{ do: 'opening' }],
    outcome: null,
    options: { ...chosen },
    round: 0,
    firstPlayer: below(rng, seats), // FE-SET-21
    turn: { seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged: false },
    players: components.colors.slice(0, seats).map(({ id }, seat) => newPlayer(map, id, startContracts[seat] as ContractId)),
    crew: START, // FE-SET-16
    tokens: dealt.tokens,
    lines: map.connections.map(() => 0),
    display,
    contractPile,
    certificatePile: pileOf(components.certificates), // FE-SET-15
    publicRow,
    publicPile,
    jokers: chosen.module2 ? components.jokers : 0,
    box: {
      closed: dealt.closed,
      removed: dealt.removed,
      leftOver: dealt.leftOver,
      tokens: [],
      contracts: removedContracts,
      certificates: [],
      publicContracts: [],
      jokers: 0,
    },
    roundChanged: false,
    idleRounds: 0,
    lastRound: false,
  };
}

function drawSome<T>(pile: ReturnType<typeof pileOf<T>>, count: number, rng: Rng): T[] {
  const drawn: T[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawFrom(pile, rng);
    if (card !== undefined) drawn.push(card);
  }
  return drawn;
}

/** FE-SET-14, -17 to -20: what lies in front of a player. */
function newPlayer(map: GameMap, color: string, startContract: ContractId): Player {
  const { supply } = components;
  const slots = contractCard(startContract).symbols.length;
  const built = map.spaces.map(() => 0);
  built[START] = supply.plantsOnStartSpace;
  return {
    color,
    money: supply.startMoney,
    points: recordOf(SOURCES, () => 0),
    plants: supply.plants - supply.plantsOnStartSpace - slots,
    lines: supply.lines,
    investors: 0,
    engineers: supply.ownEngineers,
    nuclear: 0,
    built,
    contracts: [{ id: startContract, plants: new Array<number>(slots).fill(1) }],
    completed: [],
    certificates: [],
    publicContracts: [],
    kept: [],
    jokers: 0,
    turns: 0,
  };
}

/** All tokens of a type; with module 3 the new sites take the place of the sites (FE-M3-1). */
export function tokensOfType(type: TokenType, module3: boolean): TokenId[] {
  if (type === 'site' && module3) return components.newSites.map((site) => site.id);
  return new Array<TokenId>(components.tokens[type].count).fill(type);
}

interface DealtTokens {
  tokens: (TokenId | null)[];
  closed: TokenId[];
  removed: TokenId[];
  leftOver: TokenId[];
}

function dealTokens(map: GameMap, removedPerType: number, module3: boolean, rng: Rng): DealtTokens {
  const removed: TokenId[] = [];
  const pool: TokenId[] = [];
  for (const type of TOKEN_TYPES) {
    const tokens = shuffle(rng, tokensOfType(type, module3));
    removed.push(...tokens.splice(0, removedPerType)); // FE-SET-2, -3, -4
    pool.push(...tokens);
  }
  const closed = shuffle(rng, removed).splice(0, map.closedSpaces.length); // FE-SET-2
  for (;;) {
    shuffle(rng, pool);
    const tokens = map.spaces.map((): TokenId | null => null);
    for (const [i, space] of map.plantSpaces.entries()) tokens[space] = pool[i] as TokenId; // FE-SET-5
    const leftOver = pool.slice(map.plantSpaces.length); // FE-SET-6
    if (breakTrios(tokens, leftOver, map.neighbours[START] as readonly number[], rng))
      return { tokens, closed, removed, leftOver };
  }
}

/** After this many exchanges the tokens are dealt anew. */
const MOST_EXCHANGES = 10;

/**
 * FE-SET-7 to -9: no three tokens of a type next to the start space. Two of them change places with left-over tokens of
 * other types, until all is well; false where that does not work out and the deal must be done anew.
 */
export function breakTrios(tokens: (TokenId | null)[], leftOver: TokenId[], aroundStart: readonly number[], rng: Rng): boolean {
  for (let exchanges = 0; ; exchanges++) {
    const trio = TOKEN_TYPES.find((type) => spacesWith(tokens, aroundStart, type).length >= 3);
    if (trio === undefined) return true;
    const others = leftOver.flatMap((token, i) => (tokenType(token) === trio ? [] : [i]));
    if (others.length < 2 || exchanges === MOST_EXCHANGES) return false;
    const spaces = shuffle(rng, spacesWith(tokens, aroundStart, trio));
    shuffle(rng, others);
    for (let i = 0; i < 2; i++) {
      const space = spaces[i] as number;
      const spare = others[i] as number;
      const taken = tokens[space] ?? trio;
      tokens[space] = leftOver[spare] as TokenId;
      leftOver[spare] = taken;
    }
  }
}

function spacesWith(tokens: readonly (TokenId | null)[], spaces: readonly number[], type: TokenType): number[] {
  return spaces.filter((space) => {
    const token = tokens[space];
    return token !== null && token !== undefined && tokenType(token) === type;
  });
}
