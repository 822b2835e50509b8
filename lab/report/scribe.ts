import type { Level } from '@kaya/bots';
import type { Edition, Locale, Options, Speaker, Voice, WordValue } from '@kaya/engine';
import type { Failure } from '../arena/arena.ts';
import type { Pairing } from '../arena/pairing.ts';
import type { Share } from '../statistics.ts';
import { type LabKey, labSpeaker } from '../text/index.ts';

/** Writes what the lab reports about one game: its own words, the game's, and numbers as the language writes them. */
export class Scribe {
  readonly speaker: Speaker;
  readonly voice: Voice;
  readonly #number: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;

  private constructor(voice: Voice, speaker: Speaker) {
    this.voice = voice;
    this.speaker = speaker;
    this.#number = new Intl.NumberFormat(speaker.locale, { maximumFractionDigits: 1 });
    this.#percent = new Intl.NumberFormat(speaker.locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  static async for({ voice }: Edition, locale: Locale): Promise<Scribe> {
    return new Scribe(voice, await labSpeaker(voice, locale));
  }

  get locale(): Locale {
    return this.speaker.locale;
  }

  say(key: LabKey, values: Readonly<Record<string, WordValue>> = {}): string {
    return this.speaker.say({ key, values });
  }

  game(): string {
    return this.speaker.say(this.voice.name);
  }

  level(level: Level): string {
    return this.say(`lab.level.${level}`);
  }

  number(value: number): string {
    return this.#number.format(value);
  }

  percent(value: number): string {
    return this.#percent.format(value);
  }

  /** For scales: no digits behind the point. */
  wholePercent(value: number): string {
    return new Intl.NumberFormat(this.locale, { style: 'percent' }).format(value);
  }

  interval({ low, high }: Pick<Share, 'low' | 'high'>): string {
    return `${this.percent(low)} – ${this.percent(high)}`;
  }

  ending(ending: string, allLose: boolean): string {
    const words = this.speaker.say(this.voice.ending(ending));
    return allLose ? this.say('lab.all-lose', { ending: words }) : words;
  }

  /** How many games were played at how large a table, and how long it took. */
  played(games: number, seats: number, seconds: number): string {
    return this.say('lab.played', { games: this.say('lab.games', { count: games }), seats, seconds: this.number(seconds) });
  }

  /** The command that plays the same games again. */
  repeat(command: string, game: string, terms: readonly string[]): string {
    return this.say('lab.repeat', { command: `npm run lab -- ${command} ${game} ${terms.join(' ')}` });
  }

  /** The options, each with its value. */
  options(options: Options): string {
    return Object.entries(options)
      .map(([name, value]) => this.say('lab.option', { name: this.optionName(name), value: this.optionValue(name, value) }))
      .join('; ');
  }

  optionName(name: string): string {
    return this.speaker.say(this.voice.option(name).name);
  }

  optionValue(name: string, value: Options[string]): string {
    return typeof value === 'number' ? this.number(value) : this.speaker.say(this.voice.option(name).value(value));
  }

  /** The games that could not be played, a line each. */
  failures(failures: readonly Failure[]): string[] {
    if (failures.length === 0) return [];
    const line = ({ pairing, reason }: { readonly pairing: Pairing; readonly reason: string }) =>
      `  ${this.say('lab.failure', { seed: pairing.seed, bots: pairing.levels.join(','), reason })}`;
    return [this.say('lab.failed', { count: failures.length }), ...failures.map(line)];
  }
}
