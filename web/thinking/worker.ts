// The bots' own thread: a table asks, the bot of that level answers from the seat's view alone.
import { bots, type Level } from '@kaya/bots';
import { type Rng, Runner, type State, seeded } from '@kaya/engine';
import { games } from '@kaya/games';
import { takeHostComponents } from '../app/hostComponents.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly view: State;
  readonly seat: number;
  readonly seats: number;
  readonly milliseconds: number;
  readonly seed: string;
}

interface Choice {
  readonly do: string;
}

export type Answer =
  | {
      readonly id: number;
      readonly ok: true;
      readonly action: Choice;
      readonly considered: readonly { readonly action: Choice; readonly value: number }[];
    }
  | { readonly id: number; readonly ok: false };

const loaded = new Set<string>();

async function answer(question: Question): Promise<Answer> {
  const { id, view, seat, seats, milliseconds } = question;
  if (!loaded.has(question.game)) await takeHostComponents(question.game);
  loaded.add(question.game);
  const game = (await games[question.game]?.())?.game;
  if (game === undefined) return { id, ok: false };
  const rng: Rng = seeded(question.seed);
  const level = game.brain === undefined ? 'random' : question.level;
  try {
    const thought = bots[level].choose(game, { view, seat, seats }, rng, { milliseconds });
    return { id, ok: true, action: thought.action, considered: thought.considered.slice(0, 4) };
  } catch {
    // A bot that fails plays anything legal rather than stopping the game.
    const [action] = new Runner(game, view).legal(seat);
    return action === undefined ? { id, ok: false } : { id, ok: true, action, considered: [] };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (found) => postMessage(found),
    () => postMessage({ id: data.id, ok: false } satisfies Answer),
  );
});
