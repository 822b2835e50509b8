import { parseArgs } from 'node:util';
import { replay, SPECTATOR, speakerFor } from '@kaya/engine';
import { locale, onlyOne } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { recordIn, replayed } from '../record-file.ts';

/** Plays a record again and checks every state; with --log it tells the story. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lang: { type: 'string', default: 'en' }, log: { type: 'boolean' } },
  });
  const record = recordIn(onlyOne(positionals));
  const { game, voice } = await boxOf(record.game);
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
  const { outcome } = replayed(result);
  console.log(`${record.moves.length} moves replayed, every state as recorded.`);
  if (outcome !== null) console.log(`${speaker.say(voice.ending(outcome.ending))} ${outcome.scores.join(' : ')}`);
}
