import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { DEFAULT_ITERATIONS } from '@kaya/bots';
import { type Box, checkSetup, type Game, LOCALES, type Locale, readOption, reasonWords, speakerFor } from '@kaya/engine';
import { DEFAULT_PARALLEL } from './arena/watched.ts';
import { UserError } from './user-error.ts';
import { mustBeWritable } from './writing.ts';

/** The options that several commands share, for `parseArgs`. */
export const SETUP_OPTIONS = {
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  lang: { type: 'string', default: 'en' },
} as const;

/** The options of commands that let bots play many games. */
export const MATCH_OPTIONS = {
  games: { type: 'string', default: '100' },
  parallel: { type: 'string', default: DEFAULT_PARALLEL },
  iterations: { type: 'string', default: String(DEFAULT_ITERATIONS) },
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const;

/** What a command is given: options by name, and the one argument without a name that it may take, a game or a file. */
export function given<const O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  return { values, only: onlyOne(positionals) };
}

/** More than one would be left out silently. */
function onlyOne([first, extra]: readonly string[]): string | undefined {
  if (extra !== undefined) throw new UserError(`'${extra}' is an argument too many; names in a list are joined by commas.`);
  return first;
}

/** How many games, in how many threads, and how hard the bots look; where the page goes is looked at before hours of play. */
export function matchTerms(given: {
  readonly games: string;
  readonly parallel: string;
  readonly iterations: string;
  readonly html?: string | undefined;
}): {
  readonly games: number;
  readonly parallel: number;
  readonly iterations: number;
} {
  mustBeWritable(given.html);
  return {
    games: wholeNumber(given.games, 'games', 1),
    parallel: wholeNumber(given.parallel, 'parallel', 1, 64),
    iterations: wholeNumber(given.iterations, 'iterations', 1),
  };
}

export function wholeNumber(text: string | undefined, name: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < min || value > max) {
    throw new UserError(
      `--${name} must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}, not '${text}'.`,
    );
  }
  return value;
}

export function locale(text: string): Locale {
  const found = LOCALES.find((it) => it === text);
  if (found === undefined) throw new UserError(`--lang must be one of ${LOCALES.join(', ')}, not '${text}'.`);
  return found;
}

/** What `--option name=value` says, not yet checked. */
export function givenOptions(game: Game, pairs: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    if (rest.length === 0) throw new UserError(`--option takes name=value, not '${pair}'.`);
    options[name] = readOption(game.options[name], rest.join('='));
  }
  return options;
}

/** The set-up that the arguments ask for; refused with the reasons in words. */
export async function setupFrom(
  { game, voice }: Box,
  given: { readonly seats?: string | undefined; readonly option: readonly string[]; readonly lang: string },
): Promise<{ readonly seats: number; readonly options: Readonly<Record<string, string | number | boolean>> }> {
  const seats =
    given.seats === undefined ? Math.max(game.seats.min, Math.min(3, game.seats.max)) : wholeNumber(given.seats, 'seats', 0);
  const checked = checkSetup(game, seats, givenOptions(game, given.option));
  if (checked.ok) return { seats, options: checked.options };
  const speaker = await speakerFor(voice, locale(given.lang));
  throw new UserError(checked.reasons.map((reason) => speaker.say(reasonWords(voice, reason))).join('\n'));
}

/** Numbers of seats from a list such as `2,4`; without one all that the game knows, from `least` on. */
export function seatCounts(text: string | undefined, { game: { seats } }: Box, least: number): number[] {
  if (text !== undefined) return text.split(',').map((it) => wholeNumber(it, 'seats', seats.min, seats.max));
  const first = Math.min(seats.max, Math.max(seats.min, least));
  return Array.from({ length: seats.max - first + 1 }, (_, i) => first + i);
}
