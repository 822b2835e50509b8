import type { Options } from '@kaya/engine';

export interface BpcOptions extends Options {
  readonly scenario: string;
  readonly mode: 'normal' | 'expert';
  readonly propagation: 'simple' | 'precise';
  readonly weaknesses: boolean;
  readonly 'region-order': 'random' | 'default';
  readonly 'event-deck': 'standard' | 'oil-collapse' | 'global-warming' | 'ragnarok';
  readonly 'challenge-runaway': boolean;
  readonly 'challenge-no-deus-ex-machina': boolean;
  readonly 'challenge-on-your-own': boolean;
  readonly 'expert-demography': boolean;
  readonly 'expert-g': boolean;
  readonly 'expert-no-pair-bonus': boolean;
  readonly 'expert-setup-warming': boolean;
  /** `auto`: 3 with one person, 4 with two, else one each (BPC-OPT-10). */
  readonly characters: 'auto' | '3' | '4' | '5';
  readonly assignment: 'suggested' | 'draft' | 'random';
  readonly 'first-player': 'random' | 'seat-1';
  readonly 'table-decisions': 'active' | 'vote';
  readonly talk: 'signals' | 'free';
  readonly 'open-hands': boolean;
  readonly 'population-unit': 'text' | 'printed-table';
  /** On: the table places calamities of its choice at the end of the setup (BPC-OPT-16). */
  readonly 'starting-calamities': boolean;
  readonly 'join-leave': boolean;
  readonly 'strict-victory': boolean;
}
