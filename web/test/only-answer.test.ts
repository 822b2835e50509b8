// What has only one answer is not asked, unless somebody could learn from the silence or wanted to act before it.
import { type Action, type Game, type GameRecord, Runner, SPECTATOR, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { sorted } from '../table/asides.ts';
import { onlyAnswer } from '../table/onlyAnswer.ts';
import { keptOf } from './kept.ts';

interface Unasked {
  readonly decision: string;
  readonly only: Action;
  readonly played: Action;
}

function unaskedIn(game: Game, record: GameRecord): Unasked[] {
  const runner = Runner.start(game, { seats: record.seats, options: record.options, seed: record.seed });
  return record.moves.slice(0, 500).flatMap(([seat, word]) => {
    const played = record.words[word] ?? { do: '' };
    const only = seat < 0 ? null : onlyAnswer(game, viewOf(game, runner.state, seat), seat, record.seats);
    // Whoever only watches could have said the same: nothing but what all can see decides it.
    if (only !== null) expect(onlyAnswer(game, viewOf(game, runner.state, SPECTATOR), seat, record.seats)).toEqual(only);
    const decision = runner.decision?.do ?? '';
    runner.act(seat, played);
    return only === null ? [] : [{ decision, only, played }];
  });
}

for (const { game } of await loadAllGames()) {
  test(`${game.id}: the only answer is what would have been answered, or said beside it`, () => {
    for (const { only, played } of unaskedIn(game, keptOf(game.id, 2))) {
      if (game.interrupts?.[played.do] === undefined) expect(played).toEqual(only);
    }
  });
}

test('a question that is asked so that a hand stays secret is asked', async () => {
  const box = (await loadAllGames()).find(({ game }) => game.id === 'bataille-pour-le-climat');
  if (box === undefined) throw new Error('the game is not on the shelf');
  const { game } = box;
  const record = keptOf(game.id, 2);
  const runner = Runner.start(game, { seats: record.seats, options: record.options, seed: record.seed });
  const asked: string[] = [];
  for (const [seat, word] of record.moves) {
    const { main, apart } = sorted(game, runner.legal(seat));
    const single = runner.awaited().includes(seat) && main.length + apart.length === 1;
    // Only who holds no card of a kind has nothing to say: at once would be too soon.
    if (single && onlyAnswer(game, viewOf(game, runner.state, seat), seat, record.seats) === null)
      asked.push(runner.decision?.do ?? '');
    runner.act(seat, record.words[word] ?? { do: '' });
  }
  expect(asked).toContain('aci-end-card');
});
