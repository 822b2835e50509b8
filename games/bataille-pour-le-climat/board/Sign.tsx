import { Icon } from '../aid/Icon.tsx';
import { colourOf } from '../data/index.ts';
import { type BpcAction, CALAMITIES, HAZARDS, type Token } from '../types/index.ts';

/** What an answer is about, as it looks on the board. */
export function Sign({ action }: { readonly action: BpcAction }) {
  const name = nameOf(action);
  return name === null ? null : <Icon name={name} size={20} />;
}

function nameOf(action: BpcAction): string | null {
  switch (action.do) {
    case 'draw-card':
    case 'draw-foreign':
    case 'signal':
      return action.colour;
    case 'discard':
    case 'swap':
    case 'lobby':
    case 'give':
    case 'take-back':
    case 'lay':
    case 'take-up':
    case 'play-card':
    case 'free-card':
    case 'fake-news-check':
    case 'citizens-convention':
    case 'blue-helmets':
    case 'referendum':
      return colourOf(action.card);
    case 'pick':
      return action.token === 'chaos' || action.token === 'dictatorship' ? action.token : hazardOf(action.token);
    case 'place-token':
      return hazardOf(action.token);
    case 'replace':
      return action.to;
    case 'add':
    case 'install':
    case 'give-up-token':
      return action.kind;
    case 'move':
    case 'free-move':
    case 'implant':
    case 'electricity':
    case 'institution':
    case 'draw':
    case 'launch':
      return action.do;
    case 'no-aci':
      return 'no';
    default:
      return null;
  }
}

/** The colour of a pawn; those of refugees are yellow. */
function hazardOf(token: Token): string {
  const at = CALAMITIES.findIndex((it) => it === token);
  return HAZARDS[Math.floor((at * HAZARDS.length) / CALAMITIES.length)] ?? 'yellow';
}
