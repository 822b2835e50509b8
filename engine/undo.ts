import type { Game, Kinds, Seat, Viewer } from './contract.ts';
import { SPECTATOR } from './contract.ts';
import { same } from './plain.ts';
import { seeded } from './random.ts';
import { playedOn, Runner } from './runner.ts';
import { eventsFor, imagined, masked, viewOf } from './view.ts';

/** Worlds tried per viewer. A reveal between two equally likely secrets slips through once in 2¹² tries at most. */
const WORLDS = 12;

/**
 * May this action be taken back without anybody having learnt anything? Decided by information flow alone: no random
 * draw, and for every viewer each world that was possible before the action is still possible after it. Stops after each world: it may
 * take long, and others wait.
 */
export function* leavesNoTrace<K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  seat: Seat,
  action: K['action'],
  seats: number,
): Generator<undefined, boolean> {
  const truth = playedOn(game, game.clone(before), seat, action);
  if (!same(truth.state.rng, before.rng)) return false;
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    const seen: Seen<K> = { view: viewOf(game, truth.state, viewer), events: eventsFor(game, truth.events, viewer) };
    // Who was told nothing does not even know that something was decided.
    if (viewer !== seat && seen.events.length === 0 && same(seen.view, viewOf(game, before, viewer))) continue;
    for (let i = 0; i < WORLDS; i++) {
      yield;
      const world = () => imagined(game, before, viewer, seeded(`undo ${i}`));
      if (!(yield* couldLookLike(game, world, viewer, seat, action, seen))) return false;
    }
  }
  return true;
}

interface Seen<K extends Kinds> {
  readonly view: K['state'];
  readonly events: readonly K['event'][];
}

/** Is there anything the seat could have done in this world that looks the same to the viewer? The action itself is tried first. */
function* couldLookLike<K extends Kinds>(
  game: Game<K>,
  world: () => K['state'],
  viewer: Viewer,
  seat: Seat,
  action: K['action'],
  seen: Seen<K>,
): Generator<undefined, boolean> {
  const first = world();
  const legal = new Runner(game, first).legal(seat);
  // Nearly always it is the action itself: then the world needs no copy.
  if (legal.some((it) => same(it, action)) && looksLike(game, first, viewer, seat, action, seen)) return true;
  if (viewer === seat) return false;
  const again = world();
  for (const other of new Runner(game, again).legal(seat)) {
    if (same(other, action)) continue;
    yield;
    if (looksLike(game, game.clone(again), viewer, seat, other, seen)) return true;
  }
  return false;
}

/** Does the viewer see in this world what was seen? The world is played on, and masked. */
function looksLike<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  viewer: Viewer,
  seat: Seat,
  action: K['action'],
  seen: Seen<K>,
): boolean {
  const { state, events } = playedOn(game, world, seat, action);
  return same(eventsFor(game, events, viewer), seen.events) && same(masked(game, state, viewer), seen.view);
}
