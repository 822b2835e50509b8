import { at, type Game, type Kinds, type Rng, Speaker } from '@kaya/engine';
import { Ahead, distance, type End } from './ahead.ts';
import type { Chair } from './bot.ts';
import { isDeed } from './deeds.ts';
import type { Named } from './difference.ts';
import { isCertain } from './doubt.ts';
import type { Span } from './explanation.ts';
import { mean } from './mean.ts';
import { ONE_TURN, tryActions } from './medium.ts';
import { sayDifferences, sayWhen } from './said-explanation.ts';
import { botWords } from './text/index.ts';
import { brainOf } from './worth.ts';

/** Worlds in which the moves that lie furthest apart are found, and those in which they are then compared, so that luck does not count. */
const SCOUTED = 4;
const COMPARED = 14;
/** Moves that are played on: the best, and the worst of all that were tried. */
const BEST = 3;
const WORST = 2;
/** What differs by less than this share of the greatest is not what the decision is about. */
const WORTH_A_WORD = 0.2;
/** So much is said: enough to think about, and not more. */
const FEWEST = 2;
const MOST = 4;

/** What is worth looking at in a decision, as plain data; it names no move. */
export interface Matters {
  /** What the moves differ in, the most important first: how much the best of them has over the worst in it. */
  readonly atStake: readonly Named[];
  /** What this choice does not decide, the most open first: said where little is at stake. */
  readonly besides: readonly string[];
  readonly span: Span;
}

/** What a good player looks at here: the moves one could make are played on in the same imagined worlds, and whatever differs between them is at stake. */
export function whatMatters<K extends Kinds>(game: Game<K>, chair: Omit<Chair<K>, 'include'>, rng: Rng): Matters | null {
  const { tally } = brainOf(game);
  if (tally === undefined) return null;
  const looked = tryActions(game, { ...chair, include: [] }, rng, ONE_TURN).considered;
  const considered = looked.filter(({ action }) => isDeed(game, action));
  const tried = considered.filter((_, place) => place < BEST || place >= considered.length - WORST);
  const ahead = new Ahead(game, tally, chair, rng);
  const lines = tried.map(({ action }) => ahead.ends(action, 0, SCOUTED + COMPARED));
  const found = Object.entries(tally.worth).map(([name, worth]) => ({ name, worth, ...rangeOf(name, lines) }));
  const real = found.filter(({ certain }) => certain).sort((a, b) => weightOf(b) - weightOf(a));
  const atStake = real.filter((it) => weightOf(it) >= WORTH_A_WORD * weightOf(at(real, 0))).slice(0, MOST);
  const rest = found.filter((it) => !real.includes(it));
  return {
    atStake: atStake.map(({ name, worth, by }) => ({ name, by: Math.sign(worth) * by })),
    besides: rest
      .sort((a, b) => opennessOf(b) - opennessOf(a) || Math.abs(b.worth) - Math.abs(a.worth))
      .map(({ name }) => name)
      .slice(0, FEWEST),
    span: lines.flat().every(({ over }) => over) ? 'game' : tally.span(chair.view, chair.seats),
  };
}

/** In sentences, two to four of them where so much is open; `words` are the coach's. */
export function sayMatters({ atStake, besides, span }: Matters, words: Speaker): string[] {
  const frames = new Speaker(words.locale, botWords[words.locale]);
  const look = (name: string) => words.say({ key: `matter.${name}` });
  const when = sayWhen(span, words, frames);
  const first = atStake.map((stake) => {
    const values = { difference: sayDifferences([stake], words), when };
    return `${look(stake.name)} ${frames.say({ key: 'bots.depends', values })}`;
  });
  const others = besides.slice(0, Math.max(0, FEWEST - first.length));
  return [...first, ...others.map((name) => `${look(name)} ${frames.say({ key: 'bots.open' })}`)];
}

/** How far the moves lie apart in what is counted, whether that is certain, and how far it is open with one and the same move. */
function rangeOf(name: string, lines: readonly (readonly End[])[]) {
  const count = ({ counts }: End) => counts[name] ?? 0;
  const means = lines.map((ends) => mean(ends.slice(0, SCOUTED).map(count)));
  const compared = (of: number) => at(lines, means.indexOf(of)).slice(SCOUTED);
  const far = distance(compared(Math.max(...means)), compared(Math.min(...means)), count);
  const values = at(lines, 0).map(count);
  return { by: far.by, certain: far.by > 0 && isCertain(far), open: Math.max(...values) - Math.min(...values) };
}

function weightOf({ by, worth }: { readonly by: number; readonly worth: number }): number {
  return by * Math.abs(worth);
}

function opennessOf({ open, worth }: { readonly open: number; readonly worth: number }): number {
  return open * Math.abs(worth);
}
