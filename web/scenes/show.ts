import type { Box, Staging, Words } from '@kaya/engine';
import { settings } from '../app/settings.ts';
import type { Happenings } from '../table/happenings.ts';
import { Director } from './shots.ts';
import { realClock, Stage } from './stage.ts';

export { Caption } from './Caption.tsx';
export { Telling } from './Telling.tsx';

/** Tells what happens at a table: what nobody has followed yet, and all that comes. */
export function openStage(
  happened: Happenings,
  box: Box,
  staging: Staging,
  say: (words: Words) => string,
): { readonly stage: Stage; close(): void } {
  const stage = new Stage(realClock, () => settings.value.speed);
  const director = new Director(box, staging, say);
  const close = happened.follow((move) => {
    if (move === null) {
      director.forget();
      return void stage.clear();
    }
    const shots = director.shotsOf(move);
    // Nobody looks: what was missed is in the log.
    if (!document.hidden) stage.tell(shots);
  });
  return {
    stage,
    close: () => {
      close();
      stage.clear();
    },
  };
}
