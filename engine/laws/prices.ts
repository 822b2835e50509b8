// The law about prices: what a button says that it costs and gains is compared with what is then paid and got.
import type { Game, Kinds, Seat } from '../contract.ts';
import type { Speaker, Voice } from '../text.ts';
import { viewOf } from '../view.ts';
import { offeredIn, press } from './pressing.ts';

export interface Priced<K extends Kinds> {
  readonly game: Game<K>;
  readonly voice: Pick<Voice<K>, 'action'>;
  /** Says the buttons in English. */
  readonly speaker: Pick<Speaker, 'say'>;
  /** How much a player has of everything that buttons name, by what one of it is called. */
  means(state: K['state'], seat: Seat): Readonly<Record<string, number>>;
  /** Decisions that belong to the button before, whoever answers them: with what it is paid, where it goes. */
  readonly paying: readonly K['step']['do'][];
  /** The buttons of one position in so many are pressed. */
  readonly every: number;
  /** Sentences that name a price or a gain without a sign. */
  readonly plainly?: Plainly;
}

interface Plainly {
  readonly costs?: RegExp;
  readonly gains?: RegExp;
}

/** How the buttons of one kind fared that name a price or a gain. */
interface Pressed {
  readonly right: number;
  /** What was said and what happened. */
  readonly wrong: readonly string[];
}

/** What is wrong with buttons, the first few of each kind, and which of these kinds never named anything; empty where they can be trusted. */
export function falsePrices<K extends Kinds>(priced: Priced<K>, kinds: readonly K['action']['do'][], records: string): string[] {
  const pressed = pressButtons(priced, records);
  const untested = kinds.filter((kind) => !pressed.has(kind)).map((kind) => `'${kind}' never named a price or a gain`);
  return [...untested, ...[...pressed.values()].flatMap(({ wrong }) => wrong.slice(0, 3))];
}

/** Presses the buttons that name a price or a gain along kept games, one record a line; by kind of action. */
function pressButtons<K extends Kinds>(priced: Priced<K>, records: string): ReadonlyMap<string, Pressed> {
  const found = new Map<string, { right: number; wrong: string[] }>();
  for (const { state, seat, action, where } of offeredIn(priced.game, records, priced.every)) {
    const said = sumsIn(priced.speaker.say(priced.voice.action(action, viewOf(priced.game, state, seat), seat)), priced.plainly);
    if (said.length === 0) continue;
    const pressed = found.get(action.do) ?? { right: 0, wrong: [] };
    found.set(action.do, pressed);
    const faults = faultsIn(priced, state, seat, action, said);
    if (faults.length === 0) pressed.right++;
    else pressed.wrong.push(`${where}: ${JSON.stringify(action)}: ${faults.join('; ')}`);
  }
  return found;
}

/** Of one and of several the same: 'point', 'points'. */
function single(of: string): string {
  return of.replace(/s$/, '');
}

interface Sum {
  /** With its sign. */
  readonly amount: number;
  readonly of: string;
  readonly orMore: boolean;
}

/** What stands with a sign in the brackets at the end, as '(−$3, −1 tech cube → +2 points)', and what a plain sentence names. */
export function sumsIn(button: string, { costs, gains }: Plainly = {}): readonly Sum[] {
  const [, signed = ''] = /\(([−+][^()]*)\)$/u.exec(button) ?? [];
  const [, paid = ''] = costs?.exec(button) ?? [];
  const [, got = ''] = gains?.exec(button) ?? [];
  return [...sumsOf(signed, 1), ...sumsOf(paid, -1), ...sumsOf(got, 1)];
}

/** In a list one sign holds for all that follows. */
function sumsOf(list: string, first: 1 | -1): Sum[] {
  let sign = first;
  return (
    list
      .split(/ → |, | and /)
      // 'completes it' is no sum, and what is said of each of several, or of one of two, is none yet.
      .filter((part) => (/\d/.test(part) || /^[−+]/.test(part)) && !/ for each | or (?!more)/.test(part))
      .map((part) => {
        if (part.startsWith('−')) sign = -1;
        if (part.startsWith('+')) sign = 1;
        const of = part
          .replace(/^[−+]/, '')
          .replace(/\d+/, '')
          .replace(/ or more$| (?:to|from) .*$/, '')
          .trim();
        return { amount: sign * Number(/\d+/.exec(part)?.[0] ?? 1), of: single(of), orMore: part.endsWith(' or more') };
      })
  );
}

/** Empty where at some moment of what follows exactly that has gone and come: what comes later is something else. */
function faultsIn<K extends Kinds>(
  { game, means, paying }: Priced<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  said: readonly Sum[],
): string[] {
  const ownedIn = (now: K['state']) =>
    Object.fromEntries(Object.entries(means(now, seat)).map(([of, amount]) => [single(of), amount]));
  const before = ownedIn(state);
  const moments: Readonly<Record<string, number>>[] = [];
  const decision = press(game, state, seat, action, paying, (now) => moments.push(ownedIn(now)));
  const faults = moments.map((after) => comparedWith(said, before, after));
  return faults.some((it) => it.length === 0) ? [] : [...(faults.at(-1) ?? []), `before ${decision}`];
}

function comparedWith(
  said: readonly Sum[],
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] {
  return [...new Set([...said.map(({ of }) => of), ...Object.keys(before)])].flatMap((of) => {
    const had = before[of];
    if (had === undefined) return [`nobody counts '${of}'`];
    const sums = said.filter((it) => it.of === of);
    const changed = (after[of] ?? 0) - had;
    const named = sums.reduce((sum, { amount }) => sum + amount, 0);
    // What is not named may come on top of it, but nothing may go.
    const right = sums.length === 0 ? changed >= 0 : sums.some(({ orMore }) => orMore) ? changed <= named : changed === named;
    return right ? [] : [`${of}: said ${named}, and it was ${changed}`];
  });
}
