// The bot: what it values, what it would try first, and that it wins where random play loses.
import { at, below, type Rng, Runner, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { game } from '../rules/game.ts';
import type { Bpc, BpcAction, BpcState, Card } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, optionsOf } from './position.ts';

/** A whole game in which every seat, from its own view, takes what `choose` says. */
function playedBy(
  seed: string,
  choose: (view: BpcState, seat: number, actions: readonly BpcAction[], rng: Rng) => number,
  mode: 'normal' | 'expert' = 'normal',
): string {
  const rng = seeded(`${seed} choices`);
  const runner = Runner.start<Bpc>(game, { seats: 3, options: optionsOf(3, { mode }), seed });
  while (!runner.over) {
    const seat = at(runner.awaited(), 0);
    const actions = runner.legal(seat);
    runner.act(seat, at(actions, choose(viewOf(game, runner.state, seat), seat, actions, rng)));
  }
  return runner.state.outcome?.ending ?? '';
}

function mostPromising(view: BpcState, seat: number, actions: readonly BpcAction[]): number {
  const promise = brain.order(view, seat, actions);
  return promise.indexOf(Math.max(...promise));
}

function schooled(view: BpcState, seat: number, actions: readonly BpcAction[]): number {
  const promise = brain.team?.schooled?.order(view, seat, actions) ?? [];
  return promise.indexOf(Math.max(...promise));
}

/** The action that looks best to a player in a position. */
function favourite(world: World): BpcAction {
  const actions = world.options;
  return at(actions, mostPromising(world.state, world.seat, actions));
}

describe('whole games', () => {
  test('who follows the order alone wins; random play does not', () => {
    expect(['a', 'b', 'c'].map((seed) => playedBy(seed, mostPromising))).toEqual(['victory', 'victory', 'victory']);
    const random = ['a', 'b', 'c', 'd'].map((seed) => playedBy(seed, (_view, _seat, actions, rng) => below(rng, actions.length)));
    expect(random).not.toContain('victory');
  });

  test('BPC-OPT-2: by the numbers that were found by playing a team wins expert mode, too', () => {
    const played = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => playedBy(seed, schooled, 'expert'));
    expect(played.filter((ending) => ending === 'victory').length).toBeGreaterThanOrEqual(6);
    expect(playedBy('a', schooled)).toBe('victory');
  });
});

test('the last position of a won game is worth nearly as much as its end, and more than all before its last turn', () => {
  // In these no die and no last answer brings the victory that nobody could count on.
  for (const seed of ['b', 'd', 'g', 'h', 'k']) {
    const runner = Runner.start<Bpc>(game, { seats: 3, options: optionsOf(3, {}), seed });
    const values: { readonly turn: number; readonly value: number }[] = [];
    while (!runner.over) {
      const seat = at(runner.awaited(), 0);
      values.push({ turn: runner.state.turn, value: brain.value(runner.state, seat) });
      const actions = runner.legal(seat);
      runner.act(seat, at(actions, mostPromising(viewOf(game, runner.state, seat), seat, actions)));
    }
    expect(runner.state.outcome?.ending).toBe('victory');
    const last = at(values, values.length - 1);
    expect(last.value).toBeGreaterThan(0.5 * brain.value(runner.state, 0));
    const before = values.filter(({ turn }) => turn < last.turn).map(({ value }) => value);
    expect(last.value).toBeGreaterThan(Math.max(...before));
  }
});

describe('an implantation', () => {
  const SIX = ['media-2', 'ngo-2', 'military-2', 'industry-2', 'politics-2', 'education-2'] as const;
  const FUTILE = Number.NEGATIVE_INFINITY;
  const began = (...more: readonly Card[]) =>
    newWorld()
      .hold(0, ...SIX, ...more)
      .choose({ do: 'implant' }, { do: 'implant-tp', tp: 'G' });
  const promises = ({ state, seat, options }: World) =>
    new Map(brain.order(state, seat, options).map((promise, i) => [at(options, i).do, promise] as const));

  test('nobody takes back what lies there, and nobody is done or gives up who could lay what is lacking', () => {
    const world = began('media-4', 'ngo-4', 'education-4').choose({ do: 'lay', who: 0, card: 'media-2' });
    const found = promises(world);
    expect((['take-up', 'ready', 'abandon'] as const).map((it) => found.get(it))).toEqual([FUTILE, FUTILE, FUTILE]);
    expect(favourite(world).do).toBe('lay');
  });

  test('nothing is laid once all is there', () => {
    const world = began('media-4', 'ngo-4', 'education-4');
    for (const card of [...SIX, 'media-4', 'ngo-4'] as const) world.choose({ do: 'lay', who: 0, card });
    expect(promises(world).get('lay')).toBe(FUTILE);
    expect(favourite(world)).toEqual({ do: 'close' });
  });

  test('nobody begins one that no hands can bring about, and whoever sees that gives up', () => {
    const hopeless = newWorld().hold(0, ...SIX);
    expect(promises(hopeless).get('implant')).toBe(FUTILE);
    expect(promises(newWorld().hold(0, ...SIX, 'media-4', 'ngo-4')).get('implant')).toBeGreaterThan(FUTILE);
    expect(favourite(began())).toEqual({ do: 'abandon' });
  });
});

describe('values', () => {
  test('a calmer, cleaner world with fuller hands stands better', () => {
    const value = (change: (world: World) => void) => {
      const world = newWorld();
      change(world);
      return brain.value(world.state, 0);
    };
    const start = value(() => {});
    expect(value((world) => world.set('china', { riot: 3 }))).toBeLessThan(start);
    expect(value((world) => world.set('china', { conflict: 1 }))).toBeLessThan(value((world) => world.set('china', { riot: 3 })));
    expect(value((world) => world.set('india', { regime: 'chaos', discipline: 0 }))).toBeLessThan(start);
    expect(value((world) => world.hold(0, 'ngo-4'))).toBeGreaterThan(start);
    expect(value((world) => Object.assign(world.state, { ghg: 90 }))).toBeGreaterThan(start);
    expect(value((world) => world.set('russia', { exports: 0 }))).toBeLessThan(start);
  });

  test('an end is worth more than any hope, and a defeat less', () => {
    const won = newWorld();
    won.state.ghg = 20;
    won.run({ do: 'victory-check' });
    const lost = newWorld();
    lost.state.turn = 36;
    lost.run({ do: 'victory-check' });
    const going = newWorld();
    expect(brain.value(won.state, 0)).toBeGreaterThan(brain.value(going.state, 0));
    expect(brain.value(won.state, 0)).toBeGreaterThan(brain.value(lost.state, 0));
  });
});

describe('first sight', () => {
  test('refugees go where there is room', () => {
    const world = newWorld()
      .set('europe', { riot: 4, refugee: 0 })
      .set('russia', { refugee: 3 })
      .set('north-america', { refugee: 4 });
    world
      .set('africa', { refugee: 1 })
      .set('south-america', { refugee: 2 })
      .run({ do: 'flee', from: 'europe', n: 1, infected: false });
    expect(favourite(world)).toEqual({ do: 'send-refugee', to: 'middle-east' });
  });

  test('refugees of one group who have chosen already take their room', () => {
    const world = newWorld().set('europe', { refugee: 3 }).set('middle-east', { refugee: 0, discipline: 1 });
    world.run({ do: 'flee', from: 'africa', n: 2, infected: false });
    world.choose({ do: 'send-refugee', to: 'europe' });
    expect(favourite(world)).toEqual({ do: 'send-refugee', to: 'middle-east' });
  });

  test('the dirtiest plant is given up first', () => {
    const world = newWorld().run({ do: 'electricity-remove', seat: 0, region: 'europe', cause: 'no-rise' });
    expect(favourite(world)).toEqual({ do: 'give-up-token', kind: 'coal' });
  });

  test('a transformation that completes a pair where many live is learned first', () => {
    const world = newWorld().set('china', { discipline: 2, tps: 'C' }).set('europe', { tps: 'DGK' });
    world.state.seeded = 'DGK';
    world.run({ do: 'learn-tp', seat: 0, region: 'china' });
    expect(favourite(world)).toEqual({ do: 'learn', tp: 'D' });
  });

  test('BPC-ACI-14, BPC-ACI-16, BPC-DIE-1: no card is played where no power counts for more, nor on a die that is good already', () => {
    const futile = (world: World, kind: BpcAction['do']) => {
      const { options, state, seat } = world;
      const promise = brain.order(viewOf(game, state, seat), seat, options);
      return options.filter((it, i) => it.do === kind && promise[i] === Number.NEGATIVE_INFINITY).length;
    };
    const strong = newWorld().hold(1, 'education-4', 'media-4', 'industry-4').hold(2, 'media-4', 'education-3');
    strong.state.external = ['military-1', 'media-1'];
    strong.reveal('mad-cow-flu').choose({ do: 'launch' });
    for (const card of ['education-4', 'media-4', 'industry-4'] as const) {
      if (strong.step.do === 'aci-lobbying') strong.firstWhile('aci-lobbying');
      strong.choose({ do: 'give', card });
    }
    while (strong.step.do === 'aci-contribute') strong.choose({ do: 'contributed' });
    expect(strong.step.do).toBe('aci-end-card');
    if (strong.state.aci !== null) strong.state.aci.thresholds = [2, 4];
    expect([futile(strong, 'fake-news-check'), futile(strong, 'citizens-convention')]).toEqual([
      strong.offered('fake-news-check').length,
      strong.offered('citizens-convention').length,
    ]);
    expect(strong.offered('fake-news-check').length).toBeGreaterThan(0);
  });

  test('nobody launches a joint action that the hands cannot win', () => {
    expect(favourite(newWorld().reveal('lab-accident'))).toEqual({ do: 'no-aci' });
  });
});

test('whoever looks no further than two turns fears no gases that come later, and counts to the end once it is near', () => {
  const { state } = newWorld();
  const seen = (turns: number) => brain.team?.foreseen(state, turns) ?? state;
  expect(brain.value(seen(2), 0)).toBeGreaterThan(brain.value(state, 0));
  expect(seen(state.lastTurn)).toEqual(state);
  expect(state.lastTurn).toBeGreaterThan(state.turn + 2);
});
