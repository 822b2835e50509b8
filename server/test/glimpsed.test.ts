import { Glimpses, Match, SPECTATOR, type State, same, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { changed } from '@kaya/wire';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { Glimpsed } from '../tables/glimpsed.ts';

/** So many moves of a kept game are looked at. */
const MOVES = 80;

for (const { game } of await loadAllGames()) {
  test(`${game.id}: what is sent to whoever looks on leads back through every event, exactly as its seat may see it`, () => {
    const record = keptRecords(game.id).find(({ seats }) => seats > 1);
    if (record === undefined) throw new Error('no game is kept');
    const { seats, options, seed } = record;
    const start = () => {
      const started = Match.start(game, { seats, options, seed });
      if (!started.ok) throw new Error('the kept game does not begin');
      return started.match;
    };
    // The same game twice: one is sent, the other one is looked at with open eyes.
    const [sent, open] = [start(), start()];
    let stages = 0;
    for (const [seat, word] of record.moves.slice(0, MOVES)) {
      const action = record.words[word];
      if (action === undefined) throw new Error('a move without a word');
      const glimpsed = new Glimpsed(game);
      expect(glimpsed.act(sent, seat, action).ok).toBe(true);
      const truly: State[] = [];
      const glimpses = new Glimpses(game);
      open.act(seat, action, (event, state) => {
        glimpses.add(event, state);
        truly.push(game.clone(state));
      });
      for (const viewer of [SPECTATOR, 0, 1]) {
        const now = sent.view(viewer).view;
        const known = glimpses.for(viewer, now).events;
        const back = glimpsed.back(viewer, now);
        // However many look on from there, it is reckoned once.
        expect(glimpsed.back(viewer, now)).toBe(back);
        expect(back).toHaveLength(known.length < 2 ? 0 : known.length);
        const seen: unknown[] = [];
        for (const changes of JSON.parse(JSON.stringify(back))) seen.push(changed(seen.at(-1) ?? now, changes));
        // Where everybody hears everything, each event has its own moment.
        if (known.length !== truly.length) continue;
        for (const [i, view] of seen.entries()) {
          const state = i === 0 ? open.save().state : truly.at(-1 - i);
          expect(state !== undefined && same(view, viewOf(game, state, viewer))).toBe(true);
          stages++;
        }
      }
    }
    expect(stages).toBeGreaterThan(MOVES / 4);
  });
}
