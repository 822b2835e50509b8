import { at, defaults, Runner, type Seat, same, seeded } from '@kaya/engine';
import { expect } from 'vitest';
import { game } from '../rules/game.ts';
import { openSummit } from '../rules/science/summits.ts';
import { FOSSIL_SLOT } from '../rules/supply/energy.ts';
import { freshTurn, projectTile } from '../rules/table.ts';
import { greenSlot } from '../rules/turn/plants.ts';
import {
  type Co2,
  type Co2Action,
  type Co2Event,
  type Co2Options,
  type Co2State,
  type Co2Step,
  type Energy,
  type Fossil,
  type LobbyId,
  NOBODY,
  type Player,
  type Project,
  REGIONS,
  type Region,
  type RegionId,
  type Slot,
  type Space,
} from '../types/index.ts';

/** The smallest positions in which a rule shows, and short words for playing them. */

export const F: Energy = 'forestation';
export const S: Energy = 'solar';
export const N: Energy = 'cold-fusion';
export const B: Energy = 'biomass';
export const R: Energy = 'recycling';

/** Where a scientist goes. */
export const HOME: Co2Action = { do: 'send-scientist', to: 'hand' };
export function toProject(region: RegionId, space: Space): Co2Action {
  return { do: 'send-scientist', to: 'project', region, space };
}
export function toSummit(place: number, topic: Energy): Co2Action {
  return { do: 'send-scientist', to: 'summit', place, topic };
}

export function options(chosen: Partial<Co2Options> = {}): Co2Options {
  return { ...(defaults(game.options) as Co2Options), ...chosen };
}

/** A game as the set-up leaves it, before anything runs. */
export function laid(seats: number, chosen: Partial<Co2Options> = {}, seed = 'laid'): Co2State {
  return game.setup({ seats, options: options(chosen), seed }, seeded(seed));
}

/**
 * A table on which nothing was left to chance: seat 0 is first, nobody holds money or lobby cards, everybody two CEPs; oil
 * stands in every region; the agendas are agenda-1 to agenda-6 clockwise and the summits summit-01 to summit-06.
 */
export function plainTable(seats: number, chosen: Partial<Co2Options> = {}): Co2State {
  const state = laid(seats, chosen);
  state.firstPlayer = 0;
  state.pollution = 180;
  state.fossilStack = { coal: 10, oil: 4, gas: 10 };
  REGIONS.forEach((id, i) => {
    state.regions[id].agenda = `agenda-${i + 1}`;
    state.regions[id].slots[0] = FOSSIL_SLOT.oil;
  });
  const tiles = Array.from({ length: 18 }, (_, i) => `summit-${String(i + 1).padStart(2, '0')}`);
  state.summits = tiles.splice(0, 6).map(openSummit);
  state.summitPile = tiles;
  state.players.forEach((player, seat) => {
    player.money = 0;
    state.lobbyDeck.push(...player.lobby.splice(0), ...player.pack.splice(0));
    player.goal = `company-goal-${29 + seat}`;
  });
  if (seats > 1) {
    const goals = [...state.unGoals, ...state.unGoalsRemoved].sort();
    state.unGoals = goals.splice(0, 10);
    state.unGoalsRemoved = goals;
  }
  state.event = 'event-47';
  state.nextEvent = 'event-48';
  state.eventPile = ['event-49', 'event-50', 'event-51', 'event-52'];
  return state;
}

export function project(type: Energy, installed = false, scientist: Seat = NOBODY): Project {
  return projectTile(type, installed, scientist);
}

export function fossil(kind: Fossil): Slot {
  return FOSSIL_SLOT[kind];
}

export function green(plant: string, owner: Seat): Slot {
  return greenSlot(plant, owner);
}

/** Slots of a region from the left, filled up with empty ones. */
export function slots(count: number, ...filled: (Slot | null)[]): (Slot | null)[] {
  return Array.from({ length: count }, (_, i) => filled[i] ?? null);
}

export function setRegion(state: Co2State, id: RegionId, change: Partial<Region>): Region {
  return Object.assign(state.regions[id], change);
}

export function setPlayer(
  state: Co2State,
  seat: Seat,
  change: Partial<Omit<Player, 'expertise'>> & { expertise?: Partial<Player['expertise']> },
): Player {
  const who = at(state.players, seat);
  const { expertise, ...rest } = change;
  Object.assign(who, rest);
  Object.assign(who.expertise, expertise);
  for (const card of who.lobby) state.lobbyDeck = state.lobbyDeck.filter((it) => it !== card);
  return who;
}

/** A table under play: what happened, and what may be done. */
export class Table {
  readonly runner: Runner<Co2>;
  readonly events: Co2Event[] = [];

  constructor(state: Co2State) {
    this.runner = new Runner(game, state, (event) => this.events.push(event));
  }

  get state(): Co2State {
    return this.runner.state;
  }

  player(seat: Seat): Player {
    return at(this.state.players, seat);
  }

  region(id: RegionId): Region {
    return this.state.regions[id];
  }

  /** Which decision is waited for. */
  get asked(): Co2Step['do'] | undefined {
    return this.runner.decision?.do;
  }

  get seat(): Seat {
    return at(this.runner.awaited(), 0);
  }

  get options(): readonly Co2Action[] {
    return this.runner.legal(this.seat);
  }

  /** The kinds of actions that may be done now. */
  get kinds(): string[] {
    return [...new Set(this.options.map((it) => it.do))];
  }

  offers(action: Co2Action): boolean {
    return this.options.some((it) => same(it, action));
  }

  /** The rules that forbid it. */
  why(action: Co2Action, seat = this.seat): string[] {
    return this.runner.why(seat, action).map((it) => it.rule);
  }

  /** Plays one after the other for whoever is asked; each must be listed. */
  choose(...actions: readonly Co2Action[]): this {
    for (const action of actions) {
      expect(this.options, `${JSON.stringify(action)} at '${this.asked}'`).toContainEqual(action);
      this.runner.act(this.seat, action);
    }
    return this;
  }

  /** Opens a menu entry and plays the action behind it, unless it was the only one and came by itself. */
  #enter(entry: 'to-propose' | 'to-install' | 'to-construct' | 'to-market' | 'to-lobby' | 'to-un-goal', action: Co2Action): this {
    const behind = {
      'to-propose': 'propose',
      'to-install': 'install',
      'to-construct': 'construct',
      'to-market': 'market',
      'to-lobby': 'lobby-minor',
      'to-un-goal': 'un-goal',
    };
    this.choose({ do: entry });
    return this.asked === behind[entry] ? this.choose(action) : this;
  }

  propose(region: RegionId, space: Space, type: Energy): this {
    return this.#enter('to-propose', { do: 'propose', region, space, type });
  }

  install(region: RegionId, space: Space): this {
    return this.#enter('to-install', { do: 'install', region, space });
  }

  construct(region: RegionId, space: Space, card: LobbyId | null = null): this {
    return this.#enter('to-construct', { do: 'construct', region, space, card });
  }

  buy(): this {
    return this.#enter('to-market', { do: 'buy' });
  }

  sell(): this {
    return this.#enter('to-market', { do: 'sell' });
  }

  minor(card: LobbyId): this {
    return this.#enter('to-lobby', { do: 'play-minor', card });
  }

  scoreUnGoal(card: string): this {
    return this.#enter('to-un-goal', { do: 'score-un-goal', card });
  }

  endTurn(): this {
    return this.choose({ do: 'end-turn' });
  }

  /** The events of one kind, oldest first. */
  told<D extends Co2Event['kind']>(kind: D): Extract<Co2Event, { kind: D }>[] {
    return this.events.filter((it): it is Extract<Co2Event, { kind: D }> => it.kind === kind);
  }
}

/** The position is played on from the turn of a seat; the others follow in this round. */
export function atTurn(state: Co2State, seat: Seat = 0): Table {
  state.phase = 'operations';
  state.turns = seat + 1;
  state.turn = freshTurn(seat);
  const after = state.players.map((_, i) => i).filter((it) => it > seat);
  state.agenda = [
    { do: 'end-of-operations' },
    { do: 'end-of-round' },
    ...after.reverse().map((it): Co2Step => ({ do: 'turn', seat: it })),
    { do: 'turn-menu', seat },
  ];
  return new Table(state);
}

/** The position is played on with these steps, the first one first; then the table waits for the turn of seat 0. */
export function atSteps(state: Co2State, ...steps: readonly Co2Step[]): Table {
  state.phase = 'supply';
  state.turn = freshTurn(NOBODY);
  state.agenda = [{ do: 'operations' }, ...[...steps].reverse()];
  const table = new Table(state);
  table.runner.advance();
  return table;
}

/** At the very end of an operations phase. */
export function phaseOver(state: Co2State): Table {
  state.phase = 'operations';
  state.agenda = [{ do: 'end-of-operations' }];
  const table = new Table(state);
  table.runner.advance();
  return table;
}
