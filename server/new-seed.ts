import { randomBytes } from 'node:crypto';
import { SEALED } from '@kaya/engine';

/** The seed of a game among people: nobody can work out from what they see what comes next. */
export function newSeed(): string {
  return `${SEALED}${randomBytes(32).toString('hex')}`;
}
