import type { Action, Game, GameEvent, Kinds, Seat } from '../contract.ts';
import { Match } from '../match.ts';
import { matchAt } from './at.ts';
import { type Course, DRILL, type Drilled, type DrillMoment, fits, HELPS } from './lesson.ts';
import { type Leader, NOTHING, type Told } from './told.ts';

/** Written by kind, asked for one after the other: with less help each time. */
export function drillOf(drilled: readonly Drilled[]): readonly DrillMoment[] {
  return drilled.flatMap(({ words, steps, at }) =>
    HELPS.flatMap((help) => {
      const [record, move] = at[help] ?? [];
      return record === undefined || move === undefined
        ? []
        : [{ id: `${words}-${help}`, words, help, rules: [], record, move, steps }];
    }),
  );
}

/** Leads through a drill: each thing is asked for at a position of its own, and seen on the board before the next one comes. */
export class Drill<K extends Kinds = Kinds> implements Leader<K> {
  readonly lesson: { readonly id: string; readonly moments: readonly DrillMoment[] };
  readonly seat: Seat;
  readonly #game: Game<K>;
  #at = 0;
  /** How many steps of what is asked are done. */
  #done = 0;
  #told: Told = NOTHING;

  constructor(game: Game<K>, { seat }: Pick<Course, 'seat'>, moments: readonly DrillMoment[]) {
    this.#game = game;
    this.seat = seat;
    this.lesson = { id: DRILL, moments };
  }

  get told(): Told {
    return this.#told;
  }

  get at(): number {
    return this.#at;
  }

  get holds(): boolean {
    return this.#told.phase !== 'ask';
  }

  open(at: number = this.#at): Match<K> {
    this.#at = at;
    // Whoever has skipped the last one is left where it stood.
    const moment = this.#moment ?? this.lesson.moments.at(-1);
    if (moment === undefined) throw new Error('an empty drill');
    const match = matchAt(this.#game, moment.record, moment.move);
    this.#ask(match, 0);
    return match;
  }

  again(): Match<K> {
    return this.open();
  }

  goOn(match: Match<K>): Match<K> {
    if (this.#told.phase !== 'seen') return match;
    this.#at++;
    if (this.#moment !== null) return this.open();
    this.#told = { ...NOTHING, phase: 'done' };
    return match;
  }

  /** Nobody else decides before what is asked for is done. */
  isNext(): boolean {
    return this.#told.phase === 'ask';
  }

  recorded(): null {
    return null;
  }

  heard(match: Match<K>, seat: Seat, action: Action, _events: readonly GameEvent[]): void {
    const moment = this.#moment;
    const step = moment?.steps[this.#done];
    if (moment === null || step === undefined || seat !== this.seat) return;
    if (!fits(step, action)) this.#told = { ...NOTHING, phase: 'other', moment };
    else if (this.#done + 1 < moment.steps.length) this.#ask(match, this.#done + 1);
    else this.#told = { ...NOTHING, phase: 'seen', moment, answer: `${DRILL}.${moment.id}.done` };
  }

  get #moment(): DrillMoment | null {
    return this.lesson.moments[this.#at] ?? null;
  }

  #ask(match: Match<K>, done: number): void {
    this.#done = done;
    const moment = this.#moment;
    if (moment === null) {
      this.#told = { ...NOTHING, phase: 'done' };
      return;
    }
    const suggested = this.#suited(match, done);
    const points = moment.points ?? (suggested === null ? [] : this.#game.places.action(suggested));
    this.#told = {
      ...NOTHING,
      phase: 'ask',
      moment,
      begun: done > 0,
      suggested,
      after: suggested === null ? null : this.#after(match, suggested),
      points: points.length === 0 ? ['#list'] : points,
    };
  }

  #suited(match: Match<K>, step: number): K['action'] | null {
    const fields = this.#moment?.steps[step];
    return fields === undefined ? null : (match.legal(this.seat).find((it) => fits(fields, it)) ?? null);
  }

  /** What follows what is suggested, where a table can do both in one go. */
  #after(match: Match<K>, suggested: K['action']): Action | null {
    if (this.#moment?.steps[this.#done + 1] === undefined) return null;
    const ahead = Match.resume(this.#game, match.snapshot());
    return ahead.act(this.seat, suggested).ok ? this.#suited(ahead, this.#done + 1) : null;
  }
}
