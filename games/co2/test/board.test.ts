import { type BoardProps, defaults, imagined, pick, Runner, SPECTATOR, seeded, speakerFor, viewOf } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** What holds for this board beyond the laws of every board: its sheet for phones shows all that the desk shows, and can be read. */

const box = await loadGame('co2');
if (box?.board === undefined) throw new Error('there is no board to test');
const { game, voice } = box;
const board = await box.board();

/** How large a unit of the sheet is: on a phone of 390 × 844, and in a window of 1280 × 720. */
const UNIT = { phone: 390 / 600, desk: 550 / 750 };
const SMALLEST = 11;

type View = BoardProps['view'];

async function drawing(locale: BoardProps['locale']) {
  const speaker = await speakerFor(voice, locale, []);
  return (view: View, viewer: number, portrait: boolean): string => {
    const seats = 5;
    const props: BoardProps = { view, viewer, seats, names: [], locale, portrait, say: (words) => speaker.say(words) };
    return renderToStaticMarkup(createElement(board.Drawing as FunctionComponent<BoardProps>, props));
  };
}

const marked = (markup: string, mark: string): string[] =>
  [...markup.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** What is written, with the height of its letters in units. */
const written = (markup: string): { readonly size: number; readonly text: string }[] =>
  [...markup.matchAll(/<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(([, size, text = '']) => ({
    size: Number(size),
    text,
  }));

/** A random game, stopped now and then. */
function* moments(seats: number) {
  const seed = `phone-${seats}`;
  const rng = seeded(seed);
  const runner = Runner.start(game, { seats, options: defaults(game.options), seed });
  for (let move = 0; !runner.over; move++) {
    const seat = pick(rng, runner.awaited());
    if (move % 40 === 0) yield { runner, seat };
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
  yield { runner, seat: 0 };
}

test.each([1, 5])('%i at the table: a phone shows every place, piece and number of the desk, and no secret', async (seats) => {
  const draw = await drawing('en');
  for (const { runner, seat } of moments(seats)) {
    const view = viewOf(game, runner.state, seat);
    const [desk, phone] = [draw(view, seat, false), draw(view, seat, true)];
    expect(new Set(marked(phone, 'place'))).toEqual(new Set(marked(desk, 'place')));
    expect(marked(phone, 'piece').sort()).toEqual(marked(desk, 'piece').sort());
    // 'then' stands before the second event where there is room for it.
    const words = (markup: string) => written(markup).flatMap(({ text }) => text.split(' '));
    const seen = new Set([...words(phone), 'then']);
    expect(words(desk).filter((word) => !seen.has(word))).toEqual([]);
    for (const viewer of [seat, SPECTATOR]) {
      const own = viewOf(game, runner.state, viewer);
      const other = viewOf(game, imagined(game, runner.state, viewer, seeded('other')), viewer);
      expect(draw(other, viewer, true)).toBe(draw(own, viewer, true));
    }
  }
});

test.each(['en', 'fr', 'ru'] as const)('in %s nothing is set smaller than can be read', async (locale) => {
  const draw = await drawing(locale);
  for (const { runner } of moments(5)) {
    const view = viewOf(game, runner.state, SPECTATOR);
    for (const [screen, unit] of Object.entries(UNIT)) {
      const tiny = written(draw(view, SPECTATOR, screen === 'phone')).filter(({ size }) => Math.round(size * unit) < SMALLEST);
      expect(tiny, screen).toEqual([]);
    }
  }
});
