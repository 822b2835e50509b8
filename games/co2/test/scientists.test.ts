import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { gainExpertise } from '../rules/expertise.ts';
import { game } from '../rules/game.ts';
import { openSummit } from '../rules/summits.ts';
import { type Co2Action, type Co2State, type Energy, NOBODY, REGIONS, type Space } from '../types.ts';
import { atTurn, B, F, green, N, plainTable, project, R, S, setPlayer, setRegion, slots, type Table } from './table.ts';

/** Chapters 5.9 to 5.11: scientists, expertise, summits. */

const HOME: Co2Action = { do: 'send-scientist', to: 'hand' };
const toProject = (region: (typeof REGIONS)[number], space: Space): Co2Action => ({
  do: 'send-scientist',
  to: 'project',
  region,
  space,
});
const toSummit = (place: number, topic: Energy): Co2Action => ({ do: 'send-scientist', to: 'summit', place, topic });

/** All topics of all summits are taken by the seat. */
function fillSummits(state: Co2State, seat: number): void {
  state.summits = state.summits.map(({ tile, scientists }) => ({ tile, scientists: scientists.map(() => seat) }));
}

test('CO2-SCI-1, CO2-DEC-11: from the hand to a vacant project, proposed or installed, anywhere', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S), project(S, true), project(F, false, 1)] });
  setRegion(state, 'asia', { projects: [project(B, false, 0), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' });
  expect(table.asked).toBe('scientist-move');
  table.choose({ do: 'pick-scientist', at: 'hand' });
  expect(table.options).toEqual([toProject('europe', 0), toProject('europe', 1)]);
  expect(table.why(toProject('europe', 2))).toEqual(['CO2-SCI-5']);
  expect(table.why(toSummit(0, S))).toEqual(['CO2-SCI-6']);
  table.choose(toProject('europe', 1));
  expect(table.region('europe').projects[1]).toEqual(project(S, true, 0));
  expect(table.player(0).hand).toBe(0);
});

test('CO2-SCI-2, CO2-SCI-3, CO2-SCI-4: from a project to another, to a summit topic of its type, or home', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { hand: 0 });
  setRegion(state, 'europe', { projects: [project(S, false, 0), project(F), null] });
  state.summits[0] = { tile: 'summit-01', scientists: [NOBODY, 1] };
  const table = atTurn(state).choose({ do: 'to-scientist' });
  expect(table.asked).toBe('scientist-destination');
  expect(table.options).toEqual([HOME, toProject('europe', 1), toSummit(4, S), toSummit(5, S)]);
  expect(table.why(toSummit(0, S))).toEqual(['CO2-SCI-5']);
  expect(table.why(toSummit(1, F))).toEqual(['CO2-SCI-3']);
  const home = atTurn(structuredClone(state)).choose({ do: 'to-scientist' }, HOME);
  expect(home.player(0).hand).toBe(1);
  expect(home.region('europe').projects[0]).toEqual(project(S));
  table.choose(toSummit(5, S));
  expect(table.state.summits[5]).toEqual({ tile: 'summit-06', scientists: [0, NOBODY] });
});

test('CO2-SCI-5: a project and a topic hold one scientist each', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S, false, 1), project(F, false, 0), project(R)] });
  const table = atTurn(state).choose({ do: 'to-scientist' }, { do: 'pick-scientist', at: 'project', region: 'europe', space: 1 });
  expect(table.offers(toProject('europe', 0))).toBe(false);
  expect(table.offers(toProject('europe', 2))).toBe(true);
});

test('CO2-SCI-6: nobody leaves a summit before it is complete, and nobody goes there from the hand', () => {
  const state = plainTable(2);
  state.summits[0] = { tile: 'summit-01', scientists: [0, NOBODY] };
  setPlayer(state, 0, { hand: 0, pool: 3 });
  expect(atTurn(structuredClone(state)).why({ do: 'to-scientist' })).toEqual(['CO2-SCI-1']);
  setPlayer(state, 0, { hand: 1, pool: 2 });
  expect(atTurn(state).kinds).not.toContain('to-scientist');
});

/** Seat 0 installs a solar project in Europe on which the scientist of seat 1 stands. */
function dismissing(change: (state: Co2State) => void = () => undefined): Table {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 4 });
  setPlayer(state, 1, { money: 3, hand: 0, expertise: { solar: 1 } });
  setRegion(state, 'europe', { projects: [project(S, false, 1), null, null] });
  change(state);
  return atTurn(state).install('europe', 0);
}

test('CO2-EX-08, CO2-SCI-7, CO2-SCI-8, CO2-DEC-13, CO2-DEC-28: the fee, the choice of the owner, then payment, flip and benefit', () => {
  const table = dismissing();
  expect([table.player(0).money, table.player(1).money]).toEqual([3, 4]);
  expect(table.asked).toBe('dismissed-scientist');
  expect(table.seat).toBe(1);
  expect(table.options).toEqual([HOME, toSummit(0, S), toSummit(4, S), toSummit(5, S)]);
  expect(table.runner.legal(0)).toEqual([]);
  const { bank } = table.state;
  table.choose(HOME);
  expect(table.player(1)).toMatchObject({ hand: 1 });
  expect(table.player(1).expertise.solar).toBe(2);
  expect(table.player(0)).toMatchObject({ cep: 1, tech: 3, money: 3 });
  expect(table.state.bank).toBe(bank + 1);
  expect(table.region('europe').projects[0]).toEqual(project(S, true));
  expect(table.asked).toBe('turn-menu');
});

test('CO2-SCI-8: sent to a summit the dismissed scientist brings no expertise', () => {
  const table = dismissing().choose(toSummit(4, S));
  expect(table.state.summits[4]?.scientists).toEqual([1, NOBODY]);
  expect(table.player(1)).toMatchObject({ hand: 0 });
  expect(table.player(1).expertise.solar).toBe(1);
});

test('CO2-SCI-9, CO2-EX-55: without a free topic of the type there is no choice', () => {
  const table = dismissing((state) => fillSummits(state, 0));
  expect(table.asked).toBe('turn-menu');
  expect(table.player(1)).toMatchObject({ hand: 1 });
  expect(table.player(1).expertise.solar).toBe(2);
});

test('CO2-SCI-10, CO2-EX-26: the owner resolves his bonuses before the active player goes on', () => {
  const state = plainTable(2);
  Object.assign(state, { price: 3, market: 1, bank: 8 });
  setPlayer(state, 0, { money: 1 });
  setPlayer(state, 1, { hand: 0, expertise: { recycling: 1 } });
  setRegion(state, 'europe', { projects: [project(R, false, 1), null, null] });
  const table = atTurn(state).install('europe', 0).choose(HOME);
  expect(table.asked).toBe('bonus-region-cep');
  expect(table.seat).toBe(1);
  expect(table.player(0).cep).toBe(2);
  table.choose({ do: 'cep-to-region', region: 'asia' }).choose();
  expect(table.told('price')).toEqual([{ kind: 'price', from: 3, to: 4 }]);
  // Refilled to 2 from a bank of 8; then one CEP is paid and one taken.
  expect([table.state.market, table.state.bank, table.state.price]).toEqual([1, 7, 4]);
  expect(table.player(0)).toMatchObject({ money: 5, cep: 2 });
  expect(table.why({ do: 'to-market' })).toEqual([]);
  table.choose({ do: 'to-market' });
  expect(table.told('sold')).toEqual([]);
  expect(table.told('bought')).toEqual([{ kind: 'bought', seat: 0, price: 4 }]);
});

test('CO2-SCI-12, CO2-SCI-13: four scientists at most, recruited by joint research alone', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { pool: 0, hand: 4 });
  const table = atTurn(state).propose('asia', 2, B);
  expect(table.kinds).toEqual(['research-move', 'decline']);
  expect(table.why({ do: 'recruit' })).toEqual(['CO2-SCI-13']);
});

test('CO2-SCI-14, CO2-EX-49, CO2-PRO-6, CO2-PRO-8: a research move to a summit with its card, and the free move in one turn', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { lobby: ['lobby-21'] });
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  const table = atTurn(state)
    .propose('asia', 2, B)
    .choose({ do: 'research-move' }, { do: 'pick-scientist', at: 'project', region: 'europe', space: 0 }, toSummit(0, S));
  expect(table.asked).toBe('lobby-trigger');
  table.choose({ do: 'play-major', card: 'lobby-21' });
  expect(table.player(0).expertise.solar).toBe(1);
  table.choose({ do: 'to-scientist' }, toProject('asia', 2));
  expect(table.region('asia').projects[2]).toEqual(project(B, false, 0));
});

test('CO2-EX-59, CO2-EDI-4, CO2-SCI-4: in the Russian edition nobody is called home by a move', () => {
  const state = plainTable(2, { edition: 'ru' });
  setPlayer(state, 0, { hand: 0 });
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  fillSummits(state, 1);
  expect(atTurn(structuredClone(state)).why({ do: 'to-scientist' })).toEqual(['CO2-SCI-1']);
  setRegion(state, 'asia', { projects: [project(B), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' });
  // The only destination is taken by itself: home is no option.
  expect(table.region('asia').projects[0]).toEqual(project(B, false, 0));
  const french = plainTable(2);
  setPlayer(french, 0, { hand: 0 });
  setRegion(french, 'europe', { projects: [project(S, false, 0), null, null] });
  fillSummits(french, 1);
  expect(atTurn(french).choose({ do: 'to-scientist' }).player(0).hand).toBe(1);
});

test('CO2-EX-09: a proposal, a scientist on it, and one expertise out of two at the end of the turn', () => {
  const state = plainTable(2);
  setRegion(state, 'oceania', { projects: [project(N, false, 0), null, null] });
  const table = atTurn(state).propose('asia', 0, B);
  expect(table.player(0).money).toBe(5);
  table.choose({ do: 'to-scientist' }, { do: 'pick-scientist', at: 'hand' }).choose({ do: 'end-turn' });
  expect(table.options).toEqual([
    { do: 'learn', type: N },
    { do: 'learn', type: B },
  ]);
  table.choose({ do: 'learn', type: B });
  expect(table.player(0).expertise).toMatchObject({ biomass: 1, 'cold-fusion': 0 });
});

test('standing answers of an owner: keep the scientist in hand, or complete a summit with him', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 4 });
  setRegion(state, 'europe', { projects: [project(S, false, 1), null, null] });
  state.summits[4] = { tile: 'summit-05', scientists: [NOBODY, 1] };
  const table = atTurn(state).install('europe', 0);
  expect(table.runner.standing(1, 'keep-in-hand')).toEqual(HOME);
  expect(table.runner.standing(1, 'complete-a-summit')).toEqual(toSummit(4, S));
});

/** Gains on a quiet table. */
function gaining(state: Co2State, seat: number, type: Energy): Table {
  const table = atTurn(state);
  gainExpertise(table.runner, seat, type, 'turn');
  table.runner.advance();
  return table;
}

test('CO2-EXP-1: expertise comes from turns, plants, summits and dismissals', () => {
  const state = plainTable(2);
  setRegion(state, 'north-america', { projects: [project(B, true, 0), null, null] });
  setPlayer(state, 0, { money: 8, tech: 2, expertise: { biomass: 4 } });
  const table = atTurn(state).construct('north-america', 0).choose({ do: 'scientist-home' });
  expect(table.told('expertise')).toMatchObject([{ type: B, from: 4, to: 5, cause: 'plant' }]);
  expect(dismissing().choose(HOME).told('expertise')).toMatchObject([{ seat: 1, cause: 'dismissed' }]);
});

test('CO2-EXP-2: and from bonuses', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { forestation: 4 } });
  expect(
    gaining(state, 0, F)
      .told('expertise')
      .map(({ type, cause }) => [type, cause]),
  ).toEqual([
    [F, 'turn'],
    [S, 'bonus'],
  ]);
});

test('CO2-EXP-3, CO2-CMP-15: the first gain puts the disc on space 1, discs may share a space', () => {
  const state = plainTable(2);
  setPlayer(state, 1, { expertise: { solar: 1 } });
  const table = gaining(state, 0, S);
  expect(state.players.map(({ expertise }) => expertise.solar)).toEqual([1, 1]);
  expect(table.told('expertise')).toMatchObject([{ from: 0, to: 1 }]);
});

test('CO2-EXP-4, CO2-EX-56: on the last space gains are lost', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { recycling: 12 } });
  setRegion(state, 'europe', { projects: [project(R, false, 0), null, null] });
  const table = atTurn(state).propose('asia', 0, B).endTurn();
  expect(table.player(0).expertise.recycling).toBe(12);
  expect(table.told('expertise-lost')).toHaveLength(1);
  expect(table.seat).toBe(1);
});

test('CO2-EXP-5: everybody receives the bonus when his own disc arrives', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { forestation: 1 } });
  setPlayer(state, 1, { expertise: { forestation: 1 } });
  expect(gaining(state, 0, F).player(0).tech).toBe(1);
  expect(gaining(state, 1, F).player(1).tech).toBe(1);
});

test('CO2-EXP-6, CO2-EXP-11, CO2-EX-25: a chain through all five tracks', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { recycling: 3, forestation: 4, solar: 4, 'cold-fusion': 3, biomass: 5 } });
  const table = gaining(state, 0, R);
  expect(table.told('expertise').map(({ type, to }) => `${type} ${to}`)).toEqual([
    'recycling 4',
    'forestation 5',
    'solar 5',
    'cold-fusion 4',
    'biomass 6',
    'recycling 5',
  ]);
  expect(table.player(0).expertise).toEqual({ forestation: 5, solar: 5, 'cold-fusion': 4, biomass: 6, recycling: 5 });
});

test('CO2-EXP-7: a resource, as far as the supply goes', () => {
  const state = plainTable(2);
  state.supply = 0;
  setPlayer(state, 0, { expertise: { forestation: 1 } });
  expect(gaining(state, 0, F).told('bonus-tech')).toMatchObject([{ tech: 0 }]);
});

test('CO2-EXP-8, CO2-DEC-16, CO2-EXP-12: a CEP from the market to a region below its limit, never to the hand', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { solar: 2 } });
  setRegion(state, 'africa', { cep: 3 });
  const table = gaining(state, 0, S);
  expect(table.asked).toBe('bonus-region-cep');
  expect(table.options).toHaveLength(5);
  expect(table.why({ do: 'cep-to-region', region: 'africa' })).toEqual(['CO2-CEP-3']);
  table.choose({ do: 'cep-to-region', region: 'asia' });
  expect([table.region('asia').cep, table.state.market, table.player(0).cep]).toEqual([6, 1, 2]);
});

test('CO2-EXP-9: no effect when every region is full, or there is no CEP', () => {
  const full = plainTable(2);
  setPlayer(full, 0, { expertise: { solar: 2 } });
  for (const id of REGIONS) full.regions[id].cep = full.regions[id].slots.length;
  const table = gaining(full, 0, S);
  expect(table.asked).toBe('turn-menu');
  expect(table.state.market).toBe(2);
  expect(table.told('bonus-lost')).toHaveLength(1);
  const empty = plainTable(2);
  setPlayer(empty, 0, { expertise: { solar: 2 } });
  Object.assign(empty, { market: 0, bank: 0 });
  expect(gaining(empty, 0, S).told('bonus-lost')).toHaveLength(1);
});

test('CO2-EXP-10, CO2-DEC-15: one expertise in a type of choice that is not on its last space', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { solar: 9, forestation: 12, 'cold-fusion': 8 } });
  const table = gaining(state, 0, S);
  expect(table.asked).toBe('bonus-any-expertise');
  expect(table.options.map((it) => it.do === 'learn' && it.type)).toEqual([S, N, B, R]);
  expect(table.why({ do: 'learn', type: F })).toEqual(['CO2-EXP-10']);
  table.choose({ do: 'learn', type: N });
  expect(table.asked).toBe('bonus-any-expertise'); // Space 9 of cold fusion has one too.
  const last = plainTable(2);
  setPlayer(last, 0, { expertise: { forestation: 12, solar: 12, 'cold-fusion': 12, biomass: 12, recycling: 9 } });
  expect(gaining(last, 0, R).player(0).expertise.recycling).toBe(11);
});

/** Seat 0 ends its turn after a proposal in Asia. */
function endingTurn(state: Co2State): Table {
  return atTurn(state).propose('asia', 0, B).endTurn();
}

test('CO2-SUM-1, CO2-SUM-3: a topic is reached from a project of its type only', () => {
  const state = plainTable(2);
  state.summits[0] = openSummit('summit-15');
  setPlayer(state, 0, { hand: 0 });
  setRegion(state, 'europe', { projects: [project(F, false, 0), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' });
  for (const topic of [S, N, B, R]) expect(table.why(toSummit(0, topic))).toEqual(['CO2-SCI-3']);
  expect(table.offers(toSummit(1, F))).toBe(true);
});

test('CO2-SUM-2, CO2-SUM-5, CO2-SUM-6, CO2-EX-38: one player on both topics gains each, and one more', () => {
  const state = plainTable(2);
  state.summits[5] = { tile: 'summit-06', scientists: [0, 0] };
  setPlayer(state, 0, { hand: 0, pool: 2 });
  const table = endingTurn(state);
  expect(table.asked).toBe('summit-extra-expertise');
  expect(table.options).toEqual([
    { do: 'learn', type: S },
    { do: 'learn', type: R },
  ]);
  table.choose({ do: 'learn', type: S });
  expect(table.player(0).expertise).toMatchObject({ solar: 2, recycling: 1 });
  expect(table.player(0).hand).toBe(2);
});

test('CO2-SUM-4: a summit is never resolved before the end of a turn', () => {
  const state = plainTable(2);
  state.summits[5] = { tile: 'summit-06', scientists: [NOBODY, 1] };
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' }, toSummit(5, S));
  expect(table.told('summit-complete')).toEqual([]);
  table.propose('asia', 0, B).endTurn();
  expect(table.told('summit-complete')).toEqual([{ kind: 'summit-complete', place: 5, tile: 'summit-06' }]);
});

test('CO2-EX-11, CO2-SUM-7, CO2-SUM-8, CO2-SUM-9, CO2-DEC-24: the summit of the rulebook, the active player last', () => {
  const state = plainTable(2);
  state.summits[0] = { tile: 'summit-09', scientists: [1, 0, 0] };
  setPlayer(state, 0, { hand: 1, pool: 1, expertise: { 'cold-fusion': 1, recycling: 1 } });
  setPlayer(state, 1, { hand: 0, expertise: { forestation: 1 } });
  const table = endingTurn(state);
  expect(table.seat).toBe(1);
  expect(table.player(1).expertise.forestation).toBe(2);
  expect(table.player(1).tech).toBe(1);
  table.choose({ do: 'learn', type: N });
  expect(table.player(1).expertise['cold-fusion']).toBe(1);
  expect(table.seat).toBe(0);
  expect(table.player(0)).toMatchObject({ tech: 1 });
  expect(table.asked).toBe('bonus-region-cep');
  table.choose({ do: 'cep-to-region', region: 'south-america' });
  expect([table.region('south-america').cep, table.state.market]).toEqual([4, 1]);
  table.choose({ do: 'learn', type: F });
  expect(table.player(0).expertise).toMatchObject({ forestation: 1, 'cold-fusion': 2, recycling: 2 });
  expect([table.player(0).hand, table.player(1).hand]).toEqual([3, 1]);
  expect(at(table.state.summits, 0).tile).not.toBe('summit-09');
  expect(at(table.state.summits, 0).scientists.every((it) => it === NOBODY)).toBe(true);
  expect(table.state.summitsAside).toEqual(['summit-09']);
});

test('CO2-SUM-7: in the Russian edition turn order decides', () => {
  for (const [edition, first] of [
    ['fr', 1],
    ['ru', 0],
  ] as const) {
    const state = plainTable(3, { edition });
    state.summits[5] = { tile: 'summit-06', scientists: [1, 0] };
    expect(endingTurn(state).told('expertise')[0]?.seat).toBe(first);
  }
});

test('CO2-SUM-10, CO2-EX-39, CO2-DEC-23: the active player says in which order complete summits are resolved', () => {
  const state = plainTable(2);
  state.summits[5] = { tile: 'summit-06', scientists: [0, 0] };
  state.summits[0] = { tile: 'summit-01', scientists: [1, 0] };
  const table = endingTurn(state);
  expect(table.asked).toBe('summit-order');
  expect(table.seat).toBe(0);
  expect(table.options).toEqual([
    { do: 'resolve-summit', place: 0 },
    { do: 'resolve-summit', place: 5 },
  ]);
  table.choose({ do: 'resolve-summit', place: 5 }, { do: 'learn', type: S });
  expect(table.told('summit-opened').map(({ place }) => place)).toEqual([5]);
  while (table.asked !== 'turn-menu') table.choose(at(table.options, 0));
  expect(table.told('summit-opened').map(({ place }) => place)).toEqual([5, 0]);
});

test('CO2-SUM-11: an empty pile is made anew from the tiles set aside', () => {
  const state = plainTable(2);
  state.summitsAside = state.summitPile;
  state.summitPile = [];
  state.summits[5] = { tile: 'summit-06', scientists: [0, 0] };
  const table = endingTurn(state).choose({ do: 'learn', type: S });
  expect(table.told('summit-opened')[0]?.reshuffled).toBe(true);
  expect(table.state.summitsAside).toEqual([]);
  expect(table.state.summitPile).toHaveLength(12);
});

test('CO2-INV-3: scientists never get lost, wherever they go', () => {
  const table = dismissing((state) => {
    setRegion(state, 'africa', { slots: slots(3, green('solar-5', 0)), controller: 0 });
  });
  expect(game.invariants['CO2-INV-3']?.(table.state, null)).toBeNull();
  at(table.state.players, 1).hand++;
  expect(game.invariants['CO2-INV-3']?.(table.state, null)).toBe('seat 1 has 5 scientists');
});
