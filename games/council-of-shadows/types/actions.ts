// What somebody does.
import type {
  BonusId,
  CardId,
  CivilisationId,
  DarkTechId,
  GalaxyId,
  GemColour,
  Gems,
  LeaderId,
  PlanetId,
  Secret,
  Sector,
  SpaceId,
  StationKind,
  SystemId,
  UpgradeId,
} from './ids.ts';

export type CosAction =
  | { readonly do: 'choose-civilisation'; readonly civilisation: CivilisationId }
  | { readonly do: 'choose-leader'; readonly leader: LeaderId }
  | { readonly do: 'buy-card'; readonly slot: number }
  | { readonly do: 'buy-upgrade'; readonly upgrade: UpgradeId }
  | { readonly do: 'buy-station'; readonly station: StationKind; readonly galaxy: GalaxyId }
  | { readonly do: 'free-colony' }
  | { readonly do: 'stop-buying' }
  | { readonly do: 'pay'; readonly gems: Gems }
  /** Zones are numbered from 1, from the left. */
  | { readonly do: 'plan-card'; readonly zone: number; readonly card: CardId }
  | { readonly do: 'keep'; readonly zone: number }
  | { readonly do: 'choose-branch'; readonly option: number }
  | { readonly do: 'colonise'; readonly planet: PlanetId }
  | { readonly do: 'extract'; readonly system: SystemId }
  | { readonly do: 'discover'; readonly sector: Sector }
  | { readonly do: 'take-tile'; readonly tile: Secret<SystemId> }
  | { readonly do: 'place-tile'; readonly space: SpaceId }
  | { readonly do: 'take-resource' }
  | { readonly do: 'add-cube'; readonly planet: PlanetId }
  | { readonly do: 'transform'; readonly gem: GemColour }
  | { readonly do: 'take-card'; readonly slot: number }
  | { readonly do: 'exploit'; readonly galaxy: GalaxyId }
  | { readonly do: 'station-extract'; readonly system: SystemId }
  | { readonly do: 'leader-extract'; readonly system: SystemId }
  | { readonly do: 'stop-exploiting' }
  | { readonly do: 'remove-cube'; readonly planet: PlanetId }
  | { readonly do: 'return-bonus'; readonly card: Secret<BonusId> }
  | { readonly do: 'take-dark-tech'; readonly card: Secret<DarkTechId> }
  /** Leaves out a step of a card, or the rest of it. */
  | { readonly do: 'skip' };
