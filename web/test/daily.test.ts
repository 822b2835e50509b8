// A day's table on the device: its bots play what anybody who asks them again hears, and nothing that was seen can be undone.
import { type Answer, seedAfter, serve } from '@kaya/bots';
import { type Game, type Kinds, Match, Runner, replay, type Seat, type State, same, viewOf } from '@kaya/engine';
import { box } from '@kaya/engine/teaching';
import { dailyName } from '@kaya/wire';
import { expect, test, vi } from 'vitest';
import type { Save } from '../saves/saves.ts';
import { LocalSession } from '../table/local.ts';
import type { Told } from '../thinking/thread.ts';
import type { Asked } from '../thinking/worker.ts';

vi.mock('../saves/saves.ts', () => ({ putSave: async () => undefined }));
vi.mock('../app/settings.ts', () => ({ settings: { value: { confirm: false } }, scenesWanted: () => false, botPause: () => 0 }));

const game: Game = box.game;
const ask = serve(async () => game);

/** A thread that answers when the test has had time to act. */
class SlowThread {
  onmessage: ((event: { data: Told<Answer> }) => void) | null = null;

  postMessage({ id, question }: Asked & { readonly id: number }): void {
    setTimeout(async () => this.onmessage?.({ data: { id, answer: await ask(question) } }), 5);
  }

  terminate(): void {}
}

vi.stubGlobal('Worker', SlowThread);

const DAY = '2026-11-16';
const NAME = dailyName(game.id, DAY);
/** Whose every answer hangs on the seed: what another position or moment gave would show. */
const bots = ['random', 'random'] as const;

function begun(day?: string): LocalSession {
  const started = Match.start<Kinds>(game, { seats: 1 + bots.length, seed: 'a day' });
  if (!started.ok) throw new Error('refused');
  const save: Save = {
    ...{ id: NAME, game: game.id, changedAt: 0, over: false, awaited: [0] },
    players: [{ kind: 'person', name: 'Ada' }, ...bots.map((level) => ({ kind: 'bot', name: '', level }) as const)],
    snapshot: started.match.snapshot(),
    ...(day === undefined ? {} : { day }),
  };
  return LocalSession.resume(game, save);
}

/** Plays to the end, at once whenever there is something to do, also while a bot thinks. */
async function playOut(session: LocalSession): Promise<void> {
  for (let last = ''; session.state.value.outcome === null; ) {
    const { view } = session.state.value;
    const legal = new Runner(game, view).legal(0);
    const [first] = legal;
    const now = JSON.stringify(view);
    // Where one could change one's mind for ever, one does not.
    if (first !== undefined && now !== last && new Runner(game, view).awaited().includes(0)) session.act(first);
    else await new Promise((resolve) => setTimeout(resolve, 1));
    last = now;
  }
}

/** The bots' moves, each with what the bot says when it is asked again in that position. */
async function botsAgain(session: LocalSession): Promise<readonly boolean[]> {
  const record = await session.record();
  if (record === null) throw new Error('the game is over');
  const asked: { readonly seat: Seat; readonly view: State; readonly moves: number; readonly word: number }[] = [];
  replay(game, record, (state, moves) => {
    const [seat = 0, word = 0] = record.moves[moves] ?? [];
    if (seat > 0) asked.push({ seat, view: viewOf(game, state, seat), moves, word });
  });
  return Promise.all(
    asked.map(async ({ seat, view, moves, word }) => {
      const question = { game: game.id, level: 'random', view, seat, seats: record.seats, budget: {} } as const;
      const { action } = await ask({ ...question, seed: seedAfter(moves, NAME) });
      return same(action, record.words[word]);
    }),
  );
}

test('every move of a bot is the one it makes again when it is asked in that position, also where all decide at once', async () => {
  const session = begun(DAY);
  await playOut(session);
  const again = await botsAgain(session);
  expect(again.length).toBeGreaterThan(5);
  expect(again).not.toContain(false);
});

test('nothing is given away before the end: no record, and no way back behind what was seen', async () => {
  const [session, other] = [begun(DAY), begun()];
  expect([await session.record(), session.practicable]).toEqual([null, undefined]);
  expect([(await other.record())?.seed, other.practicable?.watch]).toEqual(['a day', null]);
  for (const it of [session, other]) it.close();
});
