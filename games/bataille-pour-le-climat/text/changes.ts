// What the next activation of a region would change, in few words.
import type { Words } from '@kaya/engine';
import type { Change } from '../explain/index.ts';
import { electricityName, pawns, tokenName } from './names.ts';
import { say } from './say.ts';

/** What changes. */
export function changeWords(change: Change): Words {
  switch (change.what) {
    case 'regime':
      return change.to === 'free' ? say('bpc.change.freed') : tokenName(change.to);
    case 'hazard': {
      const { from, to } = change;
      if (to === null) return from === null ? say('bpc.none') : say('bpc.change.gone', { pawns: tokenName(from.token) });
      if (from?.token === to.token)
        return say('bpc.change.figure', { name: tokenName(to.token), from: from.count, to: to.count });
      const now = pawns(to.token, to.count);
      return from === null
        ? say('bpc.change.new', { pawns: now })
        : say('bpc.change.turns', { from: pawns(from.token, from.count), to: now });
    }
    case 'figure':
      return say('bpc.change.figure', { name: say(`bpc.detail.${change.figure}`), from: change.from, to: change.to });
    case 'energy':
      return say('bpc.change.figure', { name: energyName(change.kind), from: change.from, to: change.to });
    case 'war-face':
      return say('bpc.change.war-face');
    case 'tps':
      return say('bpc.change.learns', { letters: change.letters });
  }
}

function energyName(kind: Extract<Change, { readonly what: 'energy' }>['kind']): Words {
  switch (kind) {
    case 'oil':
      return say('bpc.detail.oil');
    case 'exports':
      return say('bpc.change.exports');
    case 'overconsumption':
    case 'overproduction':
    case 'cold':
    case 'heat':
      return say(`bpc.special.${kind}`);
    default:
      return electricityName(kind);
  }
}

/** The level of the world's gases, before and after. */
export const worldWords = (from: number, to: number): Words => say('bpc.change.figure', { name: say('bpc.board.ghg'), from, to });
