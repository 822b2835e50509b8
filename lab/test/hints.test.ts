// A hint's reason at kept positions: of one piece, never hollow, and what it names has the sign that playing on gave (npm run lab -- reasons).
import { sayExplanation } from '@kaya/bots';
import { LOCALES, same, speakerFor, viewOf } from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { coachWords } from '../coach-words.ts';
import { explainedAt, isAbout, keptVerdicts, POSITIONS, playedOn, positionsAt } from '../reasons.ts';

/** Positions of each game that are really played on, and how often. */
const PLAYED_ON = 2;
const LINES = 40;

for (const box of await allBoxes()) {
  const { game, voice } = box;
  const tally = game.brain?.tally;
  if (tally === undefined) throw new Error(`${game.id} counts nothing`);
  const verdicts = keptVerdicts(game.id);
  const hints = [...positionsAt(game, verdicts)].map((position) => ({ position, hint: explainedAt(game, position) }));
  const named = hints.filter(({ hint }) => hint.why === 'better');

  describe(game.id, () => {
    test('there are kept positions, and reasons at most of them', () => {
      expect(hints).toHaveLength(POSITIONS);
      expect(named.length).toBeGreaterThan(POSITIONS / 2);
    });

    test('a hint either names differences from another move, or moves that are as good: never both', () => {
      for (const { hint } of hints) {
        const { why, action, against, asGood, differences } = hint;
        expect([why, differences.length > 0, against !== null, asGood.length > 0 && why === 'better']).toEqual(
          why === 'better' ? ['better', true, true, false] : [why, false, why === 'ahead', false],
        );
        expect(asGood.length).toBeLessThanOrEqual(2);
        for (const it of [...asGood, ...(against === null ? [] : [against])]) expect(same(it, action)).toBe(false);
        // A bar says what the sentence says: what is as good is drawn as long, what it is better than is not.
        const worthOf = (wanted: typeof action) => hint.alternatives.find((it) => same(it.action, wanted))?.value ?? null;
        for (const it of asGood) expect([hint.value, null]).toContain(worthOf(it));
        if (against !== null && hint.span !== 'turn' && hint.span !== 'now') expect(worthOf(against)).toBeLessThan(hint.value);
        // What is named first speaks for the move, and no difference rounds to nothing.
        const [first] = differences;
        if (first !== undefined) expect(first.by * (tally.worth[first.name] ?? 0)).toBeGreaterThan(0);
        for (const { by } of differences) expect(Math.abs(by)).toBeGreaterThan(0.5);
      }
    });

    test('what it names had the same sign when both moves were played on, in nineteen of twenty cases at least', () => {
      const signs = named.flatMap(({ position, hint }) => {
        const known = verdicts.find((it) => it.record === position.record && it.move === position.move && isAbout(it, hint));
        // What has not been played on yet is, less often.
        const came = (
          known !== undefined && hint.differences.every(({ name }) => name in known.came)
            ? known
            : playedOn(game, position, hint, LINES)
        ).came;
        return hint.differences.map(({ name, by }) => by * (came[name] ?? 0) > 0);
      });
      expect(signs.filter((right) => right).length).toBeGreaterThanOrEqual(0.95 * signs.length);
    });

    test('played on now it has the same sign', () => {
      for (const { position, hint } of named
        .filter((_, i) => i % Math.floor(named.length / PLAYED_ON) === 0)
        .slice(0, PLAYED_ON)) {
        const { came } = playedOn(game, position, hint, LINES);
        expect(hint.differences.filter(({ name, by }) => by * (came[name] ?? 0) <= 0)).toEqual([]);
      }
    });

    test('no sentence is hollow, in any language: numbers with signs beside a reason, none of its own name, the rules of the style guide', async () => {
      for (const locale of LOCALES) {
        const [speaker, words] = await Promise.all([speakerFor(voice, locale), coachWords(box, locale)]);
        for (const { position, hint } of hints) {
          const chair = { view: viewOf(game, position.state, position.seat), seat: position.seat };
          const said = sayExplanation(hint, speaker, words, voice, chair);
          const own = speaker.say(voice.action(hint.action, chair.view, chair.seat));
          expect(said).not.toMatch(/[{}]|undefined|NaN|[+−]\D{0,2}0(?![.,]?\d)/);
          expect(said).not.toContain(own);
          if (hint.why === 'better') expect(said.slice(said.lastIndexOf(':'))).toMatch(/[+−]\D?\d/u);
          expect(faultsOf(said, locale, 'page')).toEqual([]);
        }
      }
    });
  });
}
