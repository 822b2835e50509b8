// What somebody does.
import type { Secret } from '@kaya/engine';
import type * as ids from './ids.ts';

export type CosAction =
  | { readonly do: 'choose-civilisation'; readonly civilisation: ids.CivilisationId }
  | { readonly do: 'choose-leader'; readonly leader: ids.LeaderId }
  | { readonly do: 'buy-card'; readonly slot: number }
  | { readonly do: 'buy-upgrade'; readonly upgrade: ids.UpgradeId }
  | { readonly do: 'buy-station'; readonly station: ids.StationKind; readonly galaxy: ids.GalaxyId }
  | { readonly do: 'free-colony' }
  | { readonly do: 'stop-buying' }
  | { readonly do: 'pay'; readonly gems: ids.Gems }
  /** Zones are numbered from 1, from the left. */
  | { readonly do: 'plan-card'; readonly zone: number; readonly card: ids.CardId }
  | { readonly do: 'keep'; readonly zone: number }
  | { readonly do: 'choose-branch'; readonly option: number }
  | { readonly do: 'colonise'; readonly planet: ids.PlanetId }
  | { readonly do: 'extract'; readonly system: ids.SystemId }
  | { readonly do: 'discover'; readonly sector: ids.Sector }
  | { readonly do: 'take-tile'; readonly tile: Secret<ids.SystemId> }
  | { readonly do: 'place-tile'; readonly space: ids.SpaceId }
  | { readonly do: 'take-resource' }
  | { readonly do: 'add-cube'; readonly planet: ids.PlanetId }
  | { readonly do: 'transform'; readonly gem: ids.GemColour }
  | { readonly do: 'take-card'; readonly slot: number }
  | { readonly do: 'exploit'; readonly galaxy: ids.GalaxyId }
  | { readonly do: 'station-extract'; readonly system: ids.SystemId }
  | { readonly do: 'leader-extract'; readonly system: ids.SystemId }
  | { readonly do: 'stop-exploiting' }
  | { readonly do: 'remove-cube'; readonly planet: ids.PlanetId }
  | { readonly do: 'return-bonus'; readonly card: Secret<ids.BonusId> }
  | { readonly do: 'take-dark-tech'; readonly card: Secret<ids.DarkTechId> }
  /** Leaves out a step of a card, or the rest of it. */
  | { readonly do: 'skip' };
