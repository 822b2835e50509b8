// Chapter 3: the table is laid.
import {
  type ActionOf,
  always,
  below,
  type Decides,
  next,
  type Play,
  pick,
  playerOf,
  type Rng,
  type Runs,
  recordOf,
  type Setup,
  shuffle,
} from '@kaya/engine';
import { cardsOf, components, constants, regionData, scenarioCard } from '../data/index.ts';
import {
  type Bpc,
  type BpcOptions,
  type BpcState,
  type BpcStep,
  CALAMITIES,
  COLOURS,
  ELECTRICITY,
  EMPLOYERS,
  type EmployerId,
  type Player,
  REGIONS,
  type RegionId,
  type RegionState,
  ZONES,
} from '../types/index.ts';
import { buildExternal } from './actions/influence.ts';
import { placeWar } from './calamities/calamities.ts';
import { turnSpecials } from './events/climate.ts';
import { prepareDeck, setAsideWarmings } from './events/decks.ts';
import { effectsStep } from './events/effect-step.ts';
import { selected } from './events/selectors.ts';
import { addDestruction } from './events/warming.ts';
import { characterCount, settled } from './options.ts';
import { placeChaos, placeDictatorship } from './regions/regimes.ts';
import { emissions, greenhouseGases, NO_PAWNS } from './regions/region.ts';
import { canCompleteWith } from './table/casting.ts';
import { freshPlayer } from './table/people.ts';
import { by, leftOf, seatOf, tableSeat } from './table.ts';
import { gainTp } from './transformations/transformations.ts';

/** BPC-SET-21: the order of the setup. */
export function setup({ seats, options: chosen }: Setup<BpcOptions>, rng: Rng): BpcState {
  const options = settled(chosen);
  const scenario = scenarioCard(options.scenario);
  const order = [...components.defaultOrder];
  if (options['region-order'] === 'random') shuffle(rng, order); // BPC-SET-13
  const { deck, removed } = prepareDeck(rng, options);
  const count = characterCount(seats, options);
  const state: BpcState = {
    rng,
    agenda: [],
    outcome: null,
    options,
    seats,
    turn: 1,
    lastTurn: scenario?.turns ?? constants['last-turn'],
    playingFor: scenario === null ? 'game' : 'scenario',
    order,
    regions: recordOf(REGIONS, (id) => startRegion(id, options)),
    players: cast(rng, seats, count, options),
    active: 0,
    usedPowers: [],
    ghg: 0,
    ghgByTurn: [],
    green: components.climateTrack.green,
    red: components.climateTrack.red,
    meetings: 0,
    climateLaid: 0,
    turned: false,
    zones: { poles: 0, glaciers: 0, currents: 0, forests: 0 },
    warmings: 0,
    seeded: '',
    globals: '',
    implantations: 0,
    piles: recordOf(COLOURS, cardsOf),
    discards: recordOf(COLOURS, () => []),
    external: [],
    deck,
    eventDiscard: [],
    eventRemoved: removed,
    climateDeck: components.climates.map((card) => card.id),
    climateDiscard: [],
    event: null,
    spent: [],
    played: [],
    freeMoveUsed: false,
    freeCardUsed: false,
    drawn: [],
    aci: null,
    implant: null,
    check: null,
    justPlaced: [],
    votes: new Array(seats).fill(null),
    voted: new Array(seats).fill(false),
    lastVotes: new Array(seats).fill(null),
    arrivals: [],
    departures: [],
    verdict: '',
  };
  for (const id of REGIONS) {
    state.regions[id].ghg = greenhouseGases(state.regions[id].population, emissions(state, id));
    state.ghg += state.regions[id].ghg; // BPC-SET-3
  }
  state.ghgByTurn.push(state.ghg);
  buildExternal({ state, emit: undefined }); // BPC-SET-7
  next(state, ...draftSteps(state), ...PARTS.map((part) => ({ do: 'setup', part }) as const), { do: 'turn' });
  return state;
}

const PARTS = ['first-player', 'warming', 'scenario', 'calamities', 'hands', 'pawns'] as const;

/** BPC-SET-1 */
function startRegion(id: RegionId, options: BpcOptions): RegionState {
  const data = regionData[id];
  const electricity = recordOf(ELECTRICITY, (kind) => data.electricity.filter((it) => it === kind).length);
  return {
    population: data.population,
    standard: data.livingStandard,
    discipline: data.discipline,
    demography: options['expert-demography'] ? data.demographyExpert : data.demography, // BPC-EXP-1
    local: data.oil.local,
    imports: data.oil.import,
    exports: data.oil.export,
    electricity,
    nuclearAdded: 0,
    special: data.special?.count ?? 0, // BPC-SET-6
    tps: '',
    ...NO_PAWNS,
    regime: 'free',
    ghg: 0,
  };
}

/** BPC-SET-8, 10, 11, BPC-JLV-1: persons take the characters in turn; spare chairs stay empty. */
function cast(rng: Rng, seats: number, count: number, options: BpcOptions): Player[] {
  const players = Array.from({ length: count }, (_, i) => freshPlayer(i % seats));
  const employed = !options['challenge-on-your-own']; // BPC-CHL-3
  if (options.assignment === 'suggested') {
    const duos = components.suggested[count as 3 | 4 | 5];
    for (const [i, player] of players.entries()) {
      const duo = duos[i] as (typeof duos)[number];
      player.character = duo.character;
      if (employed) player.employer = duo.employer;
    }
  }
  if (options.assignment === 'random') {
    const employers = shuffle(rng, [...EMPLOYERS]);
    const free = components.characters.map((it) => it.id);
    const taken: string[] = [];
    for (const [i, player] of players.entries()) {
      const fitting = free.filter((id) =>
        canCompleteWith(
          [...taken, id],
          free.filter((other) => other !== id),
          count - taken.length - 1,
        ),
      );
      player.character = pick(rng, fitting);
      taken.push(player.character);
      free.splice(free.indexOf(player.character), 1);
      if (employed) player.employer = employers[i] as EmployerId;
    }
  }
  return players;
}

/** BPC-SET-9 */
function draftSteps(state: BpcState): BpcStep[] {
  if (state.options.assignment !== 'draft') return [];
  const characters = state.players.map(({ seat }, who) => ({ do: 'choose-character', seat, who, joining: false }) as const);
  if (state.options['challenge-on-your-own']) return characters;
  return [...characters, ...characters.map((step) => ({ ...step, do: 'choose-employer' }) as const)];
}

export const setupPart: Runs<Bpc, 'setup'> = {
  run(play, { part }) {
    switch (part) {
      case 'first-player':
        return chooseFirstPlayer(play);
      case 'warming':
        return firstDestruction(play);
      case 'scenario':
        return startScenario(play);
      case 'calamities':
        return askForCalamities(play.state);
      case 'hands':
        return startingHands(play.state);
      case 'pawns':
        return placePawns(play.state);
    }
  },
};

/** BPC-SET-14, BPC-OPT-18 */
function chooseFirstPlayer(play: Play<Bpc>): void {
  const { state } = play;
  if (state.options['first-player'] === 'random') state.active = below(state.rng, state.players.length);
  play.emit?.({ kind: 'track', order: [...state.order] });
  play.emit?.({ kind: 'first-player', ...by(state, state.active) });
}

/** BPC-SET-16; in Expert mode the four cards act, in random order (BPC-EXP-5), unless the table places calamities itself (BPC-OPT-16). */
function firstDestruction(play: Play<Bpc>): void {
  const { state } = play;
  if (!state.options['expert-setup-warming'] || state.options['starting-calamities']) {
    for (const zone of ZONES) for (let i = 0; i < components.zones[zone].start; i++) addDestruction(play, zone);
    return;
  }
  next(state, ...shuffle(state.rng, [...setAsideWarmings]).map((card) => ({ do: 'warming', card }) as const));
}

/** BPC-SCN-5 to 12 */
function startScenario(play: Play<Bpc>): void {
  const { state } = play;
  if (state.options.scenario === 'none') return;
  play.emit?.({ kind: 'scenario', scenario: state.options.scenario });
  next(state, { do: 'scenario-setup', at: 0 });
}

/** One line of a scenario after the other. */
export const scenarioSetup: Runs<Bpc, 'scenario-setup'> = {
  run(play, { at: index }) {
    const { state } = play;
    const step = scenarioCard(state.options.scenario)?.setup[index];
    if (step === undefined) return;
    next(state, { do: 'scenario-setup', at: index + 1 });
    switch (step.op) {
      case 'suggested-duos':
      case 'no-weaknesses':
      case 'stack-events':
      case 'event-deck':
        return; // settled before the first card was laid
      case 'flip-specials':
        return turnSpecials(play);
      case 'green-pawn-set':
        state.green = step.value;
        return;
      case 'place-state':
        for (const id of selected(state, step.on, null))
          (step.state === 'dictatorship' ? placeDictatorship : placeChaos)(play, id);
        return;
      case 'place-war':
        for (const id of selected(state, step.on, null).reverse()) placeWar(play, id);
        return;
      case 'gain-tp':
        for (const id of selected(state, step.on, null)) gainTp(play, id, step.tp, 'scenario');
        return;
      default:
        next(state, effectsStep([step], null));
    }
  },
};

// ——— Calamities of the table's choice (BPC-OPT-16, BPC-SET-20) ———

function askForCalamities(state: BpcState): void {
  if (state.options['starting-calamities']) {
    next(state, { do: 'place-calamity', seat: tableSeat(state), left: constants['starting-calamities-limit'] });
  }
}

type Place = ActionOf<Bpc, 'place-token' | 'place-done'>;
export const placeCalamity: Decides<Bpc, 'place-calamity', 'place-token' | 'place-done'> = {
  candidates: always([
    ...[...CALAMITIES, 'refugee-local' as const].map((token): Place => ({ do: 'place-token', token })),
    { do: 'place-done' },
  ]),
  play({ state }, { seat, left }, action) {
    if (action.do === 'place-token') next(state, { do: 'place-calamity-where', seat, token: action.token, left });
  },
};

export const placeCalamityWhere: Decides<Bpc, 'place-calamity-where', 'place-at'> = {
  candidates: always(REGIONS.map((region) => ({ do: 'place-at', region }))),
  play({ state }, { seat, token, left }, { region }) {
    const more: BpcStep[] = left > 1 ? [{ do: 'place-calamity', seat, left: left - 1 }] : [];
    next(state, { do: 'add', region, token, n: 1 }, ...more);
  },
};

// ——— Hands and pawns ———

/** BPC-SET-18: from the first player's left; the first player draws nothing. */
function startingHands(state: BpcState): void {
  const left = state.players.length;
  const others = Array.from({ length: left - 1 }, (_, i) => leftOf(state, state.active, i + 1));
  next(state, ...others.map((who) => ({ do: 'starting-draw', seat: seatOf(state, who), who, left }) as const));
}

/** BPC-SET-19 */
function placePawns(state: BpcState): void {
  for (let i = 0; i < state.players.length; i++) {
    playerOf(state, leftOf(state, state.active, i)).place = state.order[i] as RegionId;
  }
}
