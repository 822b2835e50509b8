import { eventsFor, replay, SPECTATOR, same, viewOf } from '@kaya/engine';
import { games, loadGame } from '@kaya/games';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';

/** So many games of each kind are looked at, at every so manieth move. */
const RECORDS = 3;
const STRIDE = 7;

for (const id of Object.keys(games)) {
  test(`${id}: what everybody may know follows from what any seat knows`, async () => {
    const box = await loadGame(id);
    if (box === null) throw new Error('no such game');
    const { game } = box;
    let looked = 0;
    for (const record of keptRecords(id).slice(0, RECORDS)) {
      replay(game, record, (state, move, events) => {
        if (move % STRIDE !== 0) return;
        const forAll = viewOf(game, state, SPECTATOR);
        const toldAll = eventsFor(game, events, SPECTATOR);
        for (let seat = 0; seat < record.seats; seat++) {
          expect(same(viewOf(game, viewOf(game, state, seat), SPECTATOR), forAll), `move ${move}, seat ${seat}`).toBe(true);
          expect(eventsFor(game, eventsFor(game, events, seat), SPECTATOR), `move ${move}, seat ${seat}`).toEqual(toldAll);
          looked++;
        }
      });
    }
    expect(looked).toBeGreaterThan(20);
  });
}
