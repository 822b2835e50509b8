// What the lessons say about numbers and consequences happens at their moments.
import { at, type Match, type Seat } from '@kaya/engine';
import { Guide } from '@kaya/engine/lessons';
import { taughtBy } from '@kaya/engine/test';
import { describe, expect, test } from 'vitest';
import { course } from '../lessons/index.ts';
import { roomForRefugees } from '../rules/calamities/refugees.ts';
import { game } from '../rules/game.ts';
import type { Bpc, BpcAction, BpcEvent } from '../types/index.ts';

const { lessonOf, after, happens, opened } = taughtBy(game, course);

const READY: BpcAction = { do: 'ready', who: 0 };

/** Whoever has nothing in the record adds nothing more. */
const QUIET: readonly BpcAction['do'][] = ['contributed', 'ready', 'pass'];

/** What comes of doing these things at a moment, until something else is asked; the others do what they did in the record, and then no more. */
function instead(id: string, moment: string, ...own: readonly BpcAction[]): readonly BpcEvent[] {
  const { guide, match } = opened(id, moment);
  const told: BpcEvent[] = [];
  const act = (seat: Seat, action: BpcAction) => {
    const played = match.act(seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is not possible in ${id}.${moment}`);
    const events = played.updates.find(({ viewer }) => viewer === course.seat)?.events ?? [];
    told.push(...events);
    guide.heard(match, seat, action, events);
    if (guide.told.phase === 'other') guide.goOn(match);
  };
  const asked = match.decision?.do;
  for (const action of own) {
    while (!match.awaited().includes(course.seat)) othersMove(match, guide, act);
    act(course.seat, action);
  }
  // Cards that are given or laid count when everybody has done with them.
  while (asked !== undefined && !match.over && !told.some(({ kind }) => ENDS.includes(kind)) && isStillGoing(match))
    othersMove(match, guide, act);
  return told;
}

const ENDS: readonly BpcEvent['kind'][] = ['aci-result', 'implant-over', 'turn-done'];

function isStillGoing(match: Match<Bpc>): boolean {
  const quiet = match.legal(course.seat).some((it) => QUIET.includes(it.do));
  return quiet || !match.awaited().includes(course.seat);
}

function othersMove(match: Match<Bpc>, guide: Guide<Bpc>, act: (seat: Seat, action: BpcAction) => void): void {
  const awaited = match.awaited();
  const seat = awaited.find((it) => it !== course.seat && guide.recorded(match, it) !== null) ?? at(awaited, awaited.length - 1);
  const legal = match.legal(seat);
  const known = seat === course.seat ? null : guide.recorded(match, seat);
  act(seat, known ?? legal.find((it) => QUIET.includes(it.do)) ?? at(legal, 0));
}

/** What can be done at a moment. */
function offered(id: string, moment: string): readonly BpcAction[] {
  return opened(id, moment).match.legal(course.seat);
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

test('the colours that have been laid are as many as is said', () => {
  const colours = (id: string, moment: string) => {
    const { implant } = after(id, moment);
    if (implant === null) throw new Error('nothing is being implanted');
    return new Set(implant.laid.flat().map((card) => card.replace(/-\d+$/, ''))).size;
  };
  expect(colours('first-steps', 'first-card')).toBe(3);
  expect(colours('first-steps', 'colours')).toBe(6);
  expect(happens('first-steps', 'close')).toEqual(has({ kind: 'implant-over', power: 17, needed: 15 }));
  expect(colours('black-gold', 'cards')).toBe(6);
  expect(happens('black-gold', 'close')).toEqual(has({ kind: 'implant-over', power: 17, needed: 15 }));
});

test('first-steps.give: a card is there already, and both lie face down', () => {
  expect(happens('first-steps', 'plea')).toEqual(has({ kind: 'gave', character: 'lin', open: false }));
  expect(happens('first-steps', 'give')).toEqual(has({ kind: 'gave', seat: 0, open: false }));
});

describe('power plants', () => {
  test.each<[string, Partial<BpcEvent>]>([
    ['valley', { kind: 'electricity', region: 'africa', added: 'gas' }],
    ['china', { kind: 'moved', to: 'china', free: false }],
    ['wind', { kind: 'aci', aci: 'electricity', colours: ['industry', 'politics', 'education'] }],
    ['give', { kind: 'gave', card: 'politics-3', open: false, seat: 0 }],
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
    ['pair', { kind: 'implanting', tp: 'B', needed: 15 }],
    ['close', { kind: 'pair', region: 'europe', pair: 'AB' }],
    ['close', { kind: 'oil', region: 'europe', imports: 2, balance: -1 }],
    ['draw', { kind: 'drew', card: 'politics-3', seat: 0 }],
    ['draw', { kind: 'drew', card: 'military-2', seat: 0 }],
    ['end-turn', { kind: 'rolled', chance: 2, result: 5 }],
    ['idea', { kind: 'blue-helmets', by: -3, result: 2 }],
    ['enough', { kind: 'gained-tp', region: 'europe', tp: 'C', how: 'learned' }],
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

describe('an answer to something else says what comes of it', () => {
  test.each<[string, string, readonly BpcAction[], Partial<BpcEvent>]>([
    ['first-steps', 'first-card', [READY], { kind: 'implant-over', success: false }],
    ['first-steps', 'colours', [READY], { kind: 'implant-over', success: false }],
    ['first-steps', 'close', [{ do: 'abandon' }], { kind: 'implant-over', success: false }],
    ['first-steps', 'give', [{ do: 'contributed' }], { kind: 'aci-result', power: 12, tier: 1 }],
    ['first-steps', 'give', [{ do: 'give', card: 'media-4' }, { do: 'contributed' }], { kind: 'aci-result', power: 16 }],
    ['power-plants', 'valley', [{ do: 'launch' }], { kind: 'aci-result', thresholds: [10, 14] }],
    ['power-plants', 'fake-news', [{ do: 'pass' }], { kind: 'aci-result', power: 9, tier: 0 }],
    ['power-plants', 'alone', [READY], { kind: 'implant-over', region: 'china', success: false }],
    ['chain-reactions', 'give', [{ do: 'contributed' }], { kind: 'aci-result', tier: 1 }],
    ['black-gold', 'cards', [READY], { kind: 'implant-over', success: false }],
    ['black-gold', 'close', [{ do: 'abandon' }], { kind: 'implant-over', success: false }],
    ['black-gold', 'idea', [{ do: 'pass' }], { kind: 'checked', chance: 2, success: false }],
    ['war', 'give', [{ do: 'contributed' }], { kind: 'aci-result', tier: 2 }],
    ['war', 'die', [{ do: 'pass' }], { kind: 'checked', chance: 4, success: false }],
  ])('%s.%s: %j', (id, moment, own, event) => expect(instead(id, moment, ...own)).toEqual(has(event)));

  test('first-steps.flu: for the joint action the learner holds Media 2 alone', () => {
    const [aci] = instead('first-steps', 'flu', { do: 'launch' });
    const { hand } = at(opened('first-steps', 'flu').match.snapshot().state.players, 0);
    const colours: readonly string[] = aci?.kind === 'aci' ? aci.colours : [];
    expect(hand.filter((card) => colours.some((colour) => card.startsWith(colour)))).toEqual(['media-2']);
  });

  test.each(['first-steps', 'black-gold'])('%s.draw: of another colour comes one card instead of two', (id) => {
    const drawn = instead(id, 'draw', { do: 'draw' }, at(foreign(id), 0)).filter((it) => it.kind === 'drew');
    expect(drawn.filter((it) => it.kind === 'drew' && it.seat === course.seat)).toHaveLength(1);
  });

  test('first-steps.alone: whatever colour is cancelled, the power falls below 14', () => {
    const checks = offered('first-steps', 'alone').filter((it) => it.do === 'fake-news-check');
    expect(checks.length).toBeGreaterThan(0);
    for (const check of checks)
      for (const it of instead('first-steps', 'alone', check))
        if (it.kind === 'fake-news-check') expect(it.power).toBeLessThan(14);
  });

  test('power-plants.fake-news: any other colour than NGO was on the learner’s side', () => {
    const checks = offered('power-plants', 'fake-news').flatMap((it) =>
      it.do === 'fake-news-check' && it.colour !== 'ngo' ? [it] : [],
    );
    expect(checks.length).toBeGreaterThan(0);
    for (const check of checks)
      for (const it of instead('power-plants', 'fake-news', check))
        if (it.kind === 'fake-news-check') expect(it.power).toBeLessThan(9);
  });

  test('chain-reactions.discard: with nothing discarded five of six cards are drawn', () => {
    const { match } = opened('chain-reactions', 'discard');
    match.act(course.seat, { do: 'discard-done' });
    const hand = () => at(match.snapshot().state.players, course.seat).hand.length;
    expect(hand()).toBe(5);
    while (match.decision?.do === 'draw-order') match.act(course.seat, at(match.legal(course.seat), 0));
    expect(hand()).toBe(10);
  });

  test.each(['india', 'africa'] as const)('chain-reactions.flee: one is all that fits in %s', (region) => {
    const { state } = opened('chain-reactions', 'flee').match.snapshot();
    expect(roomForRefugees(state.regions[region])).toBe(1);
  });

  test('war.peace: the Conflict remains, or the War does', () => {
    const lesser = instead('war', 'peace', { do: 'choose-option', option: 'un-2a' });
    expect(lesser).toEqual(has({ kind: 'institution', option: 'un-2a' }));
    expect(instead('war', 'peace', { do: 'enough' })).not.toEqual(has({ kind: 'removed', token: 'war' }));
  });
});

function foreign(id: string): readonly BpcAction[] {
  const { match } = opened(id, 'draw');
  match.act(course.seat, { do: 'draw' });
  return match.legal(course.seat).filter((it) => it.do === 'draw-foreign');
}

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
