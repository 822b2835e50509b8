// Chapter 10: who sees what.
import { at, eventsFor, imagined, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { type BpcState, type Card, CLIMATE, COLOURS } from '../types/index.ts';
import { newWorld, startGame } from './position.ts';

const view = (state: BpcState, viewer: number) => viewOf(game, state, viewer);

describe('always', () => {
  test('BPC-HID-1: regions, tracks, zones, discards, places and used powers are public', () => {
    const world = newWorld().hold(1, 'ngo-1', 'ngo-4').set('china', { riot: 2, tps: 'G' });
    world.state.discards.media.push('media-3');
    world.state.usedPowers.push('famox');
    const seen = view(world.state, SPECTATOR);
    const { regions, zones, order, ghg, green, red, discards, usedPowers } = world.state;
    expect(seen).toMatchObject({ regions, zones, order, ghg, green, red, discards, usedPowers });
    expect(seen.players.map(({ place, employer, character }) => [place, employer, character])).toEqual(
      world.state.players.map(({ place, employer, character }) => [place, employer, character]),
    );
    expect(at(seen.players, 1).hand).toHaveLength(2);
    expect(seen.piles.media).toHaveLength(world.state.piles.media.length);
  });

  test('BPC-HID-2, BPC-HID-13, BPC-JLV-1: a hand shows its powers to its own seat only, its colours to all', () => {
    const world = newWorld({ characters: '4' }, 2).hold(0, 'ngo-1', 'ngo-4').hold(2, 'media-2').hold(1, 'politics-3');
    const own = view(world.state, 0);
    expect(own.players.map(({ hand }) => hand)).toEqual([['ngo-1', 'ngo-4'], ['politics-?'], ['media-2'], []]);
    expect(at(view(world.state, SPECTATOR).players, 0).hand).toEqual(['ngo-?', 'ngo-?']);
  });

  test('BPC-HID-3, BPC-DRW-7: the colour of a card drawn is told to all, its power to who drew it', () => {
    const world = newWorld().run({ do: 'starting-draw', seat: 1, who: 1, left: 1 }).choose({ do: 'draw-card', colour: 'media' });
    const [own] = eventsFor(game, world.events, 1);
    const [other] = eventsFor(game, world.events, 2);
    expect(own).toMatchObject({ kind: 'drew', card: expect.stringMatching(/^media-[1-4]$/) });
    expect(other).toMatchObject({ kind: 'drew', card: 'media-?' });
  });

  test('BPC-HID-4: piles and decks show their numbers, not what lies where; the External deck its colours', () => {
    const seen = view(newWorld().state, 0);
    for (const colour of COLOURS) expect(new Set(seen.piles[colour])).toEqual(new Set([`${colour}-?`]));
    expect(COLOURS.map((colour) => seen.external.filter((card) => card === `${colour}-?`).length)).toEqual([3, 3, 3, 3, 3, 3]);
  });

  test('BPC-HID-4, BPC-DCK-1: which cards a prepared deck has on top, and which are gone, nobody knows', () => {
    const seen = view(newWorld({ 'event-deck': 'oil-collapse' }).state, 0);
    expect(new Set([...seen.deck.upper, ...seen.deck.lower])).toEqual(new Set(['?']));
    expect(seen.eventRemoved.filter((id) => id === '?')).toHaveLength(4);
    const world = imagined(game, seen, 0, seeded('world'));
    expect(world.deck.upper.filter((id) => id.startsWith('oil-constraint'))).toHaveLength(8);
    expect(world.deck.lower.filter((id) => id.startsWith('oil-constraint'))).toHaveLength(0);
    expect(world.eventRemoved.filter((id) => id.startsWith('oil-constraint'))).toHaveLength(4);
  });

  test('BPC-HID-8, BPC-CLI-4: a climate consequence that waits is known to be one, no more', () => {
    const world = newWorld();
    world.state.deck.top = [CLIMATE];
    expect(view(world.state, 0).deck.top).toEqual(['climate']);
    expect(view(world.state, 0).climateDeck).toHaveLength(16);
  });

  test('BPC-HID-10: signals and help words are seen by all and checked by nobody', () => {
    const world = newWorld().hold(0, 'ngo-1');
    world.choose({ do: 'signal', who: 0, colour: 'media', level: 'lot' });
    expect(at(view(world.state, 3).players, 0).signals).toEqual([0, 3, 0, 0, 0, 0]);
  });

  test('BPC-HID-11: at the end everything is shown, to spectators too', () => {
    const world = newWorld().hold(1, 'ngo-4');
    world.state.ghg = 20;
    world.run({ do: 'victory-check' });
    expect(world.runner.over).toBe(true);
    expect(at(view(world.state, SPECTATOR).players, 1).hand).toEqual(['ngo-4']);
  });

  test('BPC-HID-12: who runs all characters sees all hands; spectators never do, even at an open table', () => {
    const alone = newWorld({}, 1).hold(0, 'ngo-1').hold(2, 'media-2');
    expect(view(alone.state, 0).players.map(({ hand }) => hand)).toEqual([['ngo-1'], [], ['media-2']]);
    const open = newWorld({ 'open-hands': true }).hold(1, 'ngo-4');
    expect(at(view(open.state, 0).players, 1).hand).toEqual(['ngo-4']);
    expect(at(view(open.state, SPECTATOR).players, 1).hand).toEqual(['ngo-?']);
  });
});

describe('joint actions', () => {
  /** Player 1 has given one of its cards to an action that asks Education, Industry and Media. */
  function giving(lobbied: boolean) {
    const world = newWorld().hold(1, 'media-4', 'education-2', 'military-3').hold(0, 'ngo-3').reveal('mad-cow-flu');
    world.choose({ do: 'launch' });
    world.choose(lobbied ? { do: 'lobby', card: 'ngo-3' } : { do: 'pass' });
    return world.choose({ do: 'give', card: 'media-4' });
  }

  test('BPC-HID-5, BPC-ACI-9, BPC-HID-13: face down, others see how many cards lie there and not which', () => {
    const world = giving(false);
    const other = view(world.state, 2);
    expect(other.aci).toMatchObject({ given: [[], ['?'], [], []], external: ['?', '?'] });
    expect(at(other.players, 1).hand).toEqual(['?', 'military-?']);
    expect(new Set(other.external)).toEqual(new Set(['?']));
    const own = view(world.state, 1);
    expect(own.aci?.given[1]).toEqual(['media-4']);
    expect(own.aci?.external).toEqual(['?', '?']);
    expect(eventsFor(game, world.events, 2).find((event) => event.kind === 'gave')).toMatchObject({ card: '?' });
    expect(eventsFor(game, world.events, 1).find((event) => event.kind === 'gave')).toMatchObject({ card: 'media-4' });
  });

  test('BPC-HID-5: after the reveal all is public', () => {
    const world = giving(false).choose({ do: 'contributed' });
    world.firstWhile('aci-contribute');
    expect(world.state.aci?.revealed).toBe(true);
    expect(view(world.state, 2).aci).toMatchObject({ given: [[], ['media-4'], [], []], external: world.state.aci?.external });
  });

  test('BPC-HID-6, BPC-ACI-4, BPC-INC-10: with Lobbying everything lies open as it is played', () => {
    const world = giving(true);
    expect(view(world.state, 2).aci).toMatchObject({
      open: true,
      given: [[], ['media-4'], [], []],
      external: world.state.aci?.external,
    });
    expect(eventsFor(game, world.events, 2).find((event) => event.kind === 'gave')).toMatchObject({ card: 'media-4' });
  });

  test('BPC-HID-7: cards laid for a transformation are public', () => {
    const world = newWorld()
      .hold(0, 'media-4')
      .choose({ do: 'implant' }, { do: 'implant-tp', tp: 'N' }, { do: 'lay', who: 0, card: 'media-4' });
    expect(view(world.state, 2).implant?.laid).toEqual([['media-4'], [], [], []]);
  });

  test('BPC-HID-9, BPC-EMP-26: the events that the Journalists show are seen by all, and where they go', () => {
    const world = newWorld();
    world.player(0).employer = 'journalistes-sans-patrie';
    world.state.deck.top = ['scandal', 'growth', 'resistance'];
    world.choose({ do: 'use-power', employer: 'journalistes-sans-patrie', outcome: 0 });
    const step = view(world.state, SPECTATOR).agenda.at(-1);
    expect(step).toMatchObject({ do: 'arrange-events', shown: ['scandal', 'growth', 'resistance'] });
    world.choose({ do: 'arrange', card: 'growth', to: 'top' }, { do: 'arrange', card: 'scandal', to: 'bottom' });
    world.choose({ do: 'arrange', card: 'resistance', to: 'top' });
    expect(view(world.state, SPECTATOR).deck).toMatchObject({ top: ['growth', 'resistance'], bottom: ['scandal'] });
  });
});

describe('nothing leaks', () => {
  test('BPC-HID-13, BPC-DEC-34: who is asked depends on colours alone, and a lone pass is asked all the same', () => {
    for (const cards of [['ngo-1'], ['ngo-4']] as const) {
      const world = newWorld()
        .hold(2, ...cards)
        .reveal('mad-cow-flu')
        .choose({ do: 'launch' });
      expect(world.step).toMatchObject({ do: 'aci-lobbying', seat: 2 });
    }
    const skipped = newWorld().hold(2, 'media-1').reveal('mad-cow-flu').choose({ do: 'launch' });
    expect(skipped.step.do).toBe('aci-contribute');
  });

  test('BPC-HID-2: an imagined hand keeps the colours that everybody knows, and no card twice', () => {
    const world = startGame();
    while (world.step.do === 'starting-draw') world.choose(at(world.options, 0));
    const dreamt = imagined(game, world.state, 0, seeded('dream'));
    const colours = (state: BpcState) => state.players.map(({ hand }) => hand.map((card) => card.slice(0, -2)));
    expect(colours(dreamt)).toEqual(colours(world.state));
    expect(game.invariants['BPC-INV-1']?.(dreamt, null)).toBeNull();
  });
});

test('BPC-HID-2: what is told of a card leads to the pile of its colour, as far as that is seen', () => {
  const drew = (card: Card) => game.places.event({ kind: 'drew', card, who: 0, seat: 0, character: 'han' });
  expect(drew('media-3')).toEqual(['pile:media', 'player:0/hand']);
  expect(drew('media-?')).toEqual(['pile:media', 'player:0/hand']);
  expect(drew('?')).toEqual(['player:0/hand']);
});
