import type { NoteFault } from '@kaya/engine/components';
import { TOKEN_TYPES } from '../types/index.ts';
import type { Board, Components, Table } from './read.ts';
import { MOST_PAYABLE, MOST_SPACES } from './tables/payments.ts';

/** What must be true between the components. */
export function check(components: Components, fault: NoteFault): void {
  checkIds(components, fault);
  checkContracts(components, fault);
  checkModules(components, fault);
  for (const board of components.boards) checkBoard(components, board, fault);
  for (let players = 2; players <= 4; players++) {
    const table = components.tables.find((it) => it.players === players);
    if (table === undefined) fault('$.byPlayerCount', `there is no entry for ${players} players`);
    else checkTable(components, table, fault);
  }
}

function checkIds(components: Components, fault: NoteFault): void {
  const { colors, contracts, startContracts, publicContracts, newSites } = components;
  unique('$.playerColors', colors, fault);
  unique('$.contracts', [...contracts, ...startContracts], fault);
  unique('$.module2.publicContracts', publicContracts, fault);
  unique('$.module3.newSites', newSites, fault);
  unique('$.boards', components.boards, fault);
}

function unique(place: string, items: readonly { readonly id: string }[], fault: NoteFault): void {
  const seen = new Set<string>();
  for (const { id } of items) {
    if (seen.has(id)) fault(place, `the id '${id}' occurs twice`);
    seen.add(id);
  }
}

function checkContracts({ contracts, startContracts, colors, supply, notes }: Components, fault: NoteFault): void {
  for (const { id, symbols } of [...contracts, ...startContracts]) {
    if (symbols.length === 0) fault(`$.contracts[${id}]`, 'a contract needs at least one symbol');
    if (new Set(symbols).size < symbols.length) fault(`$.contracts[${id}]`, 'a symbol occurs twice on one contract');
  }
  if (startContracts.length < 4) fault('$.startContracts', 'expected a starting contract for each of four players');
  const money = notes.reduce((sum, { value, count }) => sum + value * count, 0);
  if (money < 4 * supply.startMoney) fault('$.money.notes', 'four players start with more money than there is');
  if (colors.length < 4) fault('$.playerColors', 'expected a colour for each of four players');
  for (const { id, symbols } of startContracts) {
    if (symbols.length + supply.plantsOnStartSpace > supply.plants) {
      fault(`$.startContracts[${id}]`, 'a player has too few plants for this contract');
    }
  }
}

function checkModules(components: Components, fault: NoteFault): void {
  const { publicContracts, publicRow, newSites, nuclearBoards, tokens, certificates } = components;
  for (const { id, tokens: shown } of publicContracts) {
    if (shown.length === 0) fault(`$.module2.publicContracts[${id}]`, 'a public contract needs at least one token');
    if (new Set(shown).size < shown.length) fault(`$.module2.publicContracts[${id}]`, 'a token type occurs twice');
  }
  if (publicRow > publicContracts.length) fault('$.module2.rowSize', 'the row is longer than the pile');
  if (newSites.length !== tokens.site.count)
    fault('$.module3.newSites', `expected ${tokens.site.count}, one for each site token`);
  if (nuclearBoards < 4) fault('$.module3.nuclearBoards', 'expected a nuclear board for each of four players');
  if (certificates.length < tokens.gas.count) fault('$.certificates', 'there are fewer certificates than gas tokens');
}

function checkBoard({ economy, scoring }: Components, board: Board, fault: NoteFault): void {
  const place = `$.boards[${board.id}]`;
  unique(`${place}.spaces`, board.spaces, fault);
  unique(`${place}.connections`, board.connections, fault);
  unique(`${place}.regions`, board.regions, fault);
  const spaces = new Set(board.spaces.map((space) => space.id));
  const regions = new Set<string>(board.regions.map((region) => region.id));
  const pairs = new Set<string>();
  for (const { id, region } of board.spaces) {
    if (region !== null && !regions.has(region)) fault(`${place}.spaces[${id}]`, `there is no region '${region}'`);
  }
  for (const { id, a, b } of board.connections) {
    if (!spaces.has(a) || !spaces.has(b)) fault(`${place}.connections[${id}]`, 'joins a space that does not exist');
    const pair = [a, b].sort().join(' ');
    if (a === b || pairs.has(pair)) fault(`${place}.connections[${id}]`, 'joins a space with itself, or two joined ones again');
    pairs.add(pair);
  }
  if (scoring.network.length <= board.regions.length) fault('$.scoring.network', `no points for ${board.regions.length} regions`);
  if (board.spaces.length > MOST_SPACES)
    fault(`${place}.spaces`, `there are ${board.spaces.length} spaces; at most ${MOST_SPACES} are possible`);
  const dearest = (board.spaces.length - 1) * Math.max(economy.emptyConnection, 2 * economy.foreignLine);
  if (dearest > MOST_PAYABLE)
    fault('$.economy', `a route on ${board.id} could cost ${dearest}; at most ${MOST_PAYABLE} is possible`);
}

function checkTable(components: Components, table: Table, fault: NoteFault): void {
  const place = `$.byPlayerCount[${table.players}]`;
  const board = components.boards.find((it) => it.id === table.board);
  if (board === undefined) {
    fault(`${place}.board`, `there is no board '${table.board}'`);
    return;
  }
  const plantSpaces = board.spaces.slice(1);
  const closed = table.players === 2 ? plantSpaces.filter((space) => space.closedWithTwo) : [];
  const pool = TOKEN_TYPES.reduce((sum, type) => sum + components.tokens[type].count - table.tokensRemovedPerType, 0);
  if (TOKEN_TYPES.some((type) => components.tokens[type].count < table.tokensRemovedPerType)) {
    fault(`${place}.tokensRemovedPerType`, 'more tokens of a type are removed than there are');
  }
  if (pool < plantSpaces.length - closed.length) fault(`${place}.tokensRemovedPerType`, 'too few tokens are left for the spaces');
  if (closed.length > TOKEN_TYPES.length * table.tokensRemovedPerType) {
    fault(`${place}.tokensRemovedPerType`, 'too few tokens are removed for the closed spaces');
  }
  if (components.contracts.length - table.contractsRemoved <= components.display.length) {
    fault(`${place}.contractsRemoved`, 'no contract is left for the pile');
  }
  if (!isConnected(board, new Set(closed.map((space) => space.id)))) {
    fault(`$.boards[${board.id}]`, `with ${table.players} players some space cannot be reached`);
  }
}

function isConnected(board: Board, closed: ReadonlySet<string>): boolean {
  const open = board.spaces.filter((space) => !closed.has(space.id)).map((space) => space.id);
  const reached = new Set(open.slice(0, 1));
  let grown = -1;
  while (grown < reached.size) {
    grown = reached.size;
    for (const { a, b } of board.connections) {
      if (closed.has(a) || closed.has(b)) continue;
      if (reached.has(a)) reached.add(b);
      else if (reached.has(b)) reached.add(a);
    }
  }
  return reached.size === open.length;
}
