import { clonePile, copyRng } from '@kaya/engine';
import type { AutomaState, CosState, Player, Zone } from '../types/index.ts';

/** A copy that shares nothing that is ever changed; steps and the outcome never are. */
export function clone(state: CosState): CosState {
  const players: Player[] = [];
  for (let i = 0; i < state.players.length; i++) players.push(clonePlayer(state.players[i] as Player));
  const [one, two, three] = state.sectorPiles as [CosState['deck'], CosState['deck'], CosState['deck']];
  const [first, second] = state.darkTechPiles as [string[], string[]];
  return {
    rng: copyRng(state.rng),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    seats: state.seats,
    screens: state.screens,
    module1: state.module1,
    module2: state.module2,
    soloSilver: state.soloSilver,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    throne: state.throne,
    arrivals: state.arrivals,
    players,
    spaces: state.spaces.slice(),
    sectorPiles: [clonePile(one), clonePile(two), clonePile(three)],
    drawn: state.drawn.slice(),
    market: state.market.slice(),
    deck: clonePile(state.deck),
    discard: state.discard.slice(),
    lightPile: clonePile(state.lightPile),
    darkTechPiles: [first.slice(), second.slice()],
    automa: state.automa === null ? null : cloneAutoma(state.automa),
  };
}

function clonePlayer(player: Player): Player {
  const zones: Zone[] = [];
  for (let i = 0; i < player.zones.length; i++) {
    const zone = player.zones[i] as Zone;
    zones.push({ name: zone.name, range: zone.range, cards: zone.cards.slice() });
  }
  const { gems, terraformed } = player;
  return {
    civilisation: player.civilisation,
    leader: player.leader,
    level: player.level,
    energy: player.energy,
    arrival: player.arrival,
    consumption: player.consumption,
    recorded: player.recorded,
    gems: { anthracite: gems.anthracite, gold: gems.gold, transparent: gems.transparent },
    hand: player.hand.slice(),
    zones,
    plan: player.plan.slice(),
    upgrades: player.upgrades.slice(),
    terraformed: { earth: terraformed.earth, desert: terraformed.desert, volcanic: terraformed.volcanic },
    colonyExtension: player.colonyExtension,
    colonies: player.colonies.slice(),
    darkTech: player.darkTech.slice(),
    dark: player.dark,
    light: player.light.slice(),
    stations: player.stations.map(({ kind, galaxy }) => ({ kind, galaxy })),
  };
}

function cloneAutoma(automa: AutomaState): AutomaState {
  return { piles: automa.piles.map(clonePile), used: automa.used.map((cards) => cards.slice()), card: automa.card };
}
