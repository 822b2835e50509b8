import { at, type Words } from '@kaya/engine';
import { cardOf, components, planetOf, spaceOf } from '../data/index.ts';
import type { CardEffect } from '../data/read/effects.ts';
import type { CosAction, CosState } from '../types/index.ts';
import { galaxyName } from './names.ts';
import { say } from './say.ts';

/** Planets and spaces are found by their galaxy; what is bought by what it is, a station also by where it stands; a card by what it does. */
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
    case 'plan-card': {
      const found = new Set(cardOf(action.card).steps.flatMap(doings));
      return found.size === 0 ? [] : [[...found].map((doing) => say(`cos.part.${doing}`))];
    }
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

type Doing = 'colonise' | 'discover' | 'extract' | 'gems' | 'energy';

/** What one looks for a card for; a card with a choice is found under both. */
function doings(effect: CardEffect): readonly Doing[] {
  switch (effect.op) {
    case 'choice':
      return effect.options.flat().flatMap(doings);
    case 'colonise':
    case 'discover':
    case 'extract':
      return [effect.op];
    case 'gainGems':
    case 'transformGem':
      return ['gems'];
    case 'gainEnergy':
      return ['energy'];
  }
}
