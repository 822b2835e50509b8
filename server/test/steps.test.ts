// What is stored of a change leads from the game before to the game after, whatever happened: whoever takes it up knows the same.

import { Match, type Seat } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { NO_NEWS, newsAfter } from '../tables/news.ts';
import { readSaved, type SavedGame, save } from '../tables/saved-game.ts';
import { stepBetween } from '../tables/steps.ts';

/** So many moves of a kept game are looked at; every few of them the whole game is stored. */
const MOVES = 160;
const WHOLE = 24;

for (const { game } of await loadAllGames()) {
  test(`${game.id}: the whole game now and then, and steps between, are the game at every moment`, () => {
    const record = keptRecords(game.id).find(({ seats }) => seats > 1);
    if (record === undefined) throw new Error('no game is kept');
    const started = Match.start(game, record);
    if (!started.ok) throw new Error('the kept game does not begin');
    const { match } = started;
    let known = save(match, { moves: 0, asked: new Array(record.seats).fill(0), news: NO_NEWS });
    let whole = JSON.stringify(known);
    let steps: string[] = [];
    let told = 0;
    const sizes = { steps: 0, wholes: 0 };
    for (const [at, [seat, word]] of record.moves.slice(0, MOVES).entries()) {
      const action = record.words[word];
      if (action === undefined) throw new Error('a move without a word');
      const done = match.act(seat as Seat, action);
      if (!done.ok) throw new Error('a kept move is not legal');
      const news = newsAfter(known.news, done.updates);
      const now: SavedGame = save(match, { moves: at + 1, asked: known.asked.map((it) => it + 1), news });
      const text = JSON.stringify(now);
      const step = steps.length === WHOLE ? null : stepBetween(known, now);
      [whole, steps] = step === null ? [text, []] : [whole, [...steps, JSON.stringify(step)]];
      if (step !== null) told++;
      sizes.wholes += text.length;
      sizes.steps += steps.at(-1)?.length ?? text.length;
      const read = readSaved(whole, steps);
      // To the letter: with keys in another order a game could go another way.
      expect(JSON.stringify(read.state)).toBe(JSON.stringify(now.state));
      expect(JSON.stringify(read.news)).toBe(JSON.stringify(now.news));
      expect(read).toEqual(JSON.parse(text));
      known = now;
    }
    expect(told).toBeGreaterThan(record.moves.slice(0, MOVES).length / 2);
    expect(sizes.steps).toBeLessThan(sizes.wholes / 2);
  });
}
