// The operations as the rules meet them: nothing left out, zones by name.
import type { ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { ZONE_NAMES } from '../../types/ids.ts';
import type {
  automaAction,
  bonusFormula,
  cardEffect,
  darkTechEffect,
  leaderPower,
  permanentEffect,
  stationEffect,
  upgradeEffect,
} from '../schema/effects.ts';

type Written = Static<typeof cardEffect>;

function readStep(step: Exclude<Written, { op: 'choice' }>) {
  switch (step.op) {
    case 'colonise':
      return { ...step, thenExtractHere: step.thenExtractHere ?? 0 };
    case 'discover':
      return { op: step.op, anySector: step.anySector, followUp: step.then };
    default:
      return step;
  }
}

export function readCardEffect(effect: Written) {
  return effect.op === 'choice'
    ? { op: effect.op, options: effect.options.map((steps) => steps.map(readStep)) }
    : readStep(effect);
}

export function readDarkTechEffect(effect: Static<typeof darkTechEffect>) {
  switch (effect.op) {
    case 'colonise':
    case 'discover':
    case 'choice':
      return readCardEffect(effect);
    default:
      return effect;
  }
}

export function readUpgradeEffect(effect: Static<typeof upgradeEffect>) {
  return effect.op === 'setRange' ? { ...effect, zone: ZONE_NAMES.find((name) => name === String(effect.zone)) ?? '1' } : effect;
}

/** What action cards do. */
export type CardEffect = ReadonlyDeep<ReturnType<typeof readCardEffect>>;
/** What a player may do with a system just discovered. */
export type FollowUp = Extract<CardEffect, { op: 'discover' }>['followUp'];
export type UpgradeEffect = ReadonlyDeep<ReturnType<typeof readUpgradeEffect>>;
export type DarkTechEffect = ReadonlyDeep<ReturnType<typeof readDarkTechEffect>>;
/** Dark Tech effects that last: nothing happens when the card is taken. */
export type PermanentEffect = ReadonlyDeep<Static<typeof permanentEffect>>;
/** Everything `perform` can carry out. */
export type Effect = DarkTechEffect | UpgradeEffect;
export type StationEffect = ReadonlyDeep<Static<typeof stationEffect>>;
export type LeaderPower = ReadonlyDeep<Static<typeof leaderPower>>;
export type AutomaAction = ReadonlyDeep<Static<typeof automaAction>>;
/** Where the Automa puts its cubes: on a planet of this type, in this galaxy and sector. */
export type AutomaTarget = Omit<Extract<AutomaAction, { op: 'colonise' | 'discover' }>, 'op'>;
/** How a bonus card counts in the final scoring. */
export type BonusFormula = ReadonlyDeep<Static<typeof bonusFormula>>;
