// The thread of bots and coach as it is built: it has no window, and must need none for anything it can be asked.
import { levelsAt } from '@kaya/bots';
import { defaults, Match } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from '@playwright/test';

for (const { game } of await loadAllGames()) {
  test(`${game.id}: the thread of the built site answers every question`, async ({ page }) => {
    const started = Match.start(game, { seats: 2, options: defaults(game.options), seed: 'threads' });
    if (!started.ok) throw new Error(`${game.id} does not begin`);
    const { match } = started;
    const [seat = 0] = match.awaited();
    const [played] = match.legal(seat);
    const about = { game: game.id, view: match.view(seat).view, seat, seats: 2, seed: 'threads' };
    const coach = { ...about, milliseconds: 100 };
    const asked = [
      ...levelsAt(game, 2).map((level) => ({ question: { ...about, level, budget: { iterations: 1 } } })),
      { question: { ...about, level: 'medium', budget: { iterations: 1 }, explain: true } },
      { coach },
      { coach: { ...coach, played } },
      ...(game.brain?.team === undefined ? [] : [{ coach: { ...coach, worlds: 1 } }]),
      { walk: { game: game.id, record: match.record(), eyes: null } },
    ];
    await page.goto('/about');
    const told = await page.evaluate(ask, asked);
    expect(told.filter((it) => 'error' in it)).toEqual([]);
    expect(told.map(({ answer }) => answer?.failures ?? [])).toEqual(asked.map(() => []));
    expect(told).toHaveLength(asked.length);
  });
}

interface Told {
  readonly id: number;
  readonly error?: string;
  readonly answer?: { readonly failures?: readonly object[] };
}

/** Runs in the page: puts all questions to one thread, and tells what it said, or that it broke down. */
function ask(questions: readonly object[]): Promise<readonly Told[]> {
  const worker = new Worker('/bots.js', { type: 'module' });
  const told: Told[] = [];
  return new Promise((resolve) => {
    worker.onerror = ({ message }) => resolve([...told, { id: -1, error: message }]);
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      told.push(data);
      if (told.length === questions.length) resolve(told);
    };
    for (const [id, question] of questions.entries()) worker.postMessage({ id, ...question });
  });
}
