import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Where a measurement comes from, so that it can be compared with later ones. */
export interface Provenance {
  readonly commit: string;
  readonly date: string;
  readonly cores: number;
  readonly node: string;
}

export function provenance(): Provenance {
  return { commit: commit(), date: new Date().toISOString().slice(0, 10), cores: cpus().length, node: process.version };
}

/** The commit of this checkout; `unknown` where the files came without their history. */
function commit(): string {
  try {
    const here = new URL('./', import.meta.url);
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', cwd: here, stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
