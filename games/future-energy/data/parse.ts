import type { ComponentFault, ParsedComponents } from '@kaya/engine';
import { TOKEN_TYPES, type TokenType } from '../types.ts';
import { checkTogether } from './check.ts';
import {
  type Board,
  type Components,
  type ContractCard,
  type NewSite,
  ORIGINS,
  type Origin,
  type PublicCard,
  type PublicEffect,
  type SiteEffect,
  type Table,
  type TokenKind,
} from './components.ts';
import { Reader } from './reader.ts';

/** Reads a component file: a valid one, or every fault in it with its place. */
export function parse(file: unknown): ParsedComponents<Components> {
  const faults: ComponentFault[] = [];
  const components = readComponents(new Reader(file, '$', faults));
  if (faults.length === 0) checkTogether(components, faults);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, components };
}

function readComponents(file: Reader): Components {
  const supply = file.get('perPlayerSupply');
  const limits = file.get('limits');
  const economy = file.get('economy');
  const scoring = file.get('scoring');
  const module2 = file.get('module2');
  const module3 = file.get('module3');
  return {
    colors: file
      .get('playerColors')
      .list()
      .map((color) => ({ id: color.get('id').text(), hex: color.get('hex').text(), source: origin(color) })),
    supply: {
      plants: supply.get('plants').whole(1),
      lines: supply.get('lines').whole(1),
      ownEngineers: supply.get('ownEngineers').whole(1),
      plantsOnStartSpace: supply.get('plantsOnStartSpace').whole(0),
      startMoney: supply.get('startMoney').whole(0),
    },
    limits: {
      investors: limits.get('maxInvestorsOnBoard').whole(0),
      extraEngineers: limits.get('maxExtraEngineersOnBoard').whole(0),
      linesPerConnection: limits.get('maxLinesPerConnection').whole(1, 2),
      ownPlantsPerSpace: limits.get('maxOwnPlantsPerSpace').whole(1),
      nuclear: limits.get('maxNuclearOnBoard').whole(0, 7),
    },
    economy: {
      income: economy.get('baseIncome').whole(0),
      incomePerInvestor: economy.get('incomePerInvestor').whole(0),
      publicContract: economy.get('publicContractPrice').whole(0),
      emptyConnection: economy.get('moveEmptyConnection').whole(0),
      foreignLine: economy.get('movePerForeignLine').whole(0),
      joint: economy.get('jointConstructionPrice').whole(0),
      completed: economy.get('contractCompletedMoney').whole(0),
      site: economy.get('siteMoney').whole(0),
    },
    notes: file
      .get('money')
      .get('notes')
      .list()
      .map((note) => ({ value: note.get('value').whole(1), count: note.get('count').whole(1), source: origin(note) })),
    planning: { 'one-line': readLineAction(file, 'one-line'), 'two-lines': readLineAction(file, 'two-lines') },
    tables: file.get('byPlayerCount').list().map(readTable),
    tokens: readTokens(file.get('tokenTypes')),
    display: file
      .get('display')
      .get('places')
      .list()
      .map((place) => place.get('price').whole(0)),
    contracts: file.get('contracts').list().map(readContract),
    startContracts: file.get('startContracts').list().map(readContract),
    certificates: file
      .get('certificates')
      .list()
      .map((certificate) => certificate.get('vp').whole(1)),
    scoring: {
      emptySlot: scoring.get('emptySlot').whole(0),
      network: readNetworkScale(scoring.get('network')),
      plantInLargestNetwork: scoring.get('module1PerPlant').whole(0),
      track: scoring.get('trackLength').whole(1),
    },
    boards: file.get('boards').list().map(readBoard),
    publicContracts: module2.get('publicContracts').list().map(readPublicContract),
    publicRow: module2.get('rowSize').whole(1),
    jokers: module2.get('jokers').get('count').whole(0),
    newSites: module3.get('newSites').list().map(readNewSite),
    nuclearBoards: module3.get('nuclearBoards').whole(0),
  };
}

function origin(item: Reader): Origin {
  return item.get('source').oneOf(ORIGINS);
}

function readLineAction(file: Reader, id: string): { readonly price: number; readonly lines: number } {
  const actions = file.get('planningActions');
  const action = actions.list().find((it) => it.get('id').text() === id);
  if (action === undefined) {
    actions.fault(`there is no planning action '${id}'`);
    return { price: 0, lines: 1 };
  }
  return { price: action.get('price').whole(0), lines: action.get('lines').whole(1, 2) };
}

function readTable(table: Reader): Table {
  return {
    players: table.get('players').whole(2, 4),
    board: table.get('board').text(),
    tokensRemovedPerType: table.get('tokensRemovedPerType').whole(0),
    contractsRemoved: table.get('contractsRemoved').whole(0),
    majority: table
      .get('majority')
      .list()
      .map((points) => points.whole(0)),
    source: origin(table),
  };
}

/** Exactly the seven types, in their fixed order: the exchange around the start space goes by it. */
function readTokens(types: Reader): Record<TokenType, TokenKind> {
  const list = types.list();
  if (list.map((type) => type.get('id').text()).join() !== TOKEN_TYPES.join()) {
    types.fault(`expected the types ${TOKEN_TYPES.join(', ')}, in this order`);
  }
  const kinds = list.map((type) => ({
    permanent: type.get('kind').oneOf(['permanent', 'immediate']) === 'permanent',
    count: type.get('count').whole(1),
    source: origin(type),
  }));
  const none: TokenKind = { permanent: false, count: 0, source: 'ruling' };
  return Object.fromEntries(TOKEN_TYPES.map((type, i) => [type, kinds[i] ?? none])) as Record<TokenType, TokenKind>;
}

function readContract(contract: Reader): ContractCard {
  const symbols = contract.get('symbols');
  return {
    id: contract.get('id').text(),
    symbols: symbols.list().map((symbol) => symbol.oneOf(['investor', 'engineer', 'coal', 'gas', 'nuclear', 'oil'])),
    points: contract.get('vp').whole(0),
    source: origin(contract),
  };
}

function readNetworkScale(scale: Reader): readonly number[] {
  return scale.list().map((step, i) => {
    step.get('regions').whole(i, i);
    return step.get('vp').whole(0);
  });
}

function readBoard(board: Reader): Board {
  const start = board.get('start');
  return {
    id: board.get('id').text(),
    regions: board
      .get('regions')
      .list()
      .map((region) => ({
        id: region.get('id').text(),
        color: region.get('color').text(),
        hex: region.get('hex').text(),
        labelX: region.get('labelX').number(0, 100),
        labelY: region.get('labelY').number(0, 100),
        source: origin(region),
      })),
    spaces: [
      {
        id: start.get('id').text(),
        region: null,
        x: start.get('x').number(0, 100),
        y: start.get('y').number(0, 100),
        closedWithTwo: false,
        source: origin(start),
      },
      ...board
        .get('spaces')
        .list()
        .map((space) => ({
          id: space.get('id').text(),
          region: space.get('region').text(),
          x: space.get('x').number(0, 100),
          y: space.get('y').number(0, 100),
          closedWithTwo: space.get('blockedWith2Players').flag(),
          source: origin(space),
        })),
    ],
    connections: board
      .get('connections')
      .list()
      .map((connection) => ({
        id: connection.get('id').text(),
        a: connection.get('a').text(),
        b: connection.get('b').text(),
        source: origin(connection),
      })),
    source: origin(board),
  };
}

function readPublicContract(card: Reader): PublicCard {
  return {
    id: card.get('id').text(),
    tokens: card
      .get('tokens')
      .list()
      .map((token) => token.oneOf(['coal', 'gas', 'nuclear', 'oil'])),
    points: card.get('vp').whole(0),
    effect: readPublicEffect(card),
    source: origin(card),
  };
}

const PUBLIC_EFFECTS = [
  'money',
  'relocate-line',
  'sell-certificate',
  'shift-plant',
  'step-crew',
  'return-plant',
  'join-anywhere',
  'free-contract',
  'swap-tokens',
  'double-oil',
  'free-line-shared',
  'repeat-planning',
] as const;

function readPublicEffect(card: Reader): PublicEffect {
  const kind = card.get('effect').oneOf(PUBLIC_EFFECTS);
  const params = card.get('params');
  switch (kind) {
    case 'money':
      return { kind, amount: params.get('amount').whole(1) };
    case 'relocate-line':
      return { kind, shared: params.get('target').oneOf(['unoccupied', 'unoccupied-or-one-foreign']) !== 'unoccupied' };
    case 'sell-certificate':
      return { kind, bonus: params.get('bonus').whole(0) };
    case 'join-anywhere':
    case 'free-line-shared':
      return { kind, amount: params.get('amount').whole(1, 3) };
    case 'shift-plant':
    case 'step-crew':
      params.get('distance').whole(1, 1);
      return { kind };
    case 'return-plant':
    case 'free-contract':
    case 'double-oil':
    case 'repeat-planning':
      params.get('amount').whole(1, 1);
      return { kind };
    case 'swap-tokens':
      params.get('amount').whole(2, 2);
      return { kind };
  }
}

function readNewSite(site: Reader): NewSite {
  return { id: site.get('id').text(), effect: readSiteEffect(site), source: origin(site) };
}

function readSiteEffect(site: Reader): SiteEffect {
  const kind = site.get('effect').oneOf(['money', 'vp', 'free-contract', 'free-line-shared', 'extra-plant']);
  const amount = site.get('params').get('amount');
  switch (kind) {
    case 'money':
    case 'vp':
      return { kind, amount: amount.whole(1) };
    case 'free-line-shared':
      return { kind, amount: amount.whole(1, 3) };
    case 'free-contract':
    case 'extra-plant':
      amount.whole(1, 1);
      return { kind };
  }
}
