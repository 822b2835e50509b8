// Chapter 5.7, gems: turning them into better ones.
import { always, type Decides, next, playerOf } from '@kaya/engine';
import type { Cos, GemColour } from '../../types/index.ts';
import { leaveOut, SKIP } from '../table.ts';

/** COS-GEM-2: A becomes G, G becomes T. */
const BETTER: Readonly<Partial<Record<GemColour, GemColour>>> = { anthracite: 'gold', gold: 'transparent' };

/** COS-GEM-2, -3: up to `times` exchanges; a gem may be transformed again. */
export const transform: Decides<Cos, 'transform', 'transform' | 'skip'> = {
  candidates: always([{ do: 'transform', gem: 'anthracite' }, { do: 'transform', gem: 'gold' }, SKIP]),
  blockers: {
    transform: [
      {
        rule: 'COS-GEM-2',
        when: (state, { gem }, seat) => playerOf(state, seat).gems[gem] === 0,
        values: (_state, { gem }) => ({ gem }),
      },
    ],
  },
  play(play, step, action, seat) {
    if (action.do === 'skip') {
      if (step.again !== true) leaveOut(play, transform, step);
      return;
    }
    const { gems } = playerOf(play.state, seat);
    const to = BETTER[action.gem] ?? action.gem;
    gems[action.gem]--;
    gems[to]++;
    play.emit?.({ kind: 'transformed', who: seat, from: action.gem, to });
    if (step.times > 1) next(play.state, { ...step, times: step.times - 1, again: true });
  },
};
