// Log lines of what the regions and the climate live through.
import type { Words, WordValue } from '@kaya/engine';
import { regionData } from '../data/index.ts';
import type { BpcEvent, Pawn, RegionId } from '../types/index.ts';
import { electricityName, fromPlace, inOrder, inPlace, pawns, regionName, tokenName, toPlace, zoneName } from './names.ts';
import { say } from './say.ts';

type EventOf<K extends BpcEvent['kind']> = Extract<BpcEvent, { kind: K }>;

export type WorldEvent = EventOf<
  | 'activation'
  | 'added'
  | 'removed'
  | 'overflowed'
  | 'no-effect'
  | 'worsened'
  | 'spread'
  | 'refugees'
  | 'refugees-stay'
  | 'refugees-stuck'
  | 'integrated'
  | 'exodus'
  | 'exodus-unit'
  | 'population'
  | 'standard'
  | 'discipline'
  | 'demography'
  | 'oil'
  | 'electricity'
  | 'special-given-up'
  | 'war-for-oil'
  | 'war'
  | 'war-second-face'
  | 'war-to-conflict'
  | 'dictatorship'
  | 'chaos'
  | 'freed'
  | 'region-ghg'
  | 'ghg'
  | 'green-pawn'
  | 'meeting'
  | 'specials-turned'
  | 'destruction'
>;

/** The activation of a region while it happens. */
export function runningWords(region: RegionId): Words {
  return say('bpc.event.activation', { region: regionName(region) });
}

export function worldWords(event: WorldEvent): Words | null {
  switch (event.kind) {
    case 'activation':
      // The first part opens the activation; the others only move pieces.
      return event.part === 'renewables' ? runningWords(event.region) : null;
    case 'added':
    case 'removed':
    case 'no-effect':
      return say(`bpc.event.${event.kind}`, { pawns: pawns(event.token, event.n), in: inPlace(event.region) });
    case 'overflowed':
    case 'worsened':
      return say(`bpc.event.${event.kind}`, turnedValues(event.region, event.from, event.to));
    case 'spread':
      return say('bpc.event.spread', { from: fromPlace(event.from), to: toPlace(event.to) });
    case 'refugees':
      return say('bpc.event.refugees', {
        n: event.n,
        rest: event.n - event.settled,
        from: fromPlace(event.from),
        to: toPlace(event.to),
      });
    case 'refugees-stay':
      return say('bpc.event.refugees-stay', { n: event.n, rest: event.n - event.settled, in: inPlace(event.region) });
    case 'refugees-stuck':
      return say('bpc.event.refugees-stuck', { n: event.n, from: fromPlace(event.region) });
    case 'integrated':
      return say('bpc.event.integrated', { n: event.n, in: inPlace(event.region) });
    case 'exodus':
      return say('bpc.event.exodus', { units: event.units, from: fromPlace(event.region) });
    case 'exodus-unit':
      return event.to === null
        ? say('bpc.event.exodus-unit.lost', { from: fromPlace(event.from) })
        : say('bpc.event.exodus-unit', { from: fromPlace(event.from), to: toPlace(event.to) });
    case 'population': {
      const line = say(`bpc.event.population.${event.cause}`, changeValues(event));
      return event.dice.length === 0 ? line : say('bpc.event.dice', { line, dice: inOrder(event.dice) });
    }
    case 'standard':
      return say(`bpc.event.standard.${event.cause}`, changeValues(event));
    case 'discipline':
    case 'demography':
    case 'region-ghg':
      return say(`bpc.event.${event.kind}`, changeValues(event));
    case 'oil':
      return say(`bpc.event.oil.${event.change}`, {
        in: inPlace(event.region),
        oil: say('bpc.oil', {
          local: event.local,
          imports: event.imports,
          exports: event.exports,
          balance: event.balance,
        }),
      });
    case 'electricity':
      return electricityWords(event);
    case 'special-given-up': {
      const special = regionData[event.region].special;
      return say('bpc.event.special-given-up', {
        region: regionName(event.region),
        special: special === null ? '' : say(`bpc.special.${special.token}`),
        left: event.left,
      });
    }
    case 'war-for-oil':
      return say('bpc.event.war-for-oil', { region: regionName(event.region), in: inPlace(event.victim) });
    case 'war':
    case 'war-second-face':
    case 'war-to-conflict':
    case 'dictatorship':
    case 'chaos':
      return say(`bpc.event.${event.kind}`, { in: inPlace(event.region) });
    case 'freed':
      return say('bpc.event.freed', { from: event.from, in: inPlace(event.region) });
    case 'ghg':
      return say('bpc.event.ghg', { from: event.from, to: event.to, cause: event.cause });
    case 'green-pawn':
      return say('bpc.event.green-pawn', { spaces: event.spaces, to: event.to });
    case 'meeting':
      return meetingWords([event]);
    case 'specials-turned':
      return say('bpc.event.specials-turned');
    case 'destruction':
      return say('bpc.event.destruction', { zone: zoneName(event.zone), n: event.n });
  }
}

function turnedValues(region: RegionId, from: Pawn, to: Pawn): Readonly<Record<string, WordValue>> {
  return { in: inPlace(region), from: tokenName(from), to: pawns(to, 1) };
}

function changeValues(event: { readonly region: RegionId; readonly from: number; readonly to: number }) {
  return { in: inPlace(event.region), from: event.from, to: event.to };
}

function electricityWords({ region, removed, added, cause }: EventOf<'electricity'>): Words | null {
  const place = { in: inPlace(region) };
  if (removed !== null && added !== null)
    return say('bpc.event.electricity.replaced', {
      ...place,
      removed: electricityName(removed),
      added: electricityName(added),
    });
  if (added !== null) return say('bpc.event.electricity.added', { ...place, added: electricityName(added) });
  if (removed !== null) return say(`bpc.event.electricity.removed.${cause}`, { ...place, removed: electricityName(removed) });
  return null;
}

/** The meetings of one movement of the green pawn. */
export function meetingWords(events: readonly EventOf<'meeting'>[]): Words | null {
  const last = events.at(-1);
  if (last === undefined) return null;
  return say('bpc.event.meeting', { red: last.red, times: events.length, laid: events.filter(({ laid }) => laid).length });
}
