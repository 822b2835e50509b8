import { describe, expect, test } from 'vitest';
import { hash, Match, next, SPECTATOR, same } from '../index.ts';
import { type Lamp, box as lamplighters } from '../teaching/index.ts';

const { game } = lamplighters;

function opened(seats = 3, seed = 'match'): Match<Lamp> {
  const started = Match.start(game, { seats, seed });
  if (!started.ok) throw new Error('refused');
  return started.match;
}

/** Acts for whoever is awaited until the decision is of this kind. */
function playTo(match: Match<Lamp>, kind: string): void {
  while (match.decision?.do !== kind) {
    const [seat = 0] = match.awaited();
    match.act(seat, match.legal(seat)[0] ?? { do: '' });
  }
}

describe('a match', () => {
  test('refuses a set-up that is not allowed, with every reason', () => {
    expect(Match.start(game, { seats: 9, seed: 's', options: { wind: 'mild' } })).toMatchObject({
      ok: false,
      reasons: [{ rule: 'engine.seats' }, { rule: 'engine.option-value' }],
    });
  });

  test('tells each seat at the start what it may know', () => {
    const started = Match.start(game, { seats: 2, seed: 's' });
    if (!started.ok) throw new Error('refused');
    expect(started.updates.map((update) => update.viewer)).toEqual([SPECTATOR, 0, 1]);
    const drawn = (viewer: number) =>
      started.updates.find((it) => it.viewer === viewer)?.events.map((event) => event.kind === 'drew' && event.card >= 0);
    expect(drawn(SPECTATOR)).toEqual([false, false]);
    expect(drawn(0)).toEqual([true, false]);
    expect(drawn(1)).toEqual([false, true]);
  });

  test('accepts only what is listed; anything else changes nothing and says why', () => {
    const match = opened();
    playTo(match, 'light');
    const [seat = 0] = match.awaited();
    const before = hash(match.snapshot());
    const refused = (who: number, action: { do: string; [value: string]: unknown }) => {
      const result = match.act(who, action);
      return result.ok ? 'accepted' : result.reasons.map((reason) => reason.rule).join();
    };
    expect(refused((seat + 1) % 3, { do: 'rest' })).toBe('engine.not-your-decision');
    expect(refused(seat, { do: 'pour' })).toBe('engine.not-asked');
    expect(refused(seat, { do: 'light', post: 11 })).toContain('LMP-LIT-3');
    expect(refused(seat, { do: 'light', post: 0, coins: 5 })).toBe('engine.not-asked');
    expect(refused(7, { do: 'rest' })).toBe('engine.not-your-decision');
    expect(hash(match.snapshot())).toBe(before);
  });

  test('a refusal tells no more than the view: not what somebody else is secretly asked', () => {
    const secretive: typeof game = {
      ...game,
      mask(draft, viewer) {
        game.mask(draft, viewer);
        const top = draft.agenda.at(-1);
        if (top?.do === 'light' && top.seat !== viewer) next(draft, { ...top, do: 'shelter', left: 1 });
      },
      interrupts: { ...game.interrupts, whistle: { candidates: () => [], play: () => undefined } },
    };
    const started = Match.start(secretive, { seats: 3, seed: 'match' });
    if (!started.ok) throw new Error('refused');
    const { match } = started;
    playTo(match, 'light');
    const [asked = 0] = match.awaited();
    const told = (seat: number) => match.why(seat, { do: 'whistle' }).map((reason) => reason.values['asked']);
    expect(told(asked)).toEqual(['light']);
    expect(told((asked + 1) % 3)).toEqual(['shelter']);
  });

  test('numbers what each viewer is told by itself: who sees no change is told nothing', () => {
    const match = opened();
    const versions = () => [SPECTATOR, 0, 1, 2].map((viewer) => match.view(viewer).version);
    expect(versions()).toEqual([1, 1, 1, 1]);
    playTo(match, 'shelter');
    const before = versions();
    const [seat = 0] = match.awaited();
    const result = match.act(seat, { do: 'pass' });
    // Who passes is seen by all, since the next one is asked; every number rises by one and no more.
    expect(result.ok && result.updates.length).toBe(4);
    expect(versions()).toEqual(before.map((version) => version + 1));
  });

  test('a change that only one seat can see is told to that seat alone', () => {
    const secretive = { ...game, mask: (draft: Parameters<typeof game.mask>[0], viewer: number) => maskChoices(draft, viewer) };
    const started = Match.start(secretive, { seats: 3, seed: 'secret' });
    if (!started.ok) throw new Error('refused');
    const { match } = started;
    const result = match.act(1, match.legal(1)[0] ?? { do: '' });
    expect(result.ok && result.updates.map((update) => update.viewer)).toEqual([1]);
    expect([SPECTATOR, 0, 1, 2].map((viewer) => match.view(viewer).version)).toEqual([1, 1, 2, 1]);
  });

  test('numbers what a viewer is told without gaps, and goes on from there when it is taken up again', () => {
    const match = opened();
    const start = match.view(1).version;
    const told: number[] = [];
    const hear = (of: typeof match) => {
      const [seat = 0] = of.awaited();
      const result = of.act(seat, of.legal(seat)[0] ?? { do: '' });
      if (!result.ok) throw new Error('refused');
      told.push(...result.updates.flatMap(({ viewer, version }) => (viewer === 1 ? [version] : [])));
    };
    for (let i = 0; i < 6; i++) hear(match);
    const resumed = Match.resume(game, match.snapshot());
    for (let i = 0; i < 3; i++) hear(resumed);
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual(told.map((_, i) => start + 1 + i));
    expect(resumed.view(1).version).toBe(told.at(-1));
  });

  test('after the end nothing can be done, and the record is complete', () => {
    const match = opened();
    while (!match.over) {
      const [seat = 0] = match.awaited();
      match.act(seat, match.legal(seat)[0] ?? { do: '' });
    }
    expect(match.act(0, { do: 'rest' })).toEqual({ ok: false, reasons: [{ rule: 'engine.over', values: {} }] });
    expect(match.legal(0)).toEqual([]);
    expect(match.record().moves).toHaveLength(match.moves);
  });

  test('rewinds by consent to any earlier move, also past what was kept', () => {
    const match = opened();
    const states = [match.snapshot().state];
    while (!match.over) {
      const [seat = 0] = match.awaited();
      match.act(seat, match.legal(seat)[0] ?? { do: '' });
      states.push(match.snapshot().state);
    }
    const last = match.moves;
    expect(match.rewind(last - 1).ok).toBe(true);
    expect(match.snapshot().state).toEqual(states[last - 1]);
    expect(match.rewind(2).ok).toBe(true);
    expect(match.snapshot().state).toEqual(states[2]);
    expect(match.moves).toBe(2);
    expect(match.rewind(2).ok).toBe(false);
    expect(match.rewind(-1).ok).toBe(false);
  });

  test('a list for the seat in turn, with the reasons of what is not on it', () => {
    const match = opened();
    playTo(match, 'light');
    const [seat = 0] = match.awaited();
    const legal = match.candidates(seat).filter((it) => it.reasons.length === 0);
    expect(
      same(
        legal.map((it) => it.action),
        match.legal(seat),
      ),
    ).toBe(true);
    expect(match.candidates(seat).some((it) => it.reasons.some((reason) => reason.rule === 'LMP-LIT-3'))).toBe(true);
  });
});

/** The teaching game's mask, and nobody sees who has chosen. */
function maskChoices(draft: Parameters<typeof game.mask>[0], viewer: number): void {
  game.mask(draft, viewer);
  for (const [seat, player] of draft.players.entries()) {
    if (seat === viewer || player.poured === null || draft.revealed) continue;
    player.poured = null;
    player.hand.push(-1);
  }
}
