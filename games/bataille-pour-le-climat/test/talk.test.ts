// What bots say about their cards, and what they make of what others say.
import { at, imagined, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { worthSaying } from '../bot/saying.ts';
import { handPower } from '../bot/team.ts';
import { colourPowerOf } from '../rules/actions/influence.ts';
import { saidOf, wordFor } from '../rules/actions/signals.ts';
import { game } from '../rules/game.ts';
import type { BpcAction, Card } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

/** What a seat would do first, by its view alone. */
function favourite(world: World): BpcAction {
  const { seat } = world;
  const actions = world.legal(seat);
  const promise = brain.order(viewOf(game, world.state, seat), seat, actions);
  return at(actions, promise.indexOf(Math.max(...promise)));
}

const STRONG: readonly Card[] = ['education-4', 'education-4', 'industry-4', 'media-1'];

/** An event worth a joint action, hands that can win it, and a first player who decides. */
function worthLaunching(): World {
  const world = newWorld().set('china', { epizootic: 2 });
  world
    .hold(0, ...STRONG)
    .hold(1, 'education-4', 'media-4', 'media-3')
    .hold(2, 'industry-4')
    .hold(3, 'industry-3');
  return world.turnOf('china').reveal('mad-cow-flu');
}

describe('saying', () => {
  test('BPC-DRW-7: before a joint action an honest word is said on each colour it asks for, once', () => {
    const world = worthLaunching();
    const said: BpcAction[] = [];
    for (let next = favourite(world); next.do === 'signal'; next = favourite(world)) {
      said.push(next);
      world.choose(next);
    }
    expect(said).toHaveLength(3);
    expect(said).toEqual(
      expect.arrayContaining([
        { do: 'signal', who: 0, colour: 'education', level: 'lot' },
        { do: 'signal', who: 0, colour: 'industry', level: 'medium' },
        { do: 'signal', who: 0, colour: 'media', level: 'little' },
      ]),
    );
    expect(favourite(world)).toEqual({ do: 'launch' });
  });

  test('BPC-DRW-7: advice names two words a turn at most, only where the number of cards would tell another one, and only before what asks for cards', () => {
    const world = worthLaunching();
    const telling = (before: BpcAction) => worthSaying(viewOf(game, world.state, 0), 0, before);
    const said = telling({ do: 'launch' });
    expect(said).toEqual([
      { do: 'signal', who: 0, colour: 'education', level: 'lot' },
      { do: 'signal', who: 0, colour: 'media', level: 'little' },
    ]);
    expect(telling({ do: 'no-aci' })).toEqual([]);
    for (const it of said) world.choose(it);
    expect(telling({ do: 'launch' })).toEqual([]);
  });

  test('BPC-HID-12: where all hands are open there is nothing to say', () => {
    const world = newWorld({ 'open-hands': true }).set('china', { epizootic: 2 });
    world
      .hold(0, ...STRONG)
      .hold(1, 'education-4', 'media-4', 'media-3')
      .hold(2, 'industry-4')
      .hold(3, 'industry-3');
    expect(favourite(world.turnOf('china').reveal('mad-cow-flu'))).toEqual({ do: 'launch' });
  });

  test('BPC-ACI-10: who has given what it can says honestly how much it was', () => {
    const world = worthLaunching().choose({ do: 'launch' });
    world.firstWhile('aci-lobbying');
    const done: BpcAction[] = [];
    while (world.step.do === 'aci-contribute' && world.step.who === 1) {
      const next = favourite(world);
      done.push(next);
      world.choose(next);
    }
    const given = at(world.state.aci?.given ?? [], 1);
    const power = (['education', 'industry', 'media'] as const).reduce((sum, it) => sum + colourPowerOf(given, it), 0);
    expect(power).toBeGreaterThan(0);
    expect(done.slice(-2)).toEqual([{ do: 'say', word: wordFor(power) }, { do: 'contributed' }]);
  });
});

describe('hearing', () => {
  function spoken(level: 'little' | 'lot'): World {
    const world = newWorld().hold(1, 'media-2', 'media-3');
    world.runner.reset(world.state);
    world.runner.act(1, { do: 'signal', who: 1, colour: 'media', level });
    return world;
  }

  test('BPC-HID-10: a hand that was called strong counts for more, and in imagined worlds it mostly is', () => {
    const power = (level: 'little' | 'lot') => {
      const { state } = spoken(level);
      const view = viewOf(game, state, 0);
      let imaginedPower = 0;
      const rng = seeded(level);
      for (let i = 0; i < 40; i++) imaginedPower += colourPowerOf(at(imagined(game, view, 0, rng).players, 1).hand, 'media') / 40;
      return { judged: handPower(view, at(view.players, 1), ['media']), imagined: imaginedPower };
    };
    expect(power('lot').judged).toBeGreaterThan(power('little').judged);
    expect(power('lot').imagined).toBeGreaterThan(power('little').imagined + 1);
  });

  test('what was said is forgotten after a round of turns', () => {
    const { state } = spoken('lot');
    expect(saidOf(state, at(state.players, 1), 'media')).toBe('lot');
    state.turn += 4;
    expect(saidOf(state, at(state.players, 1), 'media')).toBeNull();
  });
});
