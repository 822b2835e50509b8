import {
  at,
  below,
  eventsFor,
  LOCALES,
  Runner,
  reasonWords,
  SPECTATOR,
  seeded,
  speakerFor,
  viewOf,
  type Words,
} from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { Co2Event, Co2Options } from '../types.ts';
import { options } from './table.ts';

const speakers = await Promise.all(
  LOCALES.map((locale) => speakerFor(voice, locale, ['Orange', 'Purple', 'Blue', 'Yellow', 'Black'])),
);

function speak(words: Words | null): void {
  if (words === null) return;
  for (const speaker of speakers) {
    const text = speaker.say(words);
    expect(text, words.key).not.toMatch(/undefined|NaN|\[object|\{|\}|^\s*$/);
  }
}

/** Plays a game at random and says everything that anybody meets on the way. */
function sayAGame(seats: number, chosen: Partial<Co2Options>, seed: string): void {
  const news: Co2Event[] = [];
  const runner = Runner.start(game, { seats, options: options(chosen), seed }, (event) => {
    news.push(event);
  });
  const rng = seeded(`words ${seed}`);
  for (let turn = 0; !runner.over; turn++) {
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      for (const event of eventsFor(game, news, viewer)) {
        speak(voice.event(event, viewer));
        for (const place of game.places.event(event)) speak(voice.place(place));
      }
    }
    news.length = 0;
    const seat = at(runner.awaited(), below(rng, runner.awaited().length));
    const step = runner.decision;
    if (step === null) break;
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      const view = viewOf(game, runner.state, viewer);
      const seen = new Runner(game, view).decision;
      if (seen !== null) speak(voice.prompt(view, seen, viewer));
      if (turn % 25 === 0) voice.describe(view, viewer).forEach(speak);
    }
    const view = viewOf(game, runner.state, seat);
    for (const { action, reasons } of runner.candidates(seat)) {
      speak(voice.action(action, view, seat));
      for (const place of game.places.action(action)) speak(voice.place(place));
      for (const reason of reasons) speak(reasonWords(voice, reason));
    }
    runner.act(seat, at(runner.legal(seat), below(rng, runner.legal(seat).length)));
  }
  for (const event of news) speak(voice.event(event, SPECTATOR));
  voice.describe(viewOf(game, runner.state, SPECTATOR), SPECTATOR).forEach(speak);
}

test('everything met in whole games is said in three languages', () => {
  sayAGame(1, {}, 'a');
  sayAGame(1, { edition: 'ru' }, 'b');
  sayAGame(2, { 'fossil-setup': 'beginner' }, 'c');
  sayAGame(3, { edition: 'ru', 'lobby-draft': true }, 'd');
  sayAGame(4, { 'first-player-auction': 'every-decade', 'fossil-setup': 'beginner' }, 'e');
  sayAGame(5, { 'lobby-draft': true, 'first-player-auction': 'later-decades', 'fossil-setup': 'extreme' }, 'f');
});
