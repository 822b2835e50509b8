// Chapter 5: lighting a post.
import { always, type Decides, playerOf } from '@kaya/engine';
import { isFirstOfStreet, postCount, priceOf } from '../data/index.ts';
import { type Lamp, UNLIT } from '../types/index.ts';

export const light: Decides<Lamp, 'light', 'light'> = {
  candidates: always(Array.from({ length: postCount }, (_, post) => ({ do: 'light', post }) as const)),
  blockers: {
    light: [
      { rule: 'LMP-LIT-1', when: (state, { post }) => state.posts[post] !== UNLIT },
      { rule: 'LMP-LIT-3', when: (state, { post }) => !isFirstOfStreet(post) && state.posts[post - 1] === UNLIT },
      {
        rule: 'LMP-LIT-2',
        when: (state, { post }, seat) => playerOf(state, seat).coins < priceOf(post),
        values: (state, { post }, seat) => ({ needs: priceOf(post), has: playerOf(state, seat).coins }),
      },
    ],
  },
  play({ state, emit }, _step, { post }, seat) {
    const coins = priceOf(post);
    playerOf(state, seat).coins -= coins; // LMP-LIT-2
    state.posts[post] = seat;
    emit?.({ kind: 'lit', seat, post, coins });
  },
};
