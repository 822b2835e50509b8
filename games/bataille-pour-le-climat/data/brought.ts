// The components that a host has brought, once they are read; the rules are loaded after that.
import type { Components } from './parse.ts';

let brought: Components | null = null;

export function bring(components: Components): void {
  brought = components;
}

/** Null where the game is played with ours. */
export function broughtComponents(): Components | null {
  return brought;
}
