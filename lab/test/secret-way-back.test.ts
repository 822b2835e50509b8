// A seat's way back does not tell what others did in secret: it is as long as if they had not.
import { type Action, Match, replay, type Seat } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { expect, test } from 'vitest';

test('who planned in secret may think again though somebody else has planned since, and that plan stays', async () => {
  const box = await loadGame('council-of-shadows');
  if (box === null) throw new Error('no game');
  const started = Match.start(box.game, { seats: 2, seed: 'secret' });
  if (!started.ok) throw new Error('no game');
  const { match } = started;
  const plans = (seat: Seat) => match.legal(seat).filter((it) => it.do === 'plan-card');
  while (plans(0).length === 0 || plans(1).length === 0) {
    const [seat] = match.awaited() as [Seat];
    match.act(seat, match.legal(seat)[0] as Action);
  }
  const before = match.view(0).view;
  match.act(0, plans(0)[0] as Action);
  const alone = match.undoable(0);
  match.act(1, plans(1)[0] as Action);
  const planned = match.view(1);
  const own = match.undoable(1);
  expect(match.undoable(0)).toBe(alone);
  const taken = match.undo(0);
  expect(taken.ok && taken.updates.map((it) => [it.viewer, it.undone])).toEqual([[0, 1]]);
  expect(match.view(0).view).toEqual(before);
  expect(match.view(1)).toEqual(planned);
  expect(match.undoable(1)).toBe(own);
  expect(replay(box.game, match.record())).toMatchObject({ ok: true, state: match.save().state });
  // The same after the game was put away and taken up again.
  const resumed = Match.resume(box.game, structuredClone(match.snapshot()));
  expect(resumed.undo(1)).toMatchObject({ ok: true });
  expect(replay(box.game, resumed.record()).ok).toBe(true);
  // Nor is it told how many moves were taken back: the last of them may have been secret.
  for (let i = 0; i < 2; i++) resumed.act(1, resumed.legal(1).find((it) => it.do === 'plan-card') as Action);
  expect(resumed.undo(1, 2)).toMatchObject({ ok: true, updates: [{ viewer: 1, undone: 1 }] });
});
