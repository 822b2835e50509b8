import { type Game, type Kinds, type Rng, Runner, seeded, viewOf } from '@kaya/engine';
import { Ahead, type End } from './ahead.ts';
import type { Chair } from './bot.ts';
import { brought, type Named } from './difference.ts';
import { type Explanation, explain } from './explanation.ts';
import { medium } from './medium.ts';
import { ADVICE_SEED } from './seed.ts';
import { mostPromising } from './turn.ts';

/** What a seat has, by name. */
type Counts = End['counts'];

/** Worlds in which the rest of the turn is played by advice; and those in which a team's dice fall at once. */
const FOLLOWED = 3;
const AT_ONCE = 30;
/** So many decisions of one turn are followed at most. */
const LONGEST = 30;
/** Others do what looks best, or second best, world by world: what hangs on their habits is not promised. */
const HABITS = 2;

/**
 * What advice for which no difference is named brings and costs: by the end of the turn, to whoever takes it and every advice
 * after it, as far as that is the same in all worlds that are tried; in a team at once.
 */
export function promised<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  { action, why, span }: Explanation<K['action']>,
  rng: Rng,
): readonly Named[] {
  const tally = game.brain?.tally;
  if (tally === undefined || why === 'better' || why === 'only' || why === 'chance') return [];
  const ahead = new Ahead(game, tally, chair, rng);
  if (span === 'now') {
    const ends = ahead.ends(action, 0, AT_ONCE).map(({ soon }) => soon);
    return brought(tally, ends, ahead.now(0, AT_ONCE));
  }
  const gains = ahead.now(0, FOLLOWED).map((now, world) => gained(followed(game, chair, ahead, action, world), now));
  return brought(tally, [agreed(gains)], [{}]);
}

/** What the seat has at the end of its turn under way if it takes this move and then every advice; nothing where that does not end. */
function followed<K extends Kinds>(
  game: Game<K>,
  { seat, seats }: Chair<K>,
  ahead: Ahead<K>,
  action: K['action'],
  world: number,
): Counts | null {
  const runner = new Runner(game, game.clone(ahead.world(world)));
  const turn = game.turnOf?.(runner.state, seat);
  runner.act(seat, action);
  for (let asked = 0; asked < LONGEST; asked++) {
    const awaited = runner.awaited();
    const [other] = awaited;
    const isOwn = awaited.includes(seat);
    // Whoever is asked outside of a turn of their own looks no further than their answers.
    const isEnd = turn === undefined || turn === null ? !isOwn : game.turnOf?.(runner.state, seat) !== turn;
    if (other === undefined || isEnd) return ahead.tally.count(runner.state, seat);
    const next = isOwn ? seat : other;
    const best = isOwn
      ? adviceFor(game, { view: viewOf(game, runner.state, seat), seat, seats })
      : mostPromising(game, runner.state, next, runner.legal(next), HABITS).at(-(world % HABITS));
    if (best === undefined) return null;
    runner.act(next, best);
  }
  return null;
}

function adviceFor<K extends Kinds>(game: Game<K>, { view, seat, seats }: Chair<K>): K['action'] {
  const [chair, rng] = [{ view, seat, seats, include: [] }, seeded(ADVICE_SEED)];
  return explain(game, chair, medium.choose(game, chair, rng), rng).action;
}

/** What it has more than before, by name; nothing where the turn did not end. */
function gained(then: Counts | null, now: Counts): Counts {
  return Object.fromEntries(Object.entries(then ?? {}).map(([name, count]) => [name, count - (now[name] ?? 0)]));
}

/** What all lines agree on: of the rest nothing is promised. */
function agreed([first = {}, ...others]: readonly Counts[]): Counts {
  const isCommon = ([name, count]: readonly [string, number]) => others.every((it) => it[name] === count);
  return Object.fromEntries(Object.entries(first).filter(isCommon));
}
