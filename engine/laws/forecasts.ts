// The law about forecasts: what one said of the time to come is compared with what then happened.
import { type Game, type Kinds, SPECTATOR, type Viewer } from '../contract.ts';
import type { Claim, Foreseen } from '../forecast.ts';
import { checkSetup } from '../options.ts';
import { recordsIn } from '../parse-record.ts';
import type { GameRecord } from '../record.ts';
import { Runner } from '../runner.ts';
import { viewOf } from '../view.ts';

/** What has become of a claim: it came, it did not, somebody changed what it rested on, or nobody can tell yet. */
export type Verdict = 'came' | 'failed' | 'lapsed' | 'open';

/** What has happened since a claim was made. */
export interface Since<K extends Kinds> {
  readonly said: K['state'];
  readonly now: K['state'];
  /** What the last action led to. */
  readonly fresh: readonly K['event'][];
  /** All that happened since it was said. */
  all(): readonly K['event'][];
}

/** Says of each kind of claim whether it came true. At the end of the game nothing is open any more. */
export type Witness<K extends Kinds, C extends Claim> = {
  readonly [D in C['claim']]: (claim: Extract<C, { readonly claim: D }>, since: Since<K>) => Verdict;
};

/** How the claims of one kind fared. */
export interface Fared {
  came: number;
  lapsed: number;
  readonly failed: string[];
  /** Of those that were only likely: how many should have come, and the variance of that number. */
  expected: number;
  variance: number;
  probable: number;
  probableCame: number;
}

export type Tally = ReadonlyMap<string, Fared>;

interface Open<K extends Kinds, C> {
  readonly claim: C;
  readonly said: K['state'];
  readonly move: number;
  readonly from: number;
}

export interface Heard<K extends Kinds, C extends Claim> {
  readonly game: Game<K>;
  readonly forecast: (view: K['state'], viewer: Viewer) => readonly Foreseen<C>[];
  readonly witness: Witness<K, C>;
  /** A forecast is heard at one position in so many, by another viewer each time. */
  readonly every?: number;
}

/** How everything fared that the forecasts of kept games said; one record a line. */
export function hearForecasts<K extends Kinds, C extends Claim>(heard: Heard<K, C>, records: string): Tally {
  const tally: Tally = new Map(Object.keys(heard.witness).map((claim) => [claim, nothingYet()]));
  for (const record of recordsIn(records)) compareForecasts(heard, record, tally);
  return tally;
}

function nothingYet(): Fared {
  return { came: 0, lapsed: 0, failed: [], expected: 0, variance: 0, probable: 0, probableCame: 0 };
}

/** Plays a record and adds to the tally how everything fared that its forecasts said. */
function compareForecasts<K extends Kinds, C extends Claim>(
  { game, forecast, witness, every = 1 }: Heard<K, C>,
  record: GameRecord,
  tally: Tally,
): void {
  const setup = checkSetup(game, record.seats, record.options);
  if (!setup.ok) throw new Error(`${game.id}: the record has options that are not allowed`);
  const events: K['event'][] = [];
  const runner = Runner.start(game, { seats: record.seats, options: setup.options, seed: record.seed });
  runner.emit = (event) => events.push(event);
  const open = new Map<string, Open<K, C>>();
  const judge = (claim: C, since: Since<K>): Verdict =>
    (witness[claim.claim as C['claim']] as (claim: C, since: Since<K>) => Verdict)(claim, since);
  for (const [move, [seat, word]] of record.moves.entries()) {
    if (move % every === 0) {
      const viewer = (Math.floor(move / every) % (record.seats + 1)) + SPECTATOR;
      let said: K['state'] | null = null;
      for (const claim of forecast(viewOf(game, runner.state, viewer), viewer).flatMap(({ claims }) => claims)) {
        const key = JSON.stringify(claim);
        if (open.has(key)) continue;
        said ??= game.clone(runner.state);
        open.set(key, { claim, said, move, from: events.length });
      }
    }
    const before = events.length;
    runner.act(seat, record.words[word] as K['action']);
    const fresh = events.slice(before);
    for (const [key, { claim, said, from, move: at }] of open) {
      const verdict = judge(claim, { said, now: runner.state, fresh, all: () => events.slice(from) });
      if (verdict === 'open' && !runner.over) continue;
      open.delete(key);
      enter(tally, claim, verdict, `${record.seed}: said at move ${at}, looked at after move ${move}: ${key}`);
    }
  }
}

function enter(tally: Tally, claim: Claim, verdict: Verdict, where: string): void {
  const fared = tally.get(claim.claim);
  if (fared === undefined) throw new Error(`nobody can tell whether '${claim.claim}' has come`);
  if (verdict === 'lapsed' && claim.asThingsStand) fared.lapsed++;
  else if (claim.chance < 1) {
    fared.probable++;
    if (verdict === 'came') fared.probableCame++;
    fared.expected += claim.chance;
    fared.variance += claim.chance * (1 - claim.chance);
  } else if (verdict === 'came') fared.came++;
  else fared.failed.push(`${where} (${verdict})`);
}

/** More standard deviations than these are no luck any more. */
const LUCK = 4;

/** Of what is said to hold as things stand, so much lapses at most where a game does not name another share. */
const LAPSES = 0.5;

/**
 * What is wrong with what was said, a sentence for each kind of claim; empty where forecasts can be trusted. `lapses` is the
 * share that may lapse of what rests on something that often changes: more would be a witness that excuses what was false.
 */
export function falseForecasts(tally: Tally, lapses: Readonly<Record<string, number>> = {}): string[] {
  const found: string[] = [];
  for (const [claim, { came, lapsed, failed, expected, variance, probable, probableCame }] of tally) {
    const tested = came + failed.length + probable;
    if (tested > 0 && lapsed > (lapses[claim] ?? LAPSES) * (lapsed + tested))
      found.push(`'${claim}' lapsed ${lapsed} times of ${lapsed + tested}`);
    if (tested === 0) found.push(`'${claim}' was never put to the test`);
    const [first] = failed;
    if (first !== undefined) found.push(`'${claim}' was wrong ${failed.length} times of ${failed.length + came}; first ${first}`);
    if (Math.abs(probableCame - expected) > LUCK * Math.sqrt(variance) + 1)
      found.push(`'${claim}' came ${probableCame} times of ${probable}, and should have come about ${expected.toFixed(1)} times`);
  }
  return found;
}
