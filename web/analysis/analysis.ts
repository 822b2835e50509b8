import { type Decision, type Judgement, type Review, review } from '@kaya/bots';
import type { Game, GameRecord } from '@kaya/engine';
import { Value } from '../app/value.ts';
import { askCoach } from '../coach/askCoach.ts';
import { keepJudgements, keptJudgements } from './kept.ts';

/** A decision is judged for at most so long, in milliseconds. */
const THINKING = 1500;
/** The page stands still for at most so long while the game is played again. */
const SLICE = 12;
/** After so many judgements they are kept. */
const KEPT_EVERY = 20;

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
}

/** One for each table: whoever comes back from a moment finds it as it was. */
const analyses = new WeakMap<object, Analysis>();

export function analysisOf(table: { readonly id: string }, game: Game, record: GameRecord): Analysis {
  const found = analyses.get(table) ?? new Analysis(table.id, game, record);
  analyses.set(table, found);
  return found;
}

/** Goes through a finished game: first all of it, then decision by decision in a thread. It can be stopped, and goes on where it was. */
export class Analysis {
  readonly state: Value<AnalysisState>;
  /** The moment that was looked at last, by its name in the list. */
  lookedAt: string | null = null;
  readonly #id: string;
  readonly #game: Game;
  readonly #record: GameRecord;
  readonly #found = new Map<number, Judgement>();
  #wanted = false;
  #running: Promise<void> | null = null;

  constructor(id: string, game: Game, record: GameRecord) {
    this.#id = id;
    this.#game = game;
    this.#record = record;
    this.state = new Value<AnalysisState>({ phase: 'walking', done: 0, total: record.moves.length, review: null, judged: [] });
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
    if (this.#found.size === 0)
      for (const [move, judgement] of await keptJudgements(this.#id, this.#record)) this.#found.set(move, judgement);
    this.#tell(walked, this.#wanted ? 'judging' : 'stopped');
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
    const walk = review(this.#game, this.#record);
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
    return keepJudgements(this.#id, this.#record, [...this.#found]);
  }
}
