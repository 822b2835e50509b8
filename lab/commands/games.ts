import { parseArgs } from 'node:util';
import { type Option, speakerFor } from '@kaya/engine';
import { locale } from '../arguments.ts';
import { allBoxes } from '../boxes.ts';

/** What can be played, with seats and options. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { lang: { type: 'string', default: 'en' } } });
  for (const { game, voice } of await allBoxes()) {
    const speaker = await speakerFor(voice, locale(values.lang));
    console.log(`${game.id}: ${speaker.say(voice.name)}, ${game.seats.min}–${game.seats.max}`);
    for (const [name, option] of Object.entries(game.options)) {
      console.log(`    ${name} = ${choices(option)}   ${speaker.say(voice.option(name).help)}`);
    }
  }
}

function choices(option: Option): string {
  switch (option.type) {
    case 'flag':
      return option.default ? '[true] | false' : 'true | [false]';
    case 'choice':
      return option.values.map((value) => (value === option.default ? `[${value}]` : value)).join(' | ');
    case 'number':
      return `${option.min}…${option.max} [${option.default}]`;
  }
}
