import {
  below,
  checkSetup,
  eventsFor,
  LOCALES,
  listener,
  pick,
  Runner,
  reasonWords,
  SPECTATOR,
  seeded,
  speakerFor,
  TABLE,
  type Viewer,
  viewOf,
  type Words,
} from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { BpcEvent, BpcOptions } from '../types.ts';

function optionsFor(seats: number, given: Readonly<Record<string, string | boolean>>): BpcOptions {
  const checked = checkSetup(game, seats, given);
  if (!checked.ok) throw new Error(JSON.stringify(checked.reasons));
  return checked.options;
}

const GAMES: readonly { seats: number; given: Readonly<Record<string, string | boolean>> }[] = [
  { seats: 1, given: {} },
  { seats: 2, given: { assignment: 'random', 'table-decisions': 'vote' } },
  { seats: 3, given: { mode: 'expert', assignment: 'random' } },
  { seats: 3, given: { scenario: 'age-of-tyrants', assignment: 'draft', propagation: 'precise' } },
  { seats: 4, given: { scenario: 'tutorial-2' } },
  { seats: 4, given: { 'open-hands': true, 'event-deck': 'ragnarok', weaknesses: true, assignment: 'random' } },
  { seats: 5, given: { 'challenge-runaway': true, 'starting-calamities': true, assignment: 'random', weaknesses: true } },
  { seats: 5, given: { scenario: 'sick-world', 'challenge-on-your-own': true } },
];

async function sayer(): Promise<(words: Words) => void> {
  const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
  return (words) => {
    for (const speaker of speakers) {
      const text = speaker.say(words);
      if (/^\s*$|undefined|NaN|\[object|[{}]| {2}/.test(text))
        throw new Error(`${speaker.locale} '${words.key}' reads '${text}'`);
    }
  };
}

/** Only charts and the parts of an activation go without a line. */
function silent(event: BpcEvent): boolean {
  return event.kind === 'chart' || (event.kind === 'activation' && event.part !== 'renewables');
}

describe('random games can be told in every language', () => {
  test.each(GAMES)('$seats people, $given', async ({ seats, given }) => {
    const said = await sayer();
    const seed = `words ${seats} ${JSON.stringify(given)}`;
    const rng = seeded(seed);
    const { events, emit } = listener<BpcEvent>();
    const runner = Runner.start(game, { seats, options: optionsFor(seats, given), seed }, emit);
    const tell = (viewers: readonly Viewer[]) => {
      for (const viewer of viewers) {
        for (const event of eventsFor(game, events, viewer)) {
          const words = voice.event(event, viewer);
          if (words === null) expect(silent(event), event.kind).toBe(true);
          else said(words);
          for (const place of game.places.event(event)) said(voice.place(place));
          if (event.kind === 'chart') {
            const { title, line } = voice.chart(event.chart);
            for (const name of [title, ...Object.keys(event.values).map(line)]) said(name);
          }
        }
      }
      events.length = 0;
    };
    while (!runner.over) {
      const step = runner.decision;
      const seat = pick(rng, runner.awaited());
      const viewers = [SPECTATOR, seat];
      tell(viewers);
      const thorough = below(rng, 40) === 0;
      for (const viewer of viewers) {
        const view = viewOf(game, runner.state, viewer);
        if (step !== null) said(voice.prompt(view, step, viewer));
        if (thorough) for (const line of voice.describe(view, viewer)) said(line);
      }
      if (thorough) {
        for (const actor of [seat, TABLE]) {
          const view = viewOf(game, runner.state, Math.max(actor, SPECTATOR));
          for (const { action, reasons } of runner.candidates(actor)) {
            said(voice.action(action, view, actor));
            for (const place of game.places.action(action)) said(voice.place(place));
            for (const reason of reasons) said(reasonWords(voice, reason));
          }
        }
      }
      runner.act(seat, pick(rng, runner.legal(seat)));
    }
    tell([SPECTATOR, 0]);
    for (const line of voice.describe(runner.state, SPECTATOR)) said(line);
    const { outcome } = runner.state;
    if (outcome === null) throw new Error('a game that is over has an outcome');
    said(voice.ending(outcome.ending));
    for (const source of outcome.sources.flatMap((it) => Object.keys(it))) said(voice.source(source));
  });
});

test('every option has a name, a help and names for its values', async () => {
  const said = await sayer();
  for (const [name, option] of Object.entries(game.options)) {
    const { name: title, help, value } = voice.option(name);
    said(title);
    said(help);
    if (option.type === 'choice') for (const choice of option.values) said(value(choice));
    else if (option.type === 'flag') for (const choice of [true, false]) said(value(choice));
    else said(value(option.default));
  }
});
