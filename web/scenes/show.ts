import type { Box, Staging, Words } from '@kaya/engine';
import { settings } from '../app/settings.ts';
import type { Value } from '../app/value.ts';
import type { Happened } from '../table/session.ts';
import { Director } from './shots.ts';
import { realClock, Stage } from './stage.ts';

export { Caption } from './Caption.tsx';

/** Tells what happens at a table from now on. */
export function openStage(
  happened: Value<Happened | null>,
  box: Box,
  staging: Staging,
  say: (words: Words) => string,
): { readonly stage: Stage; close(): void } {
  const stage = new Stage(realClock, () => settings.value.speed);
  const director = new Director(box, staging, say);
  const close = happened.watch(() => {
    const move = happened.value;
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
