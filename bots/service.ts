import { type Action, type Game, type Kinds, type Rng, type State, seeded } from '@kaya/engine';
import { type Bot, type Budget, type Chair, LEVELS, type Level, type Thought } from './bot.ts';
import { easy } from './easy.ts';
import type { Explanation } from './explanation.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';
import { seenBy } from './seen-by.ts';

/** What a table asks a bot in another thread: plain data, and nothing but the seat's view. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  readonly view: State;
  readonly seat: number;
  readonly seats: number;
  readonly seed: string;
  readonly budget: Pick<Budget, 'iterations' | 'milliseconds'>;
  /** Whether the answer shall say why. */
  readonly explain?: boolean;
}

/** A level that should have answered and did not. */
export interface Failure {
  readonly level: Level;
  readonly error: string;
}

/** What a bot would do. */
export interface Answer {
  readonly action: Action;
  /** The best few, the chosen one first. */
  readonly considered: readonly { readonly action: Action; readonly value: number }[];
  readonly explanation: Explanation | null;
  /** The level that answered in the end, and those above it that failed. */
  readonly level: Level;
  readonly failures: readonly Failure[];
}

/** As many of what was looked at as people want to see. */
const SHOWN = 4;

/** The one way in which threads think, on a server, in a browser, in the lab: a level that fails is answered for by a lower one. */
export function serve(load: (id: string) => Promise<Game | null>): (question: Question) => Promise<Answer> {
  return async (question) => {
    const game = await load(question.game);
    if (game === null) throw new Error(`there is no game '${question.game}'`);
    return fromLevel(game.brain === undefined ? 'random' : question.level, (level) => answer(game, level, question));
  };
}

/** Hard is by far the largest: it is loaded when somebody plays against it, as is master. */
async function botOf(level: Level): Promise<Bot> {
  if (level === 'master') return (await import('./master.ts')).master;
  return level === 'hard' ? (await import('./hard.ts')).hard : { random, easy, medium }[level];
}

async function answer(game: Game, level: Level, question: Question): Promise<Answer> {
  const { view, seat, seats, seed, budget, explain: why } = question;
  // Who wants to know why asks for advice: nothing is overlooked on purpose.
  const chair = { view, seat, seats, ...(why === true ? { include: [] } : {}) };
  const [bot, seen] = await Promise.all([botOf(level), seenBy(level, game, seats)]);
  const rng = seeded(seed);
  const thought = bot.choose(seen, chair, rng, budget);
  // Reasons are asked for seldom: what finds them is loaded then.
  const explanation = why === true ? await explained(game, chair, thought, rng) : null;
  return {
    action: explanation?.action ?? thought.action,
    considered: thought.considered.slice(0, SHOWN),
    explanation,
    level,
    failures: [],
  };
}

async function explained(game: Game, chair: Chair<Kinds>, thought: Thought<Kinds>, rng: Rng): Promise<Explanation> {
  const [{ explain }, { promised }, worthSaying] = await Promise.all([
    import('./explanation.ts'),
    import('./promise.ts'),
    game.brain?.talk?.load(),
  ]);
  const explanation = explain(game, chair, thought, rng);
  const brings = promised(game, chair, explanation, rng);
  return { ...explanation, brings, says: worthSaying?.(chair.view, chair.seat, explanation.action) ?? [] };
}

/** Asks a level, and the next lower one where it throws; the answer names who failed. Throws what the lowest one throws. */
export async function fromLevel(level: Level, ask: (level: Level) => Promise<Answer>): Promise<Answer> {
  const failures: Failure[] = [];
  for (let at = LEVELS.indexOf(level); ; at--) {
    const asked: Level = LEVELS[at] ?? 'random';
    try {
      const found = await ask(asked);
      return { ...found, failures: [...failures, ...found.failures] };
    } catch (error) {
      if (at <= 0) throw error;
      failures.push({ level: asked, error: error instanceof Error ? error.message : String(error) });
    }
  }
}
