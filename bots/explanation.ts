import {
  type Action,
  type Brain,
  type Game,
  imagined,
  type Kinds,
  type Rng,
  Runner,
  Speaker,
  same,
  type Voice,
} from '@kaya/engine';
import type { Chair, Thought } from './bot.ts';
import { ONE_TURN, tryActions } from './medium.ts';
import { type BotKey, botWords } from './text/index.ts';
import { type TurnCare, turnAfter } from './turn.ts';

/** Why a bot prefers its move, as plain data: a worker can send it, `sayExplanation` says it. */
export interface Explanation<A extends Action = Action> {
  readonly action: A;
  /** Comparable with the alternatives' only: how good the level thinks the move is. */
  readonly value: number;
  /** The three best others, best first. */
  readonly alternatives: readonly { readonly action: A; readonly value: number }[];
  readonly why: Why;
  /** The parts of the evaluation that the move gains most, the greatest first. */
  readonly gains: readonly string[];
  /** The move that the sentence compares it with. */
  readonly against: A | null;
  /** A better alternative than that one which leads to the same as the move, so that a comparison would say nothing. */
  readonly twin: A | null;
}

export type Why = 'only' | 'chance' | 'gains' | 'gains-later' | 'later' | 'close' | 'rated';

const ALTERNATIVES = 3;
const WORLDS = 4;
const CARE: TurnCare = { positions: 20, width: 5 };
/** Gains beyond the greatest are named if they are at least this share of it. */
const ALSO_NAMED = 0.4;
const MOST_NAMED = 2;
/** Differences below this share of all parts together are noise. */
const NOISE = 0.002;

/** Looks again at the ends of the turns that the move and its alternatives begin, part by part. */
export function explain<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  thought: Thought<K>,
  rng: Rng,
): Explanation<K['action']> {
  const { action } = thought;
  const isForced = new Runner(game, chair.view).legal(chair.seat).length === 1;
  // A bot that plays at first sight has compared nothing; for its explanation somebody must.
  const isFirstSight = !isForced && thought.considered.length === 1 && game.brain !== undefined;
  const { considered } = isFirstSight ? tryActions(game, { ...chair, include: [action] }, rng, ONE_TURN) : thought;
  const value = considered.find((it) => same(it.action, action))?.value ?? 0;
  const alternatives = considered.filter((it) => !same(it.action, action)).slice(0, ALTERNATIVES);
  const found = { action, value, alternatives, gains: [], twin: null };
  const [next] = alternatives;
  if (next === undefined) return { ...found, why: isForced ? 'only' : 'chance', against: null };
  const { brain } = game;
  if (brain?.reasons === undefined) return { ...found, why: 'rated', against: next.action };

  const worlds = Array.from({ length: WORLDS }, () => imagined(game, chair.view, chair.seat, rng));
  const partsAfter = (it: K['action']) => meanParts(game, brain, worlds, chair, it);
  const own = partsAfter(action);
  let twin: K['action'] | null = null;
  for (const { action: against } of alternatives) {
    const { gains, sum } = compare(own, partsAfter(against));
    const isBehind = sum < 0 && !isFirstSight;
    if (gains.length === 0 && !isBehind) {
      if (sum === 0) twin ??= against;
      continue;
    }
    const why = gains.length === 0 ? 'later' : isBehind ? 'gains-later' : 'gains';
    return { ...found, why, gains, against, twin };
  }
  return { ...found, why: 'close', against: next.action };
}

type Parts = Readonly<Record<string, number>>;

function meanParts<K extends Kinds>(
  game: Game<K>,
  brain: Brain<K>,
  worlds: readonly K['state'][],
  { seat, seats }: Chair<K>,
  action: K['action'],
): Parts {
  const sums: Record<string, number> = {};
  for (const world of worlds) {
    const { state } = turnAfter(game, world, seat, action, { ...CARE, alone: seats === 1 });
    for (const [part, value] of Object.entries(brain.reasons?.(state, seat) ?? {})) {
      sums[part] = (sums[part] ?? 0) + value / worlds.length;
    }
  }
  return sums;
}

/** What the first gains over the second, and whether it is ahead in all. */
function compare(one: Parts, other: Parts): { readonly gains: readonly string[]; readonly sum: number } {
  const differences = Object.keys(one).map((part) => ({ part, by: (one[part] ?? 0) - (other[part] ?? 0) }));
  const size = Object.values(one).reduce((sum, value) => sum + Math.abs(value), 0);
  const real = differences.filter(({ by }) => Math.abs(by) > NOISE * size).sort((a, b) => b.by - a.by);
  const most = real[0]?.by ?? 0;
  return {
    gains: real
      .filter(({ by }) => by > 0 && by >= ALSO_NAMED * most)
      .slice(0, MOST_NAMED)
      .map(({ part }) => part),
    sum: real.reduce((sum, { by }) => sum + by, 0),
  };
}

/** The explanation in one sentence, in the language of the game's speaker. */
export function sayExplanation<K extends Kinds>(
  { why, gains, against, twin }: Explanation<K['action']>,
  speaker: Speaker,
  voice: Pick<Voice<K>, 'action' | 'motive'>,
  { view, seat }: Pick<Chair<K>, 'view' | 'seat'>,
): string {
  const motives = gains.map((part) => voice.motive?.(part)).filter((words) => words !== undefined);
  const key: BotKey = gains.length > 0 && motives.length === 0 ? 'bots.rated' : `bots.${why}`;
  const say = (action: K['action'] | null) => (action === null ? '' : speaker.say(voice.action(action, view, seat)));
  const frames = new Speaker(speaker.locale, botWords[speaker.locale]);
  return frames.say({
    key,
    values: {
      gains: motives.map((words) => speaker.say(words)),
      other: say(against),
      beside: twin === null ? '' : frames.say({ key: 'bots.beside', values: { twin: say(twin) } }),
    },
  });
}
