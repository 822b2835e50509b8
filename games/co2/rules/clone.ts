import { copyRng } from '@kaya/engine';
import type { Co2State, Energy, Fossil, Player, Region } from '../types/index.ts';

/** A copy of a state, written out by hand because searches make very many. Tiles, steps and options never change and are shared. */
export function clone(state: Co2State): Co2State {
  const { rng, regions, turn } = state;
  const players: Player[] = new Array(state.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(state.players[i] as Player);
  return {
    rng: copyRng(rng),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    options: state.options,
    phase: state.phase,
    decade: state.decade,
    round: state.round,
    turns: state.turns,
    firstPlayer: state.firstPlayer,
    turn: {
      seat: turn.seat,
      main: turn.main,
      scientist: turn.scientist,
      market: turn.market,
      card: turn.card,
      closed: turn.closed,
    },
    pollution: state.pollution,
    reached350: state.reached350,
    market: state.market,
    price: state.price,
    bank: state.bank,
    supply: state.supply,
    regions: {
      'north-america': cloneRegion(regions['north-america']),
      europe: cloneRegion(regions.europe),
      asia: cloneRegion(regions.asia),
      oceania: cloneRegion(regions.oceania),
      africa: cloneRegion(regions.africa),
      'south-america': cloneRegion(regions['south-america']),
    },
    reserve: perEnergy(state.reserve),
    built: perEnergy(state.built),
    fossilStack: perFossil(state.fossilStack),
    fossilsRemoved: perFossil(state.fossilsRemoved),
    summits: state.summits.slice(),
    summitPile: state.summitPile.slice(),
    summitsAside: state.summitsAside.slice(),
    event: state.event,
    nextEvent: state.nextEvent,
    eventPile: state.eventPile.slice(),
    eventsResolved: state.eventsResolved.slice(),
    unGoals: state.unGoals.slice(),
    unGoalsRemoved: state.unGoalsRemoved.slice(),
    unGoalPile: state.unGoalPile.slice(),
    lobbyDeck: state.lobbyDeck.slice(),
    lobbyPlayed: state.lobbyPlayed.slice(),
    soloProjects: state.soloProjects.slice(),
    bid: state.bid,
    bidder: state.bidder,
    players,
  };
}

function cloneRegion(region: Region): Region {
  return {
    agenda: region.agenda,
    slots: region.slots.slice(),
    cep: region.cep,
    tech: region.tech,
    controller: region.controller,
    projects: region.projects.slice(),
  };
}

function clonePlayer(player: Player): Player {
  const { sources } = player;
  return {
    money: player.money,
    tech: player.tech,
    cep: player.cep,
    points: player.points,
    sources: {
      plants: sources.plants,
      income: sources.income,
      'un-goals': sources['un-goals'],
      lobby: sources.lobby,
      disasters: sources.disasters,
      purchases: sources.purchases,
      'last-income': sources['last-income'],
      'company-goal': sources['company-goal'],
      money: sources.money,
      'most-tech': sources['most-tech'],
      'most-un-goals': sources['most-un-goals'],
    },
    expertise: perEnergy(player.expertise),
    pool: player.pool,
    hand: player.hand,
    lobby: player.lobby.slice(),
    goal: player.goal,
    goalHeld: player.goalHeld,
    unGoals: player.unGoals.slice(),
    pack: player.pack.slice(),
    pick: player.pick,
  };
}

function perEnergy(numbers: Readonly<Record<Energy, number>>): Record<Energy, number> {
  return {
    forestation: numbers.forestation,
    solar: numbers.solar,
    'cold-fusion': numbers['cold-fusion'],
    biomass: numbers.biomass,
    recycling: numbers.recycling,
  };
}

function perFossil(numbers: Readonly<Record<Fossil, number>>): Record<Fossil, number> {
  return { coal: numbers.coal, oil: numbers.oil, gas: numbers.gas };
}
