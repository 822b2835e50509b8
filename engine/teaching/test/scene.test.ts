import { pick, Runner, SPECTATOR, seeded, speakerFor, viewOf } from '@kaya/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from '../board/Drawing.tsx';
import { Hand } from '../board/Hand.tsx';
import { SeatPanel } from '../board/SeatPanel.tsx';
import { scene } from '../board/scene.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';

test('everything that may be pointed at is drawn, wide and high, and every piece of the scene once', async () => {
  const speaker = await speakerFor(voice, 'en');
  const rng = seeded('scene');
  const runner = Runner.start(game, { seats: 3, options: { nights: 3, wind: 'stormy', openHands: false }, seed: 'scene' });
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    const view = viewOf(game, runner.state, seat);
    for (const portrait of [false, true]) {
      const props = { view, viewer: seat, seats: 3, names: [], locale: 'en', portrait, say: speaker.say.bind(speaker) } as const;
      const drawn = renderToStaticMarkup(
        createElement(
          'div',
          null,
          createElement(Drawing, props),
          createElement(Hand, props),
          ...[0, 1, 2].map((other) => createElement(SeatPanel, { ...props, key: other, seat: other })),
        ),
      );
      const marked = (mark: string) => [...drawn.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map((match) => match[1]);
      for (const action of runner.legal(seat)) {
        for (const place of game.places.action(action)) expect(marked('place')).toContain(place);
      }
      expect(marked('piece').sort()).toEqual(
        scene(view, seat)
          .map(({ id }) => id)
          .sort(),
      );
    }
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
});

test('a hand that is not the viewer’s is a heap of cards without faces', () => {
  const runner = Runner.start(game, { seats: 2, options: { nights: 3, wind: 'stormy', openHands: false }, seed: 'scene' });
  const seen = scene(viewOf(game, runner.state, SPECTATOR), SPECTATOR);
  expect(seen.filter(({ place }) => place.startsWith('card:'))).toEqual([]);
  expect(seen.filter(({ place }) => place === 'hand:0')).toHaveLength(5);
});
