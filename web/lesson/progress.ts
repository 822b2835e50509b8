import { keep as keepOnDevice, keptEntries } from '../app/kept.ts';
import { Value } from '../app/value.ts';

/** How far somebody is in a lesson: the moment reached, and whether it was once done to its end. */
export interface Reached {
  readonly at: number;
  readonly done: boolean;
}

type Progress = Readonly<Record<string, Reached>>;

const KEY = 'kaya-lessons';

function isReached(value: unknown): value is Reached {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('done' in value)) return false;
  return Number.isInteger(value.at) && typeof value.done === 'boolean';
}

export const progress = new Value<Progress>(keptEntries(KEY, (value) => (isReached(value) ? value : null)));

/** Has nobody on this device learnt or played the game yet? */
export function isNewHere(game: string): boolean {
  return !Object.entries(progress.value).some(([key, { done }]) => done && (key === game || key.startsWith(`${game} `)));
}

/** A whole game was begun: whoever uses this device is no newcomer to it any more. */
export function keepPlayed(game: string): void {
  keep(game, { at: 0, done: true });
}

export function reached(game: string, lesson: string): Reached {
  return progress.value[`${game} ${lesson}`] ?? { at: 0, done: false };
}

/** How far somebody is in the course of a game: so many lessons, and whether that is all of them. */
export function courseOf(game: string): Reached {
  return progress.value[`course:${game}`] ?? { at: 0, done: false };
}

/** Keeps something of it on the device. */
export function keep(key: string, now: Reached): void {
  progress.set({ ...progress.value, [key]: now });
  keepOnDevice(KEY, progress.value);
}
