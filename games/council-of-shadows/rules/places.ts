// Everything a person can point at, by name. Own things have no seat in actions; in events they carry the player.
import { systemOf } from '../data/index.ts';
import type { CosAction, CosEvent, Who } from '../types/index.ts';

/** The places that an action points at. */
function actionPlaces(action: CosAction): readonly string[] {
  switch (action.do) {
    case 'choose-civilisation':
      return [`civilisation:${action.civilisation}`];
    case 'choose-leader':
      return [`leader:${action.leader}`];
    case 'buy-card':
    case 'take-card':
      return [`market:${action.slot}`];
    case 'buy-upgrade':
      return [`upgrade:${action.upgrade}`];
    case 'buy-station':
      return [`slot:${action.galaxy}/${action.station}`, `galaxy:${action.galaxy}`];
    case 'pay':
      return [`payment:${action.gems.anthracite}-${action.gems.gold}-${action.gems.transparent}`];
    case 'plan-card':
      return [`card:${action.card}`, `zone:${action.zone}`];
    case 'keep':
      return [`zone:${action.zone}`];
    case 'colonise':
    case 'add-cube':
    case 'remove-cube':
      return [`planet:${action.planet}`];
    case 'extract':
    case 'station-extract':
    case 'leader-extract':
      return [`system:${action.system}`];
    case 'discover':
      return [`pile:sector-${action.sector}`];
    case 'take-tile':
      return [`system:${action.tile}`];
    case 'place-tile':
      return [`space:${action.space}`];
    case 'transform':
      return [`gem:${action.gem}`];
    case 'exploit':
      return [`galaxy:${action.galaxy}`];
    case 'return-bonus':
      return [`bonus:${action.card}`];
    case 'take-dark-tech':
      return [`dark-tech:${action.card}`];
    case 'choose-branch':
      return [`branch:${action.option}`];
    case 'take-resource':
      return ['resource'];
    case 'free-colony':
      return ['free-colony'];
    case 'stop-buying':
    case 'stop-exploiting':
    case 'skip':
      return [];
  }
}

/** A thing of one player. */
function of(who: Who, thing: string): string {
  return `player:${who}/${thing}`;
}

/** The places where an event happened; where something moved, from the first to the last. */
function eventPlaces(event: CosEvent): readonly string[] {
  switch (event.kind) {
    case 'civilisation':
      return [`civilisation:${event.civilisation}`, of(event.who, 'board')];
    case 'leader':
      return [`leader:${event.leader}`, of(event.who, 'leader')];
    case 'bought-card':
    case 'took-card':
      return [`market:${event.slot}`, of(event.who, 'hand')];
    case 'bought-upgrade':
      return [of(event.who, `upgrade:${event.upgrade}`)];
    case 'built-station':
      return [of(event.who, 'stations'), `slot:${event.galaxy}/${event.station}`];
    case 'market':
      return ['deck', `market:${event.slot}`];
    case 'deck-renewed':
      return ['deck'];
    case 'terraformed':
    case 'colony-extension':
      return [of(event.who, 'board')];
    case 'range':
    case 'new-zone':
      return [of(event.who, `zone:${event.zone}`)];
    case 'gems':
    case 'compensation':
    case 'transformed':
      return ['gems', of(event.who, 'gems')];
    case 'energy':
    case 'level':
      return [of(event.who, 'energy')];
    case 'planned':
      return [of(event.who, 'hand'), of(event.who, `zone:${event.zone}`)];
    case 'plan-ready':
      return [of(event.who, 'board')];
    case 'revealed':
      return event.cards.flatMap((card, zone) => (card === null ? [] : [of(event.who, `zone:${zone + 1}`)]));
    case 'consumption':
    case 'saved-consumption':
      return [of(event.who, 'consumption')];
    case 'card-resolved':
      return [of(event.who, `zone:${event.zone}`)];
    case 'colonised':
      return [of(event.who, 'cubes'), `planet:${event.planet}`];
    case 'extracted':
      return [`system:${event.system}`, of(event.who, 'gems')];
    case 'tiles-drawn':
    case 'tile-returned':
      return [`pile:sector-${event.sector}`];
    case 'discovered':
      return [`pile:sector-${systemOf(event.system).sector}`, `space:${event.space}`];
    case 'shifted':
      return [of(event.who, 'board'), of(event.who, 'hand')];
    case 'exploited':
      return [`galaxy:${event.galaxy}`, of(event.who, 'energy')];
    case 'cube-removed':
      return [`planet:${event.planet}`, of(event.who, 'cubes')];
    case 'cube-spared':
      return [`galaxy:${event.galaxy}`];
    case 'bonus-drawn':
      return ['pile:light-bonus', of(event.who, 'bonus')];
    case 'bonus-returned':
      return [of(event.who, 'bonus'), 'pile:light-bonus'];
    case 'dark-tech':
      return [`pile:dark-tech-${event.level}`, of(event.who, 'dark-tech')];
    case 'throne':
      return ['throne', of(event.who, 'board')];
    case 'automa-card':
    case 'automa-row':
    case 'automa-pile-renewed':
      return ['automa'];
    case 'automa-no-planet':
      return [`system:${event.system}`];
    case 'market-refreshed':
      return event.slots.map((slot) => `market:${slot}`);
    case 'turn-order':
      return ['turn-order'];
    case 'scored':
      return [of(event.who, 'energy')];
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
