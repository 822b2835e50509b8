import {
  type Foreseen,
  type Game,
  imagined,
  type Kinds,
  type Rng,
  type Seat,
  type Speaker,
  same,
  type Voice,
  viewOf,
  type Words,
} from '@kaya/engine';
import type { Chair } from './bot.ts';
import { ONE_TURN, tryActions } from './medium.ts';
import { turnAfter } from './turn.ts';
import { brainOf } from './worth.ts';

/** Worlds in which the turns are compared: what all of them show is at stake. */
const WORLDS = 3;
/** Turns that are compared: those that the best moves begin, and those that the worst of all that were tried begin. */
const BEST = 4;
const WORST = 2;
const CARE = { positions: 20, width: 5 };
/** Differences below this share of all parts together are noise. */
const NOISE = 0.002;
/** A difference that is smaller than this share of the greatest is not what the decision is about. */
const WORTH_A_WORD = 0.25;
/** So much is said: enough to think about, and not more. */
const FEWEST = 2;
const MOST = 4;

/** Something to look at: a part of the evaluation, or a line of the forecast. */
export type Matter = { readonly part: string } | { readonly line: Words };

/** What is worth looking at in a decision, as plain data. */
export interface Matters<K extends Kinds = Kinds> {
  /** What the turns differ in, the most important first. */
  readonly atStake: readonly Matter[];
  /** What stands whatever one does: said where little is at stake. */
  readonly besides: readonly Matter[];
  /** The move that nothing of it may give away. */
  readonly advised: K['action'];
}

/**
 * What a good player looks at here: the turns that one could begin are played in the same imagined worlds, and whatever
 * differs between them is at stake. It follows from the view alone.
 */
export function whatMatters<K extends Kinds>(
  game: Game<K>,
  chair: Omit<Chair<K>, 'include'>,
  voice: Pick<Voice<K>, 'forecast'>,
  rng: Rng,
): Matters<K> {
  const { view, seat, seats } = chair;
  const { action: advised, considered } = tryActions(game, { ...chair, include: [] }, rng, ONE_TURN);
  const tried = considered.filter((_, place) => place < BEST || place >= considered.length - WORST);
  const care = { ...CARE, alone: seats === 1 };
  const ends = Array.from({ length: WORLDS }, () => {
    const world = imagined(game, view, seat, rng);
    return tried.map(({ action }) => turnAfter(game, world, seat, action, care).state);
  });
  const forecast = (of: K['state']): readonly Foreseen[] => voice.forecast?.(of, seat) ?? [];
  const lines = oneOfEachKind([...forecast(view)].sort((a, b) => Number(b.claims.length > 0) - Number(a.claims.length > 0)));
  const then = ends.map((states) => states.map((state) => forecast(viewOf(game, state, seat))));
  const touched = lines.filter(({ words }) => then.every((futures) => isTouched(words, futures)));
  const parts = stakesOf(game, seat, ends);
  return {
    atStake: inTurn(
      touched.map(({ words }) => ({ line: words })),
      parts.filter(({ real }) => real).map(({ part }) => ({ part })),
    ),
    besides: inTurn(
      lines.filter((line) => !touched.includes(line)).map(({ words }) => ({ line: words })),
      parts.filter(({ real }) => !real).map(({ part }) => ({ part })),
    ),
    advised,
  };
}

/** In sentences, two to four of them; `words` says what to look at in a part of the evaluation. */
export function sayMatters<K extends Kinds>(
  { atStake, besides, advised }: Matters<K>,
  speaker: Speaker,
  words: (part: string) => string,
  voice: Pick<Voice<K>, 'action'>,
  { view, seat }: Pick<Chair<K>, 'view' | 'seat'>,
): string[] {
  const name = speaker.say(voice.action(advised, view, seat)).toLocaleLowerCase(speaker.locale);
  const said = (matters: readonly Matter[]) =>
    matters
      .map((it) => ('part' in it ? words(it.part) : speaker.say(it.line)))
      .filter((text) => !text.toLocaleLowerCase(speaker.locale).includes(name));
  const first = said(atStake).slice(0, MOST);
  return [...first, ...said(besides).slice(0, Math.max(0, FEWEST - first.length))];
}

/** Lines that say the same of several (each player, each region) would fill the list. */
function oneOfEachKind(lines: readonly Foreseen[]): readonly Foreseen[] {
  return lines.filter(({ words }, i) => lines.findIndex((it) => it.words.key === words.key) === i);
}

/** Do some turns leave the line as it is, and others not? */
function isTouched(line: Words, futures: readonly (readonly Foreseen[])[]): boolean {
  const stays = futures.map((lines) => lines.some(({ words }) => same(words, line)));
  return stays.includes(true) && stays.includes(false);
}

/** How far the turns differ in each part of the evaluation, the greatest first; real where every world shows it. */
function stakesOf<K extends Kinds>(game: Game<K>, seat: Seat, ends: readonly (readonly K['state'][])[]) {
  const all = ends.map((states) => states.map((state) => brainOf(game).reasons?.(state, seat) ?? {}));
  const turns = all.flat();
  const size = turns.reduce((sum, parts) => sum + Object.values(parts).reduce((part, value) => part + Math.abs(value), 0), 0);
  const noise = (NOISE * size) / Math.max(1, turns.length);
  const stakes = Object.keys(turns[0] ?? {}).map((part) => {
    const spreads = all.map((world) => {
      const values = world.map((parts) => parts[part] ?? 0);
      return Math.max(...values) - Math.min(...values);
    });
    return { part, least: Math.min(...spreads), by: spreads.reduce((sum, spread) => sum + spread, 0) };
  });
  const most = Math.max(...stakes.map(({ by }) => by));
  return stakes
    .map(({ part, least, by }) => ({ part, real: least > noise && by >= WORTH_A_WORD * most, by }))
    .sort((a, b) => b.by - a.by);
}

/** One of each by turns. */
function inTurn(lines: readonly Matter[], parts: readonly Matter[]): Matter[] {
  const longest = Math.max(lines.length, parts.length);
  return Array.from({ length: longest }, (_, i) => [parts[i], lines[i]]).flatMap((pair) => pair.filter((it) => it !== undefined));
}
