import { idOf, number, text, whole } from '@kaya/engine/components';
import * as Type from 'typebox';
import { CONTRACT_SYMBOLS, type ConnectionId, type ContractId, REGIONS } from '../types/index.ts';

/** Where a component comes from: the rulebook, public material, our reading, or a reconstruction of a picture. */
const source = Type.Enum(['rulebook', 'public', 'ruling', 'reconstructed']);
const amount = whole(0);
const percent = number(0, 100);

const contractId = Type.Unsafe<ContractId>({
  type: 'string',
  pattern: '^(c[0-9]+|start)(-[a-z0-9]+)+$',
  expected: 'an id like c2-01 or start-no-coal (lower-case words joined by hyphens)',
});
const contract = Type.Object({ id: contractId, symbols: Type.Array(Type.Enum(CONTRACT_SYMBOLS)), vp: amount, source });

const lines = { price: amount, lines: whole(1, 2) };

const connectionId = Type.Unsafe<ConnectionId>({
  type: 'string',
  pattern: '^.+--.+$',
  expected: 'an id like paris--lyon (the ids of two spaces)',
});

const board = Type.Object({
  id: text,
  regions: Type.Array(Type.Object({ id: Type.Enum(REGIONS), color: text, hex: text, labelX: percent, labelY: percent, source })),
  start: Type.Object({ id: text, x: percent, y: percent, source }),
  spaces: Type.Array(
    Type.Object({
      id: text,
      region: text,
      x: percent,
      y: percent,
      /** Red outline: closed in a game of two. */
      blockedWith2Players: Type.Boolean(),
      source,
    }),
  ),
  connections: Type.Array(Type.Object({ id: connectionId, a: text, b: text, source })),
  source,
});

const once = Type.Object({ amount: whole(1, 1) });
const aStep = Type.Object({ distance: whole(1, 1) });
const some = Type.Object({ amount: whole(1) });
const aFew = Type.Object({ amount: whole(1, 3) });

const card = {
  id: idOf('pc'),
  /** The tokens to discard, in printed order. */
  tokens: Type.Array(Type.Enum(['coal', 'gas', 'nuclear', 'oil'])),
  vp: amount,
  source,
};

/** A public contract, by what it does. */
const publicContract = Type.Union([
  Type.Object({ effect: Type.Literal('money'), params: some, ...card }),
  Type.Object({
    effect: Type.Literal('relocate-line'),
    params: Type.Object({ target: Type.Enum(['unoccupied', 'unoccupied-or-one-foreign']) }),
    ...card,
  }),
  Type.Object({ effect: Type.Literal('sell-certificate'), params: Type.Object({ bonus: amount }), ...card }),
  Type.Object({ effect: Type.Literal('shift-plant'), params: aStep, ...card }),
  Type.Object({ effect: Type.Literal('step-crew'), params: aStep, ...card }),
  Type.Object({ effect: Type.Literal('return-plant'), params: once, ...card }),
  Type.Object({ effect: Type.Literal('join-anywhere'), params: aFew, ...card }),
  Type.Object({ effect: Type.Literal('free-contract'), params: once, ...card }),
  Type.Object({ effect: Type.Literal('swap-tokens'), params: Type.Object({ amount: whole(2, 2) }), ...card }),
  Type.Object({ effect: Type.Literal('double-oil'), params: once, ...card }),
  Type.Object({ effect: Type.Literal('free-line-shared'), params: aFew, ...card }),
  Type.Object({ effect: Type.Literal('repeat-planning'), params: once, ...card }),
]);

const site = { id: idOf('ns'), source };

/** A new site of module 3, by what it does. */
const newSite = Type.Union([
  Type.Object({ effect: Type.Literal('money'), params: some, ...site }),
  Type.Object({ effect: Type.Literal('vp'), params: some, ...site }),
  Type.Object({ effect: Type.Literal('free-contract'), params: once, ...site }),
  Type.Object({ effect: Type.Literal('free-line-shared'), params: aFew, ...site }),
  Type.Object({ effect: Type.Literal('extra-plant'), params: once, ...site }),
]);

/** A component file as somebody writes it. */
export const schema = Type.Object({
  playerColors: Type.Array(Type.Object({ id: text, hex: text, source })),
  perPlayerSupply: Type.Object({
    plants: whole(1),
    lines: whole(1),
    ownEngineers: whole(1),
    plantsOnStartSpace: amount,
    startMoney: amount,
  }),
  limits: Type.Object({
    maxInvestorsOnBoard: amount,
    maxExtraEngineersOnBoard: amount,
    maxLinesPerConnection: whole(1, 2),
    maxOwnPlantsPerSpace: whole(1),
    maxNuclearOnBoard: whole(0, 7),
  }),
  economy: Type.Object({
    baseIncome: amount,
    incomePerInvestor: amount,
    publicContractPrice: amount,
    moveEmptyConnection: amount,
    movePerForeignLine: amount,
    jointConstructionPrice: amount,
    contractCompletedMoney: amount,
    siteMoney: amount,
  }),
  money: Type.Object({ notes: Type.Array(Type.Object({ value: whole(1), count: whole(1), source })) }),
  planningActions: Type.Array(
    Type.Union([
      Type.Object({ id: Type.Literal('one-line'), ...lines }),
      Type.Object({ id: Type.Literal('two-lines'), ...lines }),
      // Its price is that of the place on display.
      Type.Object({ id: Type.Literal('contract') }),
    ]),
  ),
  byPlayerCount: Type.Array(
    Type.Object({
      players: whole(2, 4),
      board: text,
      tokensRemovedPerType: amount,
      contractsRemoved: amount,
      /** VP of the first rank in a region, the second … */
      majority: Type.Array(amount),
      source,
    }),
  ),
  tokenTypes: Type.Array(Type.Object({ id: text, kind: Type.Enum(['permanent', 'immediate']), count: whole(1), source })),
  display: Type.Object({ places: Type.Array(Type.Object({ price: amount })) }),
  contracts: Type.Array(contract),
  startContracts: Type.Array(contract),
  certificates: Type.Array(Type.Object({ vp: whole(1) })),
  scoring: Type.Object({
    emptySlot: amount,
    network: Type.Array(Type.Object({ regions: amount, vp: amount })),
    module1PerPlant: amount,
    trackLength: whole(1),
  }),
  boards: Type.Array(board),
  module2: Type.Object({
    publicContracts: Type.Array(publicContract),
    rowSize: whole(1),
    jokers: Type.Object({ count: amount }),
  }),
  module3: Type.Object({ newSites: Type.Array(newSite), nuclearBoards: amount }),
});
