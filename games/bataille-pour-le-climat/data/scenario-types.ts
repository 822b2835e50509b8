// What a scenario card is: what it changes before the game, and what the team plays for.
import type { Calamity } from '../types/index.ts';
import type { Effect, Selector, Source, Text } from './types.ts';

/** What only a scenario does, before the game starts. */
export type ScenarioStep =
  | Effect
  | { readonly op: 'suggested-duos' }
  | { readonly op: 'no-weaknesses' }
  | { readonly op: 'stack-events'; readonly ids: readonly string[] }
  | { readonly op: 'event-deck'; readonly deck: string }
  | { readonly op: 'flip-specials' }
  | { readonly op: 'green-pawn-set'; readonly value: number }
  | { readonly op: 'place-state'; readonly state: 'dictatorship' | 'chaos'; readonly on: Selector }
  | { readonly op: 'place-war'; readonly on: Selector };

export type Objective =
  | { readonly check: 'tp-implanted'; readonly value: number; readonly atEnd: boolean }
  | { readonly check: 'ghg-max'; readonly value: number; readonly atEnd: boolean }
  | { readonly check: 'max-tokens'; readonly tokens: readonly Calamity[]; readonly value: number; readonly atEnd: boolean }
  | { readonly check: 'no-regime'; readonly regimes: readonly ('dictatorship' | 'chaos')[]; readonly atEnd: boolean }
  | { readonly check: 'balance-min'; readonly value: number; readonly atEnd: boolean }
  | { readonly check: 'free-regions-min'; readonly value: number; readonly atEnd: boolean };

export interface ScenarioData {
  readonly id: string;
  readonly name: Text;
  readonly kind: 'tutorial' | 'short' | 'challenge';
  readonly turns: number;
  readonly defaultOrder: boolean;
  readonly setup: readonly ScenarioStep[];
  readonly objectives: readonly Objective[];
  readonly teaches: Text | null;
  readonly source: Source;
}
