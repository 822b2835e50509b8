// What the lessons say about money, points, ppm and control happens at their moments.
import { Match } from '@kaya/engine';
import { type Fields, Guide } from '@kaya/engine/lessons';
import { taughtBy } from '@kaya/engine/test';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { nextSupply } from '../explain/index.ts';
import { course } from '../lessons/index.ts';
import { game } from '../rules/game.ts';
import { type Co2, type Co2State, ENERGIES, type Energy } from '../types/index.ts';

const { lessonOf, before, after, happens, opened } = taughtBy(game, course);

function you(state: Co2State) {
  const player = state.players[course.seat];
  if (player === undefined) throw new Error('nobody sits there');
  return player;
}

const has = (event: object) => expect.arrayContaining([expect.objectContaining(event)]);

test('the lessons share one game, and end where it does', () => {
  const [last] = course.lessons.slice(-1);
  for (const { record } of course.lessons) expect(last?.record.moves.slice(0, record.moves.length)).toEqual(record.moves);
  expect(after('last-decade', 'alone').outcome?.winners).toEqual([course.seat]);
});

describe('first-plant', () => {
  test('proposing pays a dollar for each CEP', () => {
    expect(before('first-plant', 'propose').regions.asia.cep).toBe(5);
    expect(Math.max(...Object.values(before('first-plant', 'propose').regions).map((it) => it.cep))).toBe(5);
    expect(happens('first-plant', 'propose')).toEqual(has({ kind: 'grant', seat: 0, money: 5, tech: 0 }));
  });

  test('a proposal with the wrong type is told so, and that recycling needs the least expertise', () => {
    const { guide, match } = opened('first-plant', 'propose');
    const needs = (type: Energy) => components.plants[type][0]?.expertise ?? 0;
    const others = ENERGIES.filter((type) => type !== 'recycling');
    expect(needs('recycling')).toBeLessThan(Math.min(...others.map(needs)));
    does(guide, match, { do: 'to-propose' });
    does(guide, match, { do: 'propose', region: 'asia', space: 0, type: 'solar' });
    expect(guide.told).toMatchObject({ phase: 'other', answer: 'first-plant.propose.type' });
  });

  test('what has nothing to do with what is asked is answered at once, and can be taken back', () => {
    const { guide, match } = opened('first-plant', 'propose');
    does(guide, match, { do: 'discard-goal' });
    expect(guide.told).toMatchObject({ phase: 'other', answer: null });
    expect(guide.again().snapshot().state.players[course.seat]?.money).toBe(3);
    expect(guide.told.phase).toBe('ask');
  });

  test('installing costs a CEP and brings $5 and a CEP', () => {
    expect(happens('first-plant', 'install')).toEqual(has({ kind: 'cep-paid', seat: 0 }));
    expect(happens('first-plant', 'install')).toEqual(has({ kind: 'benefit', seat: 0, money: 5, cep: 1, tech: 0 }));
  });

  test('the scientist teaches a step each turn, the second with a bonus', () => {
    expect(happens('first-plant', 'learn')).toEqual(has({ kind: 'expertise', seat: 0, type: 'recycling', to: 1, cause: 'turn' }));
    expect(happens('first-plant', 'learn-again')).toEqual(has({ kind: 'expertise', type: 'recycling', to: 2, cause: 'turn' }));
    expect(happens('first-plant', 'bonus')).toEqual(has({ kind: 'bonus-cep', seat: 0, region: 'asia' }));
    expect(happens('first-plant', 'tech')).toEqual(has({ kind: 'grant', seat: 0, tech: 2 }));
  });

  test('the plant costs what is said and brings points and control', () => {
    const all = happens('first-plant', 'construct');
    expect(you(before('first-plant', 'construct'))).toMatchObject({ money: 13, tech: 2 });
    expect(all).toEqual(has({ kind: 'plant-paid', seat: 0, money: 9, tech: 1 }));
    expect(all).toEqual(has({ kind: 'constructed', seat: 0, points: 6 }));
    expect(all).toEqual(has({ kind: 'control', region: 'asia', seat: 0, by: 'first' }));
  });
});

describe('new-decade', () => {
  test('income is 3, and four fossil plants bring 150 to 280 ppm, none of them in Asia', () => {
    expect(happens('new-decade', 'income')).toEqual(has({ kind: 'income', seat: 0, money: 3 }));
    const fossils = happens('new-decade', 'income').filter((it) => it.kind === 'fossil');
    expect(fossils.map((it) => it.region)).toEqual(['europe', 'oceania', 'africa', 'south-america']);
    expect([before('new-decade', 'income').pollution, before('new-decade', 'fossils').pollution]).toEqual([150, 280]);
  });

  test('the CEP comes from Asia, and two come from the market', () => {
    expect(happens('new-decade', 'install')).toEqual(has({ kind: 'cep-paid', seat: 0, from: 'asia' }));
    expect(happens('new-decade', 'install')).toEqual(has({ kind: 'benefit', seat: 0, cep: 2 }));
    expect(you(before('new-decade', 'install')).expertise.forestation).toBe(2);
  });

  test('forestation lacks one cube, then a step, then nothing', () => {
    expect(you(before('new-decade', 'minor')).tech).toBe(2);
    expect(happens('new-decade', 'minor')).toEqual(has({ kind: 'lobby-gain', seat: 0, tech: 1 }));
    expect(happens('new-decade', 'learn')).toEqual(has({ kind: 'expertise', type: 'forestation', to: 3, cause: 'turn' }));
    expect(happens('new-decade', 'construct')).toEqual(has({ kind: 'plant-paid', seat: 0, money: 3, tech: 3, discount: 3 }));
    expect(happens('new-decade', 'construct')).toEqual(has({ kind: 'constructed', seat: 0, points: 8 }));
    const next = nextSupply(before('rivals', 'income'));
    expect(next?.fossils.map((it) => it.region)).not.toContain('asia');
  });

  test('a rival could score the UN goal too', () => {
    const state = before('new-decade', 'un-goal');
    const types = Object.values(state.regions).flatMap(({ slots }) =>
      slots.flatMap((slot) => (slot?.kind === 'green' && slot.owner === 1 ? [slot.type] : [])),
    );
    expect(types).toEqual(expect.arrayContaining(['forestation', 'recycling']));
    expect(state.players[1]?.tech).toBeGreaterThan(0);
    expect(happens('new-decade', 'un-goal')).toEqual(has({ kind: 'un-goal', seat: 0, points: 4 }));
  });

  test('a scientist is recruited, and the card pays $3', () => {
    expect(happens('new-decade', 'recruit')).toEqual(has({ kind: 'recruited', seat: 0 }));
    expect(happens('new-decade', 'major')).toEqual(has({ kind: 'lobby-gain', seat: 0, money: 3 }));
  });
});

describe('rivals', () => {
  test('income is 6, and a disaster at 380 ppm costs a cube', () => {
    expect(happens('rivals', 'income')).toEqual(has({ kind: 'income', seat: 0, money: 6, points: 0 }));
    expect(happens('rivals', 'income')).toEqual(has({ kind: 'event', region: 'north-america', disaster: true }));
    expect(happens('rivals', 'income')).toEqual(has({ kind: 'disaster-help', seat: 0, region: 'north-america' }));
    expect(before('rivals', 'disaster').pollution).toBe(380);
  });

  test('the rival pays $1, and the scientist brings a step in solar', () => {
    expect(happens('rivals', 'disaster')).toEqual(has({ kind: 'dismissed', owner: 0, region: 'south-america', fee: 1 }));
    expect(happens('rivals', 'dismissed')).toEqual(has({ kind: 'expertise', seat: 0, type: 'solar', cause: 'dismissed' }));
    expect(happens('rivals', 'install')).toEqual(has({ kind: 'benefit', seat: 0, tech: 3 }));
  });

  test('Kyoto is held when its last topic is taken, and both its tracks have a bonus next', () => {
    expect(before('rivals', 'summit').summits[0]).toEqual({ tile: 'summit-06', scientists: [2, -1] });
    expect(happens('rivals', 'major')).toEqual(has({ kind: 'expertise', seat: 0, type: 'recycling', cause: 'lobby' }));
    expect(happens('rivals', 'held')).toEqual(has({ kind: 'summit-complete', tile: 'summit-06' }));
    // CO2-TRK-2: bonuses on space 5 of solar and on space 7 of recycling.
    expect(you(before('rivals', 'extra')).expertise).toMatchObject({ solar: 4, recycling: 6 });
  });

  test('a CEP sells for $7, and $1 dismisses the rival’s scientist', () => {
    expect(happens('rivals', 'guest')).toEqual(has({ kind: 'scientist', seat: 1, to: 'project:africa/2' }));
    expect(happens('rivals', 'sell')).toEqual(has({ kind: 'sold', seat: 0, price: 7 }));
    expect(happens('rivals', 'sell')).toEqual(has({ kind: 'price', from: 7, to: 6 }));
    expect(happens('rivals', 'dismiss')).toEqual(has({ kind: 'dismissed', seat: 0, owner: 1, region: 'africa', fee: 1 }));
  });

  test('the plant in Africa replaces gas and takes control', () => {
    const all = happens('rivals', 'alone');
    expect(all).toEqual(has({ kind: 'constructed', seat: 0, region: 'africa', points: 8, replaced: 'gas', pollution: 360 }));
    expect(all).toEqual(has({ kind: 'control', region: 'africa', seat: 0 }));
    expect(before('rivals', 'alone').regions.asia.slots).toContain(null);
  });
});

describe('last-decade', () => {
  test('the planet is in danger, and coal goes', () => {
    const state = before('last-decade', 'planet');
    expect(nextSupply(state)?.pollution).toMatchObject({ now: 430, least: 490, most: 550 });
    expect(state.regions.asia.slots).toContain(null);
    expect(state.regions.europe.slots).toContain(null);
    const all = happens('last-decade', 'planet');
    expect(all).toEqual(has({ kind: 'constructed', region: 'oceania', points: 10, replaced: 'coal', pollution: 390 }));
    expect(all).toEqual(has({ kind: 'control', region: 'oceania', seat: 0 }));
    expect(happens('last-decade', 'learn')).toEqual(has({ kind: 'bonus-tech', seat: 0, type: 'biomass', tech: 1 }));
  });

  test('the best UN goals are scored', () => {
    expect(happens('last-decade', 'un-goal')).toEqual(has({ kind: 'un-goal', seat: 0, points: 9 }));
    expect(happens('last-decade', 'next-un-goal')).toEqual(has({ kind: 'un-goal', seat: 0, points: 7 }));
  });

  test('$6 of the income are what the rest of the game costs', () => {
    expect(happens('last-decade', 'income')).toEqual(has({ kind: 'income', seat: 0, money: 6, points: 5 }));
    expect(you(before('last-decade', 'install')).money).toBe(19);
    expect(you(before('last-decade', 'alone')).money).toBe(12);
    expect(happens('last-decade', 'alone')).toEqual(has({ kind: 'plant-paid', seat: 0, money: 12, tech: 2, help: 1 }));
  });

  test('Asia builds coal, its controller pays, and nothing more can come', () => {
    expect(happens('last-decade', 'income')).toEqual(has({ kind: 'fossil', region: 'asia', fossil: 'coal', pollution: 430 }));
    expect(happens('last-decade', 'pay')).toEqual(has({ kind: 'cep-paid', seat: 0, cause: 'fossil' }));
    expect(nextSupply(before('last-decade', 'safe'))).toBeNull();
  });

  test('Europe changes hands by the agenda, and the company goal is full', () => {
    expect(happens('last-decade', 'install')).toEqual(has({ kind: 'benefit', seat: 0, tech: 3 }));
    expect(happens('last-decade', 'takeover')).toEqual(
      has({ kind: 'control', region: 'europe', seat: 0, from: 2, by: 'agenda' }),
    );
    expect(happens('last-decade', 'alone')).toEqual(has({ kind: 'scored', seat: 0, source: 'company-goal', points: 16 }));
  });
});

describe.each(course.lessons)('$id', (lesson) => {
  const answered = lesson.moments.flatMap(({ id, answers = [] }) => answers.map(({ to }) => ({ id, to })));
  test.each(answered)('at $id one can $to', ({ id, to }) => {
    expect(can(opened(lesson.id, id).match, to, 3)).toBe(true);
  });
});

/** Plays it, as the table does. */
function does(guide: Guide<Co2>, match: Match<Co2>, action: Co2['action']): void {
  const played = match.act(course.seat, action);
  if (!played.ok) throw new Error(`${action.do} cannot be done`);
  guide.heard(match, course.seat, action, played.updates.find(({ viewer }) => viewer === course.seat)?.events ?? []);
}

/** Is there such an action within so many own decisions? */
function can(match: Match<Co2>, to: Fields, decisions: number): boolean {
  const legal = match.legal(course.seat);
  const wanted = Object.entries(to);
  if (legal.some((it) => wanted.every(([name, value]) => new Map<string, unknown>(Object.entries(it)).get(name) === value)))
    return true;
  if (decisions === 1) return false;
  const snapshot = match.snapshot();
  return legal.some((action) => {
    const other = Match.resume(game, snapshot);
    return other.act(course.seat, action).ok && can(other, to, decisions - 1);
  });
}

describe('the guide', () => {
  test('answers a poor move at once, also where several decisions are asked for', () => {
    const { guide, match } = opened('first-plant', 'alone');
    const played = match.act(course.seat, { do: 'scientist-home' });
    expect(played.ok).toBe(true);
    guide.heard(match, course.seat, { do: 'scientist-home' }, []);
    expect(guide.told).toMatchObject({ phase: 'other', answer: 'first-plant.alone.home' });
  });

  test('is not left by a look at what lies behind another entry of the menu', () => {
    const { guide, match } = opened('rivals', 'install');
    const look = { do: 'to-propose' } as const;
    expect(match.act(course.seat, look).ok).toBe(true);
    guide.heard(match, course.seat, look, []);
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'install' }, differs: false, begun: true });
    guide.again();
    expect(guide.told).toMatchObject({ phase: 'ask', differs: false, suggested: { do: 'to-install' } });
  });

  test('takes the entry that it points at for no wrong move where the choice behind it is still open', () => {
    const rivals = lessonOf('rivals');
    // As where the record had one thing to install, which the entry did at once.
    const moments = rivals.moments.map((it) => (it.id === 'install' ? { ...it, within: 1 } : it));
    const guide = new Guide(game, course, { ...rivals, moments });
    const match = guide.open(moments.findIndex((it) => it.id === 'install'));
    const entry = { do: 'to-install' } as const;
    expect(guide.told.suggested).toEqual(entry);
    expect(match.act(course.seat, entry).ok).toBe(true);
    guide.heard(match, course.seat, entry, []);
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'install' }, begun: true });
  });

  test('asks once more for what was not done and still can be, instead of speaking of it as done', () => {
    const { guide, match } = opened('first-plant', 'scientist');
    does(guide, match, { do: 'discard-goal' });
    expect(guide.told.phase).toBe('other');
    guide.goOn(match);
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'scientist' }, strayed: true });
  });

  test('says nothing of what a move will bring where it brings no such thing', () => {
    const { guide, match } = opened('first-plant', 'scientist');
    does(guide, match, { do: 'to-scientist' });
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'learn' } });
    const without = opened('first-plant', 'scientist');
    does(without.guide, without.match, { do: 'end-turn' });
    without.guide.goOn(without.match);
    expect(without.guide.told.moment?.id).not.toBe('learn');
    const unsent = opened('rivals', 'summit');
    does(unsent.guide, unsent.match, { do: 'end-turn' });
    unsent.guide.goOn(unsent.match);
    expect(unsent.guide.told.moment?.id).not.toBe('held');
  });

  test('takes what its words leave open for no other way: any tech space will do', () => {
    const { match } = opened('first-plant', 'tech');
    expect(match.act(course.seat, { do: 'to-propose' }).ok).toBe(true);
    const others = match.legal(course.seat).filter((it) => it.do === 'propose' && it.space === 1 && it.region !== 'asia');
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      const any = opened('first-plant', 'tech');
      does(any.guide, any.match, { do: 'to-propose' });
      does(any.guide, any.match, other);
      expect(any.guide.told).toMatchObject({ differs: true, strayed: false });
      expect(any.guide.told.phase).not.toBe('other');
    }
  });

  test('stays with the record where somebody decides less than it has', () => {
    const guide = new Guide(game, course, lessonOf('first-plant'));
    const match = guide.open(1);
    const played = match.act(course.seat, { do: 'end-turn' });
    expect(played.ok).toBe(true);
    guide.heard(match, course.seat, { do: 'end-turn' }, []);
    expect(guide.recorded(match, 1)).toEqual({ do: 'to-propose' });
  });
});
