// How a state is copied: by hand, since searches make very many copies.
import { copyRng } from '@kaya/engine';
import type { Aci, BpcState, Implant, Player, RegionState } from '../types/index.ts';

/** A copy that shares only what never changes: steps, options, the outcome and ids. */
export function clone(state: BpcState): BpcState {
  const { deck } = state;
  return {
    ...state,
    rng: copyRng(state.rng),
    agenda: state.agenda.slice(),
    order: state.order.slice(),
    regions: cloneRegions(state.regions),
    players: state.players.map(clonePlayer),
    usedPowers: state.usedPowers.slice(),
    ghgByTurn: state.ghgByTurn.slice(),
    zones: {
      poles: state.zones.poles,
      glaciers: state.zones.glaciers,
      currents: state.zones.currents,
      forests: state.zones.forests,
    },
    piles: clonePiles(state.piles),
    discards: clonePiles(state.discards),
    external: state.external.slice(),
    deck: { top: deck.top.slice(), upper: deck.upper.slice(), lower: deck.lower.slice(), bottom: deck.bottom.slice() },
    eventDiscard: state.eventDiscard.slice(),
    eventRemoved: state.eventRemoved.slice(),
    climateDeck: state.climateDeck.slice(),
    climateDiscard: state.climateDiscard.slice(),
    event: state.event === null ? null : { ...state.event },
    spent: state.spent.slice(),
    played: state.played.slice(),
    drawn: state.drawn.slice(),
    aci: state.aci === null ? null : cloneAci(state.aci),
    implant: state.implant === null ? null : cloneImplant(state.implant),
    check: state.check === null ? null : { ...state.check, purpose: { ...state.check.purpose } },
    justPlaced: state.justPlaced.slice(),
    votes: state.votes.map(cloneVote),
    voted: state.voted.slice(),
    lastVotes: state.lastVotes.map(cloneVote),
    arrivals: state.arrivals.slice(),
    departures: state.departures.map((it) => ({ ...it })),
  };
}

function cloneVote(vote: BpcState['votes'][number]): BpcState['votes'][number] {
  return vote === null ? null : { ...vote };
}

function cloneRegions(regions: BpcState['regions']): BpcState['regions'] {
  return {
    europe: cloneRegion(regions.europe),
    'north-america': cloneRegion(regions['north-america']),
    'south-america': cloneRegion(regions['south-america']),
    'middle-east': cloneRegion(regions['middle-east']),
    africa: cloneRegion(regions.africa),
    'indo-australia': cloneRegion(regions['indo-australia']),
    russia: cloneRegion(regions.russia),
    china: cloneRegion(regions.china),
    india: cloneRegion(regions.india),
  };
}

/** Field by field: there are nine of them in every copy, and a spread is slower. */
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

/** Field by field too. */
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
    ...aci,
    colours: aci.colours.slice(),
    thresholds: aci.thresholds.slice(),
    external: aci.external.slice(),
    externalBefore: aci.externalBefore.slice(),
    given: aci.given.map((cards) => cards.slice()),
    brought: aci.brought.map((counts) => counts.slice()),
    takenBack: aci.takenBack.slice(),
    words: aci.words.slice(),
    cancelled: aci.cancelled.slice(),
  };
}

function cloneImplant(implant: Implant): Implant {
  return {
    ...implant,
    laid: implant.laid.map((cards) => cards.slice()),
    takenBack: implant.takenBack.slice(),
    ready: implant.ready.slice(),
  };
}
