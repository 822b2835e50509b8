// The smallest position that shows a rule.
import { at, instead, next, Runner, type Seat, same, turnedUp } from '@kaya/engine';
import { Position as BasePosition } from '@kaya/engine/test';
import { cardOf, components, planetOf, spaceIds, spaceOf, systemOf } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { AUTOMA } from '../rules/table.ts';
import type {
  AutomaId,
  CardId,
  Cos,
  CosAction,
  CosOptions,
  CosState,
  CosStep,
  Gems,
  PlanetId,
  Player,
  Sector,
  SpaceId,
  SystemId,
} from '../types/index.ts';

type Chosen = { readonly [O in 'screens' | 'module1' | 'module2' | 'soloSilver']?: boolean };

export const STANDARD: CosOptions = { screens: true, module1: false, module2: false, soloSilver: false };

/** Gems as the spec writes them: {A, G, T}. */
export function gems(anthracite: number, gold: number, transparent: number): Gems {
  return { anthracite, gold, transparent };
}

/** A position, and a strict judge. */
export class Position extends BasePosition<Cos> {
  constructor(state: CosState) {
    super(game, state);
  }

  get step(): CosStep {
    const step = this.runner.decision;
    if (step === null) throw new Error('the game is over');
    return step;
  }

  player(number: number): Player {
    return at(this.state.players, number);
  }

  /** Changes some of what a player has. */
  give(number: number, changes: Partial<Player>): this {
    Object.assign(this.player(number), structuredClone(changes));
    return this;
  }

  /** Lays these steps on the agenda, in the order in which they happen, and runs up to the next decision. */
  ask(...steps: CosStep[]): this {
    this.events.length = 0;
    next(this.state, ...steps);
    return this.advance();
  }

  /** Asked afresh each time, since tests change the position by hand. */
  legal(seat: Seat): readonly CosAction[] {
    this.runner.reset(this.state);
    return this.runner.legal(seat);
  }

  /** The legal actions of one kind. */
  legalOf<D extends CosAction['do']>(seat: Seat, kind: D): Extract<CosAction, { do: D }>[] {
    return this.legal(seat).filter((action): action is Extract<CosAction, { do: D }> => action.do === kind);
  }

  /** Plays a legal action, or fails with the reasons against it. Events are those of this action. */
  act(seat: Seat, action: CosAction): this {
    if (!this.legal(seat).some((it) => same(it, action))) {
      throw new Error(
        `${JSON.stringify(action)} is not legal: ${JSON.stringify(this.runner.why(seat, action))} at ${JSON.stringify(this.step)}`,
      );
    }
    this.events.length = 0;
    this.runner.act(seat, action);
    return this;
  }

  /** Several actions of one seat. */
  acts(seat: Seat, ...actions: CosAction[]): this {
    for (const action of actions) this.act(seat, action);
    return this;
  }

  /** Purchases, each paid in the cheapest way. */
  buys(seat: Seat, ...purchases: CosAction[]): this {
    for (const purchase of purchases) {
      this.act(seat, purchase);
      if (this.step.do === 'pay') this.act(seat, at(this.legal(seat), 0));
    }
    return this;
  }

  /** The rules that forbid an action. */
  rules(seat: Seat, action: CosAction): string[] {
    return this.why(action, seat);
  }

  /** Takes a tile out of its pile (or off its space) and lays it on a space; what lay there goes back. */
  tile(system: SystemId, space: SpaceId): this {
    const { spaces, sectorPiles } = this.state;
    const number = spaceOf(space).number;
    const old = spaces[number] ?? null;
    const from = spaces.indexOf(system);
    if (from >= 0) spaces[from] = null;
    this.#outOfPile(system);
    if (old !== null && old !== system) at(sectorPiles, systemOf(old).sector - 1).loose.push(old);
    spaces[number] = system;
    return this;
  }

  /** Lays tiles by space: `{ 'grey-1': 's1-01' }`; all other spaces are free. */
  board(tiles: Readonly<Partial<Record<SpaceId, SystemId>>>): this {
    const { spaces, sectorPiles } = this.state;
    spaces.forEach((tile, space) => {
      if (tile !== null) at(sectorPiles, systemOf(tile).sector - 1).loose.push(tile);
      spaces[space] = null;
    });
    for (const space of spaceIds) {
      const system = tiles[space];
      if (system !== undefined) this.tile(system, space);
    }
    return this;
  }

  /** These tiles lie on top of the pile of their sector, the first one uppermost. */
  onTop(sector: Sector, ...tiles: SystemId[]): this {
    for (const tile of tiles) this.#outOfPile(tile);
    at(this.state.sectorPiles, sector - 1).top = tiles;
    return this;
  }

  /** Only these tiles are left in the pile; the others are out of the game. */
  onlyTiles(sector: Sector, ...tiles: SystemId[]): this {
    this.state.sectorPiles[sector - 1] = { top: tiles, loose: [], bottom: [] };
    return this;
  }

  #outOfPile(system: SystemId): void {
    const { loose } = at(this.state.sectorPiles, systemOf(system).sector - 1);
    const place = loose.indexOf(system);
    if (place >= 0) loose.splice(place, 1);
  }

  /** A player's cubes: `{ 's1-01a': 2 }`. */
  cubes(number: number, cubes: Readonly<Partial<Record<PlanetId, number>>>): this {
    for (const planet of components.planets) {
      const count = cubes[planet.id];
      if (count !== undefined) this.player(number).colonies[planet.number] = count;
    }
    return this;
  }

  cubesOn(number: number, planet: PlanetId): number {
    return at(this.player(number).colonies, planetOf(planet).number);
  }

  /** The market shows these cards from slot 0 on; the rest of it and of the deck is as before. */
  market(...cards: CardId[]): this {
    const { market, deck } = this.state;
    cards.forEach((card, slot) => {
      const now = market.indexOf(card);
      const old = market[slot] ?? null;
      const inDeck = deck.loose.indexOf(card);
      if (now >= 0) market[now] = old;
      else {
        if (inDeck >= 0) deck.loose.splice(inDeck, 1);
        if (old !== null) deck.loose.push(old);
      }
      market[slot] = card;
    });
    return this;
  }

  /** Cards lie on the zones, each list from the bottom to the top; they leave the hand, the market or the deck. */
  zones(number: number, ...piles: CardId[][]): this {
    const player = this.player(number);
    player.zones.forEach((zone, i) => {
      zone.cards = piles[i] ?? [];
      for (const card of zone.cards) this.#take(number, card);
    });
    return this;
  }

  /** Action cards come to a player's hand. */
  hand(number: number, ...cards: CardId[]): this {
    for (const card of cards) {
      if (cardOf(card).kind === 'ai') this.#take(number, card);
      if (!this.player(number).hand.includes(card)) this.player(number).hand.push(card);
    }
    return this;
  }

  #take(number: number, card: CardId): void {
    const { market, deck } = this.state;
    const { hand } = this.player(number);
    if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    else if (deck.loose.includes(card)) deck.loose.splice(deck.loose.indexOf(card), 1);
    else if (market.includes(card)) market[market.indexOf(card)] = this.#fromDeck();
  }

  #fromDeck(): CardId | null {
    const card = this.state.deck.loose.pop();
    return card === undefined ? null : turnedUp(card);
  }

  /** Whether the position keeps every invariant. */
  wrongs(): string[] {
    return Object.entries(game.invariants).flatMap(([rule, holds]) => {
      const wrong = holds(this.state, null);
      return wrong === null ? [] : [`${rule}: ${wrong}`];
    });
  }
}

/** Before anything is chosen. */
export function freshPosition(people: number, options: Chosen = {}, seed = 'table'): Position {
  const state = Runner.start(game, { seats: people, options: { ...STANDARD, ...options }, seed }).state;
  return new Position(state);
}

/**
 * Civilisations are chosen, seat 0 holds token 1, seat 1 token 2 and so on (in the solo game the Automa comes second), and
 * seat 0 is about to buy in round 1. Leaders are given by hand: `{ leader: 'leader-zoe' }`.
 */
export function positionFor(people: number, options: Chosen = {}, seed = 'table'): Position {
  const table = freshPosition(people, { ...options, module2: false }, seed);
  for (let seat = 0; seat < people; seat++) {
    if (table.step.do === 'choose-civilisation') table.act(seat, at(table.legalOf(seat, 'choose-civilisation'), 0));
  }
  const { state } = table;
  instead(state, { do: 'round' });
  state.round = 0;
  state.order = [...state.players.keys()];
  state.players.forEach((player, number) => {
    player.arrival = number + 1;
  });
  if (options.module2 === true) Object.assign(state, { module2: true });
  table.runner.reset(state);
  table.runner.advance();
  return table;
}

/** Solo, with this card revealed for the Automa. */
export function soloWith(card: AutomaId): Position {
  const position = positionFor(1);
  if (position.state.automa !== null) position.state.automa.card = card;
  return position;
}

export { AUTOMA };
