import type { Inputs, Seat, Sheet } from '@kaya/engine';
import { components, postsOf } from '../data/index.ts';
import { pointsOf } from '../rules/scoring.ts';
import { type Lamp, type LampState, UNLIT } from '../types/index.ts';

/** The unit of points. */
const POINTS = 10;
const MOST_CARD = 5;

/** What a good lamplighter looks at, from one seat: the nights left, the harbour, streets, coins, and the own cards. */
export const inputs: Inputs<Lamp> = {
  common: true,
  look(state, seat, sheet) {
    const { players } = state;
    const totals = players.map((_, other) => totalOf(state, other));
    const best = Math.max(...totals);
    sheet.about('table');
    sheet.number('stormy', state.stormy ? 1 : 0);
    sheet.number('open hands', state.openHands ? 1 : 0);
    sheet.steps('nights left', state.nights - state.night, 6);
    sheet.steps('lights', state.lights, 4);
    sheet.number('revealed', state.revealed ? 1 : 0);
    sheet.oneOf('who goes first', (state.first - seat + players.length) % players.length, players.length);
    for (let card = 0; card <= MOST_CARD; card++)
      sheet.steps('own card', state.players[seat]?.hand.filter((it) => it === card).length ?? 0, 2, card);
    for (let i = 0; i < players.length; i++) {
      const other = (seat + i) % players.length;
      sheet.about('player', i);
      sheet.number('behind the leader', (best - (totals[other] ?? 0)) / POINTS);
      thePlayer(state, other, sheet);
    }
  },
};

function thePlayer(state: LampState, seat: Seat, sheet: Sheet): void {
  const player = state.players[seat];
  const { posts, streets, coins } = pointsOf(state, seat);
  sheet.number('posts', posts / POINTS);
  sheet.number('streets', streets / POINTS);
  sheet.number('coins', coins / POINTS);
  sheet.steps('coins', coins, 6);
  sheet.steps('cards', player?.hand.length ?? 0, 4);
  sheet.number('has poured', player === undefined || player.poured === null ? 0 : 1);
  for (let street = 0; street < components.streets; street++) {
    const owners = postsOf(street).map((post) => state.posts[post] ?? UNLIT);
    sheet.steps('posts in street', owners.filter((owner) => owner === seat).length, 3, street);
    sheet.number('unlit in street', owners.filter((owner) => owner === UNLIT).length / owners.length, street);
  }
}

function totalOf(state: LampState, seat: Seat): number {
  const { posts, streets, coins } = pointsOf(state, seat);
  return posts + streets + coins;
}
