// A bot says in one sentence why, compared with what, or that several moves are as good: never both.
import { type Brain, type Game, LOCALES, Runner, Speaker, seeded, speakerFor, type Tally, viewOf } from '@kaya/engine';
import { type Lamp, box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { bots, type Explanation, explain, promised, sayExplanation, type Thought } from '../index.ts';

const { voice } = lamplighters;

const LIGHT_OR_REST: readonly Lamp['action'][] = [
  { do: 'light', post: 0 },
  { do: 'light', post: 4 },
  { do: 'light', post: 8 },
  { do: 'rest' },
];

/** The teaching game with all of a turn in one list; only the first turn of the first seat counts. */
const game: Game<Lamp> = {
  ...lamplighters.game,
  interrupts: {},
  steps: {
    ...lamplighters.game.steps,
    turn: {
      candidates: () => LIGHT_OR_REST,
      play({ state }, _step, action, seat) {
        if (seat !== 0 || state.posts.includes(seat)) return;
        if (action.do === 'light') state.posts[action.post] = seat;
        if (action.do === 'rest') state.posts[11] = seat;
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
const [light, other, third, rest] = LIGHT_OR_REST as readonly [Lamp['action'], Lamp['action'], Lamp['action'], Lamp['action']];

/** The post that the seat lit in its first turn; 11 stands for having rested, none before it. */
const chosen = (state: Lamp['state'], seat: number) => state.posts.indexOf(seat);

/** What counts is what was chosen in the first turn. */
function judging(
  parts: (post: number, state: Lamp['state']) => Readonly<Record<string, number>>,
  worth: Tally<Lamp>['worth'],
  uncounted: (post: number) => number = () => 0,
  more: Partial<Brain<Lamp>> = {},
) {
  const count = (state: Lamp['state'], seat: number) => parts(chosen(state, seat), state);
  const value = (state: Lamp['state'], seat: number) =>
    Object.entries(count(state, seat)).reduce(
      (sum, [name, part]) => sum + part * (worth[name] ?? 0),
      uncounted(chosen(state, seat)),
    );
  const tally: Tally<Lamp> = { count, worth, span: () => 2 };
  const brain: Brain<Lamp> = {
    tally,
    value,
    order: (_state, _seat, actions) => actions.map((action) => (action.do === 'light' ? 1 : 0)),
    ...more,
  };
  const judged = { ...game, brain };
  return (thought: Thought<Lamp>) => {
    const explanation = explain(judged, chair, thought, seeded('x'));
    return { ...explanation, brings: promised(judged, chair, explanation, seeded('x')) };
  };
}

const thought = (action: Lamp['action'], ...others: Lamp['action'][]): Thought<Lamp> => ({
  action,
  considered: [action, ...others].map((it, i) => ({ action: it, value: 5 - i })),
});

/** Posts 0 and 4 count alike, 8 less; resting brings nothing. */
const plain = (post: number) => ({ posts: post === 0 || post === 4 ? 4 : post === 8 ? 2 : 0 });

describe('why', () => {
  const why = judging(plain, { posts: 1 });

  test('what differs from the best other move is named with its size, what speaks for the move first', () => {
    expect(why(thought(light, rest))).toMatchObject({
      why: 'better',
      action: light,
      differences: [{ name: 'posts', by: 4 }],
      against: rest,
      asGood: [],
    });
    const dear = judging((post) => ({ posts: post === 0 ? 4 : 0, coins: post === 11 ? 3 : 0 }), { posts: 1, coins: 1 });
    expect(dear(thought(light, rest)).differences).toEqual([
      { name: 'posts', by: 4 },
      { name: 'coins', by: -3 },
    ]);
  });

  test('a move that leads to the same is no other one: the comparison is with the best that does something else', () => {
    const found = why(thought(light, other, third, rest));
    expect(found).toMatchObject({ why: 'better', against: third, differences: [{ name: 'posts', by: 2 }], asGood: [] });
    const equal = why(thought(light, other));
    expect(equal).toMatchObject({ why: 'close', differences: [], against: null, asGood: [other] });
    // What is as good is worth as much; what it is better than is not.
    expect(equal.alternatives).toEqual([{ action: other, value: equal.value }]);
    expect(found.alternatives.find(({ action }) => action === third)?.value).toBeLessThan(found.value);
    expect(equal.brings).toEqual([{ name: 'posts', by: 4 }]);
    expect(found.brings).toEqual([]);
  });

  test('what proves better when both are played on is advised', () => {
    expect(why(thought(third, light))).toMatchObject({ why: 'better', action: light, against: third });
  });

  test('what proves better by nothing that is counted is advised too, and the other one is not called as good', () => {
    const found = judging(plain, { posts: 1 }, (post) => (post === 4 ? 50 : 0))(thought(light, other));
    expect(found).toMatchObject({ why: 'ahead', action: other, against: light, differences: [], asGood: [] });
    expect(found.brings).toEqual([{ name: 'posts', by: 4 }]);
    expect(found.alternatives).toEqual([{ action: light, value: found.value - 50 }]);
  });

  test('doing nothing brings nothing: only what the other move costs is a reason for it, and it is never advised against the first look', () => {
    const resting = judging((post) => ({ coins: post === 11 ? 9 : 3 }), { coins: 1 });
    expect(resting(thought(rest, light))).toMatchObject({ why: 'ahead', action: rest, differences: [] });
    expect(resting(thought(light, rest))).toMatchObject({ why: 'close', action: light });
    const costly = judging((post) => ({ coins: post === 11 || post === -1 ? 9 : 3 }), { coins: 1 });
    expect(costly(thought(rest, light))).toMatchObject({ why: 'better', differences: [{ name: 'coins', by: 6 }] });
  });

  test('what only some imagined worlds show is no reason: then several are as good, two at most are named', () => {
    // Another card on top of the deck in about every other world.
    const luck = (state: Lamp['state']) => ((state.deck.top[0] ?? state.deck.loose[0] ?? 0) % 2 === 0 ? 1 : -1);
    const chance = judging((post, state) => ({ posts: (post + 1) * luck(state) }), { posts: 1 });
    const found = chance(thought(light, other, third, rest));
    expect(found).toMatchObject({ why: 'close', differences: [], against: null });
    expect(found.asGood).toHaveLength(2);
  });

  test('more that speaks against a move than for it is no reason', () => {
    const odd = judging((post) => ({ posts: post === 0 ? 4 : 0, coins: post === 0 ? 0 : 3, luck: post === 0 ? 3 : 0 }), {
      posts: 1,
      coins: 2,
      luck: 9,
    });
    expect(odd(thought(light, rest)).differences.map(({ name }) => name)).toEqual(['luck']);
    const against = judging((post) => ({ posts: post === 0 ? 4 : 0, coins: post === 0 ? 0 : 3 }), { posts: 1, coins: 2 });
    expect(against(thought(light, rest))).toMatchObject({ differences: [] });
  });

  test('what only tells others something is never advised; the only deed there is is the only move', () => {
    const load = async () => () => [rest];
    const found = judging(plain, { posts: 1 }, undefined, { talk: { kinds: ['rest'], load } })(thought(rest, light, third));
    expect(found).toMatchObject({ why: 'better', action: light, against: third });
    expect(found.alternatives.map(({ action }) => action)).not.toContainEqual(rest);
    const lights = judging(plain, { posts: 1 }, undefined, { talk: { kinds: ['light'], load } });
    expect(lights(thought(light, rest))).toMatchObject({ why: 'only', action: rest });
  });

  test('the only move, and one that was picked at random, say so', () => {
    const bare = { action: light, considered: [] };
    const { brain: _, ...thoughtless } = game;
    expect(explain(thoughtless, chair, bare, seeded('x'))).toMatchObject({ why: 'chance', against: null });
    const step = runner.decision?.do ?? 'none';
    const handler = (game.steps as Readonly<Record<string, object>>)[step];
    const narrow = { ...game, interrupts: {}, steps: { ...game.steps, [step]: { ...handler, candidates: () => [light] } } };
    const forced = bots.hard.choose(narrow, chair, seeded('x'));
    expect(explain(narrow, chair, forced, seeded('x'))).toMatchObject({ why: 'only', alternatives: [], against: null });
  });

  test('a move that was made at first sight is compared for the explanation', () => {
    expect(why(thought(light))).toMatchObject({ why: 'better', against: third });
  });

  test('three alternatives are given, best first, none above the move', () => {
    const { value, alternatives } = why(thought(light, rest, third, other));
    expect(alternatives.map(({ action }) => action)).toEqual([other, third, rest]);
    for (const it of alternatives) expect(it.value).toBeLessThanOrEqual(value);
  });
});

describe('in words', () => {
  const bare: Explanation<Lamp['action']> = {
    action: light,
    value: 1,
    alternatives: [],
    why: 'better',
    differences: [
      { name: 'posts', by: 3.2 },
      { name: 'coins', by: -1.4 },
    ],
    brings: [],
    span: 2,
    against: rest,
    asGood: [],
    says: [],
  };
  const say = async (explanation: Explanation<Lamp['action']>, locale: (typeof LOCALES)[number] = 'en') => {
    const words = new Speaker(locale, (await (await lamplighters.coach?.())?.words[locale]()) ?? {});
    return sayExplanation(explanation, await speakerFor(voice, locale), words, voice, chair);
  };
  const name = async (action: Lamp['action']) => (await speakerFor(voice, 'en')).say(voice.action(action, chair.view, 0));

  test('the differences with their signs, when, and the other move as the game says it', async () => {
    expect(await say(bare)).toBe(`Compared with “${await name(rest)}”, two turns from now: +3 points from posts, −1.5 coins.`);
    expect(await say({ ...bare, span: 'game' })).toContain('at the end of the game');
    expect(await say({ ...bare, span: 'turn' })).toContain('at the end of your turn');
    expect(await say({ ...bare, why: 'first', against: null })).toBe('Anything else worth doing can still follow this turn.');
    expect(await say({ ...bare, why: 'alone', against: null })).toBe('The other moves clearly promise less.');
  });

  test('what comes at once is the move’s own', async () => {
    const brings = [{ name: 'posts', by: 2 }];
    const found = await say({ ...bare, why: 'close', against: null, brings, span: 'now' });
    expect(found).toMatch(/^This move brings right away, on average: /);
  });

  test('those that are as good by name, and no reason beside them', async () => {
    const close = { ...bare, why: 'close', differences: [], against: null } as const;
    expect(await say({ ...close, asGood: [other, rest] })).toBe(
      `“${await name(other)}” and “${await name(rest)}” are about as good.`,
    );
    expect(await say({ ...close, asGood: [rest] })).toBe(`“${await name(rest)}” is about as good.`);
    expect(await say(close)).toBe('Several moves are about as good.');
    // What the move itself brings stands beside them: that is no reason against the others.
    const brings = [{ name: 'posts', by: 2 }];
    expect(await say({ ...close, brings, span: 'turn', asGood: [rest] })).toBe(
      `With this move and the advice that follows it, at the end of your turn: +2 points from posts. “${await name(rest)}” is about as good.`,
    );
  });

  test('a move is never compared with one that is called the same', async () => {
    expect(await say({ ...bare, against: light })).not.toContain(await name(light));
    expect(await say({ ...bare, why: 'close', asGood: [light, light] })).not.toContain(await name(light));
  });

  test('whatever the reason, there is a sentence for it in every language', async () => {
    for (const locale of LOCALES) {
      const said = await Promise.all(
        [
          bare,
          { ...bare, against: light },
          { ...bare, why: 'close', asGood: [other] } as const,
          { ...bare, why: 'close', asGood: [other, rest] } as const,
          { ...bare, why: 'close' } as const,
          { ...bare, why: 'close', brings: bare.differences, asGood: [other] } as const,
          { ...bare, why: 'ahead' } as const,
          { ...bare, why: 'ahead', against: light } as const,
          { ...bare, why: 'only' } as const,
          { ...bare, why: 'chance' } as const,
        ].map((it) => say(it, locale)),
      );
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^[\p{Lu}“«][^{}]+\.$/u);
    }
  });
});
