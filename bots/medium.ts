import { type Game, imagined, type Kinds, Runner, type Seat } from '@kaya/engine';
import type { Bot } from './bot.ts';

/** How many worlds an action is tried in. */
const WORLDS = 4;
/** How many of the most promising actions are tried at all. */
const TRIED = 16;
/** How many own decisions a turn is followed before it is judged. */
const FOLLOWED = 10;

/** Looks one turn ahead in a few imagined worlds, following its own best-looking small decisions, and judges by the game's evaluation. */
export const medium: Bot = {
  level: 'medium',
  choose(game, view, seat, rng) {
    const { brain } = game;
    if (brain === undefined) throw new Error(`${game.id} brings no evaluation`);
    const legal = new Runner(game, view).legal(seat);
    const promise = brain.order(view, seat, legal);
    const tried = legal.map((action, i) => ({ action, promise: promise[i] ?? 0 }));
    tried.sort((a, b) => b.promise - a.promise);
    const worlds = Array.from({ length: WORLDS }, () => imagined(game, view, seat, rng));
    const considered = tried.slice(0, TRIED).map(({ action }) => {
      const values = worlds.map((world) => valueAfter(game, game.clone(world), seat, action));
      return { action, value: values.reduce((sum, value) => sum + value, 0) / WORLDS };
    });
    considered.sort((a, b) => b.value - a.value);
    const [best] = considered;
    if (best === undefined) throw new Error(`${game.id}: seat ${seat} has nothing to decide`);
    return { action: best.action, considered };
  },
};

/** The evaluation once the turn that begins with this action is over. */
function valueAfter<K extends Kinds>(game: Game<K>, world: K['state'], seat: Seat, action: K['action']): number {
  const runner = new Runner(game, world);
  runner.act(seat, action);
  for (let i = 0; i < FOLLOWED && !runner.over && runner.awaited().includes(seat); i++) {
    const list = runner.legal(seat);
    runner.act(seat, mostPromising(game, runner.state, seat, list));
  }
  return game.brain?.value(runner.state, seat) ?? 0;
}

function mostPromising<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, list: readonly K['action'][]): K['action'] {
  const promise = game.brain?.order(state, seat, list) ?? [];
  let best = 0;
  for (let i = 1; i < list.length; i++) if ((promise[i] ?? 0) > (promise[best] ?? 0)) best = i;
  return list[best] as K['action'];
}
