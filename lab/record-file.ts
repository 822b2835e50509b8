import { readFileSync } from 'node:fs';
import { type GameRecord, type Kinds, parseRecord, type Replay } from '@kaya/engine';
import { UserError } from './user-error.ts';

/** The record in a file, as the site exports it and `play --save` writes it. */
export function recordIn(file: string | undefined): GameRecord {
  if (file === undefined) throw new UserError('Which record?');
  const parsed = parseRecord(textOf(file));
  if (!parsed.ok)
    throw new UserError(`${file} is not a record that can be read: at ${parsed.fault.place}: ${parsed.fault.detail}.`);
  return parsed.record;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The end of a replay that went as recorded; any other is refused with the place. */
export function replayed<K extends Kinds>(result: Replay<K>): K['state'] {
  if (result.ok) return result.state;
  throw new UserError(
    'fault' in result ? `At ${result.fault.place}: ${result.fault.detail}.` : `After move ${result.differs}: ${result.detail}.`,
  );
}
