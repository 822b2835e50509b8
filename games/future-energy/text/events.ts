import { at, type Words, type WordValue } from '@kaya/engine';
import { components, contractCard, tokenType } from '../data/index.ts';
import { type EventOf, type FutureEnergyEvent, HIDDEN_VALUE } from '../types/index.ts';
import {
  card,
  cause,
  connection,
  contract,
  contractName,
  payment,
  publicContract,
  region,
  space,
  symbolOf,
  token,
} from './names.ts';
import { inRow, person, say, yesNo } from './say.ts';

/** The log line of an event; null for what only moves pieces or feeds charts. */
export function eventWords(event: FutureEnergyEvent): Words | null {
  if (event.kind === 'chart') return null;
  const who: Readonly<Record<string, WordValue>> = 'seat' in event && event.seat !== null ? { seat: person(event.seat) } : {};
  switch (event.kind) {
    case 'opened':
      return say('fe.event.opened', { seat: person(event.firstPlayer) });
    case 'round-started':
      return say('fe.event.round-started', { round: event.round });
    case 'turn-started':
    case 'passed':
    case 'joker-taken':
      return say(`fe.event.${event.kind}`, who);
    case 'income':
      return say('fe.event.income', { ...who, amount: event.amount });
    case 'planned':
      return plannedWords(event);
    case 'line-placed':
      return lineWords(event);
    case 'contract-got':
      return event.cause === null
        ? say('fe.event.contract-got', {
            ...who,
            contract: contractName(event.contract, 'the'),
            price: event.price,
            points: contractCard(event.contract).points,
          })
        : say('fe.event.contract-got.free', { ...who, contract: contract(event.contract, 'the') });
    case 'contract-revealed':
      return say('fe.event.contract-revealed', { contract: contract(event.contract, 'bare'), left: event.left });
    case 'public-bought':
      return say('fe.event.public-bought', {
        ...who,
        card: publicContract(event.card),
        blind: yesNo(event.blind),
        price: event.price,
      });
    case 'public-revealed':
      return say('fe.event.public-revealed', { card: publicContract(event.card), left: event.left });
    case 'crew-moved':
      return driveWords(event);
    case 'token-taken':
      return say('fe.event.token-taken', { ...who, token: token(event.token), space: space(event.space, 'in') });
    case 'token-put':
      if (event.to === 'box' && !components.tokens[tokenType(event.token)].permanent) return null;
      return say(`fe.event.token-put.${event.to}`, { ...who, token: token(event.token) });
    case 'built':
      return builtWords(event);
    case 'contract-completed': {
      const { points, money } = event;
      return say('fe.event.contract-completed', { ...who, contract: contractName(event.contract, 'the'), points, money });
    }
    case 'plant-returned':
      return say('fe.event.plant-returned', {
        ...who,
        contract: contractName(event.contract, 'of'),
        symbol: symbolOf(event.contract, event.slot),
      });
    case 'certificate-taken':
      return event.value === HIDDEN_VALUE
        ? say('fe.event.certificate-taken', who)
        : say('fe.event.certificate-taken.own', { ...who, value: event.value });
    case 'money-received':
      return say('fe.event.money-received', { ...who, amount: event.amount, cause: cause(event.cause) });
    case 'points-scored':
      return say('fe.event.points-scored', { ...who, points: event.points, cause: cause(event.cause) });
    case 'effect-lost':
      return say('fe.event.effect-lost', { ...who, cause: cause(event.cause) });
    // What changes nothing needs no line.
    case 'join-declined':
    case 'effect-declined':
      return null;
    case 'joined': {
      const { builder, price } = event;
      return say('fe.event.joined', { ...who, builder: person(builder), price, space: space(event.space, 'in') });
    }
    case 'public-used':
      return say('fe.event.public-used', { ...who, card: publicContract(event.card) });
    case 'token-paid': {
      const values = { ...who, token: token(event.token), shown: token(event.shown) };
      return say(event.token === event.shown ? 'fe.event.token-paid' : 'fe.event.token-paid.instead', values);
    }
    case 'public-done':
      return event.points > 0
        ? say('fe.event.public-done', { ...who, card: card(event.card), points: event.points })
        : say('fe.event.public-done.none', { ...who, card: card(event.card) });
    case 'line-moved':
      return say('fe.event.line-moved', { ...who, from: connection(event.from), to: connection(event.to) });
    case 'certificate-sold':
      return say('fe.event.certificate-sold', { ...who, value: event.value, amount: event.amount });
    case 'plant-shifted':
      return say('fe.event.plant-shifted', {
        ...who,
        contract: contractName(event.contract, 'on'),
        from: symbolOf(event.contract, event.from),
        to: symbolOf(event.contract, event.to),
      });
    case 'crew-stepped':
      return say('fe.event.crew-stepped', { ...who, to: space(event.to, 'to') });
    case 'tokens-swapped': {
      const [first, second] = event.tokens;
      const [firstSpace, secondSpace] = event.spaces;
      return say('fe.event.tokens-swapped', {
        ...who,
        first: token(first),
        firstSpace: space(secondSpace, 'in'),
        second: token(second),
        secondSpace: space(firstSpace, 'in'),
      });
    }
    case 'oil-doubled':
      return say('fe.event.oil-doubled', { ...who, contract: contractName(event.contract, 'the') });
    case 'end-triggered':
      return say(`fe.event.end-triggered.${event.cause}`, who);
    case 'round-ended':
      return event.idle ? say('fe.event.round-ended.idle', { round: event.round }) : null;
    default:
      return scoringWords(event);
  }
}

type ScoringEvent = EventOf<
  'slots-scored' | 'certificates-scored' | 'region-scored' | 'network-scored' | 'largest-network-scored' | 'ended'
>;

/** What scores nothing is left out. */
function scoringWords(event: ScoringEvent): Words | null {
  switch (event.kind) {
    case 'slots-scored':
      if (event.points === 0) return null;
      return say('fe.event.slots-scored', { seat: person(event.seat), slots: event.slots, points: event.points });
    case 'certificates-scored': {
      const { values, points } = event;
      return values.length === 0
        ? null
        : say('fe.event.certificates-scored', { seat: person(event.seat), values: inRow(values, 'plus'), points });
    }
    case 'region-scored':
      return regionWords(event);
    case 'network-scored': {
      const { regions, points } = event;
      return regions.length === 0
        ? null
        : say('fe.event.network-scored', { seat: person(event.seat), regions: inRow(regions.map(region)), points });
    }
    case 'largest-network-scored':
      if (event.points === 0) return null;
      return say('fe.event.largest-network-scored', {
        seat: person(event.seat),
        plants: event.plants,
        points: event.points,
      });
    case 'ended': {
      const points = Math.max(...event.scores);
      const scores = inRow(event.scores.map((score, seat) => say('fe.event.ended.score', { seat: person(seat), points: score })));
      const key = event.winners.length === 1 ? 'fe.event.ended' : 'fe.event.ended.shared';
      return say(key, { winners: event.winners.map(person), points, scores });
    }
  }
}

/** Contracts are looked through before they are bought: the purchase tells it. */
function plannedWords({ seat, choice, price, repeated }: EventOf<'planned'>): Words | null {
  return choice === 'one-line' || choice === 'two-lines'
    ? say(`fe.event.planned.${choice}`, { seat: person(seat), price, repeated: yesNo(repeated) })
    : null;
}

function lineWords(event: EventOf<'line-placed'>): Words {
  return say('fe.event.line-placed', {
    seat: person(event.seat),
    connection: connection(event.connection),
    free: yesNo(event.cause !== null),
    shared: yesNo(event.beside !== null),
    beside: person(event.beside ?? event.seat),
    left: event.left,
  });
}

function driveWords(event: EventOf<'crew-moved'>): Words {
  const seat = person(event.seat);
  if (event.path.length < 2) return say('fe.event.crew-stayed', { seat, space: space(at(event.path, 0), 'in') });
  const paid = event.bank > 0 || event.tolls.some((toll) => toll > 0);
  return say('fe.event.crew-moved', {
    seat,
    path: inRow(
      event.path.map((id) => space(id)),
      'way',
    ),
    payment: paid
      ? say('fe.event.crew-moved.paid', { payment: payment(event.bank, event.tolls) })
      : say('fe.event.crew-moved.unpaid'),
    free: event.free.length,
  });
}

function builtWords(event: EventOf<'built'>): Words {
  const values = {
    seat: person(event.seat),
    space: space(event.space, 'in'),
    symbol: token(event.symbol),
    contract: contractName(event.contract, 'of'),
  };
  if (event.count > 1) return say('fe.event.built.several', { ...values, count: event.count });
  return say(`fe.event.built.${event.cause}`, values);
}

function regionWords(event: EventOf<'region-scored'>): Words | null {
  const ranks: WordValue[] = [];
  event.plants.forEach((plants, seat) => {
    if (plants > 0) {
      ranks.push(say('fe.event.region-scored.rank', { seat: person(seat), plants, points: at(event.points, seat) }));
    }
  });
  if (ranks.length === 0) return null;
  return say('fe.event.region-scored', { region: region(event.region), ranks: inRow(ranks, 'also') });
}
