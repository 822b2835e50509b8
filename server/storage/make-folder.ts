import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The host's alone. */
const OWN_FOLDER = 0o700;

/** Makes a folder, and those it lies in, for nobody but us where it is not there. Node's own way never ends where the system lets nothing be made. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path, { mode: OWN_FOLDER });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // Another process was faster.
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    throw Object.assign(new Error(`no folder can be made in ${parent}`, { cause: error }), { code: 'EPERM' });
  }
}
