// What the lessons say about numbers and consequences happens at their moments.
import { replay } from '@kaya/engine';
import { Guide, type Lesson } from '@kaya/engine/lessons';
import { describe, expect, test } from 'vitest';
import { course } from '../lessons/index.ts';
import { game } from '../rules/game.ts';
import type { BpcAction, BpcEvent } from '../types/index.ts';

function lessonOf(id: string): Lesson {
  const found = course.lessons.find((it) => it.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
}

/** What happens from a moment to the next one. */
function happens(id: string, moment: string): readonly BpcEvent[] {
  const { record, moments } = lessonOf(id);
  const at = moments.findIndex((it) => it.id === moment);
  const from = moments[at]?.move;
  if (from === undefined) throw new Error(`no moment ${id}.${moment}`);
  const events: (readonly BpcEvent[])[] = [];
  replay(game, record, (_state, _move, brought) => events.push(brought));
  return events.slice(from + 1, (moments[at + 1]?.move ?? record.moves.length) + 1).flat();
}

const has = (event: Partial<BpcEvent>) => expect.arrayContaining([expect.objectContaining(event)]);

describe('first steps', () => {
  test.each<[string, Partial<BpcEvent>]>([
    ['flu', { kind: 'added', region: 'europe', token: 'epizootic', n: 2 }],
    ['goals', { kind: 'implanting', needed: 15 }],
    ['close', { kind: 'discipline', region: 'europe', from: 2, to: 3 }],
    ['end-turn', { kind: 'green-pawn', from: 0, to: 10 }],
    ['say', { kind: 'aci-revealed', power: 16 }],
    ['alone', { kind: 'ghg', from: 100, to: 99 }],
  ])('%s', (moment, event) => expect(happens('first-steps', moment)).toEqual(has(event)));
});

describe('power plants', () => {
  test.each<[string, Partial<BpcEvent>]>([
    ['valley', { kind: 'electricity', region: 'africa', added: 'gas' }],
    ['done', { kind: 'aci-revealed', external: ['ngo-1', 'ngo-4'], power: 9 }],
    ['fake-news', { kind: 'aci-result', power: 14, tier: 1 }],
    ['fake-news', { kind: 'added', region: 'china', token: 'shortage', n: 1 }],
    ['end-turn', { kind: 'population', region: 'indo-australia', from: 15, to: 17 }],
    ['end-turn', { kind: 'region-ghg', region: 'indo-australia', from: 8, to: 9 }],
    ['end-turn', { kind: 'oil', region: 'north-america', balance: -1 }],
    ['alone', { kind: 'war-for-oil', region: 'china', victim: 'south-america' }],
    ['alone', { kind: 'region-ghg', region: 'china', from: 36, to: 30 }],
  ])('%s', (moment, event) => expect(happens('power-plants', moment)).toEqual(has(event)));
});

describe('chain reactions', () => {
  test.each<[string, Partial<BpcEvent>]>([
    ['warming', { kind: 'destruction', zone: 'currents', n: 2 }],
    ['warming', { kind: 'overflowed', region: 'africa', from: 'dearth', to: 'famine' }],
    ['riot', { kind: 'removed', region: 'south-america', token: 'riot', n: 1 }],
    ['benali', { kind: 'integrated', region: 'europe', n: 1 }],
    ['benali', { kind: 'meeting', laid: true }],
    ['climate', { kind: 'revealed', type: 'climate-consequence' }],
    ['give', { kind: 'aci-result', tier: 2 }],
    ['famine', { kind: 'removed', region: 'africa', token: 'famine', n: 1 }],
  ])('%s', (moment, event) => expect(happens('chain-reactions', moment)).toEqual(has(event)));
});

describe('black gold', () => {
  test.each<[string, Partial<BpcEvent>]>([
    ['close', { kind: 'pair', region: 'europe', pair: 'AB' }],
    ['close', { kind: 'oil', region: 'europe', imports: 2, balance: -1 }],
    ['end-turn', { kind: 'rolled', chance: 2, result: 5 }],
    ['idea', { kind: 'blue-helmets', by: -3, result: 2 }],
    ['enough', { kind: 'rolled', chance: 2, result: 1 }],
    ['coal', { kind: 'standard', region: 'europe', from: 4, to: 3 }],
    ['coal', { kind: 'added', region: 'europe', token: 'riot', n: 3 }],
    ['coal', { kind: 'region-ghg', region: 'europe', from: 8, to: 4 }],
    ['alone', { kind: 'ghg', from: 95, to: 94, cause: 'pair' }],
  ])('%s', (moment, event) => expect(happens('black-gold', moment)).toEqual(has(event)));
});

describe('war and peace', () => {
  test.each<[string, Partial<BpcEvent>]>([
    ['spread', { kind: 'gained-tp', region: 'india', tp: 'G', how: 'learned' }],
    ['riots', { kind: 'added', region: 'north-america', token: 'riot', n: 2 }],
    ['give', { kind: 'aci-result', tier: 3 }],
    ['peace', { kind: 'removed', region: 'south-america', token: 'war' }],
    ['end-turn', { kind: 'rolled', chance: 4, result: 5 }],
    ['die', { kind: 'discipline', region: 'north-america', from: 1, to: 2 }],
    ['climate', { kind: 'revealed', type: 'climate-consequence' }],
    ['alone', { kind: 'global-tp', tp: 'N' }],
  ])('%s', (moment, event) => expect(happens('war', moment)).toEqual(has(event)));
});

test('while the learner lays cards the colleagues wait, and before that they come first', () => {
  const guide = new Guide(game, course, lessonOf('first-steps'));
  const [goals, card] = ['goals', 'first-card'].map((id) => guide.lesson.moments.findIndex((it) => it.id === id));
  const match = guide.open(goals);
  const chosen: BpcAction = { do: 'implant-tp', tp: 'G' };
  match.act(course.seat, chosen);
  guide.heard(match, course.seat, chosen, []);
  expect(match.awaited()).toEqual([0, 1, 2]);
  expect(guide.isNext(match)).toBe(false);
  const laid = guide.open(card);
  expect(laid.awaited()).toEqual([0, 1, 2]);
  expect(guide.isNext(laid)).toBe(true);
});
