// The whole position in words.
import { pileSize, playerOf, type Seat, type Viewer, type Words } from '@kaya/engine';
import { components, postsOf } from '../data/index.ts';
import { oilTonight } from '../explain/index.ts';
import { type LampState, UNLIT } from '../types/index.ts';
import { cardName } from './names.ts';
import { say } from './say.ts';

export function describe(view: LampState, viewer: Viewer): readonly Words[] {
  const { night, nights, lights } = view;
  return [
    say('lmp.describe.night', { night, nights, oil: oilTonight(view).needed, lights }),
    ...Array.from({ length: components.streets }, (_, street) => describeStreet(view, street)),
    ...view.players.map((_, seat) => describeSeat(view, seat)),
    say('lmp.describe.deck', { cards: pileSize(view.deck) }),
    ...describeOwn(view, viewer),
  ];
}

/** What everybody sees of a player. */
export function describeSeat(view: LampState, seat: Seat): Words {
  const { coins, hand, poured } = playerOf(view, seat);
  return say('lmp.describe.seat', { seat: { seat }, coins, cards: hand.length, poured: poured === null ? 'no' : 'yes' });
}

/** What only the viewer sees. */
export function describeOwn(view: LampState, viewer: Viewer): Words[] {
  const own = view.players[viewer];
  return own === undefined ? [] : [say('lmp.describe.hand', { cards: own.hand.map(cardName) })];
}

function describeStreet(view: LampState, street: number): Words {
  const owners = postsOf(street).map((post) => view.posts[post] ?? UNLIT);
  const posts = owners.map((seat) => (seat === UNLIT ? say('lmp.describe.unlit') : { seat }));
  return say('lmp.describe.street', { street: street + 1, posts });
}
