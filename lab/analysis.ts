import {
  type Account,
  ADVICE_SEED,
  accountOf,
  type Decision,
  type Heading,
  type Judgement,
  judge,
  MOMENTS,
  momentsOf,
  PLAYED_OUT,
  prospectOf,
  type Review,
  review,
  standTogether,
} from '@kaya/bots';
import { at, type Game, type GameRecord, isChart, replay, type Seat, seeded } from '@kaya/engine';
import { round } from './statistics.ts';
import { UserError } from './user-error.ts';

/** What a seat decided, and what the bot thinks of it knowing no more than the seat did. */
export interface Judged extends Decision {
  readonly judgement: Judgement;
}

export interface Analysis extends Review {
  /** Where the rounds stand on the way, as the game's charts count them. */
  readonly rounds: readonly { readonly move: number; readonly round: number }[];
  /** Decisions with a choice, in the order they were made. */
  readonly judged: readonly Judged[];
  /** The most expensive mistakes, the worst first. */
  readonly worst: readonly Judged[];
  /** Where it was heading at some moments; none where all play together. */
  readonly headings: readonly Heading[];
  /** Do all play together, on one line? */
  readonly together: boolean;
  /** By line: where each came to, and by what. */
  readonly accounts: readonly Account[];
}

interface Terms {
  readonly worst: number;
  /** In so many times the usual worlds; left out: once. */
  readonly depth?: number;
  readonly onMove: (done: number) => void;
}

/** Goes through a recorded game as the site's analysis does: how everybody stood, by what, and which decisions were mistakes. */
export function analyse(game: Game, record: GameRecord, terms: Terms): Analysis {
  if (game.brain === undefined) throw new UserError(`${game.id} brings no evaluation to judge by.`);
  const walk = review(game, record);
  let step = walk.next();
  while (step.done !== true) step = walk.next();
  const walked = step.value;
  if (walked === null)
    throw new UserError('This record cannot be played again on the present rules; lab replay says where it differs.');
  const judged = walked.decisions.map((it): Judged => {
    terms.onMove(it.move + 1);
    const chair = { view: it.view, seat: it.seat, seats: record.seats };
    return { ...it, judgement: judge(game, chair, it.played, seeded(ADVICE_SEED), {}, terms.depth) };
  });
  terms.onMove(record.moves.length);
  const worst = judged
    .filter(({ judgement }) => judgement.verdict === 'mistake')
    .sort((a, b) => b.judgement.cost - a.judgement.cost || a.move - b.move)
    .slice(0, terms.worst);
  const together = standTogether(game);
  const accounts = at(walked.estimates, 0).map((_, line) => accountOf(walked, line, together));
  const headings = (together ? [] : momentsOf(walked.decisions, MOMENTS)).map(({ move, view, seat }): Heading => {
    const chair = { view, seat, seats: record.seats };
    return { move, prospect: prospectOf(game, chair, PLAYED_OUT, `heading ${move}`) };
  });
  return { ...walked, rounds: roundsOf(game, record), judged, worst, headings, together, accounts };
}

function roundsOf(game: Game, record: GameRecord): Analysis['rounds'] {
  const rounds: { move: number; round: number }[] = [];
  replay(game, record, (_state, move, events) => {
    for (const event of events) {
      if (isChart(event) && event.at > (rounds.at(-1)?.round ?? Number.NEGATIVE_INFINITY)) rounds.push({ move, round: event.at });
    }
  });
  return rounds;
}

/** How a seat decided over the whole game. */
export interface Care {
  readonly seat: Seat;
  /** Decisions that were worth a thought. */
  readonly decisions: number;
  /** Those with which the bot finds no fault. */
  readonly fine: number;
  readonly mistakes: number;
  readonly cost: number;
}

export function careOf({ judged }: Analysis, seats: number): Care[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = judged.filter((it) => it.seat === seat && it.judgement.verdict !== 'forced');
    const mistakes = own.filter(({ judgement }) => judgement.verdict === 'mistake');
    return {
      seat,
      decisions: own.length,
      fine: own.length - mistakes.length,
      mistakes: mistakes.length,
      cost: round(mistakes.reduce((sum, { judgement }) => sum + judgement.cost, 0)),
    };
  });
}
