import type { ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import type {
  amount,
  condition,
  direction,
  effect,
  lastingEffect,
  objective,
  scenarioStep,
  selector,
  windowEffect,
} from '../schema/effects.ts';

export type Amount = ReadonlyDeep<Static<typeof amount>>;
export type Condition = ReadonlyDeep<Static<typeof condition>>;
export type Direction = Static<typeof direction>;
export type Selector = ReadonlyDeep<Static<typeof selector>>;
export type WindowEffect = ReadonlyDeep<Static<typeof windowEffect>>;
export type LastingEffect = ReadonlyDeep<Static<typeof lastingEffect>>;
type WrittenEffect = Static<typeof effect>;
type WrittenObjective = Static<typeof objective>;

/** An effect as the rules run it: what follows a question stands under `yes` and `no`. */
type Run<E> = E extends { readonly op: 'if-zones' | 'if-zones-total' | 'if-region' }
  ? Omit<E, 'then' | 'else'> & { readonly yes: readonly Effect[]; readonly no: readonly Effect[] }
  : E extends { readonly op: 'gain-tp' }
    ? Omit<E, 'otherwise'> & { readonly otherwise?: readonly Effect[] }
    : E;
export type Effect = Run<ReadonlyDeep<WrittenEffect>>;
export type ScenarioStep = Effect | ReadonlyDeep<Static<typeof scenarioStep>>;

export function readEffects(effects: readonly WrittenEffect[]): Effect[] {
  return effects.map(readEffect);
}

function readEffect(written: WrittenEffect): Effect {
  switch (written.op) {
    case 'if-zones':
    case 'if-zones-total':
    case 'if-region': {
      const { then: yes, else: no = [], ...question } = written;
      return { ...question, yes: readEffects(yes), no: readEffects(no) };
    }
    case 'gain-tp': {
      const { otherwise, ...gain } = written;
      return otherwise === undefined ? gain : { ...gain, otherwise: readEffects(otherwise) };
    }
    default:
      return written;
  }
}

export function readCardEffect(written: WrittenEffect | Static<typeof windowEffect>): Effect | WindowEffect {
  switch (written.op) {
    case 'modify-d8':
    case 'reroll-d8':
    case 'grant-action':
    case 'aci-open':
    case 'aci-cancel-colour':
    case 'aci-modify':
    case 'tp-power':
      return written;
    default:
      return readEffect(written);
  }
}

export function readTransformationEffect(written: WrittenEffect | Static<typeof lastingEffect>): Effect | LastingEffect {
  switch (written.op) {
    case 'unlock-nuclear':
    case 'propagation-bonus':
    case 'refugee-integration-without-riot':
      return written;
    default:
      return readEffect(written);
  }
}

export function readScenarioStep(written: WrittenEffect | Static<typeof scenarioStep>): ScenarioStep {
  switch (written.op) {
    case 'suggested-duos':
    case 'no-weaknesses':
    case 'stack-events':
    case 'event-deck':
    case 'flip-specials':
    case 'green-pawn-set':
    case 'place-state':
    case 'place-war':
      return written;
    default:
      return readEffect(written);
  }
}

export function readObjective(written: WrittenObjective) {
  const atEnd = written.at === 'end';
  if ('tpImplantedByPlayers' in written) return { check: 'tp-implanted', value: written.tpImplantedByPlayers, atEnd } as const;
  if ('globalGhgMax' in written) return { check: 'ghg-max', value: written.globalGhgMax, atEnd } as const;
  if ('maxTokens' in written) {
    const { kinds, value } = written.maxTokens;
    return { check: 'max-tokens', tokens: kinds, value, atEnd } as const;
  }
  if ('noToken' in written) return { check: 'max-tokens', tokens: [written.noToken], value: 0, atEnd } as const;
  if ('noState' in written) return { check: 'no-regime', regimes: written.noState, atEnd } as const;
  if ('oilBalanceMin' in written) return { check: 'balance-min', value: written.oilBalanceMin, atEnd } as const;
  return { check: 'free-regions-min', value: written.freeRegionsMin, atEnd } as const;
}
