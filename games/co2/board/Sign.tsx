import type { ActionOf } from '@kaya/engine';
import { Icon } from '../aid/Icon.tsx';
import { projectAt } from '../rules/table.ts';
import type { Co2, Co2Action, Co2State } from '../types/index.ts';

/** A picture as it looks on the board. */
export function Sign({ name }: { readonly name: string }) {
  if (name === PROPOSED || name === INSTALLED) return <Tile dashed={name === PROPOSED} />;
  return <Icon name={name} size={20} />;
}

const PROPOSED = 'proposed';
const INSTALLED = 'installed';

/** A project of any type: a dashed frame where it is proposed, a tile with its stripe where it is installed. */
function Tile({ dashed }: { readonly dashed: boolean }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="16"
        height="16"
        rx="3"
        fill={dashed ? 'none' : 'var(--ink-soft)'}
        stroke="var(--ink-soft)"
        strokeWidth="2"
        strokeDasharray={dashed ? '3 2.4' : undefined}
      />
      {!dashed && <path d="M5 14.5h10" stroke="var(--surface)" strokeWidth="2" />}
    </svg>
  );
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
    case 'to-propose':
      return PROPOSED;
    case 'to-install':
      return INSTALLED;
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
