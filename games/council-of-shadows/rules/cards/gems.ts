// 5.7 Gems: turning them into better ones.
import type { Decision } from '@kaya/engine';
import type { GemColour } from '../../data/effects.ts';
import type { ActionOf, Cos, Player, StepOf } from '../../types/index.ts';
import { SKIP } from '../range.ts';
import { playerOf } from '../table.ts';

/** COS-GEM-2: A becomes G, G becomes T. */
const BETTER: Readonly<Partial<Record<GemColour, GemColour>>> = { anthracite: 'gold', gold: 'transparent' };

const TRANSFORM: readonly ActionOf<'transform' | 'skip'>[] = [
  { do: 'transform', gem: 'anthracite' },
  { do: 'transform', gem: 'gold' },
  SKIP,
];

export function canTransform(player: Player): boolean {
  return player.gems.anthracite > 0 || player.gems.gold > 0;
}

/** COS-GEM-2, -3: up to `times` exchanges; a gem may be transformed again. */
export const transform: Decision<Cos, StepOf<'transform'>, ActionOf<'transform' | 'skip'>> = {
  candidates: () => TRANSFORM,
  blockers: {
    transform: [
      {
        rule: 'COS-GEM-2',
        when: (state, { gem }, seat) => playerOf(state, seat).gems[gem] === 0,
        values: (_state, { gem }) => ({ gem }),
      },
    ],
  },
  play({ state, emit }, step, action, seat) {
    const player = playerOf(state, seat);
    if (action.do === 'skip') {
      if (step.again !== true) emit?.({ kind: 'skipped', who: seat, what: 'transform', able: canTransform(player) });
      return;
    }
    const to = BETTER[action.gem] ?? action.gem;
    player.gems[action.gem]--;
    player.gems[to]++;
    emit?.({ kind: 'transformed', who: seat, from: action.gem, to });
    if (step.times > 1) state.agenda.push({ ...step, times: step.times - 1, again: true });
  },
};
