import {
  type Action,
  type Game,
  imagined,
  type Kinds,
  Runner,
  type Seat,
  SPECTATOR,
  type State,
  same,
  seeded,
  viewOf,
} from '@kaya/engine';
import { sorted } from './asides.ts';

/** Worlds tried, as everybody could imagine them. */
const WORLDS = 8;

/**
 * The only answer there is, where giving it at once tells nobody anything and takes nothing from anybody: everybody knows that
 * there is no other, and nobody could do something of their own before it. Null otherwise.
 */
export function onlyAnswer(game: Game, view: State, seat: Seat, seats: number): Action | null {
  const runner = new Runner(game, view);
  if (!runner.awaited().includes(seat)) return null;
  const [only, ...more] = answers(runner, seat);
  if (only === undefined || more.length > 0) return null;
  const seen = viewOf(game, view, SPECTATOR);
  for (let i = 0; i < WORLDS; i++) {
    const world = new Runner(game, imagined(game, seen, SPECTATOR, seeded(`only answer ${i}`)));
    if (!same(world.decision, runner.decision) || !same(answers(world, seat), [only])) return null;
    for (let other = 0; other < seats; other++) if (other !== seat && interrupts(world, other)) return null;
  }
  return only;
}

/** What the seat could answer; what is only said, in many ways and at any time, is no answer. */
function answers(runner: Runner<Kinds>, seat: Seat): readonly Action[] {
  const { main, apart } = sorted(runner.game, runner.legal(seat));
  return [...main, ...apart];
}

function interrupts(runner: Runner<Kinds>, seat: Seat): boolean {
  return sorted(runner.game, runner.legal(seat)).main.some((action) => runner.game.interrupts?.[action.do] !== undefined);
}
