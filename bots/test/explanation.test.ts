// A bot says in one sentence why, and what else there is.
import { type Brain, type Game, LOCALES, type Play, Runner, seeded, speakerFor, viewOf } from '@kaya/engine';
import { type Lamp, box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { bots, explain, sayExplanation, type Thought } from '../index.ts';

const { voice } = lamplighters;

const LIGHT_OR_REST: readonly Lamp['action'][] = [
  { do: 'light', post: 0 },
  { do: 'light', post: 4 },
  { do: 'light', post: 8 },
  { do: 'rest' },
];

/** The teaching game with all of a turn in one list. */
const game: Game<Lamp> = {
  ...lamplighters.game,
  steps: {
    ...lamplighters.game.steps,
    turn: {
      candidates: () => LIGHT_OR_REST,
      play({ state }, _step, action, seat) {
        if (action.do === 'light') state.posts[action.post] = seat;
      },
    },
  },
};

const runner = Runner.start(game, { seats: 2, options: { nights: 4, wind: 'calm', openHands: false }, seed: 'why' });
const rng = seeded('walk');
while (!(runner.decision?.do === 'turn' && runner.awaited().includes(0))) {
  const [seat = 0] = runner.awaited();
  runner.act(seat, bots.random.choose(game, { view: viewOf(game, runner.state, seat), seat, seats: 2 }, rng).action);
}
const chair = { view: viewOf(game, runner.state, 0), seat: 0, seats: 2 };
const [first, second] = runner.legal(0);
if (first === undefined || second === undefined) throw new Error('too few moves to compare');

/** The teaching game with parts of its value by the move that was played first of all. */
function judging(parts: (posts: number, state: Lamp['state']) => Readonly<Record<string, number>>) {
  const brain: Brain<Lamp> = {
    value: (state, seat) => Object.values(parts(lit(state, seat), state)).reduce((sum, part) => sum + part, 0),
    order: (_state, _seat, actions) => actions.map((action) => (action.do === 'light' ? 1 : 0)),
    reasons: (state, seat) => parts(lit(state, seat), state),
  };
  return { ...game, brain };
}

function lit(state: Lamp['state'], seat: number): number {
  return state.posts.filter((owner) => owner === seat).length;
}

const light = runner.legal(0).find((action) => action.do === 'light');
const rest = runner.legal(0).find((action) => action.do !== 'light');
if (light === undefined || rest === undefined) throw new Error('no lamp to light');
const thought = (action: Lamp['action'], ...others: Lamp['action'][]): Thought<Lamp> => ({
  action,
  considered: [action, ...others].map((it, i) => ({ action: it, value: 5 - i })),
});

describe('why', () => {
  test('the part that the move gains most over the next best is named, and the move it is compared with', () => {
    const posts = judging((count) => ({ posts: 10 * count, coins: 20 - count }));
    expect(explain(posts, chair, thought(light, rest), seeded('x'))).toMatchObject({
      why: 'gains',
      gains: ['posts'],
      against: rest,
      value: 5,
    });
  });

  test('a move that is behind at the end of the turn pays off later only where that shows when all have played on', () => {
    // Whoever rests tonight has lost its chance for good; whoever lights a post regrets it only until tomorrow.
    const { night } = chair.view;
    const chance = {
      ...game,
      steps: {
        ...game.steps,
        turn: {
          candidates: () => LIGHT_OR_REST,
          play({ state }: Play<Lamp>, _step: unknown, action: Lamp['action'], seat: number) {
            if (action.do === 'rest') state.posts[11] = seat;
          },
        },
      },
    };
    const worth = (parts: (lost: boolean, tonight: boolean) => Readonly<Record<string, number>>) => {
      const reasons = (state: Lamp['state'], seat: number) => parts(state.posts[11] === seat, state.night === night);
      const value = (state: Lamp['state'], seat: number) => Object.values(reasons(state, seat)).reduce((sum, it) => sum + it, 0);
      return { ...chance, brain: { ...judging(() => ({})).brain, reasons, value } };
    };
    const later = worth((lost, tonight) => ({ chance: lost === tonight ? 10 : 0 }));
    expect(explain(later, chair, thought(light, rest), seeded('x'))).toMatchObject({ why: 'later', gains: [], against: rest });
    const never = judging((count) => ({ posts: 10 * count, coins: -12 * count }));
    expect(explain(never, chair, thought(light, rest), seeded('x'))).toMatchObject({ why: 'close', gains: [] });
  });

  test('doing nothing brings nothing: it keeps what the other move would cost', () => {
    const coins = judging((count) => ({ posts: 0, coins: 20 - 5 * count }));
    expect(explain(coins, chair, thought(rest, light), seeded('x'))).toMatchObject({
      why: 'keeps',
      gains: ['coins'],
      against: light,
    });
  });

  test('what only some imagined worlds show is no reason', () => {
    // Another card on top of the deck in about every other world.
    const luck = judging((count, state) => ({
      posts: ((state.deck.top[0] ?? state.deck.loose[0] ?? 0) % 2 === 0 ? 10 : -10) * count,
    }));
    expect(explain(luck, chair, thought(light, rest), seeded('x'))).toMatchObject({ why: 'close', gains: [] });
  });

  test('an alternative that leads to the same is named as such, and the move is compared with the one after it', async () => {
    const other = runner.legal(0).find((action) => action.do === 'light' && action !== light);
    if (other === undefined) throw new Error('no other lamp to light');
    const posts = judging((count) => ({ posts: 10 * count }));
    const found = explain(posts, chair, thought(light, other, rest), seeded('x'));
    expect(found).toMatchObject({ why: 'gains', against: rest, twin: other });
    const speaker = await speakerFor(voice, 'en');
    const sentence = sayExplanation(found, speaker, { ...voice, motive: () => voice.action(light, chair.view, 0) }, chair);
    expect(sentence.endsWith(` Just as good: “${speaker.say(voice.action(other, chair.view, 0))}”.`)).toBe(true);
    expect(explain(posts, chair, thought(light, rest, other), seeded('x'))).toMatchObject({ against: rest, twin: null });
  });

  test('moves that lead to the same are about as good; a game without parts only rates', () => {
    const same = judging(() => ({ posts: 1 }));
    expect(explain(same, chair, thought(light, rest), seeded('x')).why).toBe('close');
    const { reasons: _, ...plain } = judging(() => ({ posts: 1 })).brain;
    expect(explain({ ...game, brain: plain }, chair, thought(light, rest), seeded('x')).why).toBe('rated');
  });

  test('the only move, and one that was picked at random, say so', () => {
    expect(explain(game, chair, { action: first, considered: [] }, seeded('x'))).toMatchObject({ why: 'chance', against: null });
    const step = runner.decision?.do ?? 'none';
    const handler = (game.steps as Readonly<Record<string, object>>)[step];
    const narrow = { ...game, interrupts: {}, steps: { ...game.steps, [step]: { ...handler, candidates: () => [first] } } };
    const forced = bots.hard.choose(narrow, chair, seeded('x'));
    expect(explain(narrow, chair, forced, seeded('x'))).toMatchObject({ why: 'only', alternatives: [], against: null });
  });

  test('a move that was made at first sight is compared for the explanation', () => {
    const coins = judging((count) => ({ posts: 0, coins: 20 - 5 * count }));
    const { why, alternatives } = explain(coins, chair, thought(rest), seeded('x'));
    expect(why).toBe('keeps');
    expect(alternatives).toHaveLength(3);
  });

  test('three alternatives are given, best first, with comparable values', () => {
    const found = bots.medium.choose(game, chair, seeded('x'));
    const { action, value, alternatives } = explain(game, chair, found, seeded('x'));
    expect(alternatives).toHaveLength(3);
    expect([{ action, value }, ...alternatives]).toEqual(found.considered.slice(0, 4));
  });
});

test('whatever the reason, there is one sentence for it in every language', async () => {
  const bare = { action: first, value: 1, alternatives: [], gains: [], against: null, twin: null };
  for (const locale of LOCALES) {
    const speaker = await speakerFor(voice, locale);
    const said = (['only', 'chance', 'gains', 'keeps', 'gains-later', 'later', 'close', 'rated'] as const).map((why) =>
      sayExplanation({ ...bare, why, against: second }, speaker, voice, chair),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
  }
});

test('the sentence says the motive in the words of the game, and the other move as the game says it', async () => {
  const speaker = await speakerFor(
    { catalogues: { ...voice.catalogues, en: async () => ({ ...(await voice.catalogues.en()), more: 'more light' }) } },
    'en',
  );
  const sentence = sayExplanation(
    { action: first, value: 1, alternatives: [], why: 'gains', gains: ['posts'], against: second, twin: null },
    speaker,
    { ...voice, motive: () => ({ key: 'more' }) },
    chair,
  );
  const other = speaker.say(voice.action(second, chair.view, 0));
  expect(sentence).toBe(`It brings more light. The next best move brings less of that (“${other}”).`);
});

test('a move is never compared with one that is called the same', async () => {
  const speaker = await speakerFor(voice, 'en');
  const plain = { ...voice, action: () => voice.action(first, chair.view, 0), motive: () => voice.action(first, chair.view, 0) };
  const own = speaker.say(voice.action(first, chair.view, 0));
  for (const why of ['gains', 'keeps', 'gains-later', 'later', 'close', 'rated'] as const) {
    const gains = why === 'gains' || why === 'keeps' || why === 'gains-later' ? ['posts'] : [];
    const said = sayExplanation(
      { action: first, value: 1, alternatives: [], why, gains, against: second, twin: second },
      speaker,
      plain,
      chair,
    );
    expect(said.split(own).length - 1).toBe(gains.length); // only as the motive
    expect(said).not.toMatch(/“|next best/);
  }
});
