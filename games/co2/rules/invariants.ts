// Chapter 12: what is true after every action.
import { firstFault, type Invariant, must, playerOf, type Seat, sum } from '@kaya/engine';
import { components, idsOf } from '../data/index.ts';
import { type Co2State, ENERGIES, FOSSILS, NOBODY, REGIONS, SOURCES } from '../types/index.ts';
import { permitsByPlace, pollutionByFossil } from './charts.ts';
import { roundsOf } from './flow.ts';
import { isComplete } from './science/summits.ts';
import { disastersHappen } from './supply/events.ts';
import { edition, ownsPlantIn, projectAt, SPOTS, topicsOf, wantedTypes } from './table.ts';

const { constants } = components;

function scientistsOnBoard(state: Co2State, seat: Seat): number {
  const onProjects = SPOTS.filter(({ region, space }) => projectAt(state, region, space)?.scientist === seat).length;
  const atSummits = sum(state.summits.map(({ scientists }) => scientists.filter((it) => it === seat).length));
  return onProjects + atSummits;
}

function slotsWith(state: Co2State, kind: 'fossil' | 'green'): number {
  return sum(REGIONS.map((id) => state.regions[id].slots.filter((slot) => slot !== null && slot.kind === kind).length));
}

export const invariants: Readonly<Record<string, Invariant<Co2State>>> = {
  'CO2-INV-1': (state) => {
    const ceps = sum(Object.values(permitsByPlace(state)));
    return must(ceps === constants.cepTotal, `there are ${ceps} CEPs`);
  },
  'CO2-INV-2': (state) => {
    const held = sum(state.players.map(({ tech }) => tech)) + sum(REGIONS.map((id) => state.regions[id].tech));
    return must(state.supply + held === constants.techTotal, `there are ${state.supply + held} tech cubes`);
  },
  'CO2-INV-3': (state) =>
    firstFault(state.players, ({ pool, hand }, seat) => {
      const all = pool + hand + scientistsOnBoard(state, seat);
      return must(all === constants.scientistsPerPlayer && pool >= 0 && hand >= 0, `seat ${seat} has ${all} scientists`);
    }),
  'CO2-INV-4': (state) =>
    firstFault(REGIONS, (id) => {
      const { cep, slots } = state.regions[id];
      return must(cep >= 0 && cep <= slots.length, `${id} has ${cep} CEPs`);
    }),
  'CO2-INV-5': (state) =>
    state.agenda.some((step) => step.do === 'check-control')
      ? null // A plant has just been placed, its control is about to be checked.
      : firstFault(REGIONS, (id) => {
          const { controller, slots } = state.regions[id];
          const green = slots.some((slot) => slot !== null && slot.kind === 'green');
          if (controller === NOBODY) return must(!green, `${id} has a plant and no controller`);
          return must(ownsPlantIn(state, controller, id), `the controller of ${id} has no plant there`);
        }),
  'CO2-INV-6': (state) =>
    firstFault(REGIONS, (id) => {
      const { controller, cep, slots } = state.regions[id];
      const empty = slots.filter((slot) => slot === null).length;
      return must(controller !== NOBODY || cep >= empty || state.phase === 'over', `${id}: ${cep} CEPs for ${empty} slots`);
    }),
  'CO2-INV-7': (state) =>
    firstFault(REGIONS, (id) => {
      const { slots } = state.regions[id];
      return must(!slots.some((slot, i) => slot !== null && i > 0 && slots[i - 1] === null), `${id} has a gap`);
    }),
  'CO2-INV-8': (state) =>
    state.phase !== 'operations' || sum(FOSSILS.map((fossil) => state.fossilStack[fossil])) === 0
      ? null
      : firstFault(REGIONS, (id) => {
          const { slots } = state.regions[id];
          const filled = slots.filter((slot) => slot !== null).length;
          return must(filled >= Math.min(state.decade, slots.length), `${id} lacks energy`);
        }),
  'CO2-INV-9': (state, before) => {
    const { pollution, phase } = state;
    const board = sum(Object.values(pollutionByFossil(state)));
    if (pollution !== board || pollution % 10 !== 0) return `pollution is ${pollution}, the board says ${board}`;
    if (before === null || before.phase !== phase || before.decade !== state.decade) return null;
    if (phase === 'operations') return must(pollution <= before.pollution, 'pollution rose in an operations phase');
    return phase === 'supply' ? must(pollution >= before.pollution, 'pollution fell in a supply phase') : null;
  },
  'CO2-INV-10': ({ price, market, bank }) =>
    price < constants.minPrice || price > constants.maxPrice
      ? `the price is ${price}`
      : must(market > 0 || bank === 0, `the market is empty, the bank has ${bank}`),
  'CO2-INV-11': (state) =>
    firstFault(ENERGIES, (type) => {
      const onBoard = SPOTS.filter(({ region, space }) => projectAt(state, region, space)?.type === type).length;
      return must(state.reserve[type] + onBoard === components.projectTiles[type], `${type}: tiles are missing`);
    }),
  'CO2-INV-12': (state) => {
    const onBoard = REGIONS.flatMap((id) =>
      state.regions[id].slots.flatMap((slot) => (slot !== null && slot.kind === 'green' ? [slot.plant] : [])),
    );
    const taken = ENERGIES.flatMap((type) => components.plants[type].slice(0, state.built[type]).map(({ id }) => id));
    return must(onBoard.sort().join() === taken.sort().join(), `on the board are ${onBoard}, taken were ${taken}`);
  },
  'CO2-INV-13': (state) => {
    const stack = sum(FOSSILS.map((fossil) => state.fossilStack[fossil]));
    const removed = sum(FOSSILS.map((fossil) => state.fossilsRemoved[fossil]));
    const all = sum(FOSSILS.map((fossil) => components.fossilTiles[fossil]));
    const slots = sum(REGIONS.map((id) => components.regions[id].slots));
    const outOfPlay = state.options['fossil-setup'] === 'extreme' ? edition(state).extremeGasRemoved : 0;
    const drawn = all - stack - outOfPlay;
    if (drawn > slots) return `${drawn} fossil tiles were drawn`;
    return must(stack + removed + slotsWith(state, 'fossil') === all, 'fossil tiles are missing');
  },
  'CO2-INV-14': (state) => {
    const tiles = [...state.summits.map(({ tile }) => tile), ...state.summitPile, ...state.summitsAside];
    if (tiles.sort().join() !== idsOf(components.summits).sort().join()) return 'summit tiles are missing';
    if (state.summits.some((it) => it.scientists.length !== topicsOf(it).length)) return 'a summit has other places than topics';
    return must(state.turn.seat !== NOBODY || !state.summits.some(isComplete), 'a complete summit was left');
  },
  'CO2-INV-15': (state) =>
    firstFault(REGIONS, (id) => {
      const { projects, slots } = state.regions[id];
      const wanted = wantedTypes(state, id);
      const foreign = projects.some((it) => it !== null && !wanted.includes(it.type));
      const unwanted = slots.some((it) => it !== null && it.kind === 'green' && !wanted.includes(it.type));
      return must(projects.length === 3 && !foreign && !unwanted, `${id} has what is not on its agenda`);
    }),
  'CO2-INV-16': (state, before) =>
    firstFault(state.players, ({ expertise }, seat) =>
      firstFault(ENERGIES, (type) => {
        const old = before === null ? 0 : playerOf(before, seat).expertise[type];
        const now = expertise[type];
        return must(now >= old && now <= components.tracks[type].last, `seat ${seat}: ${type} is ${now}, was ${old}`);
      }),
    ),
  'CO2-INV-17': (state) =>
    firstFault(state.players, ({ money, tech, cep }, seat) =>
      must(money >= 0 && tech >= 0 && cep >= 0, `seat ${seat}: $${money}, ${tech} tech, ${cep} CEPs`),
    ),
  'CO2-INV-18': (state, before) =>
    firstFault(state.players, ({ points, sources }, seat) => {
      if (sum(SOURCES.map((source) => sources[source])) !== points) return `seat ${seat}: the sources are not the score`;
      const old = before === null ? null : playerOf(before, seat).sources;
      const fallen = SOURCES.find((it) => it !== 'disasters' && it !== 'purchases' && old !== null && sources[it] < old[it]);
      return must(fallen === undefined, `seat ${seat} lost points from ${fallen}`);
    }),
  'CO2-INV-19': (state, before) => {
    const held = state.players.flatMap(({ lobby, pack }) => [...lobby, ...pack]);
    const all = [...held, ...state.lobbyPlayed, ...state.lobbyDeck].sort();
    if (all.join() !== idsOf(components.lobby).sort().join()) return 'lobby cards are missing';
    if (before === null || state.players.length === 1) return null;
    const old = sum(before.players.map(({ lobby, pack }) => lobby.length + pack.length));
    return must(held.length <= old, 'somebody drew a lobby card');
  },
  'CO2-INV-20': (state) => {
    const taken = state.players.flatMap(({ unGoals }) => unGoals);
    const all = [...state.unGoals, ...taken, ...state.unGoalsRemoved, ...state.unGoalPile].sort();
    return must(all.join() === [...edition(state).unGoals].sort().join(), 'UN goals are missing');
  },
  'CO2-INV-21': (state, before) => {
    if (before === null || before.turn.seat !== state.turn.seat || before.turns !== state.turns) return null;
    const marks = ['main', 'scientist', 'market', 'card'] as const;
    const undone = marks.find((mark) => before.turn[mark] && !state.turn[mark]);
    return must(undone === undefined, `'${undone}' could be used twice`);
  },
  'CO2-INV-22': (state, before) => {
    if (before?.reached350 === true && !state.reached350) return '350 ppm was forgotten';
    return must(state.phase !== 'operations' || !disastersHappen(state) || state.reached350, '350 ppm was missed');
  },
  'CO2-INV-23': (state) => {
    const most = state.players.length * roundsOf(state);
    return must(state.turns <= most, `${state.turns} turns in a phase of ${most}`);
  },
  'CO2-INV-24': (state) =>
    state.phase !== 'operations' || state.eventsResolved.length === state.decade - 1
      ? null
      : `${state.eventsResolved.length} events in decade ${state.decade}`,
};
