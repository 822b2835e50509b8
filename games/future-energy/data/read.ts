import { recordOf } from '@kaya/engine';
import { type NoteFault, parser, type ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { TOKEN_TYPES } from '../types/index.ts';
import { check } from './check.ts';
import { schema } from './schema.ts';

type File = Static<typeof schema>;

/** What the rules use of a component file. */
function read(file: File, fault: NoteFault) {
  const { limits, economy, scoring, module2, module3 } = file;
  return {
    colors: file.playerColors,
    supply: file.perPlayerSupply,
    limits: {
      investors: limits.maxInvestorsOnBoard,
      extraEngineers: limits.maxExtraEngineersOnBoard,
      linesPerConnection: limits.maxLinesPerConnection,
      ownPlantsPerSpace: limits.maxOwnPlantsPerSpace,
      nuclear: limits.maxNuclearOnBoard,
    },
    economy: {
      income: economy.baseIncome,
      incomePerInvestor: economy.incomePerInvestor,
      publicContract: economy.publicContractPrice,
      emptyConnection: economy.moveEmptyConnection,
      foreignLine: economy.movePerForeignLine,
      joint: economy.jointConstructionPrice,
      completed: economy.contractCompletedMoney,
      site: economy.siteMoney,
    },
    notes: file.money.notes,
    planning: recordOf(['one-line', 'two-lines'], (id) => readLineAction(file, id, fault)),
    tables: file.byPlayerCount,
    tokens: readTokens(file.tokenTypes, fault),
    /** Prices of the display places from left to right. */
    display: file.display.places.map(({ price }) => price),
    contracts: file.contracts.map(readContract),
    startContracts: file.startContracts.map(readContract),
    /** The VP of each certificate. */
    certificates: file.certificates.map(({ vp }) => vp),
    scoring: {
      emptySlot: scoring.emptySlot,
      /** VP by the number of regions reached, from 0 on. */
      network: readNetworkScale(scoring.network, fault),
      plantInLargestNetwork: scoring.module1PerPlant,
      track: scoring.trackLength,
    },
    boards: file.boards.map(readBoard),
    publicContracts: module2.publicContracts.map((card) => ({
      id: card.id,
      tokens: card.tokens,
      points: card.vp,
      effect: readPublicEffect(card),
      source: card.source,
    })),
    publicRow: module2.rowSize,
    jokers: module2.jokers.count,
    newSites: module3.newSites.map((site) => ({ id: site.id, effect: readSiteEffect(site), source: site.source })),
    nuclearBoards: module3.nuclearBoards,
  };
}

function readLineAction({ planningActions }: File, id: 'one-line' | 'two-lines', fault: NoteFault) {
  const action = planningActions.find((it) => it.id === id);
  if (action !== undefined && action.id !== 'contract') return { price: action.price, lines: action.lines };
  fault('$.planningActions', `there is no planning action '${id}'`);
  return { price: 0, lines: 1 };
}

/** Exactly the seven types, in their fixed order: the exchange around the start space goes by it. */
function readTokens(types: File['tokenTypes'], fault: NoteFault) {
  if (types.map(({ id }) => id).join() !== TOKEN_TYPES.join())
    fault('$.tokenTypes', `expected the types ${TOKEN_TYPES.join(', ')}, in this order`);
  return recordOf(TOKEN_TYPES, (type) => {
    const { kind = 'immediate', count = 0, source = 'ruling' } = types.find(({ id }) => id === type) ?? {};
    return { permanent: kind === 'permanent', count, source };
  });
}

function readContract({ id, symbols, vp, source }: File['contracts'][number]) {
  // Symbols go from left to right.
  return { id, symbols, points: vp, source };
}

function readNetworkScale(scale: File['scoring']['network'], fault: NoteFault): number[] {
  scale.forEach(({ regions }, i) => {
    if (regions !== i) fault(`$.scoring.network[${i}].regions`, `expected a whole number from ${i} to ${i}, not ${regions}`);
  });
  return scale.map(({ vp }) => vp);
}

function readBoard({ id, regions, start, spaces, connections, source }: File['boards'][number]) {
  return {
    id,
    regions,
    /** The start space, which lies in no region, first. */
    spaces: [
      { ...start, region: null, closedWithTwo: false },
      ...spaces.map(({ blockedWith2Players: closedWithTwo, ...space }) => ({ ...space, closedWithTwo })),
    ],
    connections,
    source,
  };
}

/** What a public contract does. */
function readPublicEffect({ effect: kind, params }: File['module2']['publicContracts'][number]) {
  switch (kind) {
    case 'money':
    case 'join-anywhere':
    case 'free-line-shared':
      return { kind, amount: params.amount };
    case 'relocate-line':
      return { kind, shared: params.target !== 'unoccupied' };
    case 'sell-certificate':
      return { kind, bonus: params.bonus };
    default:
      return { kind };
  }
}

/** What a new site of module 3 does. */
function readSiteEffect({ effect: kind, params }: File['module3']['newSites'][number]) {
  switch (kind) {
    case 'money':
    case 'vp':
    case 'free-line-shared':
      return { kind, amount: params.amount };
    default:
      return { kind };
  }
}

export type Components = ReadonlyDeep<ReturnType<typeof read>>;
export type ContractCard = Components['contracts'][number];
export type PublicCard = Components['publicContracts'][number];
export type PublicEffect = PublicCard['effect'];
export type NewSite = Components['newSites'][number];
export type SiteEffect = NewSite['effect'];
export type Board = Components['boards'][number];
export type BoardRegion = Board['regions'][number];
export type BoardSpace = Board['spaces'][number];
export type BoardConnection = Board['connections'][number];
/** What depends on the number of players. */
export type Table = Components['tables'][number];

/** Reads a component file: a complete and sound one, or every fault with its place. */
export const parse = parser(schema, read, check);
