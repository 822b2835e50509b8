// Whether what a forecast said has come.
import { type Seat, same } from '@kaya/engine';
import type { Since, Verdict, Witness } from '@kaya/engine/laws';
import type { Co2Claim } from '../text/forecast.ts';
import type { Co2, Co2Event } from '../types/index.ts';

/** The events up to the end of the supply phase of a decade; null while it has not come to that. */
function untilSupplied(since: Since<Co2>, decade: number): readonly Co2Event[] | null {
  const over = (event: Co2Event) => event.kind === 'end' || (event.kind === 'operations-phase' && event.decade === decade);
  if (!since.fresh.some(over)) return null;
  const all = since.all();
  return all.slice(0, all.findIndex(over) + 1);
}

/** Did the game end before that supply phase? */
function endedBefore(events: readonly Co2Event[]): boolean {
  return events.some((event) => event.kind === 'end' && event.cause !== 'planet-lost');
}

function pollutionAfter({ said }: Since<Co2>, events: readonly Co2Event[]): number {
  let { pollution } = said;
  for (const event of events) if (event.kind === 'fossil') pollution = event.pollution;
  return pollution;
}

/** Judges once the supply phase is over; whoever built before it has changed what it rests on. */
function supplied(since: Since<Co2>, decade: number, came: (events: readonly Co2Event[]) => boolean): Verdict {
  const events = untilSupplied(since, decade);
  if (events === null) return 'open';
  if (endedBefore(events) || events.some((event) => event.kind === 'constructed')) return 'lapsed';
  return came(events) ? 'came' : 'failed';
}

const MOVES_CEPS: readonly Co2Event['kind'][] = [
  'bought',
  'sold',
  'benefit',
  'lobby-gain',
  'bonus-cep',
  'cep-for-replacement',
  'control',
];

/** Has anybody's stock of permits, or who controls what, changed before the fossil plants were paid? */
function cepsMoved(events: readonly Co2Event[]): boolean {
  return events.some((event) => MOVES_CEPS.includes(event.kind) || (event.kind === 'cep-paid' && event.cause !== 'fossil'));
}

const MOVES_TECH: readonly Co2Event['kind'][] = ['benefit', 'lobby-gain', 'grant', 'plant-paid', 'un-goal', 'bonus-tech'];

function techMoved(events: readonly Co2Event[], seat: Seat): boolean {
  return events.some(
    (event) => event.kind.startsWith('auction') || (MOVES_TECH.includes(event.kind) && 'seat' in event && event.seat === seat),
  );
}

function paidForFossils(events: readonly Co2Event[], seat: Seat): number {
  return events.filter(
    (event) =>
      (event.kind === 'cep-paid' && event.cause === 'fossil' && event.seat === seat) ||
      (event.kind === 'forced-purchase' && event.seat === seat),
  ).length;
}

export const witness: Witness<Co2, Co2Claim> = {
  ends: ({ decade }, { now }) => {
    if (now.decade > decade) return 'failed';
    return now.outcome === null ? 'open' : 'came';
  },
  turns: ({ seat, least, most, played }, { now, all }) => {
    if (now.outcome === null) return 'open';
    const turns = played + all().filter((event) => event.kind === 'turn' && event.seat === seat).length;
    return turns >= least && turns <= most ? 'came' : 'failed';
  },
  supply: ({ decade, fossils, least, most }, since) =>
    supplied(since, decade, (events) => {
      const pollution = pollutionAfter(since, events);
      const built = events.flatMap((event) => (event.kind === 'fossil' ? [event.region] : []));
      return same(built, fossils) && pollution >= least && pollution <= most;
    }),
  pollution: ({ decade, ppm, reached }, since) =>
    supplied(since, decade, (events) => pollutionAfter(since, events) >= ppm === reached),
  event: ({ decade, card }, since) => {
    const events = untilSupplied(since, decade);
    if (events === null) return 'open';
    if (events.some(({ kind }) => kind === 'end')) return 'lapsed';
    return events.some((event) => event.kind === 'event' && event.card === card) ? 'came' : 'failed';
  },
  'disaster-costs': ({ seat, cost }, since) => {
    const event = since.fresh.findIndex(({ kind }) => kind === 'event' || kind === 'end');
    if (event < 0) return 'open';
    const struck = since.fresh[event];
    if (struck?.kind !== 'event' || !struck.disaster) return 'lapsed';
    const all = since.all();
    const before = all.slice(0, all.indexOf(struck));
    if (techMoved(before, seat) || before.some(({ kind }) => kind === 'constructed')) return 'lapsed';
    const own = since.fresh.slice(event).find((it) => it.kind.startsWith('disaster-') && 'seat' in it && it.seat === seat);
    const paid = own === undefined ? 'nothing' : own.kind === 'disaster-help' ? 'tech' : 'points';
    return paid === cost ? 'came' : 'failed';
  },
  income: ({ decade, seat, income }, since) => {
    const events = untilSupplied(since, decade);
    if (events === null) return 'open';
    if (endedBefore(events)) return 'lapsed';
    const paid = events.find((event) => event.kind === 'income' && event.seat === seat);
    const before = paid === undefined ? events : events.slice(0, events.indexOf(paid));
    if (before.some(({ kind }) => kind === 'expertise')) return 'lapsed';
    return (paid?.kind === 'income' ? paid.money + paid.points : 0) === income ? 'came' : 'failed';
  },
  'pays-ceps': ({ decade, seat, ceps }, since) => {
    const events = untilSupplied(since, decade);
    if (events?.some(({ kind }) => kind === 'control')) return 'lapsed';
    return supplied(since, decade, (all) => paidForFossils(all, seat) === ceps);
  },
  'buys-ceps': ({ decade, seat, ceps }, since) => {
    const events = untilSupplied(since, decade);
    if (events !== null && cepsMoved(events)) return 'lapsed';
    return supplied(
      since,
      decade,
      (all) => all.filter((it) => it.kind === 'forced-purchase' && it.seat === seat).length === ceps,
    );
  },
};
