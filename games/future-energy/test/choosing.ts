import { type Runner, type Seat, same } from '@kaya/engine';
import type { FutureEnergy, FutureEnergyAction, FutureEnergyEvent } from '../types/index.ts';

type Game = Runner<FutureEnergy>;

/** Who is asked. */
export function asked(runner: Game): Seat {
  return runner.awaited()[0] ?? -1;
}

/** Everything the one who is asked may do. */
export function choices(runner: Game): readonly FutureEnergyAction[] {
  return runner.legal(asked(runner));
}

/** The one who is asked does this; it must be allowed. */
export function choose(runner: Game, ...actions: readonly FutureEnergyAction[]): void {
  for (const action of actions) {
    const seat = asked(runner);
    if (!runner.legal(seat).some((it) => same(it, action))) {
      const rules = runner.why(seat, action).map((reason) => reason.rule);
      throw new Error(`seat ${seat} may not ${JSON.stringify(action)} in '${runner.decision?.do}': ${rules}`);
    }
    runner.act(seat, action);
  }
}

/** The rules that forbid the action to the one who is asked. */
export function against(runner: Game, action: FutureEnergyAction): string[] {
  return runner.why(asked(runner), action).map((reason) => reason.rule);
}

/** All events of one kind. */
export function those<D extends FutureEnergyEvent['kind']>(events: readonly FutureEnergyEvent[], kind: D) {
  return events.filter((event): event is Extract<FutureEnergyEvent, { kind: D }> => event.kind === kind);
}
