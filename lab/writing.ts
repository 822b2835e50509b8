import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from './user-error.ts';

/** Refuses a file that could not be written in the end, before any work is done for it. */
export function mustBeWritable(file: string | undefined): void {
  if (file === undefined) return;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new UserError(`${file} is a folder; name a file in it.`);
  tried(file, () => accessSync(dirname(resolve(file)), constants.W_OK));
}

export function write(file: string, text: string): void {
  tried(file, () => writeFileSync(file, text));
}

/** Does something with a file; what the system says against it becomes a sentence. */
export function tried(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}
