import type { ToldLine, Words, WordValue } from '@kaya/engine';
import type { Co2, Co2Event } from '../types/index.ts';
import { eventWords } from './events.ts';
import { energy, fossil, lobbyName, money, person, points, region, signed, space } from './names.ts';
import { say } from './say.ts';

type EventOf<D extends Co2Event['kind']> = Extract<Co2Event, { kind: D }>;

/** The log of one move: what is paid for something, and what it brings, stands in its line. */
export function moveLines(events: readonly Co2Event[]): readonly ToldLine<Co2>[] {
  const rest = [...events];
  const lines: ToldLine<Co2>[] = [];
  for (let event = rest.shift(); event !== undefined; event = rest.shift()) {
    const line = together(event, rest) ?? alone(event);
    if (line !== null) lines.push(line);
  }
  return lines;
}

function alone(event: Co2Event): ToldLine<Co2> | null {
  const words = eventWords(event);
  return words === null ? null : { event, words };
}

/** The first event of the kind that is still to be told, taken out of what is left. */
function take<D extends Co2Event['kind']>(rest: Co2Event[], kind: D): EventOf<D> | null {
  const at = rest.findIndex((event) => event.kind === kind);
  const [found] = at < 0 ? [] : rest.splice(at, 1);
  return found !== undefined && isKind(found, kind) ? found : null;
}

function isKind<D extends Co2Event['kind']>(event: Co2Event, kind: D): event is EventOf<D> {
  return event.kind === kind;
}

/** One line for an event and those that belong to it; null where it stands alone. */
function together(event: Co2Event, rest: Co2Event[]): ToldLine<Co2> | null {
  switch (event.kind) {
    case 'cep-paid': {
      const installed = event.cause === 'install' ? take(rest, 'installed') : null;
      return installed === null ? null : { event: installed, words: installedWords(event, installed, take(rest, 'benefit')) };
    }
    case 'proposed': {
      const grant = take(rest, 'grant');
      return grant === null ? null : { event, words: proposedWords(event, grant) };
    }
    case 'plant-paid': {
      const built = take(rest, 'constructed');
      return built === null ? null : { event: built, words: constructedWords(event, built) };
    }
    case 'lobby': {
      const gain = take(rest, 'lobby-gain');
      const values = { seat: person(event.seat), card: lobbyName(event.card) };
      return gain === null
        ? null
        : { event, words: say(`co2.event.lobby.${event.use}.gain`, { ...values, gains: signed('gained', gain) }) };
    }
    case 'fossil': {
      const next = rest[0];
      if (next?.kind !== 'region-pays') return null;
      rest.shift();
      return { event, words: fossilWords(event) };
    }
    case 'sold': {
      const price = take(rest, 'price');
      const values = { seat: person(event.seat), price: money(event.price) };
      return price === null ? null : { event, words: say('co2.event.sold.price', { ...values, after: money(price.to) }) };
    }
    case 'price': {
      const refill = take(rest, 'refill');
      return refill === null
        ? null
        : { event: refill, words: say('co2.event.refill.price', { count: refill.count, price: money(event.to) }) };
    }
    default:
      return null;
  }
}

function installedWords(paid: EventOf<'cep-paid'>, event: EventOf<'installed'>, benefit: EventOf<'benefit'> | null): Words {
  const cost = signed('paid', { cep: 1 });
  return say('co2.event.installed.whole', {
    seat: person(event.seat),
    type: energy(event.type, 'of'),
    region: region(event.region, 'in'),
    cost: paid.from === 'hand' ? cost : say('co2.cep-from', { cost, region: region(paid.from, 'from') }),
    gains: benefit === null ? say('co2.effect.nothing') : signed('gained', benefit),
  });
}

function proposedWords(event: EventOf<'proposed'>, grant: EventOf<'grant'>): Words {
  return say('co2.event.proposed.granted', {
    seat: person(event.seat),
    type: energy(event.type, 'of'),
    region: region(event.region, 'in'),
    space: space(event.grant, 'name'),
    gains: signed('gained', grant),
  });
}

function constructedWords(paid: EventOf<'plant-paid'>, event: EventOf<'constructed'>): Words {
  const values: Readonly<Record<string, WordValue>> = {
    seat: person(event.seat),
    type: energy(event.type, 'plant'),
    region: region(event.region, 'in'),
    cost: signed('paid', { money: paid.money, tech: paid.tech }),
    points: points(event.points),
    help: paid.help,
    discount: paid.discount,
  };
  return event.replaced === null
    ? say('co2.event.constructed.whole', { ...values, slot: event.slot + 1 })
    : say('co2.event.constructed.replacing.whole', {
        ...values,
        fossil: fossil(event.replaced, 'the'),
        pollution: event.pollution,
      });
}

function fossilWords(event: EventOf<'fossil'>): Words {
  return say('co2.event.fossil.region-pays', {
    region: region(event.region, 'in'),
    fossil: fossil(event.fossil, 'a'),
    slot: event.slot + 1,
    ppm: event.ppm,
    pollution: event.pollution,
  });
}
