// What the end screen says besides the scores: what ended the game, one's own place, and what decided between equal scores.
import { LOCALES, type Outcome, replay, SPECTATOR, speakerFor, viewOf } from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma'];

/** Pairs of seats, one ranked just before or beside the other, with the same score. */
function equals({ scores, ranks }: Outcome): (readonly [number, number])[] {
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return order.flatMap((seat, i) => {
    const next = order[i + 1];
    return next !== undefined && scores[next] === scores[seat] ? [[seat, next] as const] : [];
  });
}

/** Pairs with equal scores that were met in all kept games. */
let met = 0;

for (const { game, voice } of (await allBoxes()).filter(({ voice }) => voice.result !== undefined)) {
  const ends = keptRecords(game.id).flatMap((record) => {
    const result = replay(game, record);
    return result.ok && result.state.outcome !== null ? [{ record, state: result.state, outcome: result.state.outcome }] : [];
  });
  describe(game.id, () => {
    test('what ended it is said, in every language, and to everyone the same', async () => {
      for (const locale of LOCALES) {
        const speaker = await speakerFor(voice, locale, NAMES);
        for (const { state } of ends) {
          const seen = voice.result?.(viewOf(game, state, SPECTATOR), SPECTATOR) ?? [];
          expect(seen.length).toBeGreaterThan(0);
          for (const words of seen)
            expect([words.key, faultsOf(speaker.say(words), locale, 'line', NAMES)]).toEqual([words.key, []]);
        }
      }
    });

    test('nobody is said to be planning, ready or on turn any more', () => {
      for (const { record, state } of ends)
        for (let viewer = SPECTATOR; viewer < record.seats; viewer++) {
          const said = voice.describe(viewOf(game, state, viewer), viewer).map(({ key }) => key);
          expect(said.filter((key) => /\.(planning|ready|operations|awaited)$/.test(key))).toEqual([]);
        }
    });

    test('a seat reads its own place among all, a spectator none', async () => {
      for (const { record, state, outcome } of ends) {
        const places = (viewer: number) =>
          (voice.result?.(viewOf(game, state, viewer), viewer) ?? []).filter(({ key }) =>
            /^engine\.result\.(place|shared)$/.test(key),
          );
        expect(places(SPECTATOR)).toEqual([]);
        if (record.seats < 2 || outcome.ranks.every((rank) => rank === outcome.ranks[0])) continue;
        for (const [seat, rank] of outcome.ranks.entries())
          expect(places(seat).map(({ values }) => values?.['rank'])).toEqual([rank]);
      }
    });

    test('between equal scores it is said what decided, and nothing of the kind elsewhere', async () => {
      const speaker = await speakerFor(voice, 'en', NAMES);
      for (const { state, outcome, record } of ends) {
        const lines = (voice.result?.(viewOf(game, state, SPECTATOR), SPECTATOR) ?? []).filter(({ key }) =>
          /\.result\.(tie|shared)/.test(key),
        );
        // Who stands together needs no such word.
        const together = outcome.winners.length === 0 || (lines.length === 0 && outcome.winners.length === record.seats);
        const pairs = together ? [] : equals(outcome);
        met += pairs.length;
        expect([record.seed, lines.length]).toEqual([record.seed, pairs.length]);
        for (const [i, [ahead, behind]] of pairs.entries()) {
          const line = lines[i];
          const text = line === undefined ? '' : speaker.say(line);
          expect(text).toContain(NAMES[ahead]);
          expect(text).toContain(NAMES[behind]);
          const [, more, less] = /\(€?(\d+)M? to €?(\d+)M?\)/.exec(text) ?? [];
          if (outcome.ranks[ahead] === outcome.ranks[behind]) expect(line?.key).toMatch(/shared$/);
          else expect(Number(more)).toBeGreaterThan(Number(less));
        }
      }
    });
  });
}

test('some of the kept games ended with equal scores', () => {
  expect(met).toBeGreaterThan(0);
});
