import type { ActionOf } from '@kaya/engine';
import { Icon } from '../aid/Icon.tsx';
import { projectAt } from '../rules/table.ts';
import type { Co2, Co2Action, Co2State } from '../types/index.ts';

/** A picture as it looks on the board. */
export function Sign({ name }: { readonly name: string }) {
  return <Icon name={name} size={20} />;
}

/** What an answer is about. */
export function signOf(action: Co2Action, view: Co2State): string | null {
  switch (action.do) {
    case 'propose':
    case 'learn':
      return action.type;
    case 'install':
    case 'construct':
      return typeAt(action, view);
    case 'send-scientist':
      return action.to === 'project' ? typeAt(action, view) : action.to === 'summit' ? action.topic : 'scientist';
    case 'pick-scientist':
      return action.at === 'project' ? typeAt(action, view) : 'scientist';
    case 'to-construct':
      return 'factory';
    case 'to-scientist':
    case 'recruit':
    case 'research-move':
    case 'scientist-home':
    case 'use-free-move':
      return 'scientist';
    case 'to-market':
    case 'buy':
    case 'sell':
    case 'pay-cep':
    case 'pay-bid-cep':
    case 'cep-to-region':
      return 'cep';
    case 'to-lobby':
    case 'play-major':
    case 'play-minor':
      return 'lobby';
    case 'to-un-goal':
    case 'score-un-goal':
      return 'un-goal';
    case 'discard-goal':
      return 'goal';
    case 'pay-money':
      return 'money';
    case 'pay-tech':
      return 'tech';
    default:
      return null;
  }
}

function typeAt({ region, space }: Pick<ActionOf<Co2, 'install'>, 'region' | 'space'>, view: Co2State): string | null {
  return projectAt(view, region, space)?.type ?? null;
}
