import type { Viewer, Words } from '@kaya/engine';
import type { LampState, LampStep } from '../types/index.ts';
import { say } from './say.ts';

export function promptWords(_view: LampState, step: LampStep, viewer: Viewer): Words {
  switch (step.do) {
    case 'pour':
      return viewer >= 0 ? say('lmp.prompt.pour') : say('lmp.prompt.pour.others');
    case 'shelter':
    case 'gust-loss':
    case 'turn':
    case 'light':
    case 'sell':
      return step.seat === viewer
        ? say(`lmp.prompt.${step.do}`)
        : say(`lmp.prompt.${step.do}.others`, { seat: { seat: step.seat } });
    default:
      throw new Error(`'${step.do}' asks nobody`);
  }
}
