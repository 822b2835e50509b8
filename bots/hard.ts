import { at, type Game, imagined, type Kinds, type Rng, Runner, same } from '@kaya/engine';
import type { Bot, Budget, Chair, Thought } from './bot.ts';
import { Clock } from './clock.ts';
import { atTheHorizon } from './horizon.ts';
import { mean } from './mean.ts';
import { ONE_TURN, tryActions } from './medium.ts';
import { planTogether } from './team/index.ts';
import { brainOf, lead, worth } from './worth.ts';

/** The moves that are worth a closer look. */
const CANDIDATES = 6;
/** From so many worlds on a candidate may fall away before its time … */
const FAIR_TRIAL = 5;
/** … where it is so many standard errors behind the best. */
const CLEARLY_BEHIND = 2.3;
/** The one-turn look counts as much as so many worlds: where worlds disagree, it decides. */
const FIRST_LOOK = 6;

/**
 * Plays on in its head: the best moves of a one-turn look are each followed for some turns of everybody in the same
 * imagined worlds, and judged by where they lead. Half of them fall away at a time, so that most of the thinking goes
 * into the closest decisions.
 */
export const hard: Bot = {
  level: 'hard',
  choose: (game, chair, rng, budget = {}) => playOnAndCompare(game, chair, rng, budget),
};

/** Where lines of play lead is judged by all these together: the game itself, and as others see it. */
export function playOnAndCompare<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  rng: Rng,
  budget: Budget,
  judges: readonly Game<K>[] = [game],
): Thought<K> {
  const legal = new Runner(game, chair.view).legal(chair.seat);
  const [only] = legal;
  if (only === undefined) throw new Error(`${game.id}: seat ${chair.seat} has nothing to decide`);
  if (legal.length === 1) return { action: only, considered: [{ action: only, value: 0 }] };
  if (game.brain?.team !== undefined) return planTogether(game, chair, rng, budget);
  const clock = new Clock(budget);
  return new Comparison(game, chair, rng, tryActions(game, chair, rng, ONE_TURN), judges).run(clock);
}

/** A move that is looked at, and where it led in each world it was played in. */
interface Candidate<A> {
  readonly action: A;
  /** What the one-turn look thinks of it. */
  readonly look: number;
  readonly ends: End[];
}

/** Where one line of play led. */
interface End {
  /** By judge. */
  readonly leads: readonly number[];
  /** What it is worth for certain, where the game is over. */
  readonly worth: number | null;
  /** How likely all still lose together. */
  readonly peril: number;
}

class Comparison<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #judges: readonly Game<K>[];
  readonly #chair: Chair<K>;
  readonly #rng: Rng;
  readonly #rest: Thought<K>['considered'];
  #candidates: Candidate<K['action']>[];
  readonly #fallen: { readonly action: K['action']; readonly value: number }[] = [];

  constructor(game: Game<K>, chair: Chair<K>, rng: Rng, { considered }: Thought<K>, judges: readonly Game<K>[]) {
    this.#game = game;
    this.#judges = judges;
    this.#chair = chair;
    this.#rng = rng;
    const { include = [] } = chair;
    const isCandidate = ({ action }: { readonly action: K['action'] }, place: number) =>
      place < CANDIDATES || include.some((it) => same(it, action));
    this.#candidates = considered.filter(isCandidate).map(({ action, value }) => ({ action, look: value, ends: [] }));
    this.#rest = considered.filter((it, place) => !isCandidate(it, place));
  }

  run(clock: Clock): Thought<K> {
    const cuts = Math.max(1, Math.ceil(Math.log2(this.#candidates.length)));
    for (let cut = 0, spent = 0; cut < cuts; cut++) {
      const share = ((cut + 1) * clock.iterations) / cuts;
      do {
        if (!this.#playOnFromAll(clock)) return this.#thought();
        spent += this.#candidates.length;
        this.#dropTheHopeless();
        if (this.#candidates.length === 1) return this.#thought();
      } while (spent + this.#candidates.length <= share);
      if (cut < cuts - 1) this.#drop(this.#candidates.splice(Math.ceil(this.#candidates.length / 2)));
    }
    return this.#thought();
  }

  /** Follows each candidate in one more world, the same for all; false once the time is up. */
  #playOnFromAll(clock: Clock): boolean {
    const { view, seat } = this.#chair;
    const world = imagined(this.#game, view, seat, this.#rng);
    brainOf(this.#game).reopen?.(world, seat);
    const ends: End[] = [];
    for (const { action } of this.#candidates) {
      if (clock.isUp) return false;
      ends.push(this.#playOn(this.#game.clone(world), action));
    }
    // Only a world that all were played in is a fair comparison.
    this.#candidates.forEach(({ ends: all }, i) => {
      all.push(at(ends, i));
    });
    return true;
  }

  #playOn(world: K['state'], action: K['action']): End {
    const { seat, seats } = this.#chair;
    const state = atTheHorizon(this.#game, this.#chair, world, action);
    return {
      leads: this.#judges.map((judge) => lead(judge, state, seat, seats)),
      worth: state.outcome === null ? null : worth(state.outcome, seat),
      peril: state.outcome === null ? mean(this.#judges.map((judge) => brainOf(judge).peril?.(state) ?? 0)) : 0,
    };
  }

  /** The best first, by the worlds and by the first look. */
  #rank(): Judge {
    const judge = judgeOf(this.#candidates);
    const value = new Map(this.#candidates.map((it) => [it, merit(it, judge)]));
    this.#candidates.sort((a, b) => (value.get(b) ?? 0) - (value.get(a) ?? 0));
    return judge;
  }

  /** Those that are clearly behind the best, and its twins, which lead to the same in every world. */
  #dropTheHopeless(): void {
    const judge = this.#rank();
    const [best] = this.#candidates;
    if (best === undefined || best.ends.length < FAIR_TRIAL) return;
    const hopeless = this.#candidates.filter(
      (it) => it !== best && isHopeless(it.ends.map((end, i) => judge.end(at(best.ends, i)) - judge.end(end))),
    );
    this.#candidates = this.#candidates.filter((it) => !hopeless.includes(it));
    this.#drop(hopeless);
  }

  #drop(dropped: readonly Candidate<K['action']>[]): void {
    const judge = judgeOf([...this.#candidates, ...dropped]);
    this.#fallen.unshift(...dropped.map((it) => ({ action: it.action, value: merit(it, judge) })));
  }

  /** The best first; where the time was up before one world was played through, as the one-turn look ranked them. */
  #thought(): Thought<K> {
    const judge = this.#rank();
    const compared = this.#candidates.map((it) => ({ action: it.action, value: merit(it, judge) }));
    const considered: { readonly action: K['action']; readonly value: number }[] = [];
    // What fell away earlier was judged by fewer worlds: it never counts for more than what outlived it.
    let least = Number.POSITIVE_INFINITY;
    for (const { action, value } of [...compared, ...this.#fallen, ...this.#rest.map((it) => ({ ...it, value: 0 }))]) {
      least = Math.min(least, value);
      considered.push({ action, value: least });
    }
    const [best] = considered;
    if (best === undefined) throw new Error(`${this.#game.id}: nothing to compare`);
    return { action: best.action, considered };
  }
}

/** Is the distance to the best, world by world, clear – or none at all? */
function isHopeless(behind: readonly number[]): boolean {
  const middle = mean(behind);
  const deviation = Math.sqrt(mean(behind.map((value) => (value - middle) ** 2)) / (behind.length - 1));
  return middle >= CLEARLY_BEHIND * deviation;
}

/** How much of a finished game's worth its lead decides, so that a clear victory is better than a narrow one. */
const MARGIN = 0.1;

/** Says how good things are, from 0 to 1, among all that was met. */
interface Judge {
  end(end: End): number;
  look(value: number): number;
}

/** Two judges together say more than one, and less than twice as much: they have looked at the same position. */
const AGREEING = 1.6;

/** A finished game is judged by its outcome, any other by its leads among all leads met. */
function judgeOf(candidates: readonly Candidate<unknown>[]): Judge {
  const ends = candidates.flatMap((it) => it.ends);
  const open = ends.filter((end) => end.worth === null);
  const scales = scalesOf((open.length > 0 ? open : ends).map(({ leads }) => leads));
  const share = (ahead: number) => 1 / (1 + Math.exp(-ahead));
  const together = (leads: readonly number[]) => {
    const sum = leads.reduce((total, it, judge) => total + (it - at(scales, judge).middle) / at(scales, judge).spread, 0);
    return share(leads.length > 1 ? sum / AGREEING : sum);
  };
  const usual = mean(candidates.map((it) => it.look));
  // The first judge is the one whose look it was.
  const spread = scales[0]?.spread ?? 1;
  return {
    end({ leads, worth: known, peril }) {
      return known === null ? together(leads) * (1 - peril) : (1 - MARGIN) * known + MARGIN * together(leads);
    },
    look: (value) => share((value - usual) / spread),
  };
}

/** What is usual with each judge, and how far apart its leads are. */
function scalesOf(all: readonly (readonly number[])[]): readonly { readonly middle: number; readonly spread: number }[] {
  return (all[0] ?? []).map((_, judge) => {
    const leads = all.map((it) => at(it, judge));
    const middle = mean(leads);
    return { middle, spread: Math.sqrt(mean(leads.map((it) => (it - middle) ** 2))) || 1 };
  });
}

function merit({ ends, look }: Candidate<unknown>, judge: Judge): number {
  const sum = ends.reduce((total, end) => total + judge.end(end), 0);
  return (sum + FIRST_LOOK * judge.look(look)) / (ends.length + FIRST_LOOK);
}
