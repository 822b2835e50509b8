// How a state is copied: by hand, since searches make very many copies.
import { clonePile, copyRng } from '@kaya/engine';
import type { AutomaState, CosState, Player, Station, Zone } from '../types/index.ts';

/** A copy that shares nothing that is ever changed; steps and the outcome never are. */
export function clone(state: CosState): CosState {
  return {
    ...state,
    rng: copyRng(state.rng),
    agenda: state.agenda.slice(),
    order: state.order.slice(),
    players: state.players.map(clonePlayer),
    spaces: state.spaces.slice(),
    sectorPiles: state.sectorPiles.map(clonePile),
    drawn: state.drawn.slice(),
    market: state.market.slice(),
    deck: clonePile(state.deck),
    discard: state.discard.slice(),
    lightPile: clonePile(state.lightPile),
    darkTechPiles: state.darkTechPiles.map((pile) => pile.slice()),
    automa: state.automa === null ? null : cloneAutoma(state.automa),
  };
}

function clonePlayer(player: Player): Player {
  const { earth, desert, volcanic } = player.terraformed; // one by one: a spread of them is slower
  return {
    ...player,
    gems: { ...player.gems },
    hand: player.hand.slice(),
    zones: player.zones.map(cloneZone),
    plan: player.plan.slice(),
    upgrades: player.upgrades.slice(),
    terraformed: { earth, desert, volcanic },
    colonies: player.colonies.slice(),
    darkTech: player.darkTech.slice(),
    light: player.light.slice(),
    stations: player.stations.map(cloneStation),
  };
}

function cloneZone(zone: Zone): Zone {
  return { name: zone.name, range: zone.range, cards: zone.cards.slice() };
}

function cloneStation(station: Station): Station {
  return { kind: station.kind, galaxy: station.galaxy };
}

function cloneAutoma(automa: AutomaState): AutomaState {
  return { piles: automa.piles.map(clonePile), used: automa.used.map((cards) => cards.slice()), card: automa.card };
}
