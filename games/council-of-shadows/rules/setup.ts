// Chapter 3: the table before the first round.
import {
  at,
  type Decision,
  drawFrom,
  drawLoose,
  type Pile,
  pileOf,
  type Reason,
  type Rng,
  type Setup,
  shuffle,
} from '@kaya/engine';
import type { Component } from '../data/components.ts';
import { PLANET_TYPES, SECTORS } from '../data/effects.ts';
import { components, constants, layoutFor } from '../data/index.ts';
import type { ActionOf, AutomaState, BonusId, Cos, CosOptions, CosState, CosStep, Player, StepOf } from '../types/index.ts';
import { isAutoma } from './table.ts';

/** COS-OPT-6: silver Automa cards need an Automa. */
export function refuse(seats: number, options: CosOptions): readonly Reason[] {
  return options.soloSilver && seats > 1 ? [{ rule: 'COS-OPT-6', values: { seats } }] : [];
}

const ids = (list: readonly Component[]) => list.map(({ id }) => id);

/** COS-SET-1 to -20. Face-down piles have no order until a card is drawn; draws come in the order of COS-SET-19. */
export function setup({ seats, options }: Setup<CosOptions>, rng: Rng): CosState {
  const layout = layoutFor(seats); // COS-SET-1, COS-PLC-1 to -4
  const sectorPiles = SECTORS.map((sector) => pileOf(ids(components.systems.filter((system) => system.sector === sector)))); // COS-SET-3
  const spaces: (string | null)[] = components.spaces.map(() => null);
  for (const number of components.startSpaces) {
    spaces[number] = draw(at(sectorPiles, at(components.spaces, number).sector - 1), rng); // COS-SET-4
  }
  const deck = pileOf(ids(components.aiCards));
  const market = Array.from({ length: constants.aiMarketSize }, () => draw(deck, rng)); // COS-SET-5
  const darkTechPiles = [1, 2].map((level) => darkTechPile(level, rng)); // COS-SET-6
  const dark = darkBonusInPlay(seats, options.module1);
  const players = Array.from({ length: seats }, () => newPlayer(drawLoose(dark, rng) ?? null)); // COS-SET-10
  if (seats === 1) players.push(newAutoma());
  const order = shuffle(rng, [...players.keys()]); // COS-SET-14, COS-SOL-2
  order.forEach((player, place) => {
    at(players, player).arrival = place + 1; // COS-SET-15
  });
  return {
    rng,
    agenda: firstSteps(seats, options, order),
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
    lightPile: pileOf(ids(components.lightBonus)), // COS-SET-7
    darkTechPiles,
    automa: seats === 1 ? automaPiles(options.soloSilver) : null,
  };
}

function draw(pile: Pile<string>, rng: Rng): string {
  const card = drawFrom(pile, rng);
  if (card === undefined) throw new RangeError('a pile is empty before the game has begun');
  return card;
}

/** COS-SET-6: two of each level go back to the box unseen. */
function darkTechPile(level: number, rng: Rng): string[] {
  const cards = ids(components.darkTech.filter((card) => card.level === level));
  for (let i = 0; i < constants.darkTechRemovedPerPile; i++) drawLoose(cards, rng);
  return cards;
}

/** COS-SET-8, -9: the dark cards that are dealt from. */
export function darkBonusInPlay(seats: number, module1: boolean): BonusId[] {
  const { darkBonusRemoved } = layoutFor(seats);
  return ids(components.darkBonus.filter((card) => !darkBonusRemoved.includes(card.id) && (card.module === null || module1)));
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
    hand: ids(components.startingCards),
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
    piles: levels.map((level) => pileOf(ids(cards.filter((card) => card.level === level)))),
    used: levels.map(() => []),
    card: null,
  };
}

/** COS-SET-11, -20, COS-LEA-2: civilisations in seat order, leaders in reverse turn order, then the first round. */
function firstSteps(seats: number, options: CosOptions, order: readonly number[]): CosStep[] {
  const agenda: CosStep[] = [{ do: 'round' }];
  if (options.module2) {
    for (const player of order) if (player < seats) agenda.push({ do: 'choose-leader', seat: player });
  }
  for (let seat = seats - 1; seat >= 0; seat--) agenda.push({ do: 'choose-civilisation', seat });
  return agenda;
}

const CHOOSE_CIVILISATION = components.civilisations.map(({ id }) => ({ do: 'choose-civilisation', civilisation: id }) as const);

/** COS-SET-11, COS-DEC-1: each civilisation at most once. */
export const chooseCivilisation: Decision<Cos, StepOf<'choose-civilisation'>, ActionOf<'choose-civilisation'>> = {
  candidates: () => CHOOSE_CIVILISATION,
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
    at(state.players, seat).civilisation = civilisation;
    emit?.({ kind: 'civilisation', who: seat, civilisation });
  },
};
