// Chapter 6.9: the step that carries out a list of effects.
import type { StepOf } from '@kaya/engine';
import type { Effect } from '../../data/read.ts';
import type { Bpc, BpcStep, RegionId } from '../../types/index.ts';

/** About whom, by whom and how strongly effects are carried out. */
export type Context = Omit<StepOf<Bpc, 'effects'>, 'do' | 'effects'>;

/** The step that carries out a list of effects. */
export function effectsStep(
  effects: readonly Effect[],
  target: RegionId | null,
  more: Partial<Pick<Context, 'shielded' | 'by' | 'power'>> = {},
): BpcStep {
  return { do: 'effects', effects, target, shielded: more.shielded ?? false, by: more.by ?? null, power: more.power ?? 0 };
}
