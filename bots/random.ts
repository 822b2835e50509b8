import { pick, Runner } from '@kaya/engine';
import type { Bot } from './bot.ts';

/** Any legal action is as good as any other. */
export const random: Bot = {
  level: 'random',
  choose(game, { view, seat }, rng) {
    return { action: pick(rng, new Runner(game, view).legal(seat)), considered: [] };
  },
};
