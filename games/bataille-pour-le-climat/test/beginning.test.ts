import {
  type BoardProps,
  defaults,
  type GameEvent,
  LOCALES,
  pick,
  Runner,
  seeded,
  speakerFor,
  toldLines,
  viewOf,
} from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const box = await loadGame('bataille-pour-le-climat');
if (box?.board === undefined || box.voice.beginning === undefined) throw new Error('it begins with some of its words');
const { game, voice } = box;
const { beginning: catalogues } = box.voice;
const board = await box.board();

const GAMES = 5;

test('each language begins with the same words', async () => {
  const [en, ...others] = await Promise.all(LOCALES.map(async (locale) => Object.keys(await catalogues[locale]()).sort()));
  for (const other of others) expect(other).toEqual(en);
});

test('what a new game says up to the first question of each seat is in the words it begins with', async () => {
  const locale = 'en';
  const lacking = new Set<string>();
  const speaker = await speakerFor({ catalogues }, locale, ['Ada', 'Bo', 'Cy', 'Di', 'Ed'], (key) => lacking.add(key));
  const say: BoardProps['say'] = (words) => speaker.say(words);
  for (let number = 0; number < GAMES; number++) {
    const seed = `beginning-${number}`;
    const rng = seeded(seed);
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    let heard: GameEvent[] = [];
    const setup = game.setup({ seats, options: defaults(game.options), seed }, seeded(seed));
    const runner = new Runner(game, setup, (event) => void heard.push(event));
    runner.advance();
    const yet = new Set(Array.from({ length: seats }, (_, seat) => seat));
    while (yet.size > 0) {
      const [seat = 0] = runner.awaited();
      for (const viewer of yet) {
        const view = viewOf(game, runner.state, viewer);
        for (const portrait of [false, true]) {
          const room = portrait ? { width: 390, height: 700 } : { width: 1280, height: 720 };
          const props: BoardProps = { view, viewer, seats, names: speaker.names, locale, say, room, portrait };
          for (const part of [board.Drawing, board.SeatPanel, board.Hand])
            renderToStaticMarkup(
              createElement(part as FunctionComponent<BoardProps & { seat: number }>, { ...props, seat: viewer }),
            );
        }
        for (const { words } of toldLines(voice, heard, viewer)) say(words);
        const step = view.agenda.at(-1);
        if (step !== undefined) say(voice.prompt(view, step, viewer));
      }
      const view = viewOf(game, runner.state, seat);
      const legal = runner.legal(seat);
      for (const action of legal) {
        say(voice.action(action, view, seat));
        for (const names of voice.parts?.(action, view, seat) ?? []) names.map(say);
        for (const place of game.places.action(action)) say(voice.place(place, view));
      }
      yet.delete(seat);
      heard = [];
      runner.act(seat, pick(rng, legal));
    }
  }
  expect([...lacking].sort()).toEqual([]);
});
