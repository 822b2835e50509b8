// What just happened, as data: enough for the log, for moving pieces and for statistics. `who` is a player by place in
// turn order and `character` its name, so that a line can be told without the state.
import type { ChartEvent, Seat } from '@kaya/engine';
import type {
  Card,
  Colour,
  Electricity,
  EmployerId,
  HelpWord,
  InstitutionId,
  Pair,
  Pawn,
  PlayerNumber,
  RegionId,
  Spot,
  Token,
  Tp,
  ZoneId,
} from './ids.ts';
import type { ActivationPart, CheckPurpose, LossCause, TokenLossCause } from './steps.ts';

/** Who did it: the player, its seat and its character. */
interface By {
  readonly who: PlayerNumber;
  readonly seat: Seat;
  readonly character: string;
}

export type PopulationCause =
  | 'births'
  | 'disease'
  | 'famine'
  | 'war'
  | 'conflict'
  | 'dearth'
  | 'chaos'
  | 'dictatorship'
  | 'event';

export type BpcEvent =
  // Setup and the turn
  | ({ readonly kind: 'chose'; readonly employer: EmployerId | null } & By)
  | ({ readonly kind: 'first-player' } & By)
  | { readonly kind: 'track'; readonly order: readonly RegionId[] }
  | { readonly kind: 'scenario'; readonly scenario: string }
  | ({ readonly kind: 'turn'; readonly turn: number; readonly round: number; readonly region: RegionId } & By)
  | ({ readonly kind: 'drew'; readonly card: Card } & By)
  | ({ readonly kind: 'discarded'; readonly card: Card } & By)
  | ({ readonly kind: 'swapped'; readonly card: Card } & By)
  | { readonly kind: 'reshuffled'; readonly pile: Colour | 'external' | 'events' | 'climate' }
  // Events
  | {
      readonly kind: 'revealed';
      readonly card: string;
      readonly type: 'oil-constraint' | 'warming' | 'green' | 'climate-consequence';
    }
  | { readonly kind: 'target'; readonly card: string; readonly region: RegionId }
  | { readonly kind: 'ignored'; readonly card: string }
  | { readonly kind: 'outcome'; readonly card: string; readonly region: RegionId; readonly outcome: number }
  | { readonly kind: 'shielded'; readonly card: string }
  // Joint actions
  | ({
      readonly kind: 'aci';
      readonly about: Spot;
      readonly aci: 'event' | 'institution' | 'electricity';
      readonly colours: readonly Colour[];
    } & By)
  | { readonly kind: 'no-aci'; readonly card: string }
  | ({ readonly kind: 'lobbied'; readonly card: Card } & By)
  | { readonly kind: 'external'; readonly cards: readonly Card[] }
  | ({ readonly kind: 'gave'; readonly card: Card; readonly open: boolean } & By)
  | ({ readonly kind: 'took-back'; readonly card: Card; readonly open: boolean } & By)
  | ({ readonly kind: 'said'; readonly word: HelpWord } & By)
  | ({ readonly kind: 'contributed'; readonly cards: number } & By)
  | { readonly kind: 'aci-revealed'; readonly cards: readonly Card[]; readonly external: readonly Card[]; readonly power: number }
  | ({ readonly kind: 'fake-news-check'; readonly card: Card; readonly colour: Colour; readonly power: number } & By)
  | ({ readonly kind: 'citizens-convention'; readonly card: Card; readonly by: number; readonly power: number } & By)
  /** `tier`: how many thresholds the power reaches. */
  | { readonly kind: 'aci-result'; readonly power: number; readonly thresholds: readonly number[]; readonly tier: number }
  // Actions
  | ({ readonly kind: 'moved'; readonly from: Spot; readonly to: Spot; readonly free: boolean } & By)
  | { readonly kind: 'healed'; readonly region: RegionId; readonly token: 'epizootic' | 'epidemic' }
  | ({ readonly kind: 'implanting'; readonly tp: Tp; readonly region: RegionId | null; readonly needed: number } & By)
  | ({ readonly kind: 'laid'; readonly card: Card } & By)
  | ({ readonly kind: 'took-up'; readonly card: Card } & By)
  | ({ readonly kind: 'ready' } & By)
  | {
      readonly kind: 'implant-over';
      readonly tp: Tp;
      readonly region: RegionId | null;
      readonly success: boolean;
      readonly power: number;
      readonly needed: number;
    }
  | ({ readonly kind: 'played-card'; readonly card: Card; readonly free: boolean } & By)
  | ({ readonly kind: 'granted'; readonly to: number; readonly toSeat: Seat; readonly toCharacter: string } & By)
  | ({ readonly kind: 'declined' } & By)
  | ({ readonly kind: 'turn-done' } & By)
  | ({ readonly kind: 'institution'; readonly institution: InstitutionId; readonly option: string | null } & By)
  // Transformations
  | {
      readonly kind: 'gained-tp';
      readonly region: RegionId;
      readonly tp: Tp;
      readonly how: 'implanted' | 'learned' | 'power' | 'event' | 'dictatorship' | 'scenario';
    }
  | { readonly kind: 'global-tp'; readonly tp: Tp }
  | { readonly kind: 'pair'; readonly region: RegionId; readonly pair: Pair }
  /** `sum`: what the propagation counts; `certain`: transformations without a roll; `chance`: of the D8 for one more. */
  | {
      readonly kind: 'propagation';
      readonly region: RegionId;
      readonly sum: number;
      readonly certain: number;
      readonly chance: number;
    }
  // Dice
  | { readonly kind: 'rolled'; readonly purpose: CheckPurpose; readonly chance: number; readonly result: number }
  | ({ readonly kind: 'blue-helmets'; readonly card: Card; readonly by: number; readonly result: number } & By)
  | ({ readonly kind: 'referendum'; readonly card: Card } & By)
  | {
      readonly kind: 'checked';
      readonly purpose: CheckPurpose;
      readonly chance: number;
      readonly result: number;
      readonly success: boolean;
    }
  // The world
  | { readonly kind: 'activation'; readonly region: RegionId; readonly part: ActivationPart }
  | { readonly kind: 'added'; readonly region: RegionId; readonly token: Token; readonly n: number }
  | {
      readonly kind: 'removed';
      readonly region: RegionId;
      readonly token: Pawn;
      readonly n: number;
    }
  /** All tokens `from` of the region turned into one `to`: there were more than it bears, or a War made it worse. */
  | { readonly kind: 'overflowed' | 'worsened'; readonly region: RegionId; readonly from: Pawn; readonly to: Pawn }
  /** The region does not take the token (War, Famine, Dictatorship, Chaos …). */
  | { readonly kind: 'no-effect'; readonly region: RegionId; readonly token: Token; readonly n: number }
  | { readonly kind: 'spread'; readonly from: RegionId; readonly to: RegionId }
  | { readonly kind: 'refugees'; readonly from: RegionId; readonly to: RegionId; readonly n: number; readonly settled: number }
  | { readonly kind: 'refugees-stay'; readonly region: RegionId; readonly n: number; readonly settled: number }
  | { readonly kind: 'refugees-stuck'; readonly region: RegionId; readonly n: number }
  | { readonly kind: 'integrated'; readonly region: RegionId; readonly n: number }
  | { readonly kind: 'exodus'; readonly region: RegionId; readonly units: number }
  | { readonly kind: 'exodus-unit'; readonly from: RegionId; readonly to: RegionId | null }
  | {
      readonly kind: 'population';
      readonly region: RegionId;
      readonly from: number;
      readonly to: number;
      readonly cause: PopulationCause;
      /** The D4s behind a loss. */
      readonly dice: readonly number[];
    }
  | {
      readonly kind: 'standard';
      readonly region: RegionId;
      readonly from: number;
      readonly to: number;
      readonly cause: LossCause | 'rise';
    }
  | { readonly kind: 'discipline'; readonly region: RegionId; readonly from: number; readonly to: number }
  | { readonly kind: 'demography'; readonly region: RegionId; readonly from: number; readonly to: number }
  /** Oil tokens of a region after a change, and the balance. */
  | {
      readonly kind: 'oil';
      readonly region: RegionId;
      readonly change:
        | 'constraint'
        | 'more-production'
        | 'saved'
        | 'freed'
        | 'export-used'
        | 'imported'
        | 'held'
        | 'returned'
        | 'held-lost'
        | 'merged';
      readonly local: number;
      readonly imports: number;
      readonly exports: number;
      readonly balance: number;
    }
  | {
      readonly kind: 'electricity';
      readonly region: RegionId;
      readonly removed: Electricity | null;
      readonly added: Electricity | null;
      readonly cause: 'aci' | 'event' | TokenLossCause;
    }
  | { readonly kind: 'special-given-up'; readonly region: RegionId; readonly left: number }
  | { readonly kind: 'war-for-oil'; readonly region: RegionId; readonly victim: RegionId }
  | { readonly kind: 'war'; readonly region: RegionId }
  | { readonly kind: 'war-second-face'; readonly region: RegionId }
  | { readonly kind: 'war-to-conflict'; readonly region: RegionId }
  | { readonly kind: 'dictatorship'; readonly region: RegionId }
  | { readonly kind: 'chaos'; readonly region: RegionId }
  /** A Dictatorship or a Chaos is over. */
  | { readonly kind: 'freed'; readonly region: RegionId; readonly from: 'dictatorship' | 'chaos' }
  | { readonly kind: 'region-ghg'; readonly region: RegionId; readonly from: number; readonly to: number }
  | {
      readonly kind: 'ghg';
      readonly from: number;
      readonly to: number;
      readonly cause: 'activation' | 'pair' | 'effect';
      readonly region: RegionId | null;
    }
  | { readonly kind: 'green-pawn'; readonly from: number; readonly to: number; readonly spaces: number }
  | { readonly kind: 'meeting'; readonly red: number; readonly laid: boolean }
  | { readonly kind: 'specials-turned' }
  | { readonly kind: 'destruction'; readonly zone: ZoneId; readonly n: number }
  // Powers, talk, people
  | ({ readonly kind: 'power'; readonly employer: EmployerId } & By)
  | ({ readonly kind: 'events-shown'; readonly cards: readonly string[] } & By)
  | ({ readonly kind: 'event-arranged'; readonly card: string; readonly to: 'top' | 'bottom' } & By)
  | ({ readonly kind: 'signal'; readonly colour: Colour; readonly level: HelpWord } & By)
  | { readonly kind: 'will-join'; readonly seat: Seat }
  | { readonly kind: 'will-leave'; readonly character: string; readonly to: Seat | null }
  | ({ readonly kind: 'joined' } & By)
  | { readonly kind: 'left'; readonly seat: Seat; readonly character: string; readonly employer: EmployerId | null }
  | { readonly kind: 'taken-over'; readonly character: string; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'character-swapped'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly kind: 'voted'; readonly seat: Seat }
  | { readonly kind: 'vote-result'; readonly votes: readonly number[] }
  // The end
  /** BPC-END-5: the calamities of a finished game leave the board. */
  | { readonly kind: 'pawns-off' }
  | { readonly kind: 'tutorial-over'; readonly won: boolean }
  | {
      readonly kind: 'ended';
      readonly ending: 'victory' | 'pyrrhic' | 'defeat';
      /** Verdict of a victory, grade of a defeat. */
      readonly verdict: string;
      readonly score: number;
      readonly ghg: number;
      readonly turn: number;
      readonly freeRegions: number;
      readonly freePopulation: number;
    }
  | ChartEvent;
