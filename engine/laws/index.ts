import type { Game, Kinds, Options } from '../contract.ts';
import { sampledOptions } from '../options.ts';
import { seeded } from '../random.ts';
import type { Law } from './law.ts';
import {
  awaitedSeatsCanAct,
  entriesLeadOn,
  listedIsPlayable,
  listingChangesNothing,
  listsAreShort,
  unlistedIsRefused,
} from './lists.ts';
import {
  eventsTellNoMore,
  glimpsesTellNoMore,
  imaginationIsBlind,
  imaginedWorldsAreReal,
  secretsStaySecret,
  viewsHideTheGenerator,
  viewsListTheSame,
} from './secrets.ts';
import { copiesAreTrue, everythingIsPlain, invariantsHold, outcomesAreComplete, playIsRepeatable } from './states.ts';
import { type BrokenLaw, tryGame } from './trial.ts';

export { type AidWitness, compareAid, type Happened, linesOf } from './aids.ts';
export { draftOf, draftsTellNoMore } from './drafts.ts';
export { falseForecasts, type Heard, hearForecasts, type Since, type Verdict, type Witness } from './forecasts.ts';
export { brokenInputs } from './inputs.ts';
export type { Law, Position } from './law.ts';
export { falsePrices, sumsIn } from './prices.ts';
export { type Comes, falseTooltips } from './tooltips.ts';
export { type BrokenLaw, ENDS, NO_ACCIDENT, REPLAYS } from './trial.ts';
export { faultsOf, LONGEST, type Role } from './wording.ts';
export { everythingHasWords } from './words.ts';

/** The laws that cost little: for many games in a short time. */
export const QUICK_LAWS: readonly Law[] = [awaitedSeatsCanAct, invariantsHold, outcomesAreComplete];

/** What must be true of every game. The trial adds: every game ends, play never fails, records replay. */
export const LAWS: readonly Law[] = [
  everythingIsPlain,
  copiesAreTrue,
  listingChangesNothing,
  listsAreShort,
  awaitedSeatsCanAct,
  entriesLeadOn,
  playIsRepeatable,
  invariantsHold,
  outcomesAreComplete,
  viewsHideTheGenerator,
  viewsListTheSame,
  listedIsPlayable,
  unlistedIsRefused,
  imaginationIsBlind,
  secretsStaySecret,
  eventsTellNoMore,
  glimpsesTellNoMore,
  imaginedWorldsAreReal,
];

export interface LawRun {
  /** How many games; player counts and options are sampled. */
  readonly games: number;
  readonly seed?: string;
  /** Only this number of seats, or these options; the rest is sampled. */
  readonly seats?: number;
  readonly options?: Options;
  /** Only these laws, instead of the whole battery. */
  readonly laws?: readonly Law[];
  /** Laws besides the battery, e.g. the one about words. */
  readonly more?: readonly Law[];
  readonly onGame?: (done: number) => void;
}

/** Plays random games under all laws; null where all hold, else the first broken one. */
export function findBrokenLaw<K extends Kinds>(game: Game<K>, run: LawRun): BrokenLaw | null {
  const laws = [...(run.laws ?? LAWS), ...(run.more ?? [])];
  const rng = seeded(`laws ${run.seed ?? '1'}`);
  for (let i = 0; i < run.games; i++) {
    const { seats, options } = sampledOptions(game, rng, i, run);
    const seed = `${run.seed ?? '1'}/${i}`;
    const broken = tryGame({ game, setup: { seats, options, seed } }, laws, seed);
    if (broken !== null) return broken;
    run.onGame?.(i + 1);
  }
  return null;
}

/** Throws, with a record to replay, where a law does not hold. */
export function checkLaws<K extends Kinds>(game: Game<K>, run: LawRun): void {
  const broken = findBrokenLaw(game, run);
  if (broken === null) return;
  throw new Error(`${game.id}: the law '${broken.law}' is broken: ${broken.detail}\nrecord: ${JSON.stringify(broken.record)}`);
}
