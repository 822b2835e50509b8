// What a learnt judgement looks at, from one seat's view.
import { at, type Inputs, playerOf, type Seat, type Sheet } from '@kaya/engine';
import { components } from '../data/index.ts';
import { typesAsked } from '../data/tables.ts';
import { turnsLeft } from '../explain/turns.ts';
import { goalPoints } from '../rules/cards/company-goals.ts';
import { decadesOf, endOfTheGame } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { lacksEnergy } from '../rules/supply/energy.ts';
import { incomeOf, placeOnTrack } from '../rules/supply/income.ts';
import { placeInOrder, plantsOf, projectAt, SPOTS, typesOwned } from '../rules/table.ts';
import { cepsInControlledRegions } from '../rules/turn/ceps.ts';
import { missingExpertise, topPlant } from '../rules/turn/plants.ts';
import { AUCTIONS, type Co2, type Co2State, ENERGIES, FOSSIL_SETUPS, FOSSILS, NOBODY, REGIONS } from '../types/index.ts';
import { valueOfCard } from './cards.ts';
import { danger } from './danger.ts';
import { comingPlants } from './pipeline.ts';
import { valueParts } from './value.ts';

/** The unit of points. */
const POINTS = 20;
/** Nobody looks further ahead than so many turns, and so many plants. */
const HORIZON = 14;
const MOST_PLANTS = 6;
/** How far expertise is told apart. */
const MOST_EXPERTISE = 10;

export const inputs: Inputs<Co2> = {
  common: true,
  look(state, seat, sheet) {
    const { players } = state;
    const estimates = players.map((_, other) => estimateOf(state, other));
    const best = Math.max(...estimates.map(({ known }) => known));
    const most = Math.max(...players.map(({ points }) => points));
    theTable(state, seat, sheet);
    theRegions(state, seat, sheet);
    for (let i = 0; i < players.length; i++) {
      const other = (seat + i) % players.length;
      sheet.about('player', i);
      sheet.number('points behind', (most - at(players, other).points) / POINTS);
      theEstimate(at(estimates, other), best, sheet);
      thePlayer(state, other, sheet);
      theExpertise(state, other, sheet);
      thePlants(state, other, sheet);
    }
    theSecrets(state, seat, sheet);
  },
};

/** The parts of the evaluation written by hand; `known` is what all can see of it, since goals, and where the end is near those of all, are secret. */
interface Estimate {
  readonly parts: ReturnType<typeof valueParts>;
  readonly known: number;
}

function estimateOf(state: Co2State, seat: Seat): Estimate {
  const parts = valueParts(state, seat);
  const { points, belongings, income, plants, scientists } = parts;
  return { parts, known: points + belongings + income + plants + scientists };
}

function theEstimate({ parts, known }: Estimate, best: number, sheet: Sheet): void {
  sheet.number('belongings may bring', parts.belongings / POINTS);
  sheet.number('income may bring', parts.income / POINTS);
  sheet.number('plants may bring', parts.plants / POINTS);
  sheet.number('scientists may bring', parts.scientists / POINTS);
  sheet.number('all of it', known / (4 * POINTS));
  sheet.number('behind the leader', (best - known) / POINTS);
  sheet.steps('behind the leader by fours', (best - known) / 4, 6);
}

function theTable(state: Co2State, seat: Seat, sheet: Sheet): void {
  const { options, players } = state;
  const seats = players.length;
  sheet.about('table');
  sheet.number('Russian edition', options.edition === 'ru' ? 1 : 0);
  sheet.oneOf('fossil set-up', FOSSIL_SETUPS.indexOf(options['fossil-setup']), FOSSIL_SETUPS.length);
  sheet.number('draft', options['lobby-draft'] ? 1 : 0);
  sheet.oneOf('auction', AUCTIONS.indexOf(options['first-player-auction']), AUCTIONS.length);
  sheet.steps('decade', state.decade, 6);
  sheet.number('round', state.round / (roundsOf(state) + 1));
  sheet.number('operations', state.phase === 'operations' ? 1 : 0);
  sheet.number('late', (state.decade - 1 + state.round / (roundsOf(state) + 1)) / decadesOf(state));
  sheet.steps('turns left', turnsLeft(state, seat), 16);
  sheet.number('ends this decade', state.phase === 'operations' && endOfTheGame(state) !== null ? 1 : 0);
  sheet.oneOf('whose turn', state.turn.seat === NOBODY ? -1 : (state.turn.seat - seat + seats) % seats, seats);
  sheet.oneOf('place in order', placeInOrder(state, seat), seats);
  sheet.number('pollution', (state.pollution - 250) / 250);
  sheet.steps('pollution above 300 by twenties', (state.pollution - 300) / 20, 10);
  sheet.number('disasters', state.reached350 ? 1 : 0);
  const peril = danger(state);
  sheet.number('danger', peril);
  sheet.number('safe', peril < 0.02 ? 1 : 0);
  sheet.steps('danger by fifths', peril * 5, 5);
  sheet.steps('price', state.price, 8);
  sheet.steps('permits in the market', state.market, 4);
  sheet.number('permits in the bank', state.bank / 10);
  let tiles = 0;
  for (const fossil of FOSSILS) {
    tiles += state.fossilStack[fossil];
    sheet.number('in the stack', state.fossilStack[fossil] / 10, fossil);
  }
  sheet.number('tiles in the stack', tiles / 20);
  for (const type of ENERGIES) {
    const plant = topPlant(state, type);
    sheet.number('plants built', state.built[type] / 5, type);
    sheet.number('points of the next plant', (plant?.points ?? 0) / 10, type);
    sheet.number('price of the next plant', (plant?.money ?? 0) / 10, type);
    sheet.number('expertise for the next plant', (plant?.expertise ?? 0) / 10, type);
    sheet.number('projects left', state.reserve[type] / 5, type);
  }
}

function theRegions(state: Co2State, seat: Seat, sheet: Sheet): void {
  const { players } = state;
  for (let i = 0; i < REGIONS.length; i++) {
    const id = at(REGIONS, i);
    const { slots, cep, controller } = state.regions[id];
    sheet.about('region', i);
    let empty = 0;
    let fossils = 0;
    for (const slot of slots) {
      if (slot === null) empty++;
      else if (slot.kind === 'fossil') fossils++;
    }
    sheet.steps('empty slots', empty, 3);
    sheet.steps('fossil plants', fossils, 3);
    sheet.number('lacks energy next', lacksEnergy(state, id, state.decade + 1) ? 1 : 0);
    sheet.steps('permits', cep, 3);
    sheet.oneOf(
      'who controls',
      controller === NOBODY ? -1 : (controller - seat + players.length) % players.length,
      players.length,
    );
  }
}

function thePlayer(state: Co2State, seat: Seat, sheet: Sheet): void {
  const player = playerOf(state, seat);
  sheet.number('points', player.points / (4 * POINTS));
  sheet.number('money', player.money / 20);
  sheet.steps('money by twos', player.money / 2, 8);
  sheet.number('cubes', player.tech / 6);
  sheet.steps('cubes', player.tech, 6);
  sheet.steps('permits', player.cep, 5);
  sheet.steps('permits in regions', cepsInControlledRegions(state, seat), 4);
  sheet.number('income', incomeOf(state, seat) / 10);
  sheet.steps('plants', plantsOf(state, seat), 8);
  sheet.steps('scientists in hand', player.hand, 2);
  sheet.steps('scientists in the pool', player.pool, 3);
  sheet.steps('cards', player.lobby.length, 4);
  sheet.number('holds a goal', player.goalHeld ? 1 : 0);
  sheet.steps('UN goals', player.unGoals.length, 4);
  const owned = typesOwned(state, seat);
  let points = 0;
  let open = 0;
  for (const card of state.unGoals) {
    const asked = typesAsked(card);
    if ((asked & owned) !== asked) continue;
    open++;
    points += components.unGoals[card]?.points ?? 0;
  }
  sheet.steps('UN goals that can be scored', open, 3);
  sheet.number('points of these', points / POINTS);
  theScientists(state, seat, sheet);
}

function theScientists(state: Co2State, seat: Seat, sheet: Sheet): void {
  let working = 0;
  let installed = 0;
  let proposed = 0;
  for (const { region, space } of SPOTS) {
    const project = projectAt(state, region, space);
    if (project === null || project.scientist !== seat) continue;
    working++;
    if (project.installed) installed++;
    else proposed++;
  }
  sheet.steps('scientists at work', working, 3);
  sheet.steps('on installed projects', installed, 2);
  sheet.steps('on proposed projects', proposed, 2);
  let attending = 0;
  let full = 0;
  for (const { scientists } of state.summits) {
    const own = scientists.filter((it) => it === seat).length;
    attending += own;
    if (own > 0 && !scientists.includes(NOBODY)) full++;
  }
  sheet.steps('scientists at summits', attending, 3);
  sheet.steps('summits that are full', full, 2);
}

function theExpertise(state: Co2State, seat: Seat, sheet: Sheet): void {
  const { expertise } = playerOf(state, seat);
  for (const type of ENERGIES) {
    const own = expertise[type];
    const plant = topPlant(state, type);
    sheet.number('expertise', own / MOST_EXPERTISE, type);
    sheet.oneOf('place on the track', placeOnTrack(state, seat, type) - 1, 2, type);
    sheet.number('enough for the next plant', plant !== undefined && missingExpertise(state, plant, seat) === 0 ? 1 : 0, type);
  }
}

/** What could be built, one after the other. */
function thePlants(state: Co2State, seat: Seat, sheet: Sheet): void {
  const turns = turnsLeft(state, seat);
  const coming = comingPlants(state, seat, Math.min(turns, HORIZON));
  for (let i = 0; i < MOST_PLANTS; i++) {
    const plant = coming[i];
    const time = plant === undefined || plant.turn > turns ? 0 : 1;
    sheet.number('plant in reach', time, i);
    sheet.number('its points', time * ((plant?.plant.points ?? 0) / 10), i);
    sheet.number('its wait', time * Math.min(1, (plant?.turn ?? 0) / HORIZON), i);
  }
  let soon = 0;
  let points = 0;
  for (const { turn, plant } of coming) {
    if (turn > turns) continue;
    if (turn <= 2) soon++;
    points += plant.points;
  }
  sheet.steps('plants within two turns', soon, 3);
  sheet.number('points of all plants in reach', points / (2 * POINTS));
}

/** What only the seat itself knows: its goal and its cards. */
function theSecrets(state: Co2State, seat: Seat, sheet: Sheet): void {
  const { goalHeld, lobby, cep } = playerOf(state, seat);
  sheet.about('own');
  sheet.number('goal would bring', goalHeld ? goalPoints(state, seat, cep) / POINTS : 0);
  let worth = 0;
  for (const card of lobby) worth += valueOfCard(card);
  sheet.number('cards are worth', worth / 10);
}
