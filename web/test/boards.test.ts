import {
  type BoardProps,
  type Box,
  defaults,
  eventsFor,
  fraction,
  type GameEvent,
  imagined,
  type Listener,
  pick,
  Runner,
  SPECTATOR,
  seeded,
  speakerFor,
  viewOf,
} from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** What holds for the board of every game. */

const boxes: Box[] = await loadAllGames();

/** Everything on the table as one viewer sees it. */
async function drawn(box: Box) {
  const board = await box.board?.();
  const speaker = await speakerFor(box.voice, 'en', []);
  return (view: BoardProps['view'], viewer: number, seats: number): string => {
    if (board === undefined) return '';
    const props: BoardProps = { view, viewer, seats, names: [], locale: 'en', say: (words) => speaker.say(words) };
    const draw = (part: unknown, more: object = {}) =>
      renderToStaticMarkup(createElement(part as FunctionComponent<object>, { ...props, ...more }));
    return [
      draw(board.Drawing),
      ...Array.from({ length: seats }, (_, seat) => draw(board.SeatPanel, { seat })),
      board.Hand === undefined ? '' : draw(board.Hand),
    ].join('');
  };
}

const marked = (markup: string, mark: string): string[] =>
  [...markup.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

for (const box of boxes) {
  if (box.board === undefined) continue;
  const { game, voice } = box;

  test(`${game.id}: what may be pointed at and what happens is drawn, pieces have one name each, secrets are not drawn`, async () => {
    const draw = await drawn(box);
    const board = await box.board?.();
    const ruled = await voice.ruled();
    for (const seats of new Set([game.seats.min, Math.min(3, game.seats.max), game.seats.max])) {
      const options = defaults(game.options);
      if (game.refuse(seats, options).length > 0) continue;
      const seed = `board-${seats}`;
      const rng = seeded(seed);
      let heard: GameEvent[] = [];
      const listen: Listener<GameEvent> = (event) => void heard.push(event);
      const runner = new Runner(game, game.setup({ seats, options, seed }, seeded(seed)), listen);
      runner.advance();
      while (runner.state.outcome === null) {
        const seat = pick(rng, runner.awaited());
        const legal = runner.legal(seat);
        if (fraction(rng) < 0.03) {
          const view = viewOf(game, runner.state, seat);
          const markup = draw(view, seat, seats);
          const places = new Set(marked(markup, 'place'));
          const named = legal.flatMap((action) => game.places.action(action));
          expect(named.filter((place) => !places.has(place))).toEqual([]);
          const seen = eventsFor(game, heard, seat).flatMap((event) => game.places.event(event));
          for (const place of seen) expect(() => voice.place(place)).not.toThrow();
          for (const place of places) expect(() => voice.place(place)).not.toThrow();
          // A closer look at anything has a rule to lead to.
          expect([...places].filter((place) => ruled(place).length === 0)).toEqual([]);
          const pieces = marked(markup, 'piece');
          expect(pieces.filter((id, i) => pieces.indexOf(id) !== i)).toEqual([]);
          const scene = new Set(board?.scene(view, seat).map(({ id }) => id));
          expect(pieces.filter((id) => !scene.has(id))).toEqual([]);
          for (const viewer of [seat, SPECTATOR]) {
            const own = viewOf(game, runner.state, viewer);
            const other = viewOf(game, imagined(game, runner.state, viewer, seeded('other')), viewer);
            expect(draw(other, viewer, seats)).toBe(draw(own, viewer, seats));
          }
          heard = [];
        }
        runner.act(seat, pick(rng, legal));
      }
      for (const viewer of [0, SPECTATOR]) expect(draw(viewOf(game, runner.state, viewer), viewer, seats)).not.toBe('');
    }
  });
}
