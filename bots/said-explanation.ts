import { type Kinds, Speaker, type Voice } from '@kaya/engine';
import type { Chair } from './bot.ts';
import type { Explanation } from './explanation.ts';
import { type BotKey, botWords } from './text/index.ts';

/** The explanation in one sentence, in the language of the game's speaker. */
export function sayExplanation<K extends Kinds>(
  { action, why, gains, against, twin }: Explanation<K['action']>,
  speaker: Speaker,
  voice: Pick<Voice<K>, 'action' | 'motive'>,
  { view, seat }: Pick<Chair<K>, 'view' | 'seat'>,
): string {
  const motives = gains.map((part) => voice.motive?.(part)).filter((words) => words !== undefined);
  const key: BotKey = gains.length > 0 && motives.length === 0 ? 'bots.rated' : `bots.${why}`;
  const say = (it: K['action']) => speaker.say(voice.action(it, view, seat));
  const frames = new Speaker(speaker.locale, botWords[speaker.locale]);
  // A move that is called like the one it is compared with would be compared with itself.
  const other = against === null || say(against) === say(action) ? null : say(against);
  const hasTwin = twin !== null && say(twin) !== say(action);
  const said = frames.say({
    key: other === null ? alone(key) : key,
    values: { gains: motives.map((it) => speaker.say(it)), other: other ?? '' },
  });
  return hasTwin ? `${said} ${frames.say({ key: 'bots.beside', values: { twin: say(twin) } })}` : said;
}

/** The same without naming another move. */
function alone(key: BotKey): BotKey {
  switch (key) {
    case 'bots.gains':
    case 'bots.gains-later':
    case 'bots.keeps':
      return `${key}.alone`;
    case 'bots.later':
    case 'bots.rated':
    case 'bots.close':
      return 'bots.several';
    default:
      return key;
  }
}
