import type { Box, Options, Speaker } from '@kaya/engine';

/** What a table is played with, in words: the options that matter, and those that somebody has changed. */
export function chosenOptions({ game, voice, shelf }: Box, speaker: Speaker, options: Options) {
  return Object.entries(game.options).flatMap(([name, option]) => {
    const value = options[name] ?? option.default;
    const words = voice.option(name);
    const matters = shelf.matters.includes(name) || value !== option.default;
    return matters ? [{ name, title: speaker.say(words.name), value: speaker.say(words.value(value)) }] : [];
  });
}
