import { copyRng } from '@kaya/engine';
import type { Aci, BpcState, Implant, Player, RegionState } from '../types/index.ts';

/** A copy that shares only what never changes: steps, options, the outcome, ids. */
export function clone(state: BpcState): BpcState {
  const { regions, piles, discards, deck, zones } = state;
  return {
    rng: copyRng(state.rng),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    lastTurn: state.lastTurn,
    playingFor: state.playingFor,
    order: state.order.slice(),
    regions: {
      europe: cloneRegion(regions.europe),
      'north-america': cloneRegion(regions['north-america']),
      'south-america': cloneRegion(regions['south-america']),
      'middle-east': cloneRegion(regions['middle-east']),
      africa: cloneRegion(regions.africa),
      'indo-australia': cloneRegion(regions['indo-australia']),
      russia: cloneRegion(regions.russia),
      china: cloneRegion(regions.china),
      india: cloneRegion(regions.india),
    },
    players: state.players.map(clonePlayer),
    active: state.active,
    usedPowers: state.usedPowers.slice(),
    ghg: state.ghg,
    ghgByTurn: state.ghgByTurn.slice(),
    green: state.green,
    red: state.red,
    meetings: state.meetings,
    climateLaid: state.climateLaid,
    turned: state.turned,
    zones: { poles: zones.poles, glaciers: zones.glaciers, currents: zones.currents, forests: zones.forests },
    warmings: state.warmings,
    seeded: state.seeded,
    globals: state.globals,
    implantations: state.implantations,
    piles: clonePiles(piles),
    discards: clonePiles(discards),
    external: state.external.slice(),
    deck: { top: deck.top.slice(), upper: deck.upper.slice(), lower: deck.lower.slice(), bottom: deck.bottom.slice() },
    eventDiscard: state.eventDiscard.slice(),
    eventRemoved: state.eventRemoved.slice(),
    climateDeck: state.climateDeck.slice(),
    climateDiscard: state.climateDiscard.slice(),
    event: state.event === null ? null : { card: state.event.card, target: state.event.target },
    spent: state.spent.slice(),
    played: state.played.slice(),
    freeMoveUsed: state.freeMoveUsed,
    freeCardUsed: state.freeCardUsed,
    drawn: state.drawn.slice(),
    aci: state.aci === null ? null : cloneAci(state.aci),
    implant: state.implant === null ? null : cloneImplant(state.implant),
    check: state.check === null ? null : { ...state.check, purpose: { ...state.check.purpose } },
    justPlaced: state.justPlaced.slice(),
    votes: state.votes.map((vote) => (vote === null ? null : { ...vote })),
    voted: state.voted.slice(),
    lastVotes: state.lastVotes.map((vote) => (vote === null ? null : { ...vote })),
    arrivals: state.arrivals.slice(),
    departures: state.departures.map(({ character, to }) => ({ character, to })),
    verdict: state.verdict,
  };
}

function cloneRegion(region: RegionState): RegionState {
  const { electricity } = region;
  return {
    population: region.population,
    standard: region.standard,
    discipline: region.discipline,
    demography: region.demography,
    local: region.local,
    imports: region.imports,
    exports: region.exports,
    held: region.held,
    electricity: {
      coal: electricity.coal,
      gas: electricity.gas,
      hydro: electricity.hydro,
      nuclear: electricity.nuclear,
      'renewable-intermittent': electricity['renewable-intermittent'],
      'renewable-dispatchable': electricity['renewable-dispatchable'],
    },
    nuclearAdded: region.nuclearAdded,
    special: region.special,
    tps: region.tps,
    riot: region.riot,
    conflict: region.conflict,
    war: region.war,
    secondFace: region.secondFace,
    shortage: region.shortage,
    dearth: region.dearth,
    famine: region.famine,
    epizootic: region.epizootic,
    epidemic: region.epidemic,
    pandemic: region.pandemic,
    refugee: region.refugee,
    regime: region.regime,
    ghg: region.ghg,
  };
}

function clonePlayer(player: Player): Player {
  return {
    seat: player.seat,
    character: player.character,
    employer: player.employer,
    hand: player.hand.slice(),
    place: player.place,
    wait: player.wait,
    signals: player.signals.slice(),
    signalTurns: player.signalTurns.slice(),
  };
}

function clonePiles(piles: BpcState['piles']): BpcState['piles'] {
  return {
    military: piles.military.slice(),
    media: piles.media.slice(),
    industry: piles.industry.slice(),
    ngo: piles.ngo.slice(),
    politics: piles.politics.slice(),
    education: piles.education.slice(),
  };
}

function cloneAci(aci: Aci): Aci {
  return {
    kind: aci.kind,
    about: aci.about,
    colours: aci.colours.slice(),
    initiator: aci.initiator,
    thresholds: aci.thresholds.slice(),
    open: aci.open,
    revealed: aci.revealed,
    external: aci.external.slice(),
    externalBefore: aci.externalBefore.slice(),
    given: aci.given.map((cards) => cards.slice()),
    brought: aci.brought.map((counts) => counts.slice()),
    takenBack: aci.takenBack.slice(),
    words: aci.words.slice(),
    contributed: aci.contributed,
    cancelled: aci.cancelled.slice(),
    modifier: aci.modifier,
    conventionPlayed: aci.conventionPlayed,
  };
}

function cloneImplant(implant: Implant): Implant {
  return {
    tp: implant.tp,
    region: implant.region,
    initiator: implant.initiator,
    laid: implant.laid.map((cards) => cards.slice()),
    takenBack: implant.takenBack.slice(),
    ready: implant.ready.slice(),
    over: implant.over,
    abandoned: implant.abandoned,
  };
}
