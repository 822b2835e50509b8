import { ownPlace, type Viewer, type Words } from '@kaya/engine';
import { ties } from '../explain/index.ts';
import type { CosState } from '../types/index.ts';
import { playerWords } from './names.ts';
import { say } from './say.ts';

/** What ended the game, the reader's place, what decided between equal levels and energies, and what the totals count. */
export function result(view: CosState, viewer: Viewer): readonly Words[] {
  const { outcome, throne, round } = view;
  if (outcome === null) return [];
  return [
    throne === null ? say('cos.result.rounds', { round }) : say('cos.result.throne', { who: playerWords(view, throne), round }),
    ...ownPlace(outcome, viewer),
    ...ties(view).map(({ ahead, behind, cubes }) => {
      const players = { ahead: playerWords(view, ahead), behind: playerWords(view, behind) };
      return cubes === null
        ? say('cos.result.shared', players)
        : say('cos.result.tie', { ...players, more: cubes[0], less: cubes[1] });
    }),
    say('cos.result.total'),
  ];
}
