import { type BoardProps, type Box, LOCALES, SPECTATOR, speakerFor } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lessonSeats, pictures, placesShown } from '../pages/lesson.ts';

const boxes: Box[] = await loadAllGames();

for (const box of boxes) {
  test(`${box.game.id}: what a step of the lesson speaks of is seen in its picture, on a desk and on a phone`, async () => {
    const [first] = await box.voice.reference.en();
    const board = await box.board?.();
    if (first === undefined || board === undefined) throw new Error('there is nothing to teach with');
    const speaker = await speakerFor(box.voice, 'en', []);
    const seats = lessonSeats(box);
    const views = pictures(box, first.paragraphs);
    const unseen = first.paragraphs.flatMap((step, i) => {
      const view = views[i];
      if (step.shows === undefined) return [];
      if (view === undefined) return [`${i}: no picture`];
      const places = placesShown(step, board.scene(view, SPECTATOR));
      return [false, true].flatMap((portrait) => {
        const props: BoardProps = {
          view,
          viewer: SPECTATOR,
          seats,
          names: [],
          locale: 'en',
          portrait,
          say: (words) => speaker.say(words),
        };
        const markup = renderToStaticMarkup(createElement(board.Drawing as FunctionComponent<BoardProps>, props));
        const seen = [...places].some((place) => markup.includes(`data-place="${place}"`));
        return seen ? [] : [`${i}: ${step.shows?.join(', ')}`];
      });
    });
    expect(unseen).toEqual([]);
  });

  test(`${box.game.id}: a lesson lights the same in every language`, async () => {
    const lit = await Promise.all(
      LOCALES.map(async (locale) => (await box.voice.reference[locale]())[0]?.paragraphs.map(({ shows }) => shows)),
    );
    for (const other of lit) expect(other).toEqual(lit[0]);
  });
}

test('a step lights the places it names, and those where a piece of a kind it names lies', () => {
  const scene = [
    { id: 'a', kind: 'lamp', place: 'street:1' },
    { id: 'b', kind: 'cat', place: 'street:2' },
  ];
  expect(placesShown({ shows: ['market', 'lamp'] }, scene)).toEqual(new Set(['market', 'lamp', 'street:1']));
  expect(placesShown({}, scene)).toEqual(new Set());
});
