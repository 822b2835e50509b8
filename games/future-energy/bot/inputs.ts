// What a learnt judgement looks at, from one seat's view.
import { at, type Inputs, pileSize, type Seat, type Sheet } from '@kaya/engine';
import { contractCard, publicCard, tokenType } from '../data/index.ts';
import { type GameMap, mapOf } from '../data/tables.ts';
import { plantsLeftOn } from '../rules/building/slots.ts';
import { missingFor } from '../rules/public/payment.ts';
import { scoreOf } from '../rules/scoring/points.ts';
import { tokensOnBoard } from '../rules/scoring/token-counts.ts';
import { CONTRACT_SYMBOLS, type FutureEnergy, type FutureEnergyState, type Player, TOKEN_TYPES } from '../types/index.ts';
import { chances, turnsLeft } from './outlook.ts';
import { valueParts } from './value.ts';

/** The unit of points and of everything that counts like points. */
const POINTS = 20;
/** Regions of the largest board. */
const REGIONS = 5;
/** Contracts that still carry plants are told apart by how many, up to this. */
const MOST_LEFT = 5;

export const inputs: Inputs<FutureEnergy> = {
  look(state, seat, sheet) {
    const { players } = state;
    const map = mapOf(state);
    const board = boardOf(state, map);
    const scores = players.map((_, other) => estimateOf(state, other, other === seat));
    const best = Math.max(...scores.map(({ known }) => known));
    theTable(state, seat, map, board, sheet);
    for (let i = 0; i < players.length; i++) {
      const other = (seat + i) % players.length;
      sheet.about('player', i);
      thePlayer(state, other, i === 0, sheet);
      theRegions(board, other, sheet);
      theEstimate(at(scores, other), best, sheet);
    }
  },
};

/** The parts of the hand-written evaluation; `known` is what all can see of it. */
interface Estimate {
  readonly parts: ReturnType<typeof valueParts>;
  readonly known: number;
}

function estimateOf(state: FutureEnergyState, seat: Seat, own: boolean): Estimate {
  const found = valueParts(state, seat);
  const { points, contracts, money, team, certificates, regions, network, public: cards } = found;
  return { parts: found, known: points + contracts + money + team + (own ? certificates : 0) + regions + network + cards };
}

function theEstimate({ parts: found, known }: Estimate, best: number, sheet: Sheet): void {
  sheet.number('contracts may bring', found.contracts / POINTS);
  sheet.number('money may bring', found.money / POINTS);
  sheet.number('team may bring', found.team / POINTS);
  sheet.number('regions may bring', found.regions / POINTS);
  sheet.number('network may bring', found.network / POINTS);
  sheet.number('public contracts may bring', found.public / POINTS);
  sheet.number('all of it', known / (4 * POINTS));
  sheet.number('behind the leader', (best - known) / POINTS);
  sheet.steps('behind the leader by threes', (best - known) / 3, 6);
}

/** What lies on the board, once for all players. */
interface BoardLook {
  /** By region: plants of each seat, spaces, and tokens of each type. */
  readonly plants: readonly number[][];
  readonly spaces: readonly number[];
  readonly tokens: readonly number[][];
}

function boardOf(state: FutureEnergyState, map: GameMap): BoardLook {
  const plants = Array.from({ length: REGIONS }, () => state.players.map(() => 0));
  const spaces = new Array<number>(REGIONS).fill(0);
  const tokens = Array.from({ length: REGIONS }, () => TOKEN_TYPES.map(() => 0));
  for (const space of map.plantSpaces) {
    const region = at(map.regionOf, space);
    spaces[region] = at(spaces, region) + 1;
    const token = state.tokens[space] ?? null;
    const here = at(plants, region);
    if (token === null) {
      for (let seat = 0; seat < here.length; seat++) here[seat] = at(here, seat) + at(at(state.players, seat).built, space);
    } else {
      const type = TOKEN_TYPES.indexOf(tokenType(token));
      const found = at(tokens, region);
      found[type] = at(found, type) + 1;
    }
  }
  return { plants, spaces, tokens };
}

function theTable(state: FutureEnergyState, seat: Seat, map: GameMap, board: BoardLook, sheet: Sheet): void {
  const { options, players } = state;
  const seats = players.length;
  sheet.about('table');
  sheet.number('module 1', options.module1 ? 1 : 0);
  sheet.number('module 2', options.module2 ? 1 : 0);
  sheet.number('module 3', options.module3 ? 1 : 0);
  sheet.number('lines anywhere', options.regionNetwork === 'anywhere' ? 1 : 0);
  sheet.number('tokens always kept', options.permanentTokensWithModule2 === 'always-kept' ? 1 : 0);
  sheet.number('public contracts in every turn', options.publicContractTiming === 'every-turn' ? 1 : 0);
  sheet.number('round', state.round / 15);
  sheet.number('last round', state.lastRound ? 1 : 0);
  const turns = turnsLeft(state, seat);
  sheet.number('turns left', turns / 10);
  sheet.steps('turns left', Math.round(turns), 8);
  sheet.number('contracts in the pile', pileSize(state.contractPile) / 12);
  sheet.steps('contracts in the pile', pileSize(state.contractPile), 6);
  sheet.oneOf('whose turn', (state.turn.seat - seat + seats) % seats, seats);
  sheet.oneOf('who began', (state.firstPlayer - seat + seats) % seats, seats);
  sheet.number('planning goes on', state.agenda.at(-1)?.do === 'plan' ? 1 : 0);
  const found = chances(state);
  const tokens = tokensOnBoard(state);
  for (const type of TOKEN_TYPES) {
    sheet.number('tokens of', tokens[type] / 5, type);
    sheet.number('no token of', tokens[type] === 0 ? 1 : 0, type);
    sheet.number('chance of', found[type], type);
  }
  for (let region = 0; region < REGIONS; region++) {
    const here = at(board.tokens, region);
    const left = here.reduce((sum, count) => sum + count, 0);
    sheet.about('region', region);
    sheet.number('open', left / Math.max(1, at(board.spaces, region)));
    sheet.number('full', left === 0 ? 1 : 0);
    sheet.number('crew', map.regionOf[state.crew] === region ? 1 : 0);
    for (let type = 0; type < TOKEN_TYPES.length; type++) sheet.number('tokens of', at(here, type) / 2, TOKEN_TYPES[type]);
  }
  theCrew(state, map, sheet);
  for (let place = 0; place < 4; place++) {
    const id = state.display[place];
    const card = id === undefined ? null : contractCard(id);
    sheet.about('display', place);
    sheet.number('points', (card?.points ?? 0) / POINTS);
    sheet.steps('slots', card?.symbols.length ?? 0, MOST_LEFT);
  }
}

/** What lies one and two steps from the crew. */
function theCrew({ crew, tokens }: FutureEnergyState, map: GameMap, sheet: Sheet): void {
  const near = new Array<number>(TOKEN_TYPES.length).fill(0);
  const far = new Array<number>(TOKEN_TYPES.length).fill(0);
  const count = (space: number, counts: number[]) => {
    const token = tokens[space] ?? null;
    if (token === null) return;
    const type = TOKEN_TYPES.indexOf(tokenType(token));
    counts[type] = at(counts, type) + 1;
  };
  const seen = [crew];
  for (const space of at(map.neighbours, crew)) {
    seen.push(space);
    count(space, near);
  }
  for (const space of at(map.neighbours, crew)) {
    for (const next of at(map.neighbours, space)) {
      if (seen.includes(next)) continue;
      seen.push(next);
      count(next, far);
    }
  }
  sheet.about('crew');
  for (let i = 0; i < TOKEN_TYPES.length; i++) {
    sheet.steps('beside it', at(near, i), 2, TOKEN_TYPES[i]);
    sheet.number('two steps away', at(far, i) / 2, TOKEN_TYPES[i]);
  }
}

function thePlayer(state: FutureEnergyState, seat: Seat, own: boolean, sheet: Sheet): void {
  const player = at(state.players, seat);
  sheet.number('turn to come this round', player.turns < state.round ? 1 : 0);
  sheet.number('points', scoreOf(player) / (2 * POINTS));
  sheet.number('money', player.money / 10);
  sheet.steps('money', player.money, 10);
  sheet.number('lines left', player.lines / 15);
  sheet.steps('lines left', player.lines, 5);
  sheet.number('plants left', player.plants / 20);
  sheet.steps('plants left', player.plants, 4);
  sheet.steps('investors', player.investors, 2);
  sheet.steps('engineers', player.engineers - 1, 2);
  sheet.steps('nuclear', player.nuclear, 2);
  sheet.steps('completed', player.completed.length, 8);
  sheet.steps('certificates', player.certificates.length, 4);
  sheet.number('certificates are worth', own ? player.certificates.reduce((sum, it) => sum + it, 0) / POINTS : 0);
  theContracts(player, sheet);
  thePublicContracts(player, sheet);
}

function theContracts({ contracts }: Player, sheet: Sheet): void {
  const points = new Array<number>(MOST_LEFT).fill(0);
  const counts = new Array<number>(MOST_LEFT).fill(0);
  const waiting = CONTRACT_SYMBOLS.map(() => 0);
  let empty = 0;
  for (const contract of contracts) {
    const left = Math.min(MOST_LEFT, plantsLeftOn(contract)) - 1;
    const { points: worth, symbols } = contractCard(contract.id);
    points[left] = at(points, left) + worth;
    counts[left] = at(counts, left) + 1;
    contract.plants.forEach((plants, slot) => {
      const symbol = CONTRACT_SYMBOLS.indexOf(at(symbols, slot));
      waiting[symbol] = at(waiting, symbol) + plants;
      if (plants === 0) empty++;
    });
  }
  for (let left = 0; left < MOST_LEFT; left++) {
    sheet.steps('contracts that lack', at(counts, left), 3, left + 1);
    sheet.number('points of contracts that lack', at(points, left) / POINTS, left + 1);
  }
  for (let i = 0; i < CONTRACT_SYMBOLS.length; i++) sheet.steps('waiting for', at(waiting, i), 3, CONTRACT_SYMBOLS[i]);
  sheet.number('empty slots', empty / 6);
}

function thePublicContracts(player: Player, sheet: Sheet): void {
  const kept = TOKEN_TYPES.map(() => 0);
  for (const token of player.kept) {
    const type = TOKEN_TYPES.indexOf(tokenType(token));
    kept[type] = at(kept, type) + 1;
  }
  for (let i = 0; i < TOKEN_TYPES.length; i++) sheet.number('kept', at(kept, i) / 2, TOKEN_TYPES[i]);
  sheet.steps('jokers', player.jokers, 3);
  let payable = 0;
  let points = 0;
  for (const id of player.publicContracts) {
    const card = publicCard(id);
    points += card.points;
    if (missingFor(player, card) === 0) payable++;
  }
  sheet.steps('public contracts', player.publicContracts.length, 3);
  sheet.steps('public contracts that can be paid', payable, 2);
  sheet.number('points of public contracts', points / POINTS);
}

function theRegions({ plants, tokens }: BoardLook, seat: Seat, sheet: Sheet): void {
  for (let region = 0; region < REGIONS; region++) {
    const here = at(plants, region);
    const own = at(here, seat);
    const open = at(tokens, region).some((count) => count > 0);
    let other = 0;
    for (let i = 0; i < here.length; i++) if (i !== seat) other = Math.max(other, at(here, i));
    sheet.steps('plants in region', own, 4, region);
    sheet.oneOf('lead in region', own + other === 0 ? -1 : Math.max(-2, Math.min(2, own - other)) + 2, 5, region);
    sheet.number('leads in the full region', !open && own > other ? 1 : 0, region);
  }
}
