import type { Words, WordValue } from '@kaya/engine';
import { grantOf, topicsOf } from '../rules/table.ts';
import { type Co2Event, HIDDEN, NOBODY } from '../types/index.ts';
import {
  energy,
  eventRegion,
  fossil,
  goalName,
  goods,
  lobbyName,
  money,
  person,
  plantType,
  points,
  rank,
  region,
  space,
  summit,
  unGoalCard,
  unGoalTypes,
} from './names.ts';
import { readPlace } from './places.ts';
import { say } from './say.ts';

/** The log: one line per event; null for what only moves a piece or feeds a chart. */
export function eventWords(event: Co2Event): Words | null {
  switch (event.kind) {
    case 'start':
      return say('co2.event.start', { seat: person(event.firstPlayer), pollution: event.pollution });
    case 'decade':
      return say('co2.event.decade', { decade: event.decade, year: event.year });
    case 'supply-phase':
      return say('co2.event.supply-phase', { decade: event.decade });
    case 'operations-phase':
      return say('co2.event.operations-phase', { decade: event.decade, rounds: event.rounds });
    case 'round':
      return say('co2.event.round', { round: event.round, rounds: event.rounds });
    case 'turn':
    case 'main-action-skipped':
    case 'recruited':
    case 'grant-declined':
    case 'auction-passed':
    case 'auction-tech':
      return say(`co2.event.${event.kind}`, { seat: person(event.seat) });
    case 'first-player':
      return say(`co2.event.first-player.${event.cause}`, { seat: person(event.seat) });
    case 'income':
      return say('co2.event.income', { seat: person(event.seat), gains: goods(event) });
    case 'region-uses-tech':
    case 'no-fossil-left':
    case 'solo-start':
      return say(`co2.event.${event.kind}`, { region: region(event.region, 'in') });
    case 'fossil':
      return say('co2.event.fossil', {
        region: region(event.region, 'in'),
        fossil: fossil(event.fossil, 'a'),
        slot: event.slot + 1,
        ppm: event.ppm,
        pollution: event.pollution,
      });
    case 'region-pays':
      return say('co2.event.region-pays', { region: region(event.region, 'from') });
    case 'forced-purchase':
      return say('co2.event.forced-purchase', {
        seat: person(event.seat),
        region: region(event.region, 'in'),
        price: money(event.price),
        payment: goods({ money: event.money, points: event.points }),
      });
    case 'payment-lapses':
    case 'disaster-help':
      return say(`co2.event.${event.kind}`, { seat: person(event.seat), region: region(event.region, 'in') });
    case 'disasters-from-now-on':
      return say('co2.event.disasters-from-now-on', { pollution: event.pollution });
    case 'event':
      return say(event.disaster ? 'co2.event.event.disaster' : 'co2.event.event.averted', {
        region: region(event.region, 'in'),
      });
    case 'disaster-points':
      return say('co2.event.disaster-points', {
        seat: person(event.seat),
        region: region(event.region, 'in'),
        points: points(event.points),
      });
    case 'next-event': {
      const threatened = event.card === null ? undefined : eventRegion(event.card);
      if (threatened === undefined) return say('co2.event.next-event.none');
      return say('co2.event.next-event', { region: region(threatened, 'in') });
    }
    case 'proposed':
      return say('co2.event.proposed', {
        seat: person(event.seat),
        type: energy(event.type, 'of'),
        region: region(event.region, 'in'),
        space: space(event.grant, 'name'),
      });
    case 'grant':
    case 'benefit':
    case 'lobby-gain':
      return say(`co2.event.${event.kind}`, { seat: person(event.seat), gains: goods(event) });
    case 'dismissed':
      return say('co2.event.dismissed', {
        seat: person(event.seat),
        owner: person(event.owner),
        type: energy(event.type, 'of'),
        region: region(event.region, 'in'),
        fee: money(event.fee),
      });
    case 'cep-paid':
      return cepPaid(event);
    case 'installed':
      return say('co2.event.installed', {
        seat: person(event.seat),
        type: energy(event.type, 'of'),
        region: region(event.region, 'in'),
      });
    case 'plant-paid':
      return say('co2.event.plant-paid', {
        seat: person(event.seat),
        type: energy(plantType(event.plant), 'plant'),
        cost: goods({ money: event.money, tech: event.tech }),
        help: event.help,
        discount: event.discount,
      });
    case 'constructed':
      return constructed(event);
    case 'control':
      return event.from === NOBODY
        ? say('co2.event.control.first', { seat: person(event.seat), region: region(event.region, 'over') })
        : say('co2.event.control.taken', {
            seat: person(event.seat),
            region: region(event.region, 'over'),
            from: person(event.from),
            why: say(`co2.control-by.${event.by}`),
          });
    case 'control-kept':
      return say('co2.event.control-kept', {
        seat: person(event.seat),
        region: region(event.region, 'over'),
        against: person(event.against),
        why: say(`co2.control-by.${event.by}`),
      });
    case 'scientist':
      return scientistMoved(event);
    case 'expertise':
      return say('co2.event.expertise', {
        seat: person(event.seat),
        to: event.to,
        type: energy(event.type, 'in'),
        cause: say(`co2.gain-cause.${event.cause}`),
      });
    case 'expertise-lost':
      return say('co2.event.expertise-lost', { seat: person(event.seat), type: energy(event.type, 'in') });
    case 'bonus-tech':
      return say('co2.event.bonus-tech', {
        seat: person(event.seat),
        type: energy(event.type, 'name'),
        gains: goods({ tech: event.tech }),
      });
    case 'bonus-cep':
      return say('co2.event.bonus-cep', { seat: person(event.seat), region: region(event.region, 'into') });
    case 'bonus-lost':
      return say(`co2.event.bonus-lost.${event.bonus}`, { seat: person(event.seat), type: energy(event.type, 'name') });
    case 'cep-for-replacement':
      return say('co2.event.cep-for-replacement', { region: region(event.region, 'into') });
    case 'summit-complete':
      return say('co2.event.summit-complete', { summit: summit(event.tile) });
    case 'summit-opened':
      return say(event.reshuffled ? 'co2.event.summit-opened.reshuffled' : 'co2.event.summit-opened', {
        summit: summit(event.tile),
        topics: topicsOf(event).map((type) => energy(type, 'name')),
      });
    case 'bought':
    case 'sold':
      return say(`co2.event.${event.kind}`, { seat: person(event.seat), price: money(event.price) });
    case 'price':
      return say(event.to > event.from ? 'co2.event.price.up' : 'co2.event.price.down', { price: money(event.to) });
    case 'refill':
      return say('co2.event.refill', { count: event.count });
    case 'lobby':
      return say(`co2.event.lobby.${event.use}`, { seat: person(event.seat), card: lobbyName(event.card) });
    case 'un-goal':
      return say('co2.event.un-goal', {
        seat: person(event.seat),
        types: unGoalTypes(event.card),
        points: points(event.points),
      });
    case 'goal-discarded':
    case 'auction-money':
      return say(`co2.event.${event.kind}`, { seat: person(event.seat), money: money(event.money) });
    case 'drafted':
    case 'lobby-drawn':
      if (event.card === HIDDEN) return say(`co2.event.${event.kind}.hidden`, { seat: person(event.seat) });
      return say(`co2.event.${event.kind}`, { seat: person(event.seat), card: lobbyName(event.card) });
    case 'packs-passed':
      return say('co2.event.packs-passed', { cards: event.cards });
    case 'auction':
      return say('co2.event.auction', { seat: person(event.holder) });
    case 'bid':
    case 'auction-won':
      return say(`co2.event.${event.kind}`, { seat: person(event.seat), bid: event.bid });
    case 'draft-over':
    case 'auction-void':
      return say(`co2.event.${event.kind}`);
    case 'start-project':
      return say('co2.event.start-project', {
        type: energy(event.type, 'of'),
        region: region(event.region, 'in'),
        space: space(grantOf(event), 'on'),
      });
    case 'un-goal-revealed':
    case 'un-goal-removed':
      return say(`co2.event.${event.kind}`, { card: unGoalCard(event.card) });
    case 'end':
      return say(`co2.event.end.${event.cause}`, { pollution: event.pollution });
    case 'ceps-sold':
      return say('co2.event.ceps-sold', {
        seat: person(event.seat),
        count: event.count,
        fromRegions: event.fromRegions,
        money: money(event.money),
      });
    case 'goal-revealed': {
      const values = { seat: person(event.seat), goal: goalName(event.card) };
      return event.exchanged
        ? say('co2.event.goal-revealed.exchanged', values)
        : say('co2.event.goal-revealed', { ...values, points: points(event.points) });
    }
    case 'scored':
      return say('co2.event.scored', {
        seat: person(event.seat),
        points: points(event.points),
        source: say(`co2.source.${event.source}`),
      });
    case 'result':
      return result(event);
    case 'solo-rank':
      return say('co2.event.solo-rank', { points: points(event.points), rank: rank(event.rank) });
    case 'tile-returned':
    case 'chart':
      return null;
  }
}

type EventOf<D extends Co2Event['kind']> = Extract<Co2Event, { kind: D }>;

function cepPaid({ seat, from, cause }: EventOf<'cep-paid'>): Words {
  const values = { seat: person(seat), cause: say(`co2.cep-cause.${cause}`) };
  return from === 'hand'
    ? say('co2.event.cep-paid.hand', values)
    : say('co2.event.cep-paid.region', { ...values, region: region(from, 'from') });
}

function constructed(event: EventOf<'constructed'>): Words {
  const values = {
    seat: person(event.seat),
    type: energy(event.type, 'plant'),
    region: region(event.region, 'in'),
    points: points(event.points),
  };
  if (event.replaced === null) return say('co2.event.constructed', { ...values, slot: event.slot + 1 });
  return say('co2.event.constructed.replacing', {
    ...values,
    fossil: fossil(event.replaced, 'the'),
    pollution: event.pollution,
  });
}

/** Scientists who come home from a finished summit need no line of their own. */
function scientistMoved({ seat, from, to, type, tile }: EventOf<'scientist'>): Words | null {
  const there = readPlace(to);
  switch (there.kind) {
    case 'project':
      if (type === null) return null;
      return say('co2.event.scientist.project', {
        seat: person(seat),
        type: energy(type, 'of'),
        region: region(there.region, 'in'),
      });
    case 'topic':
      if (tile === null) return null;
      return say('co2.event.scientist.summit', {
        seat: person(seat),
        summit: summit(tile),
        type: energy(there.type, 'topic'),
      });
    default:
      return readPlace(from).kind === 'topic' ? null : say('co2.event.scientist.hand', { seat: person(seat) });
  }
}

/** Nobody wins a lost planet, and nobody is beaten alone; both has been told already. */
function result({ winners, scores }: EventOf<'result'>): Words | null {
  if (scores.length === 1) return null;
  const best = scores[winners[0] ?? NOBODY];
  if (best === undefined) return null;
  const names: WordValue = winners.map((seat) => person(seat));
  return say('co2.event.result', { count: winners.length, winners: names, points: points(best) });
}
