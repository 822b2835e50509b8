import {
  type Chance,
  type Decision,
  type Judgement,
  type Review,
  review,
  reviewBySeat,
  standTogether,
  type TurnStart,
  turnStarts,
} from '@kaya/bots';
import type { Game, GameRecord, Seat } from '@kaya/engine';
import { Value } from '../app/value.ts';
import { askCoach } from '../coach/askCoach.ts';
import { keepJudgements, keptJudgements } from './kept.ts';

/** A decision is judged for at most so long, in milliseconds. */
const THINKING = 1500;
/** The page stands still for at most so long while the game is played again. */
const SLICE = 12;
/** After so many judgements they are kept. */
const KEPT_EVERY = 20;

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
  readonly phase: 'walking' | 'judging' | 'stopped' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly review: Review | null;
  readonly judged: readonly Judged[];
  /** Turn by turn where all play together, as far as it is known; else empty. */
  readonly hopes: readonly Hope[];
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
  #wanted = false;
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
      review: null,
      judged: [],
      hopes: [],
    });
  }

  /** Is it about this very game, as far as it has come, as this seat may know it? */
  isOf(record: GameRecord, eyes: Seat | null): boolean {
    return eyes === this.#eyes && record.hashes === this.#record.hashes;
  }

  start(): void {
    this.#wanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  stop(): void {
    this.#wanted = false;
    if (this.state.value.phase === 'judging') this.#set({ phase: 'stopped' });
  }

  #set(change: Partial<AnalysisState>): void {
    this.state.set({ ...this.state.value, ...change });
  }

  async #run(): Promise<void> {
    const walked = this.state.value.review ?? (await this.#walk());
    if (walked === null) return this.#set({ phase: 'failed' });
    if (this.#found.size === 0) {
      const { found, chances = [] } = await keptJudgements(this.#id, this.#record);
      for (const [move, judgement] of found) this.#found.set(move, judgement);
      for (const [move, chance] of chances) this.#chances.set(move, chance);
    }
    this.#tell(walked, this.#wanted ? 'judging' : 'stopped');
    await this.#hope();
    let unkept = 0;
    for (const decision of walked.decisions) {
      if (this.#found.has(decision.move)) continue;
      if (!this.#wanted) break;
      const judgement = await this.#judge(decision);
      if (judgement === null) continue;
      this.#found.set(decision.move, judgement);
      this.#tell(walked, this.#wanted ? 'judging' : 'stopped');
      if (++unkept % KEPT_EVERY === 0) await this.#keep();
    }
    await this.#keep();
    if (this.#wanted) this.#tell(walked, 'done');
  }

  async #walk(): Promise<Review | null> {
    const [game, record, eyes] = [this.#game, this.#record, this.#eyes];
    const walk = eyes === null ? review(game, record) : reviewBySeat(game, record, eyes);
    for (let until = performance.now() + SLICE; ; ) {
      const step = walk.next();
      if (step.done === true) {
        if (step.value !== null) this.#set({ review: step.value });
        return step.value;
      }
      if (performance.now() < until) continue;
      this.#set({ done: step.value });
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE;
    }
  }

  /** From which turns on the team would still have won; of a running game only those that the seat itself began. */
  async #hope(): Promise<void> {
    if (!standTogether(this.#game)) return;
    const eyes = this.#eyes;
    const starts = (turnStarts(this.#game, this.#record) ?? []).filter(({ seat }) => eyes === null || seat === eyes);
    for (const start of starts) {
      if (!this.#chances.has(start.move)) {
        if (!this.#wanted) break;
        const { move, view, seat } = start;
        const about = { game: this.#game.id, view, seat, seats: this.#record.seats, seed: `chance ${move}` };
        const answer = await askCoach({ ...about, worlds: WORLDS, milliseconds: PLAYING_ON });
        if (answer !== null && 'chance' in answer) this.#chances.set(move, answer.chance);
      }
      this.#set({
        hopes: starts.flatMap((it) => {
          const chance = this.#chances.get(it.move);
          return chance === undefined ? [] : [{ start: it, chance }];
        }),
      });
    }
    await this.#keep();
  }

  async #judge({ move, view, seat, played }: Decision): Promise<Judgement | null> {
    const question = {
      game: this.#game.id,
      view,
      seat,
      seats: this.#record.seats,
      played,
      seed: `analysis ${move}`,
      milliseconds: THINKING,
    };
    const answer = await askCoach(question);
    return answer !== null && 'judgement' in answer ? answer.judgement : null;
  }

  #tell({ decisions }: Review, phase: AnalysisState['phase']): void {
    const judged = decisions.flatMap((decision): Judged[] => {
      const judgement = this.#found.get(decision.move);
      return judgement === undefined ? [] : [{ decision, judgement }];
    });
    this.#set({ phase, done: judged.length, total: decisions.length, judged });
  }

  #keep(): Promise<void> {
    return keepJudgements(this.#id, this.#record, [...this.#found], [...this.#chances]);
  }
}
