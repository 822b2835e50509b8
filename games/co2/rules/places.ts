// Where on the table actions and events take place.
import type { Seat } from '@kaya/engine';
import type { Co2Action, Co2Event, Energy, LobbyId, PlaceId, RegionId, Secret, Space, UnGoalId } from '../types/index.ts';

/** Where on the table things lie: the ids by which the board, the log and the keyboard know them. */
export const place = {
  hand: (seat: Seat): PlaceId => `hand:${seat}`,
  pool: (seat: Seat): PlaceId => `pool:${seat}`,
  lobby: (seat: Seat): PlaceId => `lobby:${seat}`,
  goal: (seat: Seat): PlaceId => `goal:${seat}`,
  score: (seat: Seat): PlaceId => `score:${seat}`,
  region: (region: RegionId): PlaceId => `region:${region}`,
  project: ({ region, space }: { readonly region: RegionId; readonly space: Space }): PlaceId => `project:${region}/${space}`,
  slot: (region: RegionId, slot: number): PlaceId => `slot:${region}/${slot}`,
  summit: (place: number): PlaceId => `summit:${place}`,
  topic: (place: number, topic: Energy): PlaceId => `summit:${place}/${topic}`,
  track: (type: Energy): PlaceId => `track:${type}`,
  stack: (type: Energy): PlaceId => `stack:${type}`,
  reserve: (type: Energy): PlaceId => `reserve:${type}`,
  card: (card: Secret<LobbyId | UnGoalId>): PlaceId => `card:${card}`,
  market: 'market',
  bank: 'bank',
  supply: 'supply',
  event: 'event',
  pollution: 'pollution',
  fossilStack: 'fossil-stack',
  firstPlayer: 'first-player',
  unGoals: 'un-goals',
} as const;

const NOWHERE: readonly PlaceId[] = [];

function actionPlaces(action: Co2Action): readonly PlaceId[] {
  switch (action.do) {
    case 'draft':
    case 'play-major':
    case 'play-minor':
    case 'score-un-goal':
      return [place.card(action.card)];
    case 'start-region':
    case 'cep-to-region':
      return [place.region(action.region)];
    case 'pay-cep':
    case 'pay-bid-cep':
      return action.from === 'hand' ? NOWHERE : [place.region(action.from)];
    case 'propose':
    case 'install':
      return [place.project(action)];
    case 'construct':
      return action.card === null ? [place.project(action)] : [place.project(action), place.card(action.card)];
    case 'pick-scientist':
      return action.at === 'project' ? [place.project(action)] : NOWHERE;
    case 'send-scientist':
      if (action.to === 'project') return [place.project(action)];
      return action.to === 'summit' ? [place.topic(action.place, action.topic)] : NOWHERE;
    case 'learn':
      return [place.track(action.type)];
    case 'resolve-summit':
      return [place.summit(action.place)];
    case 'give-tile':
      return [place.hand(action.to)];
    case 'buy':
    case 'sell':
    case 'to-market':
      return [place.market];
    case 'to-un-goal':
      return [place.unGoals];
    case 'place-start-project':
    case 'take-income':
    case 'give-up-points':
    case 'discard-goal':
    case 'to-propose':
    case 'to-install':
    case 'to-construct':
    case 'to-scientist':
    case 'to-lobby':
    case 'end-turn':
    case 'recruit':
    case 'research-move':
    case 'decline':
    case 'scientist-home':
    case 'use-free-move':
    case 'no-lobby':
    case 'take-reward':
    case 'bid':
    case 'pass':
    case 'pay-money':
    case 'pay-tech':
      return NOWHERE;
  }
}

/** Where an event takes place; where a piece travels, from and to in this order. */
function eventPlaces(event: Co2Event): readonly PlaceId[] {
  switch (event.kind) {
    case 'region-uses-tech':
      return [place.region(event.region), place.supply];
    case 'fossil':
      return [place.fossilStack, place.slot(event.region, event.slot)];
    case 'region-pays':
      return [place.region(event.region), place.bank];
    case 'forced-purchase':
      return [place.market, place.bank];
    case 'no-fossil-left':
    case 'payment-lapses':
    case 'solo-start':
    case 'control-kept':
      return [place.region(event.region)];
    case 'disasters-from-now-on':
    case 'end':
      return [place.pollution];
    case 'event':
      return [place.event, place.region(event.region)];
    case 'next-event':
      return [place.event];
    case 'disaster-help':
      return [place.hand(event.seat), place.region(event.region)];
    case 'disaster-points':
    case 'scored':
      return [place.score(event.seat)];
    case 'proposed':
    case 'start-project':
      return [place.reserve(event.type), place.project(event)];
    case 'grant':
      return [place.region(event.region), place.hand(event.seat)];
    case 'recruited':
      return [place.pool(event.seat), place.hand(event.seat)];
    case 'dismissed':
      return [place.project(event), place.hand(event.owner)];
    case 'cep-paid':
      return [event.from === 'hand' ? place.hand(event.seat) : place.region(event.from), place.bank];
    case 'installed':
      return [place.project(event)];
    case 'plant-paid':
      return [place.hand(event.seat), place.supply];
    case 'constructed':
      return [place.stack(event.type), place.slot(event.region, event.slot)];
    case 'tile-returned':
      return [place.project(event), place.reserve(event.type)];
    case 'control':
      return [place.region(event.region), place.hand(event.seat)];
    case 'scientist':
      return [event.from, event.to];
    case 'expertise':
    case 'expertise-lost':
    case 'bonus-lost':
      return [place.track(event.type)];
    case 'bonus-tech':
      return [place.supply, place.hand(event.seat)];
    case 'bonus-cep':
    case 'cep-for-replacement':
      return [place.market, place.region(event.region)];
    case 'summit-complete':
    case 'summit-opened':
      return [place.summit(event.place)];
    case 'bought':
      return [place.market, place.hand(event.seat)];
    case 'sold':
      return [place.hand(event.seat), place.market];
    case 'price':
      return [place.market];
    case 'refill':
      return [place.bank, place.market];
    case 'lobby':
      return [place.lobby(event.seat)];
    case 'un-goal':
      return [place.unGoals, place.hand(event.seat)];
    case 'un-goal-revealed':
    case 'un-goal-removed':
      return [place.unGoals];
    case 'goal-discarded':
    case 'goal-revealed':
      return [place.goal(event.seat)];
    case 'drafted':
    case 'lobby-drawn':
      return [place.lobby(event.seat)];
    case 'first-player':
      return [place.firstPlayer, place.hand(event.seat)];
    case 'auction-tech':
      return [place.hand(event.seat), place.supply];
    case 'ceps-sold':
      return [place.hand(event.seat), place.market];
    case 'income':
    case 'benefit':
    case 'lobby-gain':
    case 'auction-money':
    case 'turn':
    case 'main-action-skipped':
    case 'grant-declined':
    case 'bid':
    case 'auction-passed':
    case 'auction-won':
      return [place.hand(event.seat)];
    case 'start':
    case 'decade':
    case 'supply-phase':
    case 'operations-phase':
    case 'round':
    case 'packs-passed':
    case 'draft-over':
    case 'auction':
    case 'auction-void':
    case 'result':
    case 'solo-rank':
    case 'chart':
      return NOWHERE;
  }
}

export const places = { action: actionPlaces, event: eventPlaces };
