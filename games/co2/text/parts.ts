import type { Words } from '@kaya/engine';
import type { Co2Action } from '../types/index.ts';
import { energy, region } from './names.ts';

/** A project is proposed by type, region and space; projects are found by their region. */
export function parts(action: Co2Action): readonly (readonly Words[])[] {
  switch (action.do) {
    case 'propose':
      return [[energy(action.type, 'name')], [region(action.region, 'name')]];
    case 'install':
    case 'construct':
      return [[region(action.region, 'name')]];
    case 'send-scientist':
      return action.to === 'project' ? [[region(action.region, 'name')]] : [];
    default:
      return [];
  }
}
