import {
  type Box,
  type Doer,
  doerOf,
  type GameEvent,
  isChosen,
  type Scene,
  type Staging,
  type State,
  sceneWith,
  stepsOf,
  type Words,
} from '@kaya/engine';
import type { Happened } from '../table/session.ts';

/** A step of a scene as it is shown: the log's own line, the places it names, and how the table stood. */
export interface Shot {
  readonly key: string;
  /** Shots of one scene have the same number. */
  readonly scene: number;
  /** The line that heads the scene, behind its own step. */
  readonly title: string | null;
  /** Null where nothing is said: the table only changes. */
  readonly text: string | null;
  readonly places: readonly string[];
  readonly doer: Doer | null;
  /** A phase of the game: nobody's turn. */
  readonly phase: boolean;
  readonly great: boolean;
  /** It only says what begins: nothing is to be seen yet. */
  readonly announces: boolean;
  /** One's own doing, which one knows. */
  readonly own: boolean;
  /** Null where only what the move led to is known. */
  readonly view: State | null;
  /** The move, and its events that are told by now. */
  readonly move: number;
  readonly told: readonly GameEvent[];
}

/** Makes shots of what happens, and remembers which scene is running. */
export class Director {
  readonly #box: Pick<Box, 'game' | 'voice'>;
  readonly #staging: Staging;
  readonly #say: (words: Words) => string;
  #running: (Pick<Scene, 'headed' | 'doer'> & { readonly number: number; readonly title: string | null }) | null = null;
  #scenes = 0;

  constructor(box: Pick<Box, 'game' | 'voice'>, staging: Staging, say: (words: Words) => string) {
    this.#box = box;
    this.#staging = staging;
    this.#say = say;
  }

  /** What one move shows to its viewer. */
  shotsOf({ viewer, move, events, view, viewAt }: Happened): readonly Shot[] {
    const { game, voice } = this.#box;
    let instant = true;
    return stepsOf(voice, this.#staging, events, viewer, view).map((step, i): Shot => {
      const { fresh, headed, doer } = sceneWith(this.#running, step, i === 0);
      const text = step.line === null ? null : this.#say(step.line.words);
      if (fresh) this.#scenes++;
      const title = fresh ? null : (this.#running?.title ?? null);
      this.#running = { headed, doer, number: this.#scenes, title: title ?? (headed ? text : null) };
      // What one does is shown at once, and so is what comes of it until something else begins.
      instant &&= step.opens === null && (step.doer === viewer || (i > 0 && step.doer === null));
      // A position that is seen with what follows needs not be made.
      const then = text === null && !instant && step.until < events.length ? null : viewAt(Math.max(0, step.until - 1));
      const seen = then ?? view;
      return {
        key: `${move}.${i}`,
        scene: this.#scenes,
        title,
        text: instant ? null : text,
        places: step.line === null ? [] : game.places.event(step.line.event),
        doer: step.line === null ? doer : doerOf(this.#staging, step.line.event),
        phase: headed && doer === null,
        great: !instant && step.events.some((event) => isChosen(this.#staging.great, event, seen)),
        announces: step.opens !== null && step.events.every((event) => game.places.event(event).length === 0),
        own: instant,
        view: then,
        move,
        told: events.slice(0, step.until),
      };
    });
  }

  /** What was told before counts no more. */
  forget(): void {
    this.#running = null;
  }
}
