// How a state is copied: by hand, since searches make very many copies.
import { copyRng } from '@kaya/engine';
import type { Co2State, Energy, Fossil, Player, Region, Source } from '../types/index.ts';

/** Tiles, steps and options never change and are shared. */
export function clone(state: Co2State): Co2State {
  const { regions } = state;
  return {
    ...state,
    rng: copyRng(state.rng),
    agenda: state.agenda.slice(),
    turn: { ...state.turn },
    regions: {
      'north-america': cloneRegion(regions['north-america']),
      europe: cloneRegion(regions.europe),
      asia: cloneRegion(regions.asia),
      oceania: cloneRegion(regions.oceania),
      africa: cloneRegion(regions.africa),
      'south-america': cloneRegion(regions['south-america']),
    },
    reserve: byEnergy(state.reserve),
    built: byEnergy(state.built),
    fossilStack: byFossil(state.fossilStack),
    fossilsRemoved: byFossil(state.fossilsRemoved),
    summits: state.summits.slice(),
    summitPile: state.summitPile.slice(),
    summitsAside: state.summitsAside.slice(),
    eventPile: state.eventPile.slice(),
    eventsResolved: state.eventsResolved.slice(),
    unGoals: state.unGoals.slice(),
    unGoalsRemoved: state.unGoalsRemoved.slice(),
    unGoalPile: state.unGoalPile.slice(),
    lobbyDeck: state.lobbyDeck.slice(),
    lobbyPlayed: state.lobbyPlayed.slice(),
    soloProjects: state.soloProjects.slice(),
    players: state.players.map(clonePlayer),
  };
}

/** Field by field, like all of which there are several in every copy: a spread is slower. */
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
  return {
    money: player.money,
    tech: player.tech,
    cep: player.cep,
    points: player.points,
    sources: bySource(player.sources),
    expertise: byEnergy(player.expertise),
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

function byEnergy(numbers: Readonly<Record<Energy, number>>): Record<Energy, number> {
  return {
    forestation: numbers.forestation,
    solar: numbers.solar,
    'cold-fusion': numbers['cold-fusion'],
    biomass: numbers.biomass,
    recycling: numbers.recycling,
  };
}

function byFossil({ coal, oil, gas }: Readonly<Record<Fossil, number>>): Record<Fossil, number> {
  return { coal, oil, gas };
}

function bySource(points: Readonly<Record<Source, number>>): Record<Source, number> {
  return {
    plants: points.plants,
    income: points.income,
    'un-goals': points['un-goals'],
    lobby: points.lobby,
    disasters: points.disasters,
    purchases: points.purchases,
    'last-income': points['last-income'],
    'company-goal': points['company-goal'],
    money: points.money,
    'most-tech': points['most-tech'],
    'most-un-goals': points['most-un-goals'],
  };
}
