// Runs in a worker thread: plays one game of a training after the other.
import { parentPort } from 'node:worker_threads';
import { boxOf } from '../boxes.ts';
import { judgedGames, playToLearn, type TrainingGame } from './play.ts';

/** What a thread is asked: a game, and the networks that may play in it. */
export interface Lesson {
  readonly id: string;
  readonly nets: readonly unknown[];
  readonly game: TrainingGame;
}

parentPort?.on('message', async ({ id, nets, game: lesson }: Lesson) => {
  const { game } = await boxOf(id);
  const learnt = await game.brain?.learnt?.load();
  if (learnt === undefined) throw new Error(`${id} has no inputs to learn from`);
  parentPort?.postMessage(playToLearn(game, judgedGames(game, learnt.inputs, nets), lesson));
});
