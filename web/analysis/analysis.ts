import {
  ADVICE_SEED,
  type Chance,
  DEEPER,
  type Decision,
  type Heading,
  type Judgement,
  MOMENTS,
  momentsOf,
  PLAYED_OUT,
  type Prospect,
  type Review,
  standTogether,
  type TurnStart,
} from '@kaya/bots';
import type { Game, GameRecord, Seat } from '@kaya/engine';
import { Value } from '../app/value.ts';
import type { CoachAnswer, CoachQuestion } from '../coach/question.ts';
import { keepJudgements, keptJudgements } from './kept.ts';
import { askAll, goThrough } from './threads.ts';

/** A decision is judged for at most so long, in milliseconds. */
const THINKING = 1500;
/** After so many judgements they are kept. */
const KEPT_EVERY = 20;

/** What is looked at deeper, in this order. */
const RANKS: readonly Judgement['verdict'][] = ['mistake', 'doubtful', 'fine'];

/** Worlds in which a turn is played on to the end of the game, and how long that may take in milliseconds. */
const WORLDS = 40;
const PLAYING_ON = 20_000;

/** A turn of a team, and how often it still won from there. */
export interface Hope {
  readonly start: TurnStart;
  readonly chance: Chance;
}

export interface Judged {
  readonly decision: Decision;
  readonly judgement: Judgement;
}

export interface AnalysisState {
  readonly phase: 'walking' | 'heading' | 'judging' | 'stopped' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  /** So many decisions were looked at deeper; while that is what is being done it is what `done` counts. */
  readonly deeper: number;
  readonly isDeeper: boolean;
  readonly review: Review | null;
  readonly judged: readonly Judged[];
  /** Turn by turn where all play together, as far as it is known; else empty. */
  readonly hopes: readonly Hope[];
  /** Moment by moment where not all play together, as far as it is known; else empty. */
  readonly headings: readonly Heading[];
}

/** One for each table: whoever comes back from a moment finds it as it was. */
const analyses = new WeakMap<object, Analysis>();

/** `eyes`: the seat that looks on while the game still runs, and learns nothing here that it could not know; null: it is over. */
export function analysisOf(table: { readonly id: string }, game: Game, record: GameRecord, eyes: Seat | null): Analysis {
  const known = analyses.get(table);
  if (known?.isOf(record, eyes) === true) return known;
  const found = new Analysis(table.id, game, record, eyes);
  analyses.set(table, found);
  return found;
}

/** Goes through a game: first all of it, then decision by decision in a thread. It can be stopped, and goes on where it was. */
export class Analysis {
  readonly state: Value<AnalysisState>;
  /** The moment that was looked at last, by its name in the list. */
  lookedAt: string | null = null;
  readonly #id: string;
  readonly #game: Game;
  readonly #record: GameRecord;
  readonly #eyes: Seat | null;
  readonly #found = new Map<number, Judgement>();
  readonly #chances = new Map<number, Chance>();
  readonly #prospects = new Map<number, Prospect>();
  readonly #deep = new Set<number>();
  /** The turns of a team. */
  #starts: readonly TurnStart[] = [];
  #wanted = false;
  /** What was being done when it was stopped. */
  #stage: 'heading' | 'judging' = 'judging';
  #deeper = false;
  #running: Promise<void> | null = null;

  constructor(id: string, game: Game, record: GameRecord, eyes: Seat | null) {
    this.#id = id;
    this.#game = game;
    this.#record = record;
    this.#eyes = eyes;
    this.state = new Value<AnalysisState>({
      phase: 'walking',
      done: 0,
      total: record.moves.length,
      deeper: 0,
      isDeeper: false,
      review: null,
      judged: [],
      hopes: [],
      headings: [],
    });
  }

  /** Is it about this very game, as far as it has come, as this seat may know it? */
  isOf(record: GameRecord, eyes: Seat | null): boolean {
    return eyes === this.#eyes && record.hashes === this.#record.hashes;
  }

  /** `deeper`: what has been judged is judged once more, in more worlds. */
  start(deeper = this.#deeper): void {
    this.#wanted = true;
    this.#deeper = deeper;
    // Whoever was asked before it was stopped may still be thinking: it goes on at once all the same.
    if (this.#running !== null && this.state.value.phase === 'stopped') this.#set({ phase: this.#stage });
    this.#running ??= this.#run()
      .finally(() => {
        this.#running = null;
      })
      .then(() => {
        // Somebody wanted it again before it had stopped.
        const { phase } = this.state.value;
        if (this.#wanted && phase !== 'done' && phase !== 'failed') this.start();
      });
  }

  stop(): void {
    this.#wanted = false;
    const { phase } = this.state.value;
    if (phase !== 'heading' && phase !== 'judging') return;
    this.#set({ phase: 'stopped' });
    // What is being judged just now may take a while; the rest is kept at once.
    void this.#keep();
  }

  #set(change: Partial<AnalysisState>): void {
    this.state.set({ ...this.state.value, ...change });
  }

  async #run(): Promise<void> {
    const walked = this.state.value.review ?? (await this.#walk());
    if (walked === null) return this.#set({ phase: 'failed' });
    if (this.#found.size === 0) {
      const { found, chances = [], prospects = [], deep = [] } = await keptJudgements(this.#id, this.#record);
      for (const [move, judgement] of found) this.#found.set(move, judgement);
      for (const [move, chance] of chances) this.#chances.set(move, chance);
      for (const [move, prospect] of prospects) this.#prospects.set(move, prospect);
      for (const move of deep) this.#deep.add(move);
    }
    this.#tell(walked, this.#wanted ? 'judging' : 'stopped');
    // How everybody stood comes first, and with it how sure that is.
    if (!(await (standTogether(this.#game) ? this.#hope() : this.#head(walked)))) return;
    const open = walked.decisions.filter(({ move }) => !this.#found.has(move));
    this.#stage = 'judging';
    this.#tell(walked, this.#wanted ? 'judging' : 'stopped');
    if (!(await this.#judge(walked, open)) || (this.#deeper && !(await this.#lookDeeper(walked)))) return;
    this.#deeper = false;
    this.#tell(walked, 'done');
  }

  /** Judges these decisions, and keeps what is found now and then; false where it was stopped. */
  async #judge(walked: Review, decisions: readonly Decision[], depth = 1): Promise<boolean> {
    const { record, game } = { record: this.#record, game: this.#game.id };
    const question = ({ view, seat, played }: Decision): CoachQuestion => ({
      game,
      view,
      seat,
      seats: record.seats,
      played,
      depth,
      seed: ADVICE_SEED,
      milliseconds: depth * THINKING,
    });
    let unkept = 0;
    const told = async ({ move }: Decision, answer: CoachAnswer) => {
      if (!('judgement' in answer)) return;
      this.#found.set(move, answer.judgement);
      if (depth > 1) this.#deep.add(move);
      this.#tell(walked, this.#wanted ? 'judging' : 'stopped');
      if (++unkept % KEPT_EVERY === 0) await this.#keep();
    };
    const finished = await askAll(decisions, question, () => this.#wanted, told);
    await this.#keep();
    return finished;
  }

  /** What looked like a mistake first, then what was in doubt; where there was nothing to decide nothing is looked at again. */
  async #lookDeeper(walked: Review): Promise<boolean> {
    const rank = ({ move }: Decision) => RANKS.indexOf(this.#found.get(move)?.verdict ?? 'forced');
    const open = walked.decisions.filter(({ move }) => !this.#deep.has(move));
    for (const it of open) if (rank(it) < 0) this.#deep.add(it.move);
    this.#tell(walked, 'judging');
    const worth = open.filter((it) => rank(it) >= 0).sort((a, b) => rank(a) - rank(b));
    return this.#judge(walked, worth, DEEPER);
  }

  async #walk(): Promise<Review | null> {
    const about = { game: this.#game.id, record: this.#record, eyes: this.#eyes };
    const found = await goThrough(about, (done) => this.#set({ done }));
    this.#starts = found?.starts ?? [];
    if (found?.review != null) this.#set({ review: found.review });
    return found?.review ?? null;
  }

  /** From which turns on the team would still have won; of a running game only those that the seat itself began. */
  #hope(): Promise<boolean> {
    const starts = this.#starts;
    const tell = () => {
      const hopes = starts.flatMap((it) => {
        const chance = this.#chances.get(it.move);
        return chance === undefined ? [] : [{ start: it, chance }];
      });
      this.#set({ hopes });
    };
    const question = ({ move, view, seat }: TurnStart): CoachQuestion => {
      const about = { game: this.#game.id, view, seat, seats: this.#record.seats, seed: `chance ${move}` };
      return { ...about, worlds: WORLDS, milliseconds: PLAYING_ON };
    };
    const told = ({ move }: TurnStart, answer: CoachAnswer) => {
      if ('chance' in answer) this.#chances.set(move, answer.chance);
      tell();
    };
    tell();
    return this.#playOn(starts, ({ move }) => this.#chances.has(move), question, told);
  }

  /** Where the game was heading. */
  #head({ decisions }: Review): Promise<boolean> {
    const moments = momentsOf(decisions, MOMENTS);
    const tell = () => {
      const headings = moments.flatMap(({ move }) => {
        const prospect = this.#prospects.get(move);
        return prospect === undefined ? [] : [{ move, prospect }];
      });
      this.#set({ headings });
    };
    const question = ({ move, view, seat }: Decision): CoachQuestion => {
      const about = { game: this.#game.id, view, seat, seats: this.#record.seats, seed: `heading ${move}` };
      return { ...about, worlds: PLAYED_OUT, milliseconds: PLAYING_ON };
    };
    const told = ({ move }: Decision, answer: CoachAnswer) => {
      if ('prospect' in answer) this.#prospects.set(move, answer.prospect);
      tell();
    };
    tell();
    return this.#playOn(moments, ({ move }) => this.#prospects.has(move), question, told);
  }

  /** Plays on to the end from those moments from which nobody did before; false where it was stopped. */
  async #playOn<T>(
    moments: readonly T[],
    isKnown: (moment: T) => boolean,
    question: (moment: T) => CoachQuestion,
    told: (moment: T, answer: CoachAnswer) => void,
  ): Promise<boolean> {
    const open = moments.filter((it) => !isKnown(it));
    if (open.length === 0) return this.#wanted;
    const tell = () => {
      const done = moments.filter(isKnown).length;
      this.#set({ phase: this.#wanted ? 'heading' : 'stopped', done, total: moments.length });
    };
    this.#stage = 'heading';
    tell();
    const finished = await askAll(
      open,
      question,
      () => this.#wanted,
      async (moment, answer) => {
        told(moment, answer);
        tell();
      },
    );
    await this.#keep();
    return finished;
  }

  #tell({ decisions }: Review, phase: AnalysisState['phase']): void {
    const judged = decisions.flatMap((decision): Judged[] => {
      const judgement = this.#found.get(decision.move);
      return judgement === undefined ? [] : [{ decision, judgement }];
    });
    const isDeeper = this.#deeper && judged.length === decisions.length && phase !== 'done';
    const done = isDeeper ? this.#deep.size : judged.length;
    this.#set({ phase, done, total: decisions.length, deeper: this.#deep.size, isDeeper, judged });
  }

  #keep(): Promise<void> {
    const [chances, prospects, deep] = [[...this.#chances], [...this.#prospects], [...this.#deep]];
    return keepJudgements(this.#id, this.#record, [...this.#found], { chances, prospects, deep });
  }
}
