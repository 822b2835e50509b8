import { type ComponentFault, ComponentReader, type ParsedComponents, recordOf } from '@kaya/engine';
import { TOKEN_TYPES, type TokenType } from '../types/index.ts';
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
} from './schema.ts';

/** Reads a component file: a valid one, or every fault in it with its place. */
export function parse(file: unknown): ParsedComponents<Components> {
  const faults: ComponentFault[] = [];
  const components = readComponents(new ComponentReader(file, '$', faults));
  if (faults.length === 0) checkTogether(components, faults);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, components };
}

function readComponents(file: ComponentReader): Components {
  const supply = file.field('perPlayerSupply');
  const limits = file.field('limits');
  const economy = file.field('economy');
  const scoring = file.field('scoring');
  const module2 = file.field('module2');
  const module3 = file.field('module3');
  return {
    colors: file
      .field('playerColors')
      .list((color) => ({ id: color.field('id').text(), hex: color.field('hex').text(), source: origin(color) })),
    supply: {
      plants: supply.field('plants').whole(1),
      lines: supply.field('lines').whole(1),
      ownEngineers: supply.field('ownEngineers').whole(1),
      plantsOnStartSpace: supply.field('plantsOnStartSpace').whole(0),
      startMoney: supply.field('startMoney').whole(0),
    },
    limits: {
      investors: limits.field('maxInvestorsOnBoard').whole(0),
      extraEngineers: limits.field('maxExtraEngineersOnBoard').whole(0),
      linesPerConnection: limits.field('maxLinesPerConnection').whole(1, 2),
      ownPlantsPerSpace: limits.field('maxOwnPlantsPerSpace').whole(1),
      nuclear: limits.field('maxNuclearOnBoard').whole(0, 7),
    },
    economy: {
      income: economy.field('baseIncome').whole(0),
      incomePerInvestor: economy.field('incomePerInvestor').whole(0),
      publicContract: economy.field('publicContractPrice').whole(0),
      emptyConnection: economy.field('moveEmptyConnection').whole(0),
      foreignLine: economy.field('movePerForeignLine').whole(0),
      joint: economy.field('jointConstructionPrice').whole(0),
      completed: economy.field('contractCompletedMoney').whole(0),
      site: economy.field('siteMoney').whole(0),
    },
    notes: file
      .field('money')
      .field('notes')
      .list((note) => ({ value: note.field('value').whole(1), count: note.field('count').whole(1), source: origin(note) })),
    planning: { 'one-line': readLineAction(file, 'one-line'), 'two-lines': readLineAction(file, 'two-lines') },
    tables: file.field('byPlayerCount').list(readTable),
    tokens: readTokens(file.field('tokenTypes')),
    display: file
      .field('display')
      .field('places')
      .list((place) => place.field('price').whole(0)),
    contracts: file.field('contracts').list(readContract),
    startContracts: file.field('startContracts').list(readContract),
    certificates: file.field('certificates').list((certificate) => certificate.field('vp').whole(1)),
    scoring: {
      emptySlot: scoring.field('emptySlot').whole(0),
      network: readNetworkScale(scoring.field('network')),
      plantInLargestNetwork: scoring.field('module1PerPlant').whole(0),
      track: scoring.field('trackLength').whole(1),
    },
    boards: file.field('boards').list(readBoard),
    publicContracts: module2.field('publicContracts').list(readPublicContract),
    publicRow: module2.field('rowSize').whole(1),
    jokers: module2.field('jokers').field('count').whole(0),
    newSites: module3.field('newSites').list(readNewSite),
    nuclearBoards: module3.field('nuclearBoards').whole(0),
  };
}

function origin(item: ComponentReader): Origin {
  return item.field('source').oneOf(ORIGINS);
}

function readLineAction(file: ComponentReader, id: string): { readonly price: number; readonly lines: number } {
  const actions = file.field('planningActions');
  const action = actions.list().find((it) => it.field('id').text() === id);
  if (action === undefined) {
    actions.fault(`there is no planning action '${id}'`);
    return { price: 0, lines: 1 };
  }
  return { price: action.field('price').whole(0), lines: action.field('lines').whole(1, 2) };
}

function readTable(table: ComponentReader): Table {
  return {
    players: table.field('players').whole(2, 4),
    board: table.field('board').text(),
    tokensRemovedPerType: table.field('tokensRemovedPerType').whole(0),
    contractsRemoved: table.field('contractsRemoved').whole(0),
    majority: table.field('majority').list((points) => points.whole(0)),
    source: origin(table),
  };
}

/** Exactly the seven types, in their fixed order: the exchange around the start space goes by it. */
function readTokens(types: ComponentReader): Record<TokenType, TokenKind> {
  const list = types.list();
  if (list.map((type) => type.field('id').text()).join() !== TOKEN_TYPES.join()) {
    types.fault(`expected the types ${TOKEN_TYPES.join(', ')}, in this order`);
  }
  const kinds = list.map((type) => ({
    permanent: type.field('kind').oneOf(['permanent', 'immediate']) === 'permanent',
    count: type.field('count').whole(1),
    source: origin(type),
  }));
  const none: TokenKind = { permanent: false, count: 0, source: 'ruling' };
  return recordOf(TOKEN_TYPES, (type) => kinds[TOKEN_TYPES.indexOf(type)] ?? none);
}

function readContract(contract: ComponentReader): ContractCard {
  const symbols = contract.field('symbols');
  return {
    id: contract.field('id').text(),
    symbols: symbols.list((symbol) => symbol.oneOf(['investor', 'engineer', 'coal', 'gas', 'nuclear', 'oil'])),
    points: contract.field('vp').whole(0),
    source: origin(contract),
  };
}

function readNetworkScale(scale: ComponentReader): readonly number[] {
  return scale.list().map((step, i) => {
    step.field('regions').whole(i, i);
    return step.field('vp').whole(0);
  });
}

function readBoard(board: ComponentReader): Board {
  const start = board.field('start');
  return {
    id: board.field('id').text(),
    regions: board.field('regions').list((region) => ({
      id: region.field('id').text(),
      color: region.field('color').text(),
      hex: region.field('hex').text(),
      labelX: region.field('labelX').number(0, 100),
      labelY: region.field('labelY').number(0, 100),
      source: origin(region),
    })),
    spaces: [
      {
        id: start.field('id').text(),
        region: null,
        x: start.field('x').number(0, 100),
        y: start.field('y').number(0, 100),
        closedWithTwo: false,
        source: origin(start),
      },
      ...board.field('spaces').list((space) => ({
        id: space.field('id').text(),
        region: space.field('region').text(),
        x: space.field('x').number(0, 100),
        y: space.field('y').number(0, 100),
        closedWithTwo: space.field('blockedWith2Players').flag(),
        source: origin(space),
      })),
    ],
    connections: board.field('connections').list((connection) => ({
      id: connection.field('id').text(),
      a: connection.field('a').text(),
      b: connection.field('b').text(),
      source: origin(connection),
    })),
    source: origin(board),
  };
}

function readPublicContract(card: ComponentReader): PublicCard {
  return {
    id: card.field('id').text(),
    tokens: card.field('tokens').list((token) => token.oneOf(['coal', 'gas', 'nuclear', 'oil'])),
    points: card.field('vp').whole(0),
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

function readPublicEffect(card: ComponentReader): PublicEffect {
  const kind = card.field('effect').oneOf(PUBLIC_EFFECTS);
  const params = card.field('params');
  switch (kind) {
    case 'money':
      return { kind, amount: params.field('amount').whole(1) };
    case 'relocate-line':
      return { kind, shared: params.field('target').oneOf(['unoccupied', 'unoccupied-or-one-foreign']) !== 'unoccupied' };
    case 'sell-certificate':
      return { kind, bonus: params.field('bonus').whole(0) };
    case 'join-anywhere':
    case 'free-line-shared':
      return { kind, amount: params.field('amount').whole(1, 3) };
    case 'shift-plant':
    case 'step-crew':
      params.field('distance').whole(1, 1);
      return { kind };
    case 'return-plant':
    case 'free-contract':
    case 'double-oil':
    case 'repeat-planning':
      params.field('amount').whole(1, 1);
      return { kind };
    case 'swap-tokens':
      params.field('amount').whole(2, 2);
      return { kind };
  }
}

function readNewSite(site: ComponentReader): NewSite {
  return { id: site.field('id').text(), effect: readSiteEffect(site), source: origin(site) };
}

function readSiteEffect(site: ComponentReader): SiteEffect {
  const kind = site.field('effect').oneOf(['money', 'vp', 'free-contract', 'free-line-shared', 'extra-plant']);
  const amount = site.field('params').field('amount');
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
