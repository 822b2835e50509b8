// How a finished game is judged and told: one result for the whole team.
import { at, instead, LOCALES, type Speaker, speakerFor } from '@kaya/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { judged } from '../explain/index.ts';
import { endingWords, gasesWords, gradeWords, judgedWords, scoreWords, teamWords } from '../text/ending.ts';
import { voice } from '../text/voice.ts';
import { type BpcState, REGIONS } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

let speakers: Speaker[] = [];
beforeAll(async () => {
  speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale, ['Ada', 'Bo', 'Cy', 'Di'])));
});

/** The check at the end of an activation, and all that follows. */
function ended(world: World, changes: Partial<BpcState>): BpcState {
  Object.assign(world.state, changes);
  world.run({ do: 'victory-check' });
  return world.state;
}

function unfree(world: World, count: number): World {
  for (const id of REGIONS.slice(0, count)) world.set(id, { regime: 'dictatorship', discipline: 4 });
  return world;
}

function tutorial(changes: Partial<BpcState>, given: Readonly<Record<string, string>> = { scenario: 'tutorial-1' }): BpcState {
  const world = startGame(given);
  world.firstWhile('electricity-remove', 'refugee-destination');
  instead(world.state, { do: 'action', seat: 0, who: 0, granted: false });
  world.runner.reset(world.state);
  ended(world, changes);
  world.choose({ do: 'stop' });
  return world.state;
}

/** What decided, as `check now bound value met`. */
const found = (state: BpcState) =>
  judged(state).map(({ what, now, bound, value, met }) => `${what.check} ${now} ${bound} ${value} ${met ? 'met' : 'missed'}`);

/** Everything the end screen says, in a language. */
function told(state: BpcState, speaker: Speaker): string[] {
  const words = [
    endingWords(state.outcome?.ending ?? '', state),
    teamWords(state),
    gradeWords(state),
    scoreWords(state),
    ...judged(state).flatMap((it) => Object.values(judgedWords(it))),
  ];
  return words.flatMap((it) => (it === null ? [] : [speaker.say(it)]));
}

describe('what decided', () => {
  test('nothing is judged before the end', () => {
    expect(judged(newWorld().state)).toEqual([]);
  });

  test('BPC-END-3: a defeat shows how far the counter was from its goal, and no more', () => {
    expect(found(ended(newWorld(), { ghg: 58, turn: 36 }))).toEqual(['ghg-max 58 most 33 missed']);
  });

  test('BPC-SCO-6: a victory shows that enough regions are free and that the score is worth the name', () => {
    expect(found(ended(newWorld(), { ghg: 33, turn: 12 }))).toEqual([
      'ghg-max 33 most 33 met',
      'free-regions-min 9 least 5 met',
      'score 483 least 60 met',
    ]);
  });

  test('BPC-SCO-6: a pyrrhic victory shows what was missing', () => {
    const state = ended(unfree(newWorld(), 6), { ghg: 30, turn: 36 });
    expect(state.outcome?.ending).toBe('pyrrhic');
    expect(found(state)).toEqual([
      'ghg-max 30 most 33 met',
      'free-regions-min 3 least 5 missed',
      expect.stringMatching(/^score/),
    ]);
  });

  test('BPC-OPT-19: free regions that the option asks for stand once', () => {
    const state = ended(unfree(newWorld({ 'strict-victory': true }), 5), { ghg: 20, turn: 36 });
    expect(found(state).filter((line) => line.startsWith('free-regions-min'))).toEqual(['free-regions-min 4 least 5 missed']);
  });

  test('BPC-SCO-8: a tutorial is judged by its own goals alone', () => {
    expect(found(tutorial({ turn: 2, implantations: 1 }))).toEqual(['tp-implanted 1 least 1 met']);
    expect(found(tutorial({ turn: 4 }))).toEqual(['tp-implanted 0 least 1 missed']);
    expect(found(tutorial({ turn: 9 }, { scenario: 'tutorial-2' }))).toEqual([
      'max-tokens 1 most 1 met',
      'no-regime 0 most 0 met',
    ]);
  });
});

describe('words', () => {
  test('a team wins or loses together, and a lesson is no defeat', () => {
    const english = at(speakers, 0);
    expect(told(ended(newWorld(), { ghg: 58, turn: 36 }), english)).toEqual([
      'Defeat: the world has grown too warm.',
      'Ada (Diallo), Bo (Benali), Cy (Lin) and Di (Rivera) have lost together.',
      'Only a few refuges stay habitable; some millions survive.',
      'free population 161 × 36 turns ÷ turn 36',
      'Global GHG',
      'at most 33',
    ]);
    expect(told(tutorial({ turn: 4 }), english)[0]).toBe('The goal of the tutorial was missed: nothing is lost, try it again.');
  });

  test('every ending is told in three languages, without saying anything twice', () => {
    const states = [
      ended(newWorld(), { ghg: 58, turn: 36 }),
      ended(newWorld(), { ghg: 33, turn: 12 }),
      ended(unfree(newWorld(), 6), { ghg: 30, turn: 36 }),
      tutorial({ turn: 2, implantations: 1 }),
      tutorial({ turn: 9 }, { scenario: 'tutorial-3' }),
    ];
    for (const state of states) {
      for (const speaker of speakers) {
        const lines = told(state, speaker);
        expect(new Set(lines).size).toBe(lines.length);
      }
    }
  });
});

test('BPC-END-1, BPC-END-3: the end says whether the goals or the last turn ended the game', () => {
  const said = (state: BpcState) => (voice.result?.(state, 0) ?? []).map((words) => at(speakers, 0).say(words));
  expect(said(ended(newWorld(), { ghg: 30, turn: 20 }))).toEqual(['All goals were met on turn 20 of 36, and the game was over.']);
  expect(said(ended(newWorld(), { ghg: 90, turn: 36 }))).toEqual(['Turn 36 was the last one.']);
});

test('BPC-SCN-1: the goal that counts stands in forecast, tooltip and description, and no other', () => {
  const said = (scenario: string) => {
    const world = startGame({ scenario });
    const lines = [
      ...(voice.forecast?.(world.state, 0) ?? []).map(({ words }) => words),
      ...(voice.about?.('ghg', world.state, 0) ?? []),
      ...voice.describe(world.state, 0),
    ];
    return lines.map((words) => at(speakers, 0).say(words)).join(' ');
  };
  expect(said('tutorial-1')).toContain('Transformations implanted: 0. The goal: at least 1.');
  expect(said('tutorial-3')).toContain('Oil balance: ');
  for (const scenario of ['tutorial-1', 'tutorial-2', 'tutorial-3'])
    expect(said(scenario)).not.toMatch(/goal 33|above the goal/i);
  expect(said('decisive-decade')).toMatch(/ above the goal\..*goal 66/);
});

test('BPC-GHG-2: where the regions do not add up to the counter, the result says why', () => {
  const { state } = newWorld();
  const sum = REGIONS.reduce((total, id) => total + state.regions[id].ghg, 0);
  expect(gasesWords({ ...state, ghg: sum })).toBeNull();
  const words = gasesWords({ ...state, ghg: sum - 10 });
  expect(words?.values).toEqual({ sum, ghg: sum - 10 });
  for (const speaker of speakers) expect(words === null ? '' : speaker.say(words)).toContain(String(sum - 10));
});
