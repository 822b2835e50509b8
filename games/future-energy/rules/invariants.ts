// Chapter 12: what is true after every action.
import { firstFault, type Invariant, must, ofPlayers, pileSize, playerOf, same, sum } from '@kaya/engine';
import { components, contractCard, tokenType } from '../data/index.ts';
import { mapOf, START } from '../data/tables.ts';
import { type FutureEnergyState, HIDDEN, PLANNING_ACTIONS, type Player, TOKEN_TYPES } from '../types/index.ts';
import { plantsLeftOn, symbolOf } from './building/slots.ts';
import { extraEngineers } from './building/tokens.ts';
import { MOST_IDLE_ROUNDS } from './ending.ts';
import { seenTokens } from './hidden.ts';
import { linesOn, linesOnBoard } from './planning/lines.ts';
import { scoreOf } from './scoring/points.ts';

type Check = Invariant<FutureEnergyState>;

/** The invariant for each player. */
function everyPlayer(fault: (player: Player, seat: number, state: FutureEnergyState) => string | null): Check {
  return (state) => ofPlayers(state, (player, seat) => fault(player, seat, state));
}

const plantsAddUp = everyPlayer((player) => {
  const onContracts = sum(player.contracts.map(plantsLeftOn));
  const total = player.plants + onContracts + sum(player.built);
  return must(player.plants >= 0 && total === components.supply.plants, `${total} plants, ${player.plants} in reserve`);
});

const linesAddUp = everyPlayer((player, seat, state) => {
  const onBoard = linesOnBoard(state, seat);
  return must(player.lines >= 0 && player.lines + onBoard === components.supply.lines, `${player.lines} + ${onBoard} lines`);
});

const connectionsHoldTwo: Check = (state) => {
  const many = state.lines.findIndex((owners) => linesOn(owners) > components.limits.linesPerConnection);
  return must(many < 0, `connection ${many} is overfull`);
};

const coveredOrBuilt: Check = (state) =>
  firstFault(mapOf(state).plantSpaces, (space) => {
    const plants = sum(state.players.map((player) => player.built[space] as number));
    return must((state.tokens[space] === null) === plants > 0, `space ${space} has ${plants} plants`);
  });

const plantsPerSpace = everyPlayer((player) => {
  const fine = player.built.every((count, space) =>
    space === START ? count === components.supply.plantsOnStartSpace : count >= 0 && count <= components.limits.ownPlantsPerSpace,
  );
  return must(fine, `plants on the board: ${player.built}`);
});

const tokensAddUp: Check = (state) => {
  const all = [...seenTokens(state), ...state.box.closed, ...state.box.removed, ...state.box.leftOver];
  return firstFault(TOKEN_TYPES, (type) => {
    const count = all.filter((token) => token !== HIDDEN && tokenType(token) === type).length;
    return must(count === components.tokens[type].count, `${count} tokens of type ${type}`);
  });
};

const contractsAddUp: Check = (state) => {
  const inPile = pileSize(state.contractPile);
  const owned = state.players.flatMap((player) => [...player.contracts.map((it) => it.id), ...player.completed]);
  const ids = [...state.display, ...state.contractPile.loose, ...state.box.contracts, ...owned];
  const ours = ids.filter((id) => components.contracts.some((card) => card.id === id));
  if (new Set(ours).size !== ours.length || ours.length !== components.contracts.length) return `${ours.length} contracts`;
  return must(inPile === 0 || state.display.length === components.display.length, `${state.display.length} on display`);
};

const openContractsHoldPlants = everyPlayer((player) => {
  const empty = player.contracts.find((contract) => plantsLeftOn(contract) === 0);
  return must(empty === undefined, `${empty?.id} is empty, but not completed`);
});

const slotsHoldOne = everyPlayer((player, _seat, { options }) =>
  firstFault(player.contracts, ({ id, plants }) => {
    if (plants.length !== contractCard(id).symbols.length) return `${id} has ${plants.length} slots`;
    return firstFault(plants, (count, slot) => {
      const most = options.module2 && symbolOf(id, slot) === 'oil' ? 2 : 1;
      return must(count >= 0 && count <= most, `${count} plants on slot ${slot} of ${id}`);
    });
  }),
);

const certificatesAddUp: Check = (state) => {
  const all = [
    ...state.certificatePile.loose,
    ...state.players.flatMap((player) => player.certificates),
    ...state.box.certificates,
  ];
  if (!state.options.module2 && state.box.certificates.length > 0) return 'a certificate was returned without module 2';
  return must(same([...all].sort(), [...components.certificates].sort()), `the certificates are ${all}`);
};

const moneyIsWhole = everyPlayer((player) => must(Number.isInteger(player.money) && player.money >= 0, `${player.money}M`));

const boardsHoldTheirs = everyPlayer((player, _seat, { options }) => {
  const { limits } = components;
  const { investors, engineers, nuclear } = player;
  const extra = extraEngineers(player);
  return must(
    investors >= 0 &&
      investors <= limits.investors &&
      extra >= 0 &&
      extra <= limits.extraEngineers &&
      nuclear >= 0 &&
      nuclear <= (options.module3 ? limits.nuclear : 0),
    `${investors} investors, ${engineers} engineers, ${nuclear} nuclear tokens`,
  );
});

/** Where the crew is about to build, the token leaves with the building. */
const crewStandsWell: Check = (state) => {
  const { crew, options, agenda } = state;
  if (mapOf(state).closedSpaces.includes(crew)) return 'the crew stands on a closed space';
  const building = agenda.at(-1)?.do === 'build-slot';
  return must(crew === START || state.tokens[crew] === null || building || options.module2, 'the crew stands on a token');
};

const scoresGrow: Check = (state, before) => {
  if (before === null) return null;
  const fallen = state.players.findIndex((player, seat) => scoreOf(player) < scoreOf(playerOf(before, seat)));
  return must(fallen < 0, `seat ${fallen} lost points`);
};

const turnsAreEven: Check = ({ players, outcome }) => {
  const turns = players.map((player) => player.turns);
  return must(Math.max(...turns) - Math.min(...turns) <= (outcome === null ? 1 : 0), `turns: ${turns}`);
};

const endIsTriggered: Check = (state, before) => {
  const due =
    state.players.some((player) => player.lines === 0) ||
    pileSize(state.contractPile) === 0 ||
    state.idleRounds >= MOST_IDLE_ROUNDS;
  if (before?.lastRound === true && !state.lastRound) return 'the end was called off';
  return must(state.lastRound === due, `last round: ${state.lastRound}`);
};

const publicContractsAddUp: Check = (state) => {
  const { publicRow, publicPile, players, box, options, jokers } = state;
  const cards = [
    ...publicRow,
    ...publicPile.loose,
    ...players.flatMap((player) => player.publicContracts),
    ...box.publicContracts,
  ];
  const allJokers = jokers + box.jokers + sum(players.map((player) => player.jokers));
  const expected = options.module2 ? components.publicContracts.length : 0;
  if (cards.length !== expected || new Set(cards).size !== expected) return `${cards.length} public contracts`;
  return must(allJokers === (options.module2 ? components.jokers : 0), `${allJokers} jokers`);
};

const closedSpacesRest: Check = (state, before) => {
  const map = mapOf(state);
  for (const space of map.closedSpaces) {
    if (state.tokens[space] !== null || state.players.some((player) => player.built[space] !== 0))
      return `space ${space} is in use`;
  }
  const closedLine = state.lines.findIndex((owners, i) => owners !== 0 && !map.openConnections.includes(i));
  if (closedLine >= 0) return `a line lies on the closed connection ${closedLine}`;
  return must(before === null || same(before.box.closed, state.box.closed), 'a token on a closed space changed');
};

const planningIsBounded: Check = ({ turn, box, agenda }) => {
  const counts = PLANNING_ACTIONS.map((action) => turn.performed[action]);
  const repeats = components.publicContracts.filter((card) => card.effect.kind === 'repeat-planning').map((card) => card.id);
  const used = repeats.filter(
    (id) => box.publicContracts.includes(id) || agenda.some((step) => 'card' in step && step.card === id),
  ).length;
  const extra = sum(counts.map((count) => Math.max(0, count - 1)));
  return must(extra <= used, `performed: ${counts}`);
};

export const invariants: Readonly<Record<string, Check>> = {
  'FE-INV-1': plantsAddUp,
  'FE-INV-2': linesAddUp,
  'FE-INV-3': connectionsHoldTwo,
  'FE-INV-4': coveredOrBuilt,
  'FE-INV-5': plantsPerSpace,
  'FE-INV-6': tokensAddUp,
  'FE-INV-7': contractsAddUp,
  'FE-INV-8': openContractsHoldPlants,
  'FE-INV-9': slotsHoldOne,
  'FE-INV-10': certificatesAddUp,
  'FE-INV-11': moneyIsWhole,
  'FE-INV-12': boardsHoldTheirs,
  'FE-INV-13': crewStandsWell,
  'FE-INV-14': scoresGrow,
  'FE-INV-15': turnsAreEven,
  'FE-INV-16': endIsTriggered,
  'FE-INV-17': publicContractsAddUp,
  'FE-INV-18': closedSpacesRest,
  'FE-INV-22': planningIsBounded,
};
