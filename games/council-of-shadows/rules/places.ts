// Everything a person can point at, by name. Own things have no seat in actions; in events they carry the player.
import { systemOf } from '../data/index.ts';
import type {
  BonusId,
  CardId,
  CivilisationId,
  CosAction,
  CosEvent,
  DarkTechId,
  GalaxyId,
  GemColour,
  Gems,
  LeaderId,
  PlanetId,
  Secret,
  Sector,
  SpaceId,
  StationKind,
  SystemId,
  UpgradeId,
  Who,
} from '../types/index.ts';

/** The ids of places, by what is there. */
export const place = {
  civilisation: (id: CivilisationId) => `civilisation:${id}`,
  leader: (id: LeaderId) => `leader:${id}`,
  market: (slot: number) => `market:${slot}`,
  upgrade: (id: UpgradeId) => `upgrade:${id}`,
  galaxy: (id: GalaxyId) => `galaxy:${id}`,
  /** Where a station stands beside its galaxy. */
  slot: (galaxy: GalaxyId, station: StationKind) => `slot:${galaxy}/${station}`,
  space: (id: SpaceId) => `space:${id}`,
  system: (id: Secret<SystemId>) => `system:${id}`,
  planet: (id: PlanetId) => `planet:${id}`,
  card: (id: CardId) => `card:${id}`,
  /** One's own zones, from 1. */
  zone: (zone: number) => `zone:${zone}`,
  gem: (colour: GemColour) => `gem:${colour}`,
  /** A payment is told by its gems. */
  payment: ({ anthracite, gold, transparent }: Gems) => `payment:${anthracite}-${gold}-${transparent}`,
  bonus: (id: Secret<BonusId>) => `bonus:${id}`,
  darkTech: (id: Secret<DarkTechId>) => `dark-tech:${id}`,
  /** A branch of a card, from 0. */
  branch: (option: number) => `branch:${option}`,
  sectorPile: (sector: Sector) => `pile:sector-${sector}`,
  darkTechPile: (level: number) => `pile:dark-tech-${level}`,
  lightBonusPile: 'pile:light-bonus',
  deck: 'deck',
  gems: 'gems',
  resource: 'resource',
  freeColony: 'free-colony',
  throne: 'throne',
  automa: 'automa',
  turnOrder: 'turn-order',
  /** A thing of one player. */
  of: (who: Who, thing: string) => `player:${who}/${thing}`,
} as const;

/** The places that an action points at. */
function actionPlaces(action: CosAction): readonly string[] {
  switch (action.do) {
    case 'choose-civilisation':
      return [place.civilisation(action.civilisation)];
    case 'choose-leader':
      return [place.leader(action.leader)];
    case 'buy-card':
    case 'take-card':
      return [place.market(action.slot)];
    case 'buy-upgrade':
      return [place.upgrade(action.upgrade)];
    case 'buy-station':
      return [place.slot(action.galaxy, action.station), place.galaxy(action.galaxy)];
    case 'pay':
      return [place.payment(action.gems)];
    case 'plan-card':
      return [place.card(action.card), place.zone(action.zone)];
    case 'keep':
      return [place.zone(action.zone)];
    case 'colonise':
    case 'add-cube':
    case 'remove-cube':
      return [place.planet(action.planet)];
    case 'extract':
    case 'station-extract':
    case 'leader-extract':
      return [place.system(action.system)];
    case 'discover':
      return [place.sectorPile(action.sector)];
    case 'take-tile':
      return [place.system(action.tile)];
    case 'place-tile':
      return [place.space(action.space)];
    case 'transform':
      return [place.gem(action.gem)];
    case 'exploit':
      return [place.galaxy(action.galaxy)];
    case 'return-bonus':
      return [place.bonus(action.card)];
    case 'take-dark-tech':
      return [place.darkTech(action.card)];
    case 'choose-branch':
      return [place.branch(action.option)];
    case 'take-resource':
      return [place.resource];
    case 'free-colony':
      return [place.freeColony];
    case 'stop-buying':
    case 'stop-exploiting':
    case 'skip':
      return [];
  }
}

/** The places where an event happened; where something moved, from the first to the last. */
function eventPlaces(event: CosEvent): readonly string[] {
  switch (event.kind) {
    case 'civilisation':
      return [place.civilisation(event.civilisation), place.of(event.who, 'board')];
    case 'leader':
      return [place.leader(event.leader), place.of(event.who, 'leader')];
    case 'bought-card':
    case 'took-card':
      return [place.market(event.slot), place.of(event.who, 'hand')];
    case 'bought-upgrade':
      return [place.of(event.who, place.upgrade(event.upgrade))];
    case 'built-station':
      return [place.of(event.who, 'stations'), place.slot(event.galaxy, event.station)];
    case 'market':
      return [place.deck, place.market(event.slot)];
    case 'deck-renewed':
      return [place.deck];
    case 'terraformed':
    case 'colony-extension':
    case 'plan-ready':
      return [place.of(event.who, 'board')];
    case 'range':
    case 'new-zone':
    case 'card-resolved':
      return [place.of(event.who, place.zone(event.zone))];
    case 'gems':
    case 'compensation':
    case 'transformed':
      return [place.gems, place.of(event.who, 'gems')];
    case 'energy':
    case 'level':
    case 'scored':
      return [place.of(event.who, 'energy')];
    case 'planned':
      return [place.of(event.who, 'hand'), place.of(event.who, place.zone(event.zone))];
    case 'revealed':
      return event.cards.flatMap((card, zone) => (card === null ? [] : [place.of(event.who, place.zone(zone + 1))]));
    case 'consumption':
    case 'saved-consumption':
      return [place.of(event.who, 'consumption')];
    case 'colonised':
      return [place.of(event.who, 'cubes'), place.planet(event.planet)];
    case 'extracted':
      return [place.system(event.system), place.of(event.who, 'gems')];
    case 'tiles-drawn':
    case 'tile-returned':
      return [place.sectorPile(event.sector)];
    case 'discovered':
      return [place.sectorPile(systemOf(event.system).sector), place.space(event.space)];
    case 'shifted':
      return [place.of(event.who, 'board'), place.of(event.who, 'hand')];
    case 'exploited':
      return [place.galaxy(event.galaxy), place.of(event.who, 'energy')];
    case 'cube-removed':
      return [place.planet(event.planet), place.of(event.who, 'cubes')];
    case 'cube-spared':
      return [place.galaxy(event.galaxy)];
    case 'bonus-drawn':
      return [place.lightBonusPile, place.of(event.who, 'bonus')];
    case 'bonus-returned':
      return [place.of(event.who, 'bonus'), place.lightBonusPile];
    case 'dark-tech':
      return [place.darkTechPile(event.level), place.of(event.who, 'dark-tech')];
    case 'throne':
      return [place.throne, place.of(event.who, 'board')];
    case 'automa-card':
    case 'automa-row':
    case 'automa-pile-renewed':
      return [place.automa];
    case 'automa-no-planet':
      return [place.system(event.system)];
    case 'market-refreshed':
      return event.slots.map((slot) => place.market(slot));
    case 'turn-order':
      return [place.turnOrder];
    case 'branch':
    case 'skipped':
    case 'round':
    case 'phase':
    case 'ended':
    case 'chart':
      return [];
  }
}

export const places = { action: actionPlaces, event: eventPlaces };
