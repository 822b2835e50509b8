import { oneOf, placeParts, type Seat, type Words } from '@kaya/engine';
import { components, idsOf } from '../data/index.ts';
import { grantOf } from '../rules/table.ts';
import {
  ENERGIES,
  type Energy,
  HIDDEN,
  type LobbyId,
  type PlaceId,
  REGIONS,
  type RegionId,
  type Secret,
  SPACES,
  type Space,
  type UnGoalId,
} from '../types/index.ts';
import { energy, lobbyName, person, region, space, unGoalCard } from './names.ts';
import { say } from './say.ts';

/** Places on the table, read back from their ids. */

const OF_A_SEAT = ['hand', 'pool', 'lobby', 'goal', 'score'] as const;
const OF_A_TYPE = ['track', 'stack', 'reserve'] as const;
const SINGLE = ['market', 'bank', 'supply', 'event', 'pollution', 'fossil-stack', 'first-player', 'un-goals'] as const;

type Place =
  | { readonly kind: (typeof OF_A_SEAT)[number]; readonly seat: Seat }
  | { readonly kind: (typeof OF_A_TYPE)[number]; readonly type: Energy }
  | { readonly kind: (typeof SINGLE)[number] }
  | { readonly kind: 'region'; readonly region: RegionId }
  | { readonly kind: 'project'; readonly region: RegionId; readonly space: Space }
  | { readonly kind: 'slot'; readonly region: RegionId; readonly index: number }
  | { readonly kind: 'summit'; readonly index: number }
  | { readonly kind: 'topic'; readonly index: number; readonly type: Energy }
  | { readonly kind: 'un-goal'; readonly card: UnGoalId }
  | { readonly kind: 'lobby-card'; readonly card: Secret<LobbyId> };

/** Which place an id names. */
export function readPlace(id: PlaceId): Place {
  const { kind: head, id: first, part: second, rest } = placeParts(id);
  const single = SINGLE.find((it) => it === id);
  if (single !== undefined) return { kind: single };
  const ofASeat = OF_A_SEAT.find((it) => it === head);
  if (ofASeat !== undefined) return { kind: ofASeat, seat: Number(first) };
  const ofAType = OF_A_TYPE.find((it) => it === head);
  if (ofAType !== undefined) return { kind: ofAType, type: oneOf(ENERGIES, first) };
  switch (head) {
    case 'region':
      return { kind: 'region', region: oneOf(REGIONS, first) };
    case 'project':
      return { kind: 'project', region: oneOf(REGIONS, first), space: oneOf(SPACES, Number(second)) };
    case 'slot':
      return { kind: 'slot', region: oneOf(REGIONS, first), index: Number(second) };
    case 'summit':
      if (second === '') return { kind: 'summit', index: Number(first) };
      return { kind: 'topic', index: Number(first), type: oneOf(ENERGIES, second) };
    case 'card': {
      const goal = idsOf(components.unGoals).find((it) => it === rest);
      if (goal !== undefined) return { kind: 'un-goal', card: goal };
      return { kind: 'lobby-card', card: idsOf(components.lobby).find((it) => it === rest) ?? HIDDEN };
    }
    default:
      throw new Error(`there is no place '${id}'`);
  }
}

export function placeWords(id: PlaceId): Words {
  const place = readPlace(id);
  switch (place.kind) {
    case 'hand':
    case 'pool':
    case 'lobby':
    case 'goal':
    case 'score':
      return say(`co2.place.${place.kind}`, { seat: person(place.seat) });
    case 'track':
    case 'stack':
    case 'reserve':
      return say(`co2.place.${place.kind}`, { type: energy(place.type, 'name') });
    case 'region':
      return region(place.region, 'name');
    case 'project':
      return say('co2.place.project', {
        region: region(place.region, 'name'),
        space: space(grantOf(place), 'name'),
      });
    case 'slot':
      return say('co2.place.slot', { region: region(place.region, 'name'), slot: place.index + 1 });
    case 'summit':
      return say('co2.place.summit', { place: place.index + 1 });
    case 'topic':
      return say('co2.place.topic', { place: place.index + 1, type: energy(place.type, 'topic') });
    case 'un-goal':
      return unGoalCard(place.card);
    case 'lobby-card':
      return lobbyName(place.card);
    case 'market':
    case 'bank':
    case 'supply':
    case 'event':
    case 'pollution':
    case 'fossil-stack':
    case 'first-player':
    case 'un-goals':
      return say(`co2.place.${place.kind}`);
  }
}
