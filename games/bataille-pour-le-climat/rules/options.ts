// Chapter 8: the options of a game, which combinations are refused, and what a scenario or Expert mode settles.
import type { Option, Reason } from '@kaya/engine';
import { components, scenarioCard } from '../data/index.ts';
import type { ScenarioStep } from '../data/read.ts';
import type { BpcOptions } from '../types/index.ts';

const off: Option = { type: 'flag', default: false };

export const options: { readonly [O in keyof BpcOptions & string]: Option } = {
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
export function characterCount(seats: number, chosen: Pick<BpcOptions, 'characters'>): number {
  if (chosen.characters !== 'auto') return Number(chosen.characters);
  return seats === 1 ? 3 : seats === 2 ? 4 : seats;
}

function settles<O extends ScenarioStep['op']>(scenario: string, op: O): Extract<ScenarioStep, { op: O }> | null {
  const found = scenarioCard(scenario)?.setup.find((step) => step.op === op);
  return (found as Extract<ScenarioStep, { op: O }> | undefined) ?? null;
}

/** The wrong combinations, each with its rule. */
export function refuse(seats: number, chosen: BpcOptions): Reason[] {
  const reasons: Reason[] = [];
  const characters = characterCount(seats, chosen);
  // BPC-OPT-9: a chair without a character waits for somebody to join
  if (seats > characters && !chosen['join-leave']) reasons.push({ rule: 'BPC-OPT-9', values: { seats, characters } });
  const scenario = scenarioCard(chosen.scenario);
  if (scenario === null) return reasons;
  const no = (option: string) => reasons.push({ rule: 'BPC-SCN-13', values: { scenario: scenario.id, option } });
  const deck = settles(scenario.id, 'event-deck')?.deck;
  if (deck !== undefined && chosen['event-deck'] !== 'standard' && chosen['event-deck'] !== deck) no('event-deck');
  if (scenario.kind !== 'tutorial') return reasons;
  if (chosen.mode !== 'normal') no('mode');
  if (chosen['event-deck'] !== 'standard') no('event-deck');
  if (chosen.assignment !== 'suggested') no('assignment');
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
  for (const option of forbidden) if (chosen[option]) no(option);
  return reasons;
}

/** BPC-OPT-2, BPC-SCN-1: the options as the game is really played. */
export function settled(chosen: BpcOptions): BpcOptions {
  const expert = chosen.mode === 'expert';
  const deck = settles(chosen.scenario, 'event-deck')?.deck as BpcOptions['event-deck'] | undefined;
  return Object.freeze({
    ...chosen,
    'event-deck': deck ?? chosen['event-deck'],
    'region-order': scenarioCard(chosen.scenario)?.defaultOrder ? 'default' : chosen['region-order'],
    weaknesses: expert || chosen.weaknesses, // BPC-EXP-4
    'expert-demography': expert || chosen['expert-demography'], // BPC-EXP-1
    'expert-g': expert || chosen['expert-g'], // BPC-EXP-2
    'expert-no-pair-bonus': expert || chosen['expert-no-pair-bonus'], // BPC-EXP-3
    'expert-setup-warming': expert || chosen['expert-setup-warming'], // BPC-EXP-5
  });
}
