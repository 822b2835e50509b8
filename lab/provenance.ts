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
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
    cwd: new URL('./', import.meta.url),
  }).trim();
  return { commit, date: new Date().toISOString().slice(0, 10), cores: cpus().length, node: process.version };
}
