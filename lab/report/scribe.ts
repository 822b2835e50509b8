import type { Level } from '@kaya/bots';
import { type Box, defaults, type Locale, type Options, type Speaker, type Voice, type WordValue } from '@kaya/engine';
import type { KeptFailure, Watched } from '../arena/watched.ts';
import type { Share } from '../statistics.ts';
import { type LabKey, labSpeaker } from '../text/index.ts';

/** Under what terms games were played: what a person types to play them again. */
interface Terms {
  readonly id: string;
  /** Left out where they vary. */
  readonly seats?: number;
  readonly options?: Options;
  readonly games: number;
  readonly terms: readonly string[];
  /** As given with `--option`. */
  readonly option: readonly string[];
}

/** Writes what the lab reports about one game: its own words, the game's, and numbers as the language writes them. */
export class Scribe {
  readonly speaker: Speaker;
  readonly voice: Voice;
  readonly #number: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;

  /** The options at their defaults. */
  readonly #usual: Options;

  private constructor({ game, voice }: Box, speaker: Speaker) {
    this.voice = voice;
    this.#usual = defaults(game.options);
    this.speaker = speaker;
    this.#number = new Intl.NumberFormat(speaker.locale, { maximumFractionDigits: 1 });
    this.#percent = new Intl.NumberFormat(speaker.locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  static async for(box: Box, locale: Locale): Promise<Scribe> {
    return new Scribe(box, await labSpeaker(box.voice, locale));
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

  seat(seat: number): string {
    return this.speaker.say({ key: 'engine.seat', values: { number: seat + 1 } });
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

  /** What was played, how to play it again, and what went wrong. */
  lead(command: string, { played, failures, stopped, seconds }: Watched, terms: Terms): string[] {
    const { id, seats, options, games } = terms;
    const count = this.say('lab.games', { count: played.length });
    return [
      seats === undefined
        ? this.say('lab.surveyed', { games: count, seconds: this.number(seconds) })
        : this.say('lab.played', { games: count, seats, seconds: this.number(seconds) }),
      ...(options === undefined ? [] : [this.setUp(options)]),
      this.say('lab.repeat', {
        command: ['npm run lab --', command, id, ...terms.terms, ...terms.option.map((it) => `--option ${it}`)].join(' '),
      }),
      ...(stopped ? [this.say('lab.interrupted', { done: played.length, total: games })] : []),
      ...this.#failures(failures),
    ];
  }

  /** The set-up, by what is not as usual. */
  setUp(options: Options): string {
    const unusual = Object.entries(options).filter(([name, value]) => this.#usual[name] !== value);
    return unusual.length === 0
      ? this.say('lab.set-up.usual')
      : this.say('lab.set-up', { options: this.options(Object.fromEntries(unusual)) });
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
  #failures(failures: readonly KeptFailure[]): string[] {
    if (failures.length === 0) return [];
    return [
      this.say('lab.failed', { count: failures.length }),
      ...failures.map(
        ({ pairing, reason, file }) =>
          `  ${this.say('lab.failure', { seed: pairing.seed, bots: pairing.levels.join(','), reason, file: file ?? 'none' })}`,
      ),
    ];
  }
}
