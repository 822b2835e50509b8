import type { Answer } from '../text/board.ts';
import type { BpcStep } from '../types/index.ts';

/** The plain answers to a decision, for the tiles on the stage. */
export function answersTo(step: BpcStep | undefined): readonly Answer[] {
  switch (step?.do) {
    case 'action':
      return ['move', 'free-move', 'implant', 'electricity', 'institution', 'draw', step.granted ? 'decline' : 'end-turn'];
    case 'event-aci':
      return ['launch', 'no-aci'];
    case 'shield-reserves':
      return ['shield', 'pass'];
    case 'aci-lobbying':
    case 'aci-end-card':
    case 'd8-response':
    case 'after-activation':
      return ['pass'];
    case 'aci-contribute':
      return ['contributed'];
    case 'implant-cards':
      return ['close', 'abandon'];
    case 'institution-option':
      return ['enough'];
    case 'pick-token':
      return step.optional ? ['enough'] : [];
    case 'draw-action':
      return ['draw-two'];
    case 'pre-draw-discard':
      return ['discard-done'];
    case 'swap-drawn-card':
      return ['no-swap'];
    case 'failed-propagation':
      return ['succeed-anyway', 'pass'];
    case 'go-on':
      return ['go-on', 'stop'];
    case 'place-calamity':
      return ['place-done'];
    case 'swap-character':
      return ['keep-character'];
    case 'take-seat':
      return ['sit-down'];
    default:
      return [];
  }
}
