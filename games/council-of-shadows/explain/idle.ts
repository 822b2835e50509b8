// 'Which of my cards can do nothing where they lie?'
import type { Seat } from '@kaya/engine';
import { cardOf } from '../data/index.ts';
import type { CardEffect } from '../data/read/effects.ts';
import { isPossible } from '../rules/cards/effects.ts';
import type { CardId, CosState } from '../types/index.ts';
import { planForecast } from './plan.ts';

/**
 * The zones (from 1) whose card, with this plan or with the plan as far as it is made, could carry out none of its steps on the board of now.
 * What an earlier card opens counts: after a discovery there is something to settle, after settling something to extract.
 */
export function idleZones(view: CosState, seat: Seat, plan?: readonly (CardId | null)[]): number[] {
  const idle: number[] = [];
  const opened = new Set<CardEffect['op']>();
  for (const { zone, card, range } of planForecast(view, seat, plan).zones) {
    if (card === null) continue;
    const steps = cardOf(card).steps.flatMap(branches);
    const able = steps.filter((step) => opened.has(step.op) || isPossible(view, step, seat, range, card));
    if (steps.length > 0 && able.length === 0) idle.push(zone);
    for (const { op } of able) {
      if (op === 'discover') opened.add('colonise').add('extract');
      if (op === 'colonise') opened.add('extract');
      if (op === 'gainGems' || op === 'extract') opened.add('transformGem');
    }
  }
  return idle;
}

/** The steps of all ways a card leaves open. */
function branches(effect: CardEffect): readonly CardEffect[] {
  return effect.op === 'choice' ? effect.options.flatMap((option) => option.flatMap(branches)) : [effect];
}
