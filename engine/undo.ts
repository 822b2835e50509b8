import type { Game, Kinds, Seat, Viewer } from './contract.ts';
import { SPECTATOR } from './contract.ts';
import { same } from './plain.ts';
import { seeded } from './random.ts';
import { playedOn, Runner } from './runner.ts';
import { eventsFor, imagined, viewOf } from './view.ts';

/** Worlds tried per viewer. A reveal between two equally likely secrets slips through once in 2¹² tries at most. */
const WORLDS = 12;

/**
 * May this action be taken back without anybody having learnt anything? Decided by information flow alone: no random
 * draw, and for every viewer each world that was possible before the action is still possible after it.
 */
export function leavesNoTrace<K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  seat: Seat,
  action: K['action'],
  seats: number,
): boolean {
  const truth = playedOn(game, game.clone(before), seat, action);
  if (!same(truth.state.rng, before.rng)) return false;
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    const seen = sees(game, truth, viewer);
    // Who was told nothing does not even know that something was decided.
    if (viewer !== seat && seen.events.length === 0 && same(seen.view, viewOf(game, before, viewer))) continue;
    for (let i = 0; i < WORLDS; i++) {
      const world = imagined(game, before, viewer, seeded(`undo ${i}`));
      if (!couldLookLike(game, world, viewer, seat, action, seen)) return false;
    }
  }
  return true;
}

interface Played<K extends Kinds> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
}

interface Seen<K extends Kinds> {
  readonly view: K['state'];
  readonly events: readonly K['event'][];
}

function sees<K extends Kinds>(game: Game<K>, played: Played<K>, viewer: Viewer): Seen<K> {
  return { view: viewOf(game, played.state, viewer), events: eventsFor(game, played.events, viewer) };
}

/** Is there anything the seat could have done in this world that looks the same to the viewer? The action itself is tried first. */
function couldLookLike<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  viewer: Viewer,
  seat: Seat,
  action: K['action'],
  seen: Seen<K>,
): boolean {
  const legal = new Runner(game, world).legal(seat);
  const possible = legal.filter((it) => same(it, action));
  if (viewer !== seat) possible.push(...legal.filter((it) => !same(it, action)));
  return possible.some((it) => same(sees(game, playedOn(game, game.clone(world), seat, it), viewer), seen));
}
