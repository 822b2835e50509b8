// Chapter 8: the options of a game, which combinations are refused, and what a scenario or Expert mode settles.
import type { Option, Reason } from '@kaya/engine';
import { components, scenarioCard } from '../data/index.ts';
import type { ScenarioStep } from '../data/read.ts';
import type { BpcOptions } from '../types/index.ts';

const off: Option = { type: 'flag', default: false };

export const OPTIONS: { readonly [O in keyof BpcOptions & string]: Option } = {
  scenario: { type: 'choice', values: ['none', ...components.scenarios.map((it) => it.id)], default: 'none' },
  mode: { type: 'choice', values: ['normal', 'expert'], default: 'normal' },
  propagation: { type: 'choice', values: ['simple', 'precise'], default: 'simple' },
  weaknesses: off,
  'region-order': { type: 'choice', values: ['random', 'default'], default: 'random' },
  'event-deck': { type: 'choice', values: ['standard', 'oil-collapse', 'global-warming', 'ragnarok'], default: 'standard' },
  'challenge-runaway': off,
  'challenge-no-deus-ex-machina': off,
  'challenge-on-your-own': off,
  'expert-demography': off,
  'expert-g': off,
  'expert-no-pair-bonus': off,
  'expert-setup-warming': off,
  characters: { type: 'choice', values: ['auto', '3', '4', '5'], default: 'auto' },
  assignment: { type: 'choice', values: ['suggested', 'draft', 'random'], default: 'suggested' },
  'first-player': { type: 'choice', values: ['random', 'seat-1'], default: 'random' },
  'table-decisions': { type: 'choice', values: ['active', 'vote'], default: 'active' },
  talk: { type: 'choice', values: ['signals', 'free'], default: 'signals' },
  'open-hands': off,
  'population-unit': { type: 'choice', values: ['text', 'printed-table'], default: 'text' },
  'starting-calamities': off,
  'join-leave': { type: 'flag', default: true },
  'strict-victory': off,
};

/** BPC-OPT-8, BPC-OPT-10 */
export function characterCount(seats: number, options: Pick<BpcOptions, 'characters'>): number {
  if (options.characters !== 'auto') return Number(options.characters);
  return seats === 1 ? 3 : seats === 2 ? 4 : seats;
}

function settles<O extends ScenarioStep['op']>(scenario: string, op: O): Extract<ScenarioStep, { op: O }> | null {
  const found = scenarioCard(scenario)?.setup.find((step) => step.op === op);
  return (found as Extract<ScenarioStep, { op: O }> | undefined) ?? null;
}

/** The wrong combinations, each with its rule. */
export function refuse(seats: number, options: BpcOptions): Reason[] {
  const reasons: Reason[] = [];
  const characters = characterCount(seats, options);
  // BPC-OPT-9: a chair without a character waits for somebody to join
  if (seats > characters && !options['join-leave']) reasons.push({ rule: 'BPC-OPT-9', values: { seats, characters } });
  const scenario = scenarioCard(options.scenario);
  if (scenario === null) return reasons;
  const no = (option: string) => reasons.push({ rule: 'BPC-SCN-13', values: { scenario: scenario.id, option } });
  const deck = settles(scenario.id, 'event-deck')?.deck;
  if (deck !== undefined && options['event-deck'] !== 'standard' && options['event-deck'] !== deck) no('event-deck');
  if (scenario.kind !== 'tutorial') return reasons;
  if (options.mode !== 'normal') no('mode');
  if (options['event-deck'] !== 'standard') no('event-deck');
  if (options.assignment !== 'suggested') no('assignment');
  const forbidden = [
    'weaknesses',
    'expert-demography',
    'expert-g',
    'expert-no-pair-bonus',
    'expert-setup-warming',
    'challenge-runaway',
    'challenge-no-deus-ex-machina',
    'challenge-on-your-own',
  ] as const;
  for (const option of forbidden) if (options[option]) no(option);
  return reasons;
}

/** BPC-OPT-2, BPC-SCN-1: the options as the game is really played. */
export function settled(options: BpcOptions): BpcOptions {
  const expert = options.mode === 'expert';
  const deck = settles(options.scenario, 'event-deck')?.deck as BpcOptions['event-deck'] | undefined;
  return Object.freeze({
    ...options,
    'event-deck': deck ?? options['event-deck'],
    'region-order': scenarioCard(options.scenario)?.defaultOrder ? 'default' : options['region-order'],
    weaknesses: expert || options.weaknesses, // BPC-EXP-4
    'expert-demography': expert || options['expert-demography'], // BPC-EXP-1
    'expert-g': expert || options['expert-g'], // BPC-EXP-2
    'expert-no-pair-bonus': expert || options['expert-no-pair-bonus'], // BPC-EXP-3
    'expert-setup-warming': expert || options['expert-setup-warming'], // BPC-EXP-5
  });
}
