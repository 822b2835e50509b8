// An implantation that cannot succeed says so beside its button, and what is said is true along kept games.
import { readFileSync } from 'node:fs';
import { recordsIn, replay, SPECTATOR, speakerFor, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { implantReach } from '../explain/index.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import type { BpcState } from '../types/index.ts';
import { startGame } from './position.ts';

const isHopeless = (view: BpcState): boolean => {
  const { needed, most, missing } = implantReach(view);
  return missing.length > 0 || most < needed;
};

test('the button says what is missing', async () => {
  const english = await speakerFor(voice, 'en', []);
  const { state } = startGame();
  const said = (hand: readonly ('media-2' | 'ngo-4' | 'military-4' | 'industry-4' | 'politics-4' | 'education-4')[]) => {
    const players = state.players.map((player, who) => ({ ...player, hand: who === 0 ? [...hand] : [] }));
    return english.say(voice.action({ do: 'implant' }, { ...state, players }, 0));
  };
  expect(said(['media-2'])).toContain('cannot succeed: no hand has Military, Industry, NGO, Politics and Education');
  const five = ['ngo-4', 'military-4', 'industry-4', 'politics-4', 'education-4'] as const;
  expect(said(['media-2', ...five])).not.toContain('cannot');
  expect(said(['media-2', 'ngo-4', 'military-4', 'industry-4', 'politics-4', 'education-4'])).toMatch(
    /power \d+ needed, at most \d+/,
  );
});

test('no attempt that was called hopeless succeeds in kept games', () => {
  const lines = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  let attempts = 0;
  let hopeless = 0;
  for (const record of recordsIn(lines).filter((_, i) => i % 6 === 0)) {
    let said: readonly boolean[] = [];
    replay(game, record, (state, _move, events) => {
      for (const event of events) {
        if (event.kind !== 'implant-over') continue;
        attempts++;
        if (said.includes(true)) hopeless++;
        expect([record.seed, said.includes(true) && event.success]).toEqual([record.seed, false]);
      }
      // What each could know when the attempt began.
      if (events.some(({ kind }) => kind === 'implanting'))
        said = Array.from({ length: record.seats + 1 }, (_, i) => isHopeless(viewOf(game, state, i + SPECTATOR)));
    });
  }
  expect([attempts > 0, hopeless > 0]).toEqual([true, true]);
});
