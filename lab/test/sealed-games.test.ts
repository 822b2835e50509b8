// Games among people are dealt by a sealed generator: every game plays, copies, hides, imagines and replays with it.
import { type Action, below, imagined, Match, parseRecord, replay, SEALED, type Seat, seeded, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';

const SEED = `${SEALED}${'5eed'.repeat(16)}`;

for (const { game } of await loadAllGames())
  test(`${game.id} with a sealed generator`, () => {
    const seats = Math.min(game.seats.max, 3);
    const started = Match.start(game, { seats, seed: SEED });
    if (!started.ok) throw new Error('no game');
    const { match } = started;
    const rng = seeded('whatever comes');
    for (let i = 0; i < 60 && !match.over; i++) {
      const [seat] = match.awaited() as [Seat];
      const legal = match.legal(seat);
      match.act(seat, legal[below(rng, legal.length)] as Action);
    }
    const { state } = match.save();
    expect(state.rng).toHaveLength(9);
    expect(game.clone(state)).toEqual(state);
    // Nobody who looks or imagines has anything of the key.
    expect(viewOf(game, state, 0).rng).toEqual([0, 0, 0, 0]);
    expect(imagined(game, viewOf(game, state, 0), 0, seeded('a world')).rng).toHaveLength(4);
    const parsed = parseRecord(JSON.stringify(match.record()));
    expect(parsed.ok && replay(game, parsed.record)).toMatchObject({ ok: true, state });
  });
