// One deliberately broken game per law: the battery must find each of them, and say which law it is.
import { describe, expect, test } from 'vitest';
import { behind, type Choice, type Game, type Kinds, next, type Play, playerOf } from '../index.ts';
import { draftsTellNoMore, ENDS, findBrokenLaw, NO_ACCIDENT } from '../laws/index.ts';
import { box as lamplighters } from '../teaching/index.ts';
import { light } from '../teaching/rules/lighting.ts';
import { turn } from '../teaching/rules/turn.ts';
import type { Lamp, LampState } from '../teaching/types/index.ts';

const { game } = lamplighters;
const ENTRIES = 'an entry opens the choice that its step asks, and something can be done there';

function brokenLawOf<K extends Kinds>(broken: Game<K>): string {
  return findBrokenLaw(broken, { games: 30, seed: 'broken' })?.law ?? 'all laws hold';
}

/** The teaching game with one part replaced. */
function with_(part: Partial<Game<Lamp>>): Game<Lamp> {
  return { ...game, ...part };
}

/** An automatic step replaced. */
function withRun(name: 'wind' | 'count' | 'dawn', run: (play: Play<Lamp>) => void): Game<Lamp> {
  return with_({ steps: { ...game.steps, [name]: { run } } });
}

/** A decision with parts replaced. */
function withChoice(name: 'turn' | 'shelter' | 'gust-loss' | 'pour', part: Partial<Choice<Lamp>>): Game<Lamp> {
  return with_({ steps: { ...game.steps, [name]: { ...game.steps[name], ...part } } });
}

/** The choice behind 'to-light' with parts replaced; its entry opens the new one. */
function withLighting(part: Partial<typeof light>): Game<Lamp> {
  const other = { ...light, ...part };
  const opens: (typeof turn)['opens'] = { 'to-light': ({ seat }) => behind(other, { do: 'light', seat }) };
  return with_({ steps: { ...game.steps, light: other, turn: { ...turn, opens } } });
}

describe('the battery of laws', () => {
  test('the teaching game keeps them all', () => {
    expect(brokenLawOf(game)).toBe('all laws hold');
  });

  test('a view that leaks a hand', () => {
    const mask: Game<Lamp>['mask'] = (draft, viewer) => {
      const hands = draft.players.map(({ hand }) => [...hand]);
      game.mask(draft, viewer);
      for (const [seat, player] of draft.players.entries()) player.hand = hands[seat] ?? [];
    };
    expect(brokenLawOf(with_({ mask }))).toBe('what a viewer may not know changes neither its view nor its actions');
  });

  test('a draft that knows what others hold', () => {
    const run = { games: 4, seed: 'broken', laws: [draftsTellNoMore] };
    expect(findBrokenLaw(game, run)).toBeNull();
    const mask: Game<Lamp>['mask'] = () => undefined;
    expect(findBrokenLaw(with_({ mask }), run)?.law).toBe(draftsTellNoMore.name);
  });

  test('a view that shows what others pour before all have chosen', () => {
    const mask: Game<Lamp>['mask'] = (draft, viewer) => {
      const poured = draft.players.map((player) => player.poured);
      game.mask(draft, viewer);
      for (const [seat, player] of draft.players.entries()) player.poured = poured[seat] ?? null;
    };
    expect(brokenLawOf(with_({ mask }))).toBe('what a viewer may not know changes neither its view nor its actions');
  });

  test('an imagination that peeks at the truth', () => {
    const imagine: Game<Lamp>['imagine'] = (draft, viewer, rng) => {
      if (draft.players.some(({ hand }) => hand.includes(-1))) game.imagine(draft, viewer, rng);
    };
    expect(brokenLawOf(with_({ imagine }))).toBe('an imagined world follows from the view alone');
  });

  test('an imagination that makes cards up', () => {
    const imagine: Game<Lamp>['imagine'] = (draft, viewer) => {
      if (draft.outcome !== null) return;
      draft.players.forEach((player, seat) => {
        if (seat !== viewer && !draft.openHands) player.hand.fill(5);
        if (seat !== viewer && player.poured !== null && !draft.revealed) player.poured = 5;
      });
      for (const part of [draft.deck.top, draft.deck.loose, draft.deck.bottom]) part.fill(5);
    };
    expect(brokenLawOf(with_({ imagine }))).toBe('an imagined world keeps the invariants and can be played');
  });

  test('events that tell everybody which card was drawn', () => {
    expect(brokenLawOf(with_({ eventFor: (event) => event }))).toBe('events tell a viewer nothing that its view does not');
  });

  test('secrets that lie open while something happens by itself', () => {
    const mask: Game<Lamp>['mask'] = (draft, viewer) => {
      const step = draft.agenda.at(-1);
      if (step === undefined || !('run' in game.steps[step.do])) game.mask(draft, viewer);
    };
    expect(brokenLawOf(with_({ mask }))).toBe(
      'how the table stood at an event tells a viewer nothing that its views and events do not',
    );
  });

  test('a view in which a seat does not find its own actions', () => {
    const mask: Game<Lamp>['mask'] = (draft, viewer) => {
      game.mask(draft, viewer);
      if (draft.outcome === null) for (const player of draft.players) player.coins = 0;
    };
    expect(brokenLawOf(with_({ mask }))).toBe(
      'a seat finds in its own view exactly the actions it has, and the reasons against the others',
    );
  });

  test('a reason whose numbers come from what the others hold', () => {
    const broken = withLighting({
      blockers: {
        light: [
          { rule: 'LMP-LIT-3', when: (_state, action) => action.post > 3, values: ({ players }) => ({ sum: sumOf(players) }) },
        ],
      },
    });
    expect(brokenLawOf(broken)).toBe(
      'a seat finds in its own view exactly the actions it has, and the reasons against the others',
    );
  });

  test('a view that is not a view of itself', () => {
    const mask: Game<Lamp>['mask'] = (draft, viewer) => {
      game.mask(draft, viewer);
      if (viewer < 0) draft.lights++;
    };
    expect(brokenLawOf(with_({ mask }))).toBe('a view never contains the generator, and a view of a view is that view');
  });

  test('a step that is not repeatable', () => {
    let calls = 0;
    const broken = withRun('wind', ({ state }) => {
      state.lights = 3 + (calls++ % 2);
    });
    expect(brokenLawOf(broken)).toBe('the same state and the same action give the same next state and events');
  });

  test('a state with a function in it', () => {
    const setup: Game<Lamp>['setup'] = (...given) => Object.assign(game.setup(...given), { later: () => 1 });
    const clone: Game<Lamp>['clone'] = (state) =>
      Object.assign(game.clone(state), { later: (state as LampState & { later: unknown }).later });
    expect(brokenLawOf(with_({ setup, clone }))).toBe('states, actions and events are plain data and survive JSON');
  });

  test('a state with a number that JSON does not know', () => {
    const broken = withRun('wind', ({ state }) => {
      playerOf(state, 0).coins = Number.POSITIVE_INFINITY;
    });
    expect(brokenLawOf(broken)).toBe('states, actions and events are plain data and survive JSON');
  });

  test('a copy that shares a list with its original', () => {
    const clone: Game<Lamp>['clone'] = (state) => ({ ...game.clone(state), posts: state.posts });
    expect(brokenLawOf(with_({ clone }))).toBe('a copy is equal and shares nothing that changes');
  });

  test('a copy that forgets something', () => {
    const clone: Game<Lamp>['clone'] = (state) => ({ ...game.clone(state), night: 1 });
    expect(brokenLawOf(with_({ clone }))).toBe('a copy is equal and shares nothing that changes');
  });

  test('a list that changes the state', () => {
    const broken = withLighting({
      candidates(state) {
        state.lights = Math.min(3, state.lights + 1);
        state.night += 0.5;
        return [
          { do: 'light', post: 4 },
          { do: 'light', post: 0 },
        ];
      },
    });
    expect(brokenLawOf(broken)).toBe('listing what is legal changes nothing and always says the same');
  });

  test('an action that is accepted though it was not listed a moment ago', () => {
    let calls = 0;
    const broken = withChoice('gust-loss', {
      candidates: () =>
        calls++ % 2 === 0 ? [{ do: 'lose-light' }, { do: 'lose-coin' }] : [{ do: 'lose-light' }, { do: 'rest' }, { do: 'pass' }],
      ask: () => true,
    });
    expect(brokenLawOf(broken)).toBe('listing what is legal changes nothing and always says the same');
  });

  test('a list with doubles', () => {
    const broken = withChoice('shelter', { candidates: () => [{ do: 'pass' }, { do: 'pass' }] });
    expect(brokenLawOf(broken)).toContain('a list has no doubles');
  });

  test('a list that is too long', () => {
    const broken = withLighting({
      candidates: () => Array.from({ length: 301 }, (_, post) => ({ do: 'light', post }) as const),
      blockers: {},
    });
    expect(brokenLawOf(broken)).toContain('at most 300 actions');
  });

  test('a listed action that cannot be played', () => {
    const broken = withLighting({
      play({ state }, _step, action, seat) {
        if (action.post === 8) throw new Error('nobody thought of this post');
        playerOf(state, seat).coins++;
      },
    });
    // Whichever law plays that post first.
    expect([
      NO_ACCIDENT,
      'everything listed can be played',
      'an imagined world keeps the invariants and can be played',
    ]).toContain(brokenLawOf(broken));
  });

  test('an entry that names another choice than the one its step asks', () => {
    const dearer = { ...light, closed: [{ rule: 'LMP-LIT-9', when: () => false }] };
    const broken = withChoice('turn', { opens: { 'to-light': ({ seat }) => behind(dearer, { do: 'light', seat }) } });
    expect(brokenLawOf(broken)).toBe(ENTRIES);
  });

  test('an entry that takes what its choice needs', () => {
    const broken = withChoice('turn', {
      play({ state }, _step, action, seat) {
        if (action.do === 'to-light') playerOf(state, seat).coins = 0;
      },
    });
    expect(brokenLawOf(broken)).toBe(ENTRIES);
  });

  test('somebody is awaited who has nothing to do', () => {
    const broken = withChoice('pour', { candidates: () => [] });
    expect(brokenLawOf(broken)).toBe('whoever is awaited can do something, and nobody can when the game is over');
  });

  test('an endless game', () => {
    const broken = with_({
      longest: 100,
      steps: { ...game.steps, dawn: { run: ({ state }) => next(state, { do: 'dusk' }) }, wind: { run: () => {} } },
    });
    expect(brokenLawOf(withEndlessOil(broken))).toBe(ENDS);
  });

  test('a step that is changed while it lies on the agenda', () => {
    const broken = withChoice('shelter', {
      play({ state }, step, _action, seat) {
        Object.assign(step, { left: 0 });
        playerOf(state, seat).coins++;
      },
    });
    expect(brokenLawOf(broken)).toBe(NO_ACCIDENT);
  });

  test('steps that never come to a decision', () => {
    const broken = withRun('count', ({ state }) => next(state, { do: 'count' }));
    expect(brokenLawOf(broken)).toBe(NO_ACCIDENT);
  });

  test('a broken invariant', () => {
    const broken = withRun('wind', ({ state }) => void playerOf(state, 0).hand.push(3));
    expect(brokenLawOf(broken)).toBe('the invariants of the rules hold');
  });

  test('an outcome in which the winner is not first', () => {
    const broken = withRun('dawn', ({ state }) => {
      const none = state.players.map(() => 0);
      state.outcome = {
        ending: 'dawn',
        winners: [0],
        ranks: none.map((_, seat) => (seat === 0 ? 2 : 1)),
        scores: none,
        sources: none.map(() => ({})),
      };
    });
    expect(brokenLawOf(broken)).toBe('an outcome ranks every seat, and winners stand first');
  });

  test('a counterexample is short and can be replayed', () => {
    const broken = with_({
      invariants: { 'LMP-INV-9': (state) => (state.posts[4] === -1 ? null : 'the first post of street 2 is lit') },
    });
    const found = findBrokenLaw(broken, { games: 30, seed: 'shrink', seats: 2 });
    expect(found?.detail).toBe('LMP-INV-9: the first post of street 2 is lit');
    // Two pour, perhaps some pass or lose something, one lights: nothing shorter shows it.
    expect(found?.record.moves.length).toBeLessThanOrEqual(8);
    expect(found?.record.words.at(found.record.moves.at(-1)?.[1] ?? -1)).toEqual({ do: 'light', post: 4 });
  });
});

function sumOf(players: LampState['players']): number {
  return players.flatMap(({ hand }) => hand).reduce((sum, card) => sum + card, 0);
}

/** Nobody ever loses: the endless game must fail for no other reason. */
function withEndlessOil(endless: Game<Lamp>): Game<Lamp> {
  return {
    ...endless,
    invariants: {},
    steps: {
      ...endless.steps,
      count: {
        run({ state }) {
          for (const player of state.players) {
            if (player.poured !== null) state.discard.push(player.poured);
            player.poured = null;
          }
          state.revealed = false;
        },
      },
    },
  };
}
