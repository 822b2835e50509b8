import { checkSetup, pick, Runner, SPECTATOR, seeded } from '@kaya/engine';
import { everythingHasWords, findBrokenLaw } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { BpcEvent, BpcOptions } from '../types/index.ts';

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

test.each(GAMES)('random games can be told in every language: $seats people, $given', async ({ seats, given }) => {
  const laws = [await everythingHasWords(voice)];
  expect(findBrokenLaw(game, { games: 1, seats, options: optionsFor(seats, given), seed: 'words', laws })).toBeNull();
});

/** Cards given and laid lie on the table until their outcome is told; the others change nothing. What goes again is told. */
const HANDLING = new Set<BpcEvent['kind']>(['gave', 'laid', 'contributed', 'ready', 'declined', 'turn-done', 'voted']);

function staysSilent(event: BpcEvent): boolean {
  if (event.kind === 'chart' || HANDLING.has(event.kind)) return true;
  return event.kind === 'activation' && event.part !== 'renewables';
}

test('cards drawn together make one line, and so do the meetings of the climate pawns', () => {
  const by = { seat: 0, who: 0, character: 'lin' } as const;
  const events: readonly BpcEvent[] = [
    { kind: 'drew', ...by, card: 'media-2' },
    { kind: 'drew', ...by, card: 'ngo-1' },
    { kind: 'meeting', red: 30, laid: true },
    { kind: 'meeting', red: 28, laid: false },
  ];
  const lines = voice.lines?.(events, SPECTATOR) ?? [];
  expect(lines.map(({ event }) => event)).toEqual([events[0], events[2]]);
  expect(lines.map(({ words }) => words.values)).toMatchObject([{ cards: { length: 2 } }, { red: 28, times: 2, laid: 1 }]);
});

test('only charts, the parts of an activation and the handling of cards go without a line', () => {
  const rng = seeded('lines');
  const silent: BpcEvent[] = [];
  const runner = Runner.start(game, { seats: 3, options: optionsFor(3, {}), seed: 'lines' }, (event) => {
    if (voice.event(event, SPECTATOR) === null) silent.push(event);
  });
  while (!runner.over) {
    const seat = pick(rng, runner.awaited());
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.filter((event) => !staysSilent(event))).toEqual([]);
});
