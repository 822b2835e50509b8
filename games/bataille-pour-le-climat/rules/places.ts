// Where on the table actions and events take place.
import type { BpcAction, BpcEvent } from '../types/index.ts';

const NOWHERE: readonly string[] = [];

const region = (id: string) => `region:${id}`;
const spot = (id: string) => (INSTITUTIONS.has(id) ? `institution:${id}` : `region:${id}`);
const hand = (who: number) => `player:${who}/hand`;
const card = (id: string) => `card:${id}`;
const pile = (colour: string) => `pile:${colour}`;
const INSTITUTIONS = new Set(['un', 'icrc', 'who', 'unhcr']);

function colour(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function actionPlaces(action: BpcAction): readonly string[] {
  switch (action.do) {
    case 'place-at':
    case 'pick':
    case 'complete-pair':
      return [region(action.region)];
    case 'go':
      return [spot(action.to)];
    case 'send-refugee':
    case 'send-unit':
      return [region(action.to)];
    case 'draw-card':
    case 'draw-foreign':
      return [pile(action.colour)];
    case 'discard':
    case 'swap':
    case 'lobby':
    case 'give':
    case 'take-back':
    case 'play-card':
    case 'free-card':
    case 'fake-news-check':
    case 'citizens-convention':
    case 'blue-helmets':
    case 'referendum':
      return [card(action.card)];
    case 'lay':
    case 'take-up':
      return [hand(action.who), card(action.card)];
    case 'implant-tp':
    case 'learn':
      return [`tp:${action.tp}`];
    case 'choose-option':
      return [`option:${action.option}`];
    case 'choose-character':
      return [`character:${action.character}`];
    case 'choose-employer':
      return [`employer:${action.employer}`];
    case 'place-token':
      return [`calamity:${action.token}`];
    case 'say':
      return [`say:${action.word}`];
    case 'replace':
      return [`token:${action.from}`, `energy:${action.to}`];
    case 'add':
    case 'install':
      return [`energy:${action.kind}`];
    case 'give-up-token':
      return [`token:${action.kind}`];
    case 'grant':
    case 'ready':
    case 'signal':
      return [`player:${action.who}`];
    case 'reveal':
    case 'arrange':
      return ['events'];
    case 'use-power':
      return [`employer:${action.employer}`];
    case 'join':
    case 'leave':
    case 'take-over':
      return NOWHERE;
    default:
      return [`turn/${action.do}`];
  }
}

function eventPlaces(event: BpcEvent): readonly string[] {
  switch (event.kind) {
    case 'turn':
      return [region(event.region), `player:${event.who}`];
    case 'drew':
      return [pile(colour(event.card)), hand(event.who)];
    case 'discarded':
    case 'swapped':
    case 'lobbied':
    case 'played-card':
    case 'blue-helmets':
    case 'referendum':
    case 'fake-news-check':
    case 'citizens-convention':
      return [hand(event.who), `discard:${colour(event.card)}`];
    case 'gave':
      return [hand(event.who), 'aci'];
    case 'took-back':
      return ['aci', hand(event.who)];
    case 'laid':
      return [hand(event.who), 'implant'];
    case 'took-up':
      return ['implant', hand(event.who)];
    case 'external':
      return ['external', 'aci'];
    case 'aci':
      return [spot(event.about)];
    case 'aci-revealed':
    case 'aci-result':
      return ['aci'];
    case 'revealed':
    case 'ignored':
    case 'events-shown':
    case 'event-arranged':
    case 'shielded':
    case 'no-aci':
      return ['events'];
    case 'target':
    case 'outcome':
      return ['events', region(event.region)];
    case 'moved':
      return [spot(event.from), spot(event.to)];
    case 'institution':
      return [`institution:${event.institution}`];
    case 'spread':
    case 'refugees':
      return [region(event.from), region(event.to)];
    case 'exodus-unit':
      return event.to === null ? [region(event.from)] : [region(event.from), region(event.to)];
    case 'war-for-oil':
      return [region(event.region), region(event.victim)];
    case 'healed':
    case 'gained-tp':
    case 'pair':
    case 'propagation':
    case 'activation':
    case 'added':
    case 'removed':
    case 'overflowed':
    case 'no-effect':
    case 'worsened':
    case 'refugees-stay':
    case 'refugees-stuck':
    case 'integrated':
    case 'exodus':
    case 'population':
    case 'standard':
    case 'discipline':
    case 'demography':
    case 'oil':
    case 'electricity':
    case 'special-given-up':
    case 'war':
    case 'war-second-face':
    case 'war-to-conflict':
    case 'dictatorship':
    case 'chaos':
    case 'freed':
      return [region(event.region)];
    case 'region-ghg':
      return [region(event.region), 'ghg'];
    case 'ghg':
      return ['ghg'];
    case 'green-pawn':
    case 'meeting':
    case 'specials-turned':
      return ['climate'];
    case 'destruction':
      return [`zone:${event.zone}`];
    case 'power':
      return [`employer:${event.employer}`];
    case 'implanting':
    case 'implant-over':
      return event.region === null ? [`tp:${event.tp}`] : [`tp:${event.tp}`, region(event.region)];
    case 'global-tp':
      return [`tp:${event.tp}`];
    case 'rolled':
    case 'checked':
      return [region(event.purpose.region), 'die'];
    default:
      return NOWHERE;
  }
}

export const places = { action: actionPlaces, event: eventPlaces };
