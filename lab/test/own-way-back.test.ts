// What others planned before one's own card, told or in secret, does not close the way back to it.
import { Match, pick, seeded } from '@kaya/engine';
import { box } from '@kaya/games/council-of-shadows';
import { expect, test } from 'vitest';

test('a planned card can be taken back though everybody else has already finished planning', () => {
  const started = Match.start(box.game, { seats: 4, seed: 'own way back', options: { module1: true, module2: true } });
  if (!started.ok) throw new Error('the set-up is refused');
  const { match } = started;
  const rng = seeded('own way back');
  const play = (seat: number) => match.act(seat, pick(rng, match.legal(seat)));
  while (match.decision?.do !== 'plan') play(match.awaited()[0] ?? 0);
  for (let seat = match.awaited().find((it) => it > 0); seat !== undefined; seat = match.awaited().find((it) => it > 0))
    play(seat);
  const before = match.view(0).view;
  const moves = match.moves;
  expect(match.awaited()).toEqual([0]);
  expect(play(0).ok).toBe(true);
  expect(match.undoable(0)).toBe(1);
  expect(match.undo(0).ok).toBe(true);
  expect([match.moves, match.view(0).view]).toEqual([moves, before]);
});
