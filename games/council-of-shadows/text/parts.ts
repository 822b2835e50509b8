import { at, type Words } from '@kaya/engine';
import { components, planetOf, spaceOf } from '../data/index.ts';
import type { CosAction, CosState } from '../types/index.ts';
import { galaxyName } from './names.ts';
import { say } from './say.ts';

/** Planets and spaces are found by their galaxy; what is bought by what it is, a station also by where it stands. */
export function parts(action: CosAction, view: CosState): readonly (readonly Words[])[] {
  switch (action.do) {
    case 'colonise':
    case 'add-cube':
    case 'remove-cube': {
      const { galaxy } = at(components.spaces, Math.max(0, view.spaces.indexOf(planetOf(action.planet).system)));
      return [[galaxyName(galaxy)]];
    }
    case 'place-tile':
      return [[galaxyName(spaceOf(action.space).galaxy)]];
    case 'buy-card':
      return [[say('cos.board.market')]];
    case 'buy-upgrade':
      return [[say('cos.part.upgrades')]];
    case 'buy-station':
      return [[say('cos.part.stations')], [galaxyName(action.galaxy)]];
    default:
      return [];
  }
}
