// What is still to happen, as data. Decisions carry the seat that decides, and mostly the player (`who`) it is about.
import type { Seat } from '@kaya/engine';
import type { Effect } from '../data/read.ts';
import type { BpcAction, Pickable } from './actions.ts';
import type { Colour, Electricity, InstitutionId, PlayerNumber, RegionId, Token } from './ids.ts';

/** For which question a D8 is rolled; success means what stands behind it (BPC-DIE-6). */
export type CheckPurpose =
  | { readonly for: 'propagation'; readonly region: RegionId }
  /** Success: the population refuses the war. */
  | { readonly for: 'refuse-war'; readonly region: RegionId; readonly victim: RegionId; readonly cause: 'shortage' | 'rise' }
  /** Success: the population refuses to rise. */
  | { readonly for: 'refuse-rise'; readonly region: RegionId }
  /** Success: the disease disappears. */
  | { readonly for: 'disease'; readonly region: RegionId; readonly was: 'epidemic' | 'pandemic' }
  /** Success: the Doctors' power heals the region. */
  | { readonly for: 'cure'; readonly region: RegionId };

/** A group of refugees on its way. */
export interface Group {
  readonly to: RegionId;
  readonly n: number;
}

export const ACTIVATION = [
  'renewables',
  'red',
  'orange',
  'green',
  'yellow',
  'propagation',
  'living-standard',
  'births',
  'ghg',
  'climate',
] as const;
export type ActivationPart = (typeof ACTIVATION)[number];

/** Why a region loses a Living Standard or an electricity token. */
export type LossCause = 'voluntary' | 'deficit' | 'oil-shortage' | 'war';
export type TokenLossCause = LossCause | 'surplus' | 'no-rise' | 'pair';

type SetupStep =
  | { readonly do: 'choose-character'; readonly seat: Seat; readonly who: PlayerNumber; readonly joining: boolean }
  | { readonly do: 'choose-employer'; readonly seat: Seat; readonly who: PlayerNumber; readonly joining: boolean }
  | { readonly do: 'setup'; readonly part: 'first-player' | 'warming' | 'scenario' | 'calamities' | 'hands' | 'pawns' }
  | { readonly do: 'scenario-setup'; readonly at: number }
  | { readonly do: 'place-calamity'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'place-calamity-where'; readonly seat: Seat; readonly token: Token; readonly left: number }
  | { readonly do: 'starting-draw'; readonly seat: Seat; readonly who: PlayerNumber; readonly left: number };

type TurnStep =
  | { readonly do: 'turn' }
  | { readonly do: 'begin-turn' }
  | { readonly do: 'take-seat'; readonly seat: Seat; readonly character: string }
  | { readonly do: 'newcomer'; readonly seat: Seat }
  | { readonly do: 'cover-colours' }
  | { readonly do: 'swap-character'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'pre-draw-discard'; readonly seat: Seat; readonly who: PlayerNumber; readonly draws: number }
  | { readonly do: 'draw-step'; readonly who: PlayerNumber }
  | { readonly do: 'draw-secondary'; readonly seat: Seat; readonly who: PlayerNumber }
  | {
      readonly do: 'draw-order';
      readonly seat: Seat;
      readonly who: PlayerNumber;
      /** Colours still to draw, one entry per card. */
      readonly colours: readonly Colour[];
      /** Secondary colours of which one may still be drawn. */
      readonly oneOf: readonly Colour[];
    }
  | { readonly do: 'swap-drawn-card'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'reveal-event'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'reveal' }
  | { readonly do: 'shield-reserves'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'event-aci'; readonly seat: Seat }
  | { readonly do: 'event-outcome'; readonly launched: boolean }
  /** A Warming card acts (BPC-WRM-1). */
  | { readonly do: 'warming'; readonly card: string }
  | { readonly do: 'event-done' }
  | { readonly do: 'activate' }
  | { readonly do: 'activation'; readonly region: RegionId; readonly part: ActivationPart }
  /** `quiet` counts who has passed in a row. */
  | { readonly do: 'after-activation'; readonly seat: Seat; readonly who: PlayerNumber; readonly quiet: number }
  | { readonly do: 'end-of-turn' };

type ActionStep =
  | { readonly do: 'action'; readonly seat: Seat; readonly who: PlayerNumber; readonly granted: boolean }
  | { readonly do: 'move-to'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'free-move-to'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'implant-what'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'implant-cards' }
  | { readonly do: 'electricity-operation'; readonly seat: Seat; readonly who: PlayerNumber }
  | {
      readonly do: 'electricity-outcome';
      readonly who: PlayerNumber;
      readonly region: RegionId;
      readonly from: Electricity | null;
      readonly to: Electricity;
    }
  | { readonly do: 'institution-outcome'; readonly who: PlayerNumber; readonly institution: InstitutionId }
  | {
      readonly do: 'institution-option';
      readonly seat: Seat;
      readonly who: PlayerNumber;
      readonly institution: InstitutionId;
      readonly tier: number;
      readonly power: number;
    }
  | { readonly do: 'draw-action'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'draw-colour'; readonly seat: Seat; readonly who: PlayerNumber; readonly left: number }
  | { readonly do: 'communication-target'; readonly seat: Seat; readonly who: PlayerNumber };

type AciStep =
  | { readonly do: 'aci-lobbying'; readonly seat: Seat; readonly who: PlayerNumber; readonly left: number }
  | { readonly do: 'aci-draw' }
  | { readonly do: 'aci-contribute'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'aci-reveal' }
  | { readonly do: 'aci-end-card'; readonly seat: Seat; readonly who: PlayerNumber; readonly quiet: number };

type WorldStep =
  | {
      readonly do: 'effects';
      readonly effects: readonly Effect[];
      readonly target: RegionId | null;
      /** Effects on regions with a nature reserve are cancelled (BPC-EMP-20). */
      readonly shielded: boolean;
      /** Who picks pawns: a player's own choice, or null for the table. */
      readonly by: number | null;
      /** The power of the joint action behind it, where that matters. */
      readonly power: number;
    }
  | { readonly do: 'add'; readonly region: RegionId; readonly token: Token; readonly n: number }
  | {
      readonly do: 'pick-token';
      readonly seat: Seat;
      /** What is taken; several kinds share `left`. */
      readonly tokens: readonly Pickable[];
      readonly way: 'remove' | 'clear' | 'to-conflict' | 'free';
      readonly left: number;
      /** A player's own choice, not the table's. */
      readonly own: boolean;
      /** May the picker stop before all are taken? */
      readonly optional: boolean;
      readonly reserveOnly: boolean;
      readonly excludeJustPlaced: boolean;
      /** The Discipline that a freed region gets, and the power it takes (BPC-INS-13). */
      readonly discipline: number;
      readonly power: number;
    }
  | { readonly do: 'flee'; readonly from: RegionId; readonly n: number; readonly infected: boolean }
  | {
      readonly do: 'refugee-destination';
      readonly seat: Seat;
      readonly from: RegionId;
      readonly left: number;
      readonly chosen: readonly RegionId[];
      readonly infected: boolean;
    }
  | { readonly do: 'arrivals'; readonly from: RegionId; readonly groups: readonly Group[]; readonly infected: boolean }
  | {
      readonly do: 'redirect-refugees';
      readonly seat: Seat;
      readonly from: RegionId;
      readonly n: number;
      readonly infected: boolean;
    }
  | { readonly do: 'exodus'; readonly from: RegionId; readonly left: number }
  | { readonly do: 'exodus-destination'; readonly seat: Seat; readonly from: RegionId; readonly left: number }
  | { readonly do: 'electricity-remove'; readonly seat: Seat; readonly region: RegionId; readonly cause: TokenLossCause }
  | { readonly do: 'low-carbon-kind'; readonly seat: Seat; readonly region: RegionId; readonly replaces: Electricity | null }
  | { readonly do: 'lower-standard'; readonly region: RegionId; readonly cause: LossCause }
  | { readonly do: 'overflow'; readonly region: RegionId }
  | {
      readonly do: 'war';
      readonly region: RegionId;
      readonly part: 'place' | 'flight' | 'worsen' | 'settle' | 'turn' | 'dictatorship';
    }
  | { readonly do: 'famine-ends'; readonly region: RegionId }
  | { readonly do: 'discipline'; readonly region: RegionId; readonly d: number }
  | { readonly do: 'chaos-toll'; readonly region: RegionId }
  | { readonly do: 'tyranny'; readonly region: RegionId; readonly part: 'pair' | 'toll' }
  | { readonly do: 'discard-card'; readonly seat: Seat; readonly who: PlayerNumber };

type LearningStep =
  | { readonly do: 'propagation'; readonly region: RegionId }
  | { readonly do: 'learn-tp'; readonly seat: Seat; readonly region: RegionId }
  | { readonly do: 'roll'; readonly purpose: CheckPurpose; readonly chance: number }
  | { readonly do: 'd8-response'; readonly seat: Seat; readonly who: PlayerNumber; readonly quiet: number }
  | { readonly do: 'checked' }
  | { readonly do: 'failed-propagation'; readonly seat: Seat; readonly who: PlayerNumber; readonly region: RegionId };

type StandardStep =
  | {
      readonly do: 'standard';
      readonly region: RegionId;
      readonly part: 'effort' | 'deficit' | 'no-war' | 'surplus';
      /** An effort or a loss of this activation already settles an oil shortage (BPC-LIV-7). */
      readonly settled: boolean;
    }
  | { readonly do: 'rising'; readonly region: RegionId; readonly by: 'export' | 'import' };

type PowerStep =
  | { readonly do: 'power-pair'; readonly seat: Seat; readonly who: PlayerNumber }
  | { readonly do: 'power-option'; readonly seat: Seat; readonly who: PlayerNumber }
  | {
      readonly do: 'arrange-events';
      readonly seat: Seat;
      readonly who: PlayerNumber;
      readonly shown: readonly string[];
      readonly top: readonly string[];
      readonly bottom: readonly string[];
    };

type EndStep =
  | { readonly do: 'victory-check' }
  /** `complete`: every objective was met, not only the counter (BPC-SCO-7). */
  | { readonly do: 'final'; readonly part: 'refugees' | 'losses' | 'score'; readonly complete: boolean }
  | { readonly do: 'go-on'; readonly seat: Seat; readonly won: boolean };

/** A decision of the table (BPC-DEC-1), and the vote about it (BPC-OPT-12). */
export type TableDecision = Extract<
  ActionStep | WorldStep | LearningStep | TurnStep | EndStep,
  {
    do:
      | 'event-aci'
      | 'institution-option'
      | 'pick-token'
      | 'refugee-destination'
      | 'redirect-refugees'
      | 'exodus-destination'
      | 'electricity-remove'
      | 'low-carbon-kind'
      | 'learn-tp'
      | 'go-on';
  }
>;
export type TableAction = Extract<
  BpcAction,
  {
    do:
      | 'launch'
      | 'no-aci'
      | 'choose-option'
      | 'pick'
      | 'enough'
      | 'send-refugee'
      | 'send-unit'
      | 'give-up-token'
      | 'install'
      | 'learn'
      | 'go-on'
      | 'stop';
  }
>;

export type BpcStep =
  | SetupStep
  | TurnStep
  | ActionStep
  | AciStep
  | WorldStep
  | LearningStep
  | StandardStep
  | PowerStep
  | EndStep
  | { readonly do: 'table'; readonly about: TableDecision }
  | { readonly do: 'vote'; readonly about: TableDecision };
