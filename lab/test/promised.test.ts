// Whoever takes the advice of a hint, and every advice after it, has at the end of the turn what the first one said it brings:
// at positions of kept games, played on in the game itself, where others do as they see fit.
import { ADVICE_SEED, bots, type Explanation, explain, promised } from '@kaya/bots';
import { type Game, Runner, type Seat, type State, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { type KeptDecision, keptDecisions } from '../kept-positions.ts';

/** Decisions that are looked at; `KAYA_PROMISES=80` looks at more of them. */
const DECISIONS = Number(process.env['KAYA_PROMISES'] ?? 10);
const GAMES = 10;
/** What nobody at the table knows yet, a card that is drawn meanwhile, may turn a promise: about one in ten at most. */
const TURNED = 0.1;

interface Kept {
  readonly name: string;
  readonly said: number;
  readonly came: number;
}

function adviceAt(game: Game, state: State, seat: Seat, seats: number): Explanation {
  const [chair, rng] = [{ view: viewOf(game, state, seat), seat, seats, include: [] }, seeded(ADVICE_SEED)];
  return explain(game, chair, bots.medium.choose(game, chair, rng), rng);
}

function promisesAt(game: Game, { state, seat, seats }: KeptDecision): Kept[] {
  const tally = game.brain?.tally;
  const advice = adviceAt(game, state, seat, seats);
  const chair = { view: viewOf(game, state, seat), seat, seats };
  const brings = promised(game, chair, advice, seeded(ADVICE_SEED));
  if (tally === undefined || brings.length === 0) return [];
  const runner = new Runner(game, game.clone(state));
  const turn = game.turnOf?.(state, seat) ?? null;
  // A team is told what comes at once.
  const isOn = () =>
    advice.span !== 'now' && (turn === null ? runner.awaited().includes(seat) : game.turnOf?.(runner.state, seat) === turn);
  runner.act(seat, advice.action);
  while (!runner.over && isOn()) {
    const who = runner.awaited().includes(seat) ? seat : (runner.awaited()[0] ?? seat);
    const others = { view: viewOf(game, runner.state, who), seat: who, seats };
    const next = who === seat ? adviceAt(game, runner.state, seat, seats) : bots.medium.choose(game, others, seeded('others'));
    runner.act(who, next.action);
  }
  const [before, after] = [tally.count(state, seat), tally.count(runner.state, seat)];
  return brings.map(({ name, by }) => ({ name, said: by, came: (after[name] ?? 0) - (before[name] ?? 0) }));
}

for (const { game } of await allBoxes()) {
  if (game.brain?.tally === undefined) continue;
  test(`${game.id}: what a hint says it brings comes to whoever goes on asking`, () => {
    const kept = keptDecisions(game, DECISIONS, GAMES).flatMap((it) => promisesAt(game, it));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ said, came }) => Math.abs(said - came) > 1e-9).length).toBeLessThanOrEqual(
      Math.ceil(TURNED * kept.length),
    );
  });
}
