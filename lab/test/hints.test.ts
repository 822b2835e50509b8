// A hint's reason, on positions of kept games: what it names is really larger for the advised move when both are played on.
import { bots, type Explanation, explain, sayExplanation, turnAfter } from '@kaya/bots';
import { type Box, imagined, type State, same, seeded, speakerFor, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { type KeptDecision, keptDecisions } from '../kept-positions.ts';

/** Positions of each game that are looked at, in how many of its last games. */
const POSITIONS = 16;
const GAMES = 4;
/** Other worlds than those the hint imagined. */
const WORLDS = 8;
const CARE = { positions: 80, width: 5 };

/** By how much the parts of the evaluation are larger after the first than after the second, and than now. */
function played({ game }: Box, { state, seat, seats }: KeptDecision, part: string, { action, against }: Explanation) {
  const rng = seeded('other worlds');
  const view = viewOf(game, state, seat);
  const sums = { over: 0, now: 0 };
  for (let i = 0; i < WORLDS; i++) {
    const world = imagined(game, view, seat, rng);
    const parts = (at: State) => game.brain?.reasons?.(at, seat)[part] ?? 0;
    const after = (it: typeof action) => parts(turnAfter(game, world, seat, it, { ...CARE, alone: seats === 1 }).state);
    sums.over += after(action) - (against === null ? 0 : after(against));
    sums.now += after(action) - parts(world);
  }
  return sums;
}

for (const box of (await allBoxes()).filter(({ game }) => game.brain?.reasons !== undefined)) {
  describe(box.game.id, () => {
    test('what a hint names is really larger for the advised move than for the other one', async () => {
      const { game, voice } = box;
      const speaker = await speakerFor(voice, 'en');
      const wrong: string[] = [];
      let named = 0;
      for (const [i, asked] of keptDecisions(box.game, POSITIONS, GAMES).entries()) {
        const { seat, seats } = asked;
        const chair = { view: viewOf(game, asked.state, seat), seat, seats, include: [] };
        const thought = bots.medium.choose(game, chair, seeded(`hint ${i}`));
        const hint = explain(game, chair, thought, seeded(`why ${i}`));
        const said = sayExplanation(hint, speaker, voice, chair);
        expect(hint.against === null || !same(hint.against, hint.action)).toBe(true);
        expect(said).not.toContain(`“${speaker.say(voice.action(hint.action, chair.view, seat))}”`);
        for (const part of hint.why === 'gains' || hint.why === 'keeps' ? hint.gains : []) {
          named++;
          const { over, now } = played(box, asked, part, hint);
          if (over <= 0 || (hint.why === 'gains' && now <= 0)) wrong.push(`${part} (${over}, ${now}): ${said}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(named).toBeGreaterThan(0);
    });
  });
}
