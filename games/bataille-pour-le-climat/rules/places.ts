// Where on the table actions and events take place.
import { colourOf } from '../data/index.ts';
import {
  type BpcAction,
  type BpcEvent,
  type Card,
  type Colour,
  type Electricity,
  type EmployerId,
  type HelpWord,
  INSTITUTIONS,
  type PlayerNumber,
  type RegionId,
  type Spot,
  type Token,
  type Tp,
  type ZoneId,
} from '../types/index.ts';

const NOWHERE: readonly string[] = [];

/** The ids of places. */
export const place = {
  region: (id: RegionId) => `region:${id}`,
  spot: (id: Spot) => (INSTITUTIONS.some((it) => it === id) ? `institution:${id}` : `region:${id}`),
  player: (who: PlayerNumber) => `player:${who}`,
  hand: (who: PlayerNumber) => `player:${who}/hand`,
  card: (id: Card) => `card:${id}`,
  pile: (colour: Colour) => `pile:${colour}`,
  discard: (colour: Colour) => `discard:${colour}`,
  zone: (id: ZoneId) => `zone:${id}`,
  tp: (id: Tp) => `tp:${id}`,
  employer: (id: EmployerId) => `employer:${id}`,
  character: (id: string) => `character:${id}`,
  calamity: (token: Token) => `calamity:${token}`,
  /** What an institution can do. */
  option: (id: string) => `option:${id}`,
  /** A kind of power plant that can be built, and one that stands. */
  energy: (kind: Electricity) => `energy:${kind}`,
  token: (kind: Electricity) => `token:${kind}`,
  /** A word about one's help. */
  said: (word: HelpWord) => `say:${word}`,
  /** A plain answer: to move, to pass, to be done. */
  turn: (answer: string) => `turn/${answer}`,
  events: 'events',
  climate: 'climate',
  ghg: 'ghg',
  external: 'external',
  aci: 'aci',
  implant: 'implant',
  die: 'die',
} as const;

/** Nowhere for a card whose colour is hidden. */
function ofItsColour(card: Card, named: (colour: Colour) => string): string[] {
  const colour = colourOf(card);
  return colour === null ? [] : [named(colour)];
}

function actionPlaces(action: BpcAction): readonly string[] {
  switch (action.do) {
    case 'go':
      return [place.spot(action.to)];
    case 'send-refugee':
    case 'send-unit':
      return [place.region(action.to)];
    case 'draw-card':
    case 'draw-foreign':
      return [place.pile(action.colour)];
    case 'lay':
    case 'take-up':
      return [place.card(action.card), place.hand(action.who)];
    case 'implant-tp':
    case 'learn':
      return [place.tp(action.tp)];
    case 'choose-option':
      return [place.option(action.option)];
    case 'choose-character':
      return [place.character(action.character)];
    case 'choose-employer':
      return [place.employer(action.employer)];
    case 'place-token':
      return [place.calamity(action.token)];
    case 'say':
      return [place.said(action.word)];
    case 'replace':
      return [place.token(action.from), place.energy(action.to)];
    case 'add':
    case 'install':
      return [place.energy(action.kind)];
    case 'give-up-token':
      return [place.token(action.kind)];
    case 'grant':
    case 'ready':
    case 'signal':
      return [place.player(action.who)];
    case 'reveal':
    case 'arrange':
      return [place.events];
    case 'use-power':
      return [place.employer(action.employer)];
    case 'join':
    case 'leave':
    case 'take-over':
      return NOWHERE;
    default:
      if ('region' in action) return [place.region(action.region)];
      return ['card' in action ? place.card(action.card) : place.turn(action.do)];
  }
}

function eventPlaces(event: BpcEvent): readonly string[] {
  switch (event.kind) {
    case 'turn':
      return [place.region(event.region), place.player(event.who)];
    case 'drew':
      return [...ofItsColour(event.card, place.pile), place.hand(event.who)];
    case 'discarded':
    case 'swapped':
    case 'lobbied':
    case 'played-card':
    case 'blue-helmets':
    case 'referendum':
    case 'fake-news-check':
    case 'citizens-convention':
      return [place.hand(event.who), ...ofItsColour(event.card, place.discard)];
    case 'gave':
      return [place.hand(event.who), place.aci];
    case 'took-back':
      return [place.aci, place.hand(event.who)];
    case 'laid':
      return [place.hand(event.who), place.implant];
    case 'took-up':
      return [place.implant, place.hand(event.who)];
    case 'external':
      return [place.external, place.aci];
    case 'aci':
      return [place.spot(event.about)];
    case 'aci-revealed':
    case 'aci-result':
      return [place.aci];
    case 'revealed':
    case 'ignored':
    case 'events-shown':
    case 'event-arranged':
    case 'shielded':
    case 'no-aci':
      return [place.events];
    case 'target':
    case 'outcome':
      return [place.events, place.region(event.region)];
    case 'moved':
      return [place.spot(event.from), place.spot(event.to)];
    case 'institution':
      return [place.spot(event.institution)];
    case 'spread':
    case 'refugees':
      return [place.region(event.from), place.region(event.to)];
    case 'exodus-unit':
      return event.to === null ? [place.region(event.from)] : [place.region(event.from), place.region(event.to)];
    case 'war-for-oil':
      return [place.region(event.region), place.region(event.victim)];
    case 'region-ghg':
      return [place.region(event.region), place.ghg];
    case 'ghg':
      return [place.ghg];
    case 'green-pawn':
    case 'meeting':
    case 'specials-turned':
      return [place.climate];
    case 'destruction':
      return [place.zone(event.zone)];
    case 'power':
      return [place.employer(event.employer)];
    case 'implanting':
    case 'implant-over':
      return event.region === null ? [place.tp(event.tp)] : [place.tp(event.tp), place.region(event.region)];
    case 'global-tp':
      return [place.tp(event.tp)];
    case 'rolled':
    case 'checked':
      return [place.region(event.purpose.region), place.die];
    default:
      return 'region' in event ? [place.region(event.region)] : NOWHERE;
  }
}

export const places = { action: actionPlaces, event: eventPlaces };
