// What orders ahead may be made to depend on (not a rule of the game).
import { bounded, type ConditionRule, playerOf, stillSo } from '@kaya/engine';
import { type LampState, UNLIT } from '../types/index.ts';
import { place } from './places.ts';

export const conditions = {
  post: stillSo<LampState>(({ posts }) => posts.flatMap((owner, post) => (owner === UNLIT ? [place.post(post)] : []))),
  coins: bounded<LampState>('least', (view, seat) => playerOf(view, seat).coins),
  lights: bounded<LampState>('least', ({ lights }) => lights),
} satisfies Record<string, ConditionRule<LampState>>;
