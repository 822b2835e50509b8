import { createInterface } from 'node:readline';
import { ADVICE_SEED, bots, type Chair, explain, type Level, promised, sayExplanation, seenBy } from '@kaya/bots';
import {
  type ActResult,
  type Box,
  type Kinds,
  Match,
  type Rng,
  reasonWords,
  type Seat,
  Speaker,
  seeded,
  speakerFor,
  toldLines,
  type Update,
  type Viewer,
} from '@kaya/engine';
import { levelsFor } from '../arena/line-ups.ts';
import { given, locale, SETUP_OPTIONS, setupFrom, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { coachWords } from '../coach-words.ts';
import { labWords } from '../text/index.ts';
import { UserError } from '../user-error.ts';
import { mustBeWritable, write } from '../writing.ts';

/** A person in the terminal, against bots or with others around one keyboard, with the game's own words. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    ...SETUP_OPTIONS,
    you: { type: 'string', default: '1' },
    bots: { type: 'string', default: 'medium' },
    save: { type: 'string' },
  });
  mustBeWritable(values.save);
  const box = await boxOf(only);
  const { seats, options } = await setupFrom(box, values);
  const people =
    values.you === 'all' ? undefined : new Set(values.you.split(',').map((text) => wholeNumber(text, 'you', 1, seats) - 1));
  const language = locale(values.lang);
  const own = new Speaker(language, labWords[language]);
  const levels = levelsFor(box.game.brain === undefined ? 'random' : values.bots, seats);
  const names = levels.map((_, seat) => {
    if (people === undefined || people.has(seat))
      return own.say({ key: people?.size === 1 ? 'lab.you' : 'lab.player', values: { number: seat + 1 } });
    return own.say({ key: 'lab.bot', values: { number: seat + 1 } });
  });
  const started = Match.start(box.game, { seats, options, seed: values.seed });
  if (!started.ok) throw new UserError(started.reasons.map((reason) => reason.rule).join(', '));
  const table = new TerminalTable(box, started.match, await speakerFor(box.voice, language, names), own, levels, people);
  table.tell(started.updates);
  await table.play();
  if (values.save !== undefined) {
    write(values.save, `${JSON.stringify(started.match.record())}\n`);
    console.log(own.say({ key: 'lab.saved', values: { file: values.save } }));
  }
}

class TerminalTable<K extends Kinds> {
  readonly #box: Box<K>;
  readonly #match: Match<K>;
  readonly #speaker: Speaker;
  readonly #own: Speaker;
  readonly #levels: readonly Level[];
  /** The seats that people play; undefined: all. */
  readonly #people: ReadonlySet<Seat> | undefined;
  readonly #rng: Rng = seeded('terminal');

  constructor(
    box: Box<K>,
    match: Match<K>,
    speaker: Speaker,
    own: Speaker,
    levels: readonly Level[],
    people: ReadonlySet<Seat> | undefined,
  ) {
    this.#box = box;
    this.#match = match;
    this.#speaker = speaker;
    this.#own = own;
    this.#levels = levels;
    this.#people = people;
  }

  async play(): Promise<void> {
    const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
    for (;;) {
      await this.#letBotsPlay();
      const seat = this.#match.awaited()[0];
      if (seat === undefined) break;
      this.#showDecision(seat);
      for (let answered = false; !answered; ) {
        process.stdout.write('> ');
        const { value, done } = await lines.next();
        const line = done === true ? 'q' : String(value).trim();
        if (line === 'q') return console.log(this.#own.say({ key: 'lab.stopped' }));
        answered = await this.#answer(seat, line);
      }
    }
    this.#showEnd();
  }

  /** Writes the log of what the people at this terminal may know. */
  tell(updates: readonly Update<K>[]): void {
    const viewer = this.#viewer();
    const events = updates.find((it) => it.viewer === viewer)?.events ?? [];
    for (const { words } of toldLines(this.#box.voice, events, viewer)) console.log(`  ${this.#speaker.say(words)}`);
  }

  /** Whose eyes the log is written for: the one person's; around one keyboard, what all may see. */
  #viewer(): Viewer {
    return this.#people?.size === 1 ? ([...this.#people][0] ?? -1) : -1;
  }

  #isPerson(seat: Seat): boolean {
    return this.#people?.has(seat) ?? true;
  }

  async #letBotsPlay(): Promise<void> {
    for (;;) {
      const seat = this.#match.awaited().find((it) => !this.#isPerson(it));
      if (seat === undefined) return;
      const level = this.#levels[seat] ?? 'random';
      const seen = await seenBy(level, this.#box.game, this.#match.seats);
      this.#tellUpdate(this.#match.act(seat, bots[level].choose(seen, this.#chair(seat), this.#rng).action));
    }
  }

  #chair(seat: Seat): Chair<K> {
    return { view: this.#match.view(seat).view, seat, seats: this.#match.seats };
  }

  #tellUpdate(result: ActResult<K>): void {
    if (!result.ok) throw new Error('what was on the list is refused');
    this.tell(result.updates);
  }

  #showDecision(seat: Seat): void {
    const { voice } = this.#box;
    const { view } = this.#match.view(seat);
    const { decision } = this.#match;
    console.log();
    for (const words of voice.describe(view, seat)) console.log(this.#speaker.say(words));
    if (this.#people?.size !== 1) console.log(`\n[${this.#speaker.names[seat]}]`);
    if (decision !== null) console.log(`\n${this.#speaker.say(voice.prompt(view, decision, seat))}`);
    this.#match.legal(seat).forEach((action, i) => {
      console.log(`  ${i + 1}. ${this.#speaker.say(voice.action(action, view, seat))}`);
    });
    console.log(this.#own.say({ key: 'lab.keys' }));
  }

  /** Does what the line asks for; true once the seat has acted. */
  async #answer(seat: Seat, line: string): Promise<boolean> {
    if (line === '?') return this.#showBlocked(seat);
    if (line === 'u') return this.#undo(seat);
    if (line === 'h') return this.#hint(seat);
    const action = /^\d+$/.test(line) ? this.#match.legal(seat)[Number(line) - 1] : undefined;
    if (action === undefined) {
      console.log(this.#own.say({ key: 'lab.which', values: { count: this.#match.legal(seat).length } }));
      return false;
    }
    this.#tellUpdate(this.#match.act(seat, action));
    return true;
  }

  #showBlocked(seat: Seat): false {
    const { voice } = this.#box;
    const { view } = this.#match.view(seat);
    for (const { action, reasons } of this.#match.candidates(seat)) {
      if (reasons.length === 0) continue;
      const why = reasons.map((reason) => `${this.#speaker.say(reasonWords(voice, reason))} [${reason.rule}]`).join(' ');
      console.log(`  ✗ ${this.#speaker.say(voice.action(action, view, seat))}: ${why}`);
    }
    return false;
  }

  #undo(seat: Seat): boolean {
    const result = this.#match.undo(seat);
    if (!result.ok) for (const reason of result.reasons) console.log(this.#speaker.say(reasonWords(this.#box.voice, reason)));
    return result.ok;
  }

  async #hint(seat: Seat): Promise<false> {
    const { game, voice } = this.#box;
    const chair = this.#chair(seat);
    const say = (action: K['action']) => this.#speaker.say(voice.action(action, chair.view, seat));
    // Advice overlooks nothing on purpose.
    const rng = seeded(ADVICE_SEED);
    const thought = bots[game.brain === undefined ? 'random' : 'medium'].choose(game, { ...chair, include: [] }, rng);
    const advice = explain(game, chair, thought, rng);
    const explanation = { ...advice, brings: promised(game, chair, advice, rng) };
    const words = await coachWords(this.#box, this.#speaker.locale);
    console.log(this.#own.say({ key: 'lab.hint', values: { action: say(explanation.action) } }));
    console.log(`  ${sayExplanation(explanation, this.#speaker, words, voice, chair)}`);
    if (explanation.alternatives.length > 0) console.log(this.#own.say({ key: 'lab.hint.others' }));
    const number = new Intl.NumberFormat(this.#speaker.locale, { maximumFractionDigits: 1, signDisplay: 'negative' });
    for (const { action, value } of explanation.alternatives) {
      console.log(`  ${say(action)} (${number.format(value - explanation.value)})`);
    }
    return false;
  }

  #showEnd(): void {
    const { voice } = this.#box;
    const { outcome } = this.#match;
    if (outcome === null) return;
    console.log(`\n${this.#speaker.say(voice.ending(outcome.ending))}`);
    const rows = outcome.scores.map((score, seat) => ({
      name: this.#speaker.names[seat],
      rank: outcome.ranks[seat] ?? 0,
      score,
      sources: outcome.sources[seat] ?? {},
    }));
    const rivals = (outcome.rivals ?? []).map((rival) => ({
      ...rival,
      name: voice.rival === undefined ? rival.name : this.#speaker.say(voice.rival(rival.name)),
    }));
    for (const { rank, name, score, sources } of [...rows, ...rivals]) {
      const parts = Object.entries(sources).map(([source, points]) => `${this.#speaker.say(voice.source(source))} ${points}`);
      console.log(`  ${rank}. ${name}: ${score}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`);
    }
  }
}
