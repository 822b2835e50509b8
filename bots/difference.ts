import { type Kinds, same, type Tally } from '@kaya/engine';
import { distance, type End } from './ahead.ts';
import { type Distance, isBeyondDoubt, isCertain } from './doubt.ts';
import { mean } from './mean.ts';

/** What a seat has, by name. */
type Counts = End['counts'];

/** What one has more (or less) of after one move than after another, on average. */
export interface Named {
  readonly name: string;
  readonly by: number;
}

/** What one move has over another where both were played on. */
export interface Difference {
  readonly lead: Distance;
  /** Better beyond doubt, and by more than a trifle. */
  readonly better: boolean;
  /** The reasons, what speaks for it first; none where what can be counted does not tell which is better. */
  readonly named: readonly Named[];
  /** The same at the end of the turn, where nothing speaks against the move. */
  readonly soon: readonly Named[];
  /** Most of the lines of both reached the end of the game. */
  readonly atEnd: boolean;
}

/** Less than this share of a clear mistake is no difference that anybody would feel. */
const TRIFLING = 0.1;

/** `kept`: what there is now, where the first move does nothing: then it gains nothing, and only what the other one costs is a reason. */
export function difference<K extends Kinds>(
  { worth }: Tally<K>,
  one: readonly End[],
  other: readonly End[],
  mistake: number,
  kept: readonly Counts[] | null,
): Difference {
  const lead = distance(one, other, ({ estimate }) => estimate);
  return {
    lead,
    better: isBeyondDoubt(lead) && lead.by >= TRIFLING * mistake,
    named: isAlike(one, other) ? named(worth, one, other, kept) : [],
    soon: named(worth, one.map(atTurnEnd), other.map(atTurnEnd), kept, 0),
    atEnd: one.filter(({ over }) => over).length > one.length / 2,
  };
}

/** What there is then beside what there is now in the same worlds: what speaks for it first, also where it is less; nothing where nothing does. */
export function brought<K extends Kinds>({ worth }: Tally<K>, then: readonly Counts[], now: readonly Counts[]): readonly Named[] {
  const [after, before] = [then.map((counts) => ({ counts })), now.map((counts) => ({ counts }))];
  return named(worth, after, before, null, MOST_AGAINST, false);
}

/** Do both lead to the very same in every world? */
export function isSame(one: readonly End[], other: readonly End[]): boolean {
  return one.every((end, i) => same(end, other[i]));
}

/** Lines of which so many more end than of the others are another story. */
const ENDS_APART = 0.2;

/** Do both reach the end of the game about as often? Where only one does, what it has there is no longer the same thing. */
function isAlike(one: readonly End[], other: readonly End[]): boolean {
  return Math.abs(distance(one, other, ({ over }) => Number(over)).by) <= ENDS_APART;
}

/** What is named: so many that speak for the move, one that speaks against it, none much smaller than the greatest. */
const MOST_FOR = 2;
const MOST_AGAINST = 1;
const ALSO_NAMED = 0.3;

function named(
  worth: Readonly<Record<string, number>>,
  one: readonly { readonly counts: Counts }[],
  other: readonly { readonly counts: Counts }[],
  kept: readonly Counts[] | null,
  mostAgainst = MOST_AGAINST,
  isReason = true,
): readonly Named[] {
  const isKept = (name: string, by: number) =>
    kept === null || (mean(kept.map((it) => it[name] ?? 0)) - mean(other.map(({ counts }) => counts[name] ?? 0))) * by > 0;
  const all = Object.entries(worth)
    .map(([name, each]) => ({ name, each, ...distance(one, other, ({ counts }) => counts[name] ?? 0) }))
    .filter((it) => isCertain(it) && isKept(it.name, it.by))
    .map(({ name, by, each }) => ({ name, by, worth: by * each }))
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const most = Math.abs(all[0]?.worth ?? 0);
  const large = all.filter((it) => Math.abs(it.worth) >= ALSO_NAMED * most);
  const speakFor = large.filter((it) => it.worth > 0).slice(0, MOST_FOR);
  const against = all.filter((it) => it.worth < 0);
  if (speakFor.length === 0 && !isReason) return [];
  // A reason in which more speaks against the move than for it is none.
  if (isReason && against.length > 0 && (mostAgainst === 0 || sum(speakFor) <= -sum(against))) return [];
  const admitted = against.filter((it) => large.includes(it)).slice(0, mostAgainst);
  return [...speakFor, ...admitted].map(({ name, by }) => ({ name, by }));
}

function atTurnEnd(end: End): End {
  return { ...end, counts: end.soon };
}

function sum(all: readonly { readonly worth: number }[]): number {
  return all.reduce((total, { worth }) => total + worth, 0);
}
