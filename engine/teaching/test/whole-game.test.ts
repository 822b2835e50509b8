import { eventsFor, imagined, Match, Runner, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { everythingHasWords, findBrokenLaw } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { lamplighters } from '../index.ts';
import { HIDDEN, type LampAction, type LampState } from '../types.ts';
import { position } from './position.ts';

const { game, voice } = lamplighters;

describe('hidden information', () => {
  const hands = () => [[1, 2], [3, 4], [5]];

  test('LMP-HID-1, LMP-HID-2: hands are seen by their owners, unless they are open; the deck by nobody', () => {
    const { state } = position({ hands: hands() }, [{ do: 'light', seat: 0 }]);
    expect(viewOf(game, state, 0).hands).toEqual([[1, 2], [HIDDEN, HIDDEN], [HIDDEN]]);
    expect(viewOf(game, state, SPECTATOR).hands).toEqual([[HIDDEN, HIDDEN], [HIDDEN, HIDDEN], [HIDDEN]]);
    expect(viewOf(game, state, 0).deck.loose.every((card) => card === HIDDEN)).toBe(true);
    expect(viewOf(game, { ...state, openHands: true }, SPECTATOR).hands).toEqual(hands());
    expect(eventsFor(game, [{ kind: 'drew', seat: 0, card: 4 }], 1)).toEqual([{ kind: 'drew', seat: 0, card: HIDDEN }]);
    expect(eventsFor(game, [{ kind: 'drew', seat: 0, card: 4 }], 0)).toEqual([{ kind: 'drew', seat: 0, card: 4 }]);
  });

  test('LMP-HID-3: who has chosen is seen by all, what was chosen by its owner', () => {
    const { state } = position({ poured: [4, null, null] }, [{ do: 'pour' }]);
    expect(viewOf(game, state, 0).poured).toEqual([4, null, null]);
    expect(viewOf(game, state, 1).poured).toEqual([HIDDEN, null, null]);
  });

  test('LMP-HID-4: after the game everything is open', () => {
    const { state } = position({ night: 4, hands: hands() }, [{ do: 'dawn' }]);
    expect(viewOf(game, state, SPECTATOR).hands).toEqual(hands());
  });

  test('an imagined world keeps what the viewer knows and deals the rest anew', () => {
    const { state } = position({}, [{ do: 'light', seat: 0 }]);
    const worlds = Array.from({ length: 20 }, (_, i) => imagined(game, state, 0, seeded(i)));
    expect(worlds.every((world) => world.hands[0]?.join() === state.hands[0]?.join())).toBe(true);
    expect(new Set(worlds.map((world) => world.hands[1]?.join())).size).toBeGreaterThan(10);
  });
});

describe('the whole game', () => {
  test('LMP-INV-1, LMP-INV-2, LMP-INV-3: the laws and invariants hold over many games, in three languages', async () => {
    const more = [await everythingHasWords(voice)];
    expect(findBrokenLaw(game, { games: 120, seed: 'teaching', more })).toBeNull();
  });

  test('each invariant would notice', () => {
    const { state } = position();
    const wrong = (change: Partial<LampState>, rule: string) => game.invariants[rule]?.({ ...state, ...change }, state) !== null;
    expect(wrong({ discard: [1] }, 'LMP-INV-1')).toBe(true);
    expect(wrong({ coins: [-1, 0, 0] }, 'LMP-INV-2')).toBe(true);
    expect(wrong({ lights: 4 }, 'LMP-INV-3')).toBe(true);
    expect(Object.values(game.invariants).every((invariant) => invariant(state, state) === null)).toBe(true);
  });

  test('a standing answer passes by itself, for that kind of decision only', () => {
    const started = Match.start(game, { seats: 2, seed: 'standing 3', options: { wind: 'stormy' } });
    if (!started.ok) throw new Error('refused');
    const { match } = started;
    match.setStanding(0, 'shelter', 'never');
    match.setStanding(1, 'shelter', 'never');
    const asked = new Set<string>();
    while (match.outcome === null) {
      asked.add(match.decision?.do ?? '');
      const [seat = 0] = match.awaited();
      match.act(seat, match.legal(seat)[0] ?? { do: '' });
    }
    expect(asked).toContain('pour');
    expect(asked).not.toContain('shelter');
    expect(match.record().words).toContainEqual({ do: 'pass' });
  });

  test('moves may be taken back until something is drawn, shown or decided by others', () => {
    const started = Match.start(game, { seats: 2, seed: 'undo', options: { wind: 'calm' } });
    if (!started.ok) throw new Error('refused');
    const { match } = started;
    const play = (seat: number, action: LampAction | { do: string }) => expect(match.act(seat, action).ok).toBe(true);
    const first = match.legal(0)[0] ?? { do: '' };
    play(0, first);
    expect(match.undoable(0)).toBe(1); // a secret choice tells nobody anything
    expect(match.undo(0).ok).toBe(true);
    expect(match.awaited()).toEqual([0, 1]);
    play(0, first);
    play(1, match.legal(1)[0] ?? { do: '' });
    expect(match.undoable(1)).toBe(0); // all cards are shown, and the wind has rolled
    expect(match.undo(1)).toEqual({ ok: false, reasons: [{ rule: 'engine.undo-boundary', values: {} }] });
    expect(match.undo(0)).toEqual({ ok: false, reasons: [{ rule: 'engine.nothing-to-undo', values: {} }] });
    while (match.decision?.do !== 'light') play(match.awaited()[0] ?? 0, match.legal(match.awaited()[0] ?? 0)[0] ?? { do: '' });
    const [seat = 0] = match.awaited();
    const before = match.view(SPECTATOR);
    play(seat, { do: 'rest' });
    expect(match.undoable(seat)).toBe(1);
    expect(match.undo(seat)).toMatchObject({ ok: true, updates: [{ undone: 1 }, { undone: 1 }, { undone: 1 }] });
    expect(match.view(SPECTATOR).view).toEqual(before.view);
    expect(match.view(SPECTATOR).version).toBe(before.version + 2);
    play(seat, { do: 'barter', card: match.view(seat).view.hands[seat]?.[0] ?? 0 });
    expect(match.undoable(seat)).toBe(0); // a card was drawn
  });

  test('random play is over soon', () => {
    const runner = Runner.start(game, { seats: 4, options: { nights: 6, wind: 'stormy', openHands: true }, seed: 'end' });
    let moves = 0;
    while (!runner.over) {
      const [seat = 0] = runner.awaited();
      runner.act(seat, runner.legal(seat)[0] ?? { do: 'rest' });
      moves++;
    }
    expect(moves).toBeLessThan(100);
  });
});
