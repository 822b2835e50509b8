// Chapter 3: the table before the first decade.
import { below, drawLoose, next, type Rng, recordOf, type Setup, shuffle } from '@kaya/engine';
import { components, idsOf } from '../data/index.ts';
import { FOSSIL_SLOT } from '../data/tables.ts';
import {
  type AgendaId,
  type Co2Options,
  type Co2State,
  type Co2Step,
  ENERGIES,
  FOSSILS,
  type Fossil,
  type GoalId,
  HIDDEN,
  NOBODY,
  type Player,
  REGIONS,
  type Region,
  SOURCES,
  SPACES,
} from '../types/index.ts';
import { openSummit } from './science/summits.ts';
import { drawFossil } from './supply/energy.ts';
import { turnUpNextEvent } from './supply/events.ts';
import { edition, forSeats, freshTurn, placeInOrder, topicsOf } from './table.ts';

/** Random draws come in the order of CO2-SET-23. */
export function setup({ seats, options }: Setup<Co2Options>, rng: Rng): Co2State {
  const state = emptyTable(seats, options, rng);
  state.firstPlayer = below(rng, seats); // CO2-SET-2
  layOutSummits(state);
  layOutAgendas(state);
  placeFossils(state);
  dealCompanyGoals(state);
  layOutUnGoals(state);
  turnUpEvents(state);
  dealLobbyCards(state);
  givePlayersTheirStart(state);
  planTheStart(state);
  return state;
}

const { constants } = components;

/** Everything in its box. */
function emptyTable(seats: number, options: Co2Options, rng: Rng): Co2State {
  return {
    rng,
    agenda: [],
    outcome: null,
    options: Object.freeze({ ...options }), // CO2-OPT-1
    phase: 'setup',
    decade: 1, // CO2-SET-6
    round: 1,
    turns: 0,
    firstPlayer: 0,
    turn: freshTurn(NOBODY),
    pollution: 0,
    reached350: false,
    market: constants.marketStart, // CO2-SET-15
    price: constants.startPrice,
    bank: constants.cepTotal - constants.marketStart,
    supply: constants.techTotal, // CO2-SET-7
    regions: recordOf(REGIONS, (id): Region => emptyRegion(components.regions[id].slots)),
    reserve: recordOf(ENERGIES, (type) => components.projectTiles[type]), // CO2-SET-8
    built: recordOf(ENERGIES, () => 0), // CO2-SET-9: the stacks lie in the order of the components
    fossilStack: recordOf(FOSSILS, (fossil) => components.fossilTiles[fossil]),
    fossilsRemoved: recordOf(FOSSILS, () => 0),
    summits: [],
    summitPile: [],
    summitsAside: [],
    event: null,
    nextEvent: null,
    eventPile: [],
    eventsResolved: [],
    unGoals: [],
    unGoalsRemoved: [],
    unGoalPile: [],
    lobbyDeck: [],
    lobbyPlayed: [],
    soloProjects: [],
    bid: -1,
    bidder: NOBODY,
    players: Array.from({ length: seats }, emptyPlayer),
  };
}

function emptyRegion(slots: number): Region {
  return {
    agenda: 'agenda-1', // until the tiles are dealt
    slots: new Array<null>(slots).fill(null),
    cep: 0,
    tech: 0,
    controller: NOBODY, // CO2-SET-22
    projects: SPACES.map(() => null),
  };
}

/** CO2-SET-1, CO2-SET-5. */
function emptyPlayer(): Player {
  return {
    money: 0,
    tech: constants.startTech,
    cep: 0,
    points: 0,
    sources: recordOf(SOURCES, () => 0),
    expertise: recordOf(ENERGIES, () => 0),
    pool: constants.scientistsPerPlayer - constants.scientistsAtStart,
    hand: constants.scientistsAtStart,
    lobby: [],
    goal: HIDDEN, // until the cards are dealt
    goalHeld: true,
    unGoals: [],
    pack: [],
    pick: null,
  };
}

/** CO2-SET-10: two-topic summits lie open; what is left of them goes into the pile with all others. */
function layOutSummits(state: Co2State): void {
  const tiles = idsOf(components.summits);
  const pairs = tiles.filter((tile) => topicsOf({ tile }).length === 2);
  shuffle(state.rng, pairs);
  state.summits = pairs.splice(0, constants.summitPlaces).map(openSummit);
  state.summitPile = [...pairs, ...tiles.filter((tile) => topicsOf({ tile }).length !== 2)];
}

/** CO2-SET-11. */
function layOutAgendas(state: Co2State): void {
  const agendas = shuffle(state.rng, idsOf(components.agendas));
  REGIONS.forEach((id, i) => {
    state.regions[id].agenda = agendas[i] as AgendaId;
  });
}

/** CO2-SET-12 to CO2-SET-14, CO2-FOS-1: a fossil plant on the first slot of each region, and CEPs for the empty ones. */
function placeFossils(state: Co2State): void {
  const tiles = startingTiles(state);
  REGIONS.forEach((id, i) => {
    const region = state.regions[id];
    const fossil = tiles[i] as Fossil;
    region.slots[0] = FOSSIL_SLOT[fossil];
    state.pollution += components.ppm[fossil];
    region.cep = components.regions[id].startCep;
    state.bank -= region.cep;
  });
}

function startingTiles(state: Co2State): Fossil[] {
  const chosen = state.options['fossil-setup'];
  if (chosen === 'random') return REGIONS.flatMap(() => drawFossil(state) ?? []);
  const preset = components.fossilSetups[chosen];
  for (const fossil of FOSSILS) state.fossilStack[fossil] -= preset[fossil];
  if (chosen === 'extreme') {
    // CO2-FOS-6
    const removed = edition(state).extremeGasRemoved;
    state.fossilStack.gas -= removed;
    state.fossilsRemoved.gas += removed;
  }
  return shuffle(
    state.rng,
    FOSSILS.flatMap((fossil) => new Array<Fossil>(preset[fossil]).fill(fossil)),
  );
}

/** CO2-SET-17, CO2-SET-18, CO2-SOL-2: one each, in secret; the others leave the game unseen. */
function dealCompanyGoals(state: Co2State): void {
  const goals = shuffle(state.rng, [...companyGoalsInPlay(state)]);
  state.players.forEach((player, seat) => {
    player.goal = goals[seat] as GoalId;
  });
}

/** The company goals that this edition uses with this number of players. */
export function companyGoalsInPlay(state: Co2State): readonly GoalId[] {
  const removed = forSeats(state, edition(state).goalsRemoved);
  return idsOf(components.goals).filter((id) => !removed.includes(id));
}

/** CO2-SET-19; CO2-SOL-3: alone, all of them wait in a face-down pile. */
function layOutUnGoals(state: Co2State): void {
  const goals = [...edition(state).unGoals];
  if (state.players.length === 1) {
    state.unGoalPile = goals;
    return;
  }
  shuffle(state.rng, goals);
  state.unGoals = goals.splice(0, forSeats(state, constants.unGoalsShown));
  state.unGoalsRemoved = goals.sort(); // Who sees the others can tell these; their order tells nothing.
}

/** CO2-SET-20. */
function turnUpEvents(state: Co2State): void {
  state.eventPile = idsOf(components.events);
  turnUpNextEvent(state);
  turnUpNextEvent(state);
}

/** CO2-SET-21, CO2-DRF-1: five each, or a pack of five to choose from. */
function dealLobbyCards(state: Co2State): void {
  state.lobbyDeck = idsOf(components.lobby);
  for (const player of state.players) {
    const cards = state.options['lobby-draft'] ? player.pack : player.lobby;
    for (let i = 0; i < constants.lobbyHand; i++) {
      const card = drawLoose(state.lobbyDeck, state.rng);
      if (card !== undefined) cards.push(card);
    }
  }
}

/** CO2-SET-3, CO2-SET-4. */
function givePlayersTheirStart(state: Co2State): void {
  state.players.forEach((player, seat) => {
    player.money = constants.startMoney[placeInOrder(state, seat)] as number;
    player.cep = constants.cepPerPlayerAtStart;
    state.bank -= player.cep; // CO2-SET-16
  });
}

/** What comes before the first operations phase; CO2-FLO-3: no supply phase. */
function planTheStart(state: Co2State): void {
  const steps: Co2Step[] = [{ do: 'begin' }];
  if (state.players.length === 1) {
    state.soloProjects = [...ENERGIES]; // CO2-SOL-4
    steps.push({ do: 'solo-start-region', seat: 0 });
  }
  if (state.options['lobby-draft']) steps.push({ do: 'draft-pick' });
  if (state.options['first-player-auction'] === 'every-decade') steps.push({ do: 'auction' }); // CO2-AUC-2
  next(state, ...steps, { do: 'operations' });
}
