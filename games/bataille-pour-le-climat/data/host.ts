// Reads the host's own component file, before the rules are loaded. Ours is shipped as read, so that most tables need no reader.
import { componentsOf } from '@kaya/engine';
import { GAME_ID } from '../types/ids.ts';
import { bring } from './brought.ts';
import { parse } from './parse.ts';

/** A file that is not sound is an error that names every fault. */
export function readHostFile(): void {
  bring(componentsOf(GAME_ID, null, parse));
}
