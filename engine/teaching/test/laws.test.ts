import { Match, SPECTATOR } from '@kaya/engine';
import { checkLaws, everythingHasWords } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { LampAction, LampState } from '../types/index.ts';
import { position } from './position.ts';

test('LMP-INV-1, LMP-INV-2, LMP-INV-3: the laws and invariants hold over many games, in three languages', async () => {
  checkLaws(game, { games: 60, seed: 'teaching', more: [await everythingHasWords(voice)] });
});

test('each invariant would notice', () => {
  const { state } = position();
  const [first, ...others] = state.players;
  if (first === undefined) throw new Error('nobody plays');
  const wrong = (change: Partial<LampState>, rule: string) => game.invariants[rule]?.({ ...state, ...change }, state) !== null;
  expect(wrong({ discard: [5] }, 'LMP-INV-1')).toBe(true);
  expect(wrong({ players: [{ ...first, coins: -1 }, ...others] }, 'LMP-INV-2')).toBe(true);
  expect(wrong({ lights: 4 }, 'LMP-INV-3')).toBe(true);
  expect(Object.values(game.invariants).every((invariant) => invariant(state, state) === null)).toBe(true);
});

describe('a match', () => {
  function started(seed: string, wind: 'calm' | 'stormy') {
    const match = Match.start(game, { seats: 2, seed, options: { wind } });
    if (!match.ok) throw new Error('refused');
    return match.match;
  }

  test('a standing answer passes by itself, for that kind of decision only', () => {
    const match = started('standing 3', 'stormy');
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

  test('a standing answer does not answer what is being asked when it is given, whatever others do meanwhile', () => {
    const match = started('standing 3', 'stormy');
    while (match.decision?.do !== 'shelter') {
      const [seat = 0] = match.awaited();
      match.act(seat, match.legal(seat)[0] ?? { do: '' });
    }
    const [seat = 0] = match.awaited();
    const { moves } = match;
    match.setStanding(seat, 'shelter', 'never');
    expect(match.standingOf(seat)).toEqual([{ decision: 'shelter', answer: 'never' }]);
    const aside = match.legal(1 - seat).find(({ do: kind }) => kind === 'barter');
    if (aside !== undefined) match.act(1 - seat, aside);
    expect(match.moves).toBe(moves + (aside === undefined ? 0 : 1));
    expect(match.awaited()).toContain(seat);
  });

  test('moves may be taken back until something is drawn, shown or decided by others', () => {
    const match = started('undo', 'calm');
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
    while (match.decision?.do !== 'turn') play(match.awaited()[0] ?? 0, match.legal(match.awaited()[0] ?? 0)[0] ?? { do: '' });
    const [seat = 0] = match.awaited();
    const before = match.view(SPECTATOR);
    play(seat, { do: 'rest' });
    expect(match.undoable(seat)).toBe(1);
    expect(match.undo(seat)).toMatchObject({ ok: true, updates: [{ undone: 1 }, { undone: 1 }, { undone: 1 }] });
    expect(match.view(SPECTATOR).view).toEqual(before.view);
    expect(match.view(SPECTATOR).version).toBe(before.version + 2);
    play(seat, { do: 'barter', card: match.view(seat).view.players[seat]?.hand[0] ?? 0 });
    expect(match.undoable(seat)).toBe(0); // a card was drawn
  });
});
