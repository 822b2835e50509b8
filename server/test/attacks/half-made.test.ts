// A move that is made and not stored yet counts for nothing: what is found out meanwhile is of the game as it is stored.
import type { Action } from '@kaya/engine';
import { expect, test, vi } from 'vitest';
import { Store } from '../../storage/store.ts';
import { Replays } from '../../tables/replays.ts';
import type { Player } from '../playing.ts';
import { move, Staged, turnOf } from '../staged.ts';

const staged = await Staged.forThisFile();

test('how far back a seat may go is not found out from half a move of somebody else', async () => {
  const { both } = await staged.started();
  const { wayBack } = Replays.prototype;
  let found = 0;
  vi.spyOn(Replays.prototype, 'wayBack').mockImplementation(async function (this: Replays, ...asked) {
    const count = await wayBack.apply(this, asked);
    found++;
    return count;
  });
  let mover = await move(both);
  while (turnOf(both) === mover) mover = await move(both);
  const next = turnOf(both) as Player;
  const version = mover.position?.version ?? 0;
  const { append } = Store.prototype;
  const before = found;
  vi.spyOn(Store.prototype, 'append').mockImplementationOnce(async function (this: Store, ...what) {
    await expect.poll(() => found, { timeout: 60_000 }).toBeGreaterThan(before);
    return append.apply(this, what);
  });
  const id = next.act(next.position?.legal[0] as Action);
  await next.until(() => next.acknowledged.has(id));
  await mover.until(() => (mover.position?.version ?? 0) > version);
  expect(mover.position?.undoable).toBe(0);
});
