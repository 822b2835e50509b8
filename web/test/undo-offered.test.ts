// Undo is offered exactly where it works: at a table of every game, around one screen.
import { type Game, type Kinds, Match, pick, Runner, same, seeded } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test, vi } from 'vitest';
import type { Save } from '../saves/saves.ts';
import { LocalSession } from '../table/local.ts';

vi.mock('../saves/saves.ts', () => ({ putSave: async () => undefined }));
vi.mock('../app/settings.ts', () => ({ settings: { value: { confirm: false } }, scenesWanted: () => false, botPause: () => 0 }));

const MOVES = 90;
const SEATS = 3;

function begun(game: Game): LocalSession {
  const players = Array.from({ length: SEATS }, (_, i) => ({ kind: 'person', name: `P${i}` }) as const);
  const started = Match.start<Kinds>(game, { seats: SEATS, seed: 'undo' });
  if (!started.ok) throw new Error('refused');
  const save: Save = {
    ...{ id: 'undo', game: game.id, changedAt: 0, over: false, awaited: [0], players },
    snapshot: started.match.snapshot(),
  };
  return LocalSession.resume(game, save);
}

/** What is looked for while the table is painted has been found. */
function painted(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

for (const { game } of await loadAllGames()) {
  test(`${game.id}: where the button stands the last move is taken back, where the table says that it cannot be it cannot`, async () => {
    const session = begun(game);
    const rng = seeded('undo');
    const found = { offered: 0, refused: 0 };
    for (let move = 0; move < MOVES && session.state.value.outcome === null; move++) {
      if (session.state.value.curtain !== null) session.lift();
      const before = session.state.value;
      const chosen = pick(rng, new Runner(game, before.view).legal(before.viewer));
      session.act(chosen);
      await painted();
      const after = session.state.value;
      // The device has gone on to somebody else: whose last move it was is not asked.
      if (!after.mayUndo && !after.told) continue;
      session.refused.set(null);
      session.undo();
      const now = session.state.value;
      if (after.mayUndo) {
        found.offered++;
        expect([session.refused.value, same(now.view, before.view)]).toEqual([null, true]);
        session.act(chosen);
        await painted();
      } else {
        found.refused++;
        expect([session.refused.value === null, same(now.view, after.view)]).toEqual([false, true]);
      }
    }
    expect(Math.min(found.offered, found.refused)).toBeGreaterThan(3);
  });
}
