import {
  below,
  eventsFor,
  LOCALES,
  listener,
  pick,
  Runner,
  reasonWords,
  SPECTATOR,
  seeded,
  speakerFor,
  viewOf,
  type Words,
} from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { CosEvent } from '../types.ts';
import { STANDARD } from './table.ts';

const GAMES = [
  { seats: 1, options: { ...STANDARD, soloSilver: true } },
  { seats: 1, options: { ...STANDARD, module1: true, module2: true } },
  { seats: 2, options: { ...STANDARD, module1: true } },
  { seats: 3, options: { ...STANDARD, module2: true, screens: false } },
  { seats: 4, options: { ...STANDARD, module1: true, module2: true } },
] as const;

describe('random games can be told in every language', () => {
  test.each(GAMES)('$seats players, $options', async ({ seats, options }) => {
    const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
    const said = (words: Words) => {
      for (const speaker of speakers) {
        const text = speaker.say(words);
        if (/^\s*$|undefined|NaN|\[object|[{}]/.test(text)) throw new Error(`${speaker.locale} '${words.key}' reads '${text}'`);
      }
    };
    const rng = seeded(`words ${seats}`);
    const { events, emit } = listener<CosEvent>();
    const runner = Runner.start(game, { seats, options, seed: `words ${seats}` }, emit);
    while (!runner.over) {
      const step = runner.decision;
      for (let viewer = SPECTATOR; viewer < seats; viewer++) {
        for (const event of eventsFor(game, events, viewer)) {
          const words = voice.event(event, viewer);
          if (words === null) expect(event.kind).toBe('chart');
          else said(words);
          for (const place of game.places.event(event)) said(voice.place(place));
        }
        const view = viewOf(game, runner.state, viewer);
        if (step !== null) said(voice.prompt(view, step, viewer));
        if (below(rng, 20) === 0) for (const line of voice.describe(view, viewer)) said(line);
      }
      events.length = 0;
      const seat = pick(rng, runner.awaited());
      const view = viewOf(game, runner.state, seat);
      for (const { action, reasons } of runner.candidates(seat)) {
        said(voice.action(action, view, seat));
        for (const place of game.places.action(action)) said(voice.place(place));
        for (const reason of reasons) said(reasonWords(voice, reason));
      }
      runner.act(seat, pick(rng, runner.legal(seat)));
    }
    for (const event of events) {
      if (event.kind === 'chart') {
        const { title, line } = voice.chart(event.chart);
        said(title);
        for (const name of Object.keys(event.values)) said(line(name));
      } else said(voice.event(event, SPECTATOR) ?? { key: '' });
    }
    for (const line of voice.describe(runner.state, SPECTATOR)) said(line);
    const { ending, sources } = runner.state.outcome ?? { ending: '', sources: [] };
    said(voice.ending(ending));
    for (const source of sources.flatMap((it) => Object.keys(it))) said(voice.source(source));
  });

  test('options have a name, help and values', async () => {
    const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
    for (const name of Object.keys(game.options)) {
      const option = voice.option(name);
      for (const speaker of speakers) {
        for (const words of [option.name, option.help, option.value(true), option.value(false)])
          expect(speaker.say(words)).not.toBe('');
      }
    }
  });
});
