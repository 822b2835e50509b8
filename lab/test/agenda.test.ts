import { expect, test } from 'vitest';
import type { LampState } from '../../engine/teaching/types/index.ts';
import type { BpcState } from '../../games/bataille-pour-le-climat/types/index.ts';
import type { Co2State } from '../../games/co2/types/index.ts';
import type { CosState } from '../../games/council-of-shadows/types/index.ts';
import type { FutureEnergyState } from '../../games/future-energy/types/index.ts';

test('no game can change its agenda but by the engine: a state that declares it anew does not compile here', () => {
  const attempts = [
    // @ts-expect-error: no other list takes its place
    (state: LampState) => (state.agenda = []),
    // @ts-expect-error
    (state: Co2State) => (state.agenda = []),
    // @ts-expect-error
    (state: FutureEnergyState) => (state.agenda = []),
    // @ts-expect-error
    (state: BpcState) => (state.agenda = []),
    // @ts-expect-error
    (state: CosState) => (state.agenda = []),
    // @ts-expect-error: and nothing can be pushed
    (state: LampState) => state.agenda.push({ do: 'dusk' }),
    // @ts-expect-error
    (state: Co2State) => state.agenda.push({ do: 'supply' }),
    // @ts-expect-error
    (state: FutureEnergyState) => state.agenda.push({ do: 'opening' }),
    // @ts-expect-error
    (state: BpcState) => state.agenda.push({ do: 'begin-turn' }),
    // @ts-expect-error
    (state: CosState) => state.agenda.push({ do: 'round' }),
  ];
  expect(attempts).toHaveLength(10);
});
