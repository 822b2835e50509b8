// Chapter 3: the table before the first round.
import {
  always,
  type Decides,
  drawFrom,
  drawLoose,
  idsIn,
  next,
  type Pile,
  pileOf,
  playerOf,
  type Rng,
  type Setup,
  shuffle,
} from '@kaya/engine';
import { components, constants, layoutFor } from '../data/index.ts';
import type { Space } from '../data/read.ts';
import {
  type AutomaState,
  type BonusId,
  type Cos,
  type CosOptions,
  type CosState,
  type CosStep,
  type DarkTechId,
  PLANET_TYPES,
  type Player,
  SECTORS,
  type SystemId,
} from '../types/index.ts';
import { isAutoma } from './table.ts';

/** COS-SET-1 to -20. Face-down piles have no order until a card is drawn; draws come in the order of COS-SET-19. */
export function setup({ seats, options }: Setup<CosOptions>, rng: Rng): CosState {
  const layout = layoutFor(seats); // COS-SET-1, COS-PLC-1 to -4
  const sectorPiles = SECTORS.map((sector) => pileOf(idsIn(components.systems.filter((system) => system.sector === sector)))); // COS-SET-3
  const spaces: (SystemId | null)[] = components.spaces.map(() => null);
  for (const number of components.startSpaces) {
    const { sector } = components.spaces[number] as Space;
    spaces[number] = draw(sectorPiles[sector - 1] as Pile<SystemId>, rng); // COS-SET-4
  }
  const deck = pileOf(idsIn(components.aiCards));
  const market = Array.from({ length: constants.aiMarketSize }, () => draw(deck, rng)); // COS-SET-5
  const darkTechPiles = [1, 2].map((level) => darkTechPile(level, rng)); // COS-SET-6
  const dark = darkBonusInPlay(seats, options.module1);
  const players = Array.from({ length: seats }, () => newPlayer(drawLoose(dark, rng) ?? null)); // COS-SET-10
  if (seats === 1) players.push(newAutoma());
  const order = shuffle(rng, [...players.keys()]); // COS-SET-14, COS-SOL-2
  order.forEach((player, place) => {
    (players[player] as Player).arrival = place + 1; // COS-SET-15
  });
  const state: CosState = {
    rng,
    agenda: [],
    outcome: null,
    seats,
    screens: options.screens,
    module1: options.module1,
    module2: options.module2,
    soloSilver: options.soloSilver,
    round: 0,
    phase: 'setup',
    order,
    throne: null,
    arrivals: layout.tokens,
    players,
    spaces,
    sectorPiles,
    drawn: [],
    market,
    deck,
    discard: [],
    lightPile: pileOf(idsIn(components.lightBonus)), // COS-SET-7
    darkTechPiles,
    automa: seats === 1 ? automaPiles(options.soloSilver) : null,
  };
  next(state, ...civilisations(seats), ...leaders(state), { do: 'round' }); // COS-SET-11, -20
  return state;
}

function draw<Id>(pile: Pile<Id>, rng: Rng): Id {
  const card = drawFrom(pile, rng);
  if (card === undefined) throw new RangeError('a pile is empty before the game has begun');
  return card;
}

/** COS-SET-6: two of each level go back to the box unseen. */
function darkTechPile(level: number, rng: Rng): DarkTechId[] {
  const cards = idsIn(components.darkTech.filter((card) => card.level === level));
  for (let i = 0; i < constants.darkTechRemovedPerPile; i++) drawLoose(cards, rng);
  return cards;
}

/** COS-SET-8, -9: the dark cards that are dealt from. */
export function darkBonusInPlay(seats: number, module1: boolean): BonusId[] {
  const { darkBonusRemoved } = layoutFor(seats);
  return idsIn(components.darkBonus.filter((card) => !darkBonusRemoved.includes(card.id) && (card.module === null || module1)));
}

/** COS-SET-12, -13, -15, -16: what each player starts with. */
function newPlayer(dark: BonusId | null): Player {
  const { anthracite, gold, transparent } = components.startingGems;
  const { unlockedPlanets } = components;
  return {
    civilisation: null,
    leader: null,
    level: 0,
    energy: constants.energyStart,
    arrival: 0,
    consumption: constants.consumptionStart,
    recorded: 0,
    gems: { anthracite, gold, transparent },
    hand: idsIn(components.startingCards),
    zones: components.boardZones.map(({ name, startRange }) => ({ name, range: startRange, cards: [] })),
    plan: [],
    upgrades: [],
    terraformed: {
      earth: unlockedPlanets.includes('earth'),
      desert: unlockedPlanets.includes('desert'),
      volcanic: unlockedPlanets.includes('volcanic'),
    },
    colonyExtension: false,
    colonies: components.planets.map(() => 0),
    darkTech: [],
    dark,
    light: [],
    stations: [],
  };
}

/** COS-SOL-1, -4: counters and cubes, but no gems, cards or board. */
function newAutoma(): Player {
  const automa = newPlayer(null);
  automa.civilisation = components.civilisations.find((it) => !it.soloHuman)?.id ?? null;
  automa.gems = { anthracite: 0, gold: 0, transparent: 0 };
  automa.hand = [];
  automa.zones = [];
  for (const type of PLANET_TYPES) automa.terraformed[type] = true; // COS-SOL-12
  return automa;
}

/** COS-SOL-3: three piles by level; the silver cards join where they are wanted. */
function automaPiles(silver: boolean): AutomaState {
  const cards = components.automaCards.filter((card) => silver || !card.silver);
  const levels = [1, 2, 3];
  return {
    piles: levels.map((level) => pileOf(idsIn(cards.filter((card) => card.level === level)))),
    used: levels.map(() => []),
    card: null,
  };
}

/** COS-SET-11: civilisations in seat order. */
function civilisations(seats: number): CosStep[] {
  return Array.from({ length: seats }, (_, seat) => ({ do: 'choose-civilisation', seat }));
}

/** COS-LEA-2: with module 2 leaders in reverse turn order; the Automa has none. */
function leaders({ seats, module2, order }: CosState): CosStep[] {
  if (!module2) return [];
  return order
    .filter((player) => player < seats)
    .toReversed()
    .map((seat) => ({ do: 'choose-leader', seat }));
}

/** COS-SET-11, COS-DEC-1: each civilisation at most once. */
export const chooseCivilisation: Decides<Cos, 'choose-civilisation', 'choose-civilisation'> = {
  candidates: always(components.civilisations.map(({ id }) => ({ do: 'choose-civilisation', civilisation: id }) as const)),
  blockers: {
    'choose-civilisation': [
      {
        rule: 'COS-SOL-1', // the Automa has its own
        when: (state, { civilisation }) =>
          state.players.some((player, number) => isAutoma(state, number) && player.civilisation === civilisation),
        values: (_state, { civilisation }) => ({ civilisation }),
      },
      {
        rule: 'COS-SET-11',
        when: (state, { civilisation }) =>
          state.players.some((player, number) => !isAutoma(state, number) && player.civilisation === civilisation),
        values: (_state, { civilisation }) => ({ civilisation }),
      },
    ],
  },
  play({ state, emit }, _step, { civilisation }, seat) {
    playerOf(state, seat).civilisation = civilisation;
    emit?.({ kind: 'civilisation', who: seat, civilisation });
  },
};
