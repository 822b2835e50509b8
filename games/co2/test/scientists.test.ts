import { at, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { voice } from '../text/voice.ts';
import { type Co2State, NOBODY } from '../types/index.ts';
import { type Co2Position, HOME, toProject, toSummit } from './choosing.ts';
import { atTurn, B, F, green, N, plainTable, project, R, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 5.9: scientists. */

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
  expect(atTurn(structuredClone(state)).why({ do: 'to-scientist' })).toEqual(['CO2-SCI-12', 'CO2-SCI-1']);
  setPlayer(state, 0, { hand: 1, pool: 2 });
  expect(atTurn(state).kinds).not.toContain('to-scientist');
});

/** Seat 0 installs a solar project in Europe on which the scientist of seat 1 stands. */
function dismissing(change: (state: Co2State) => void = () => undefined): Co2Position {
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
  expect(table.told('expertise')).toMatchObject([{ seat: 1, cause: 'dismissed' }]);
  expect(table.player(0)).toMatchObject({ cep: 1, tech: 3, money: 3 });
  expect(table.state.bank).toBe(bank + 1);
  expect(table.region('europe').projects[0]).toEqual(project(S, true));
  expect(table.asked).toBe('turn-menu');
});

test('CO2-EXP-4: on the last space of the track neither the question nor the button promises expertise', () => {
  const promise = (table: Co2Position) => {
    const { state, asked } = table;
    const step = state.agenda.at(-1);
    if (asked !== 'dismissed-scientist' || step === undefined) throw new Error('asked is the owner');
    return [voice.prompt(viewOf(game, state, 1), step, 1).values?.['gain'], voice.action(HOME, viewOf(game, state, 1), 1).key];
  };
  expect(promise(dismissing())).toEqual(['yes', 'co2.action.send-scientist.hand.expertise']);
  const atTheEnd = dismissing((state) => setPlayer(state, 1, { expertise: { solar: components.tracks.solar.last } }));
  expect(promise(atTheEnd)).toEqual(['no', 'co2.action.send-scientist.hand']);
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
  expect(atTurn(structuredClone(state)).why({ do: 'to-scientist' })).toEqual(['CO2-SCI-2']);
  setRegion(state, 'asia', { projects: [project(B), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' });
  // The only destination is taken by itself: home is no option.
  expect(table.region('asia').projects[0]).toEqual(project(B, false, 0));
  const asked = plainTable(2, { edition: 'ru' });
  setPlayer(asked, 0, { hand: 0 });
  setRegion(asked, 'europe', { projects: [project(S, false, 0), project(S), project(S)] });
  expect(atTurn(asked).choose({ do: 'to-scientist' }).why(HOME)).toEqual(['CO2-EDI-4']);
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

test('CO2-INV-3: scientists never get lost, wherever they go', () => {
  const table = dismissing((state) => {
    setRegion(state, 'africa', { slots: slots(3, green('solar-5', 0)), controller: 0 });
  });
  expect(game.invariants['CO2-INV-3']?.(table.state, null)).toBeNull();
  at(table.state.players, 1).hand++;
  expect(game.invariants['CO2-INV-3']?.(table.state, null)).toBe('seat 1 has 5 scientists');
});
