import { type Game, type Kinds, Runner, type Seat } from '@kaya/engine';
import type { Ahead } from './ahead.ts';
import type { Chair } from './bot.ts';
import { mostPromising } from './turn.ts';

/** So many decisions a first move leads through at most before the second one is asked for. */
const LONGEST = 30;

/** Does it change more than what others know? */
export function isDeed<K extends Kinds>({ brain }: Game<K>, { do: kind }: K['action']): boolean {
  return brain?.talk?.kinds.includes(kind) !== true;
}

/** What the seat may do and not only say. */
export function deedsOf<K extends Kinds>(game: Game<K>, { view, seat }: Pick<Chair<K>, 'view' | 'seat'>): readonly K['action'][] {
  return new Runner(game, view).legal(seat).filter((it) => isDeed(game, it));
}

/** Can both be done in the turn under way, whichever comes first? Then they are no alternatives. */
export function areBoth<K extends Kinds>(
  game: Game<K>,
  { seat }: Chair<K>,
  ahead: Ahead<K>,
  one: K['action'],
  other: K['action'],
): boolean {
  const { beside = [], passing = [] } = game;
  if (one.do === other.do || passing.includes(one.do) || passing.includes(other.do)) return false;
  if (!beside.includes(one.do) && !beside.includes(other.do)) return false;
  const world = ahead.world(0);
  return canFollow(game, world, seat, one, other) && canFollow(game, world, seat, other, one);
}

function canFollow<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  seat: Seat,
  first: K['action'],
  then: K['action'],
): boolean {
  const wanted = JSON.stringify(then);
  const runner = new Runner(game, game.clone(world));
  const turn = game.turnOf?.(runner.state, seat);
  runner.act(seat, first);
  for (let i = 0; i < LONGEST && !runner.over && game.turnOf?.(runner.state, seat) === turn; i++) {
    const awaited = runner.awaited();
    const next = awaited.includes(seat) ? seat : (awaited[0] as Seat);
    const legal = runner.legal(next);
    if (next === seat && legal.some((it) => JSON.stringify(it) === wanted)) return true;
    // An offer on the way is declined: what it uses up could be wanted for the second.
    const declined = legal.find((it) => game.passing?.includes(it.do) === true);
    runner.act(next, declined ?? (mostPromising(game, runner.state, next, legal, 1)[0] as K['action']));
  }
  return false;
}
