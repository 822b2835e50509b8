import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseRecord, replay, SPECTATOR, speakerFor } from '@kaya/engine';
import { locale } from '../arguments.ts';
import { editionOf } from '../editions.ts';
import { UserError } from '../user-error.ts';

/** Plays a record again and checks every state; with --log it tells the story. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lang: { type: 'string', default: 'en' }, log: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new UserError('Which record?');
  const parsed = parseRecord(textOf(file));
  if (!parsed.ok)
    throw new UserError(`${file} is not a record that can be read: at ${parsed.fault.place}: ${parsed.fault.detail}.`);
  const { record } = parsed;
  const { game, voice } = await editionOf(record.game);
  const speaker = await speakerFor(voice, locale(values.lang));
  const result = replay(game, record, (_state, _move, events) => {
    if (!values.log) return;
    for (const event of events) {
      const words = voice.event(event, SPECTATOR);
      if (words !== null) console.log(speaker.say(words));
    }
  });
  if (record.rulesVersion !== game.rulesVersion) {
    console.log(`The record was made under rules version ${record.rulesVersion}; this is version ${game.rulesVersion}.`);
  }
  for (const { move, rulesVersion } of record.continued)
    console.log(`From move ${move} on it was played under rules version ${rulesVersion}.`);
  if (!result.ok) {
    throw new UserError(
      'fault' in result ? `At ${result.fault.place}: ${result.fault.detail}.` : `After move ${result.differs}: ${result.detail}.`,
    );
  }
  const { outcome } = result.state;
  console.log(`${record.moves.length} moves replayed, every state as recorded.`);
  if (outcome !== null) console.log(`${speaker.say(voice.ending(outcome.ending))} ${outcome.scores.join(' : ')}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
