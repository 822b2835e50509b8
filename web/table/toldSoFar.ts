import type { Shot } from '../scenes/shots.ts';
import type { Entry } from './session.ts';

/** The log as far as the table shows it: what a scene has not told yet is not read before it. */
export function toldSoFar(log: readonly Entry[], { shot, unheard }: Scene): readonly Entry[] {
  if (shot !== null) return [...log.filter(({ number }) => number < shot.move), { number: shot.move, events: shot.told }];
  return unheard === null ? log : log.filter(({ number }) => number < unheard);
}

/** The step that is shown, or the number of the first move that is about to be told. */
interface Scene {
  readonly shot: Pick<Shot, 'move' | 'told'> | null;
  readonly unheard: number | null;
}
