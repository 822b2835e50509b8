// Views are made of parts of the state and of views of before: that may not show, nor change anything that was shown already.
import { hash, Match, pick, SPECTATOR, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';

for (const { game } of await allBoxes()) {
  describe(game.id, () => {
    test('after every move each view, and the hash in the record, is what the whole state gives; what was shown before stays as it was', () => {
      const rng = seeded('shared views');
      const seats = Math.min(3, game.seats.max);
      const started = Match.start(game, { seats, seed: 'shared views' });
      if (!started.ok) throw new Error('the set-up is refused');
      const { match } = started;
      const viewers = Array.from({ length: seats + 1 }, (_, i) => i + SPECTATOR);
      let shown: { readonly view: unknown; readonly text: string }[] = [];
      while (!match.over && match.moves < 250) {
        const [seat = 0] = match.awaited();
        expect(match.act(seat, pick(rng, match.legal(seat))).ok).toBe(true);
        const { state } = match.save();
        expect(match.movesFrom(match.moves - 1)[0]?.hash).toBe(hash(state));
        for (const { view, text } of shown) expect(JSON.stringify(view)).toBe(text);
        shown = viewers.map((viewer) => {
          const { view } = match.view(viewer);
          const text = JSON.stringify(view);
          expect(text).toBe(JSON.stringify(viewOf(game, state, viewer)));
          return { view, text };
        });
      }
    });
  });
}
