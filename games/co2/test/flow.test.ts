import { at, instead } from '@kaya/engine';
import { expect, test } from 'vitest';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { Co2Position } from './choosing.ts';
import { atTurn, F, N, phaseOver, plainTable, project, R, S, setPlayer, setRegion } from './position.ts';

/** Chapters 4, 5.4 and 5.8: decades, rounds and turns. */

/** Takes turns with the first proposal that is listed until somebody else is asked than before. */
function takeTurn(table: Co2Position): void {
  table.choose({ do: 'to-propose' });
  table.choose(at(table.options, 0));
  while (table.asked !== 'turn-menu') table.choose(at(table.options, table.options.length - 1));
  table.endTurn();
}

test('CO2-FLO-1: five decades, six with five players', () => {
  expect([1, 2, 3, 4, 5].map((seats) => decadesOf(plainTable(seats)))).toEqual([5, 5, 5, 5, 6]);
});

test('CO2-FLO-5, CO2-SOL-12: rounds by number of players', () => {
  expect([1, 2, 3, 4, 5].map((seats) => roundsOf(plainTable(seats)))).toEqual([6, 5, 4, 3, 2]);
});

test('CO2-FLO-2, CO2-FLO-4: a decade is income, energy and event, then operations', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { expertise: { solar: 1 } });
  setPlayer(state, 1, { money: 1 });
  const table = phaseOver(state);
  expect(table.asked).toBe('income-split');
  table.choose({ do: 'take-income', money: 1 });
  const kinds = table.events
    .map(({ kind }) => kind)
    .filter((kind) => ['income', 'fossil', 'event', 'operations-phase'].includes(kind));
  expect([...new Set(kinds)]).toEqual(['income', 'fossil', 'event', 'operations-phase']);
});

test('CO2-FLO-6, CO2-FLO-7, CO2-INV-23: everybody takes one turn a round, clockwise from the first player', () => {
  const state = plainTable(4);
  state.firstPlayer = 2;
  instead(state, { do: 'operations' });
  const table = new Co2Position(state);
  table.runner.advance();
  for (let i = 0; i < 11; i++) takeTurn(table);
  expect(table.state.turns).toBe(12);
  takeTurn(table);
  const turns = table.told('turn').map(({ seat }) => seat);
  expect(turns.slice(0, 12)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  expect(
    table
      .told('round')
      .slice(0, 3)
      .map(({ round }) => round),
  ).toEqual([1, 2, 3]);
  expect(table.told('decade').map(({ decade }) => decade)).toEqual([2]);
});

test('CO2-FLO-8, CO2-FLO-9, CO2-EX-16: after the phase the decade moves on and the tile passes to the left', () => {
  const state = plainTable(4);
  state.round = 3;
  const table = phaseOver(state);
  expect(table.state).toMatchObject({ decade: 2, round: 1, firstPlayer: 1 });
  const kinds = table.events.map(({ kind }) => kind);
  expect(kinds).not.toContain('end');
  expect(kinds.indexOf('first-player')).toBeLessThan(kinds.indexOf('supply-phase'));
});

test('CO2-FLO-10: what is decided in turn order goes clockwise from the first player', () => {
  const state = plainTable(3);
  for (const seat of [0, 1, 2]) setPlayer(state, seat, { expertise: { solar: 1 } });
  const table = phaseOver(state); // The tile passes to seat 1.
  const order: number[] = [];
  while (table.asked === 'income-split') {
    order.push(table.seat);
    table.choose({ do: 'take-income', money: 0 });
  }
  expect(order).toEqual([1, 2, 0]);
});

test('CO2-FLO-11: a mandatory decision with one option is carried out by itself', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { cep: 1 });
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect(table.asked).toBe('turn-menu');
  expect(table.told('cep-paid')).toEqual([{ kind: 'cep-paid', seat: 0, from: 'hand', cause: 'install' }]);
});

test('CO2-TRN-1: exactly one main action in a turn, and none may be left out', () => {
  const table = atTurn(plainTable(2));
  expect(table.kinds).not.toContain('end-turn');
  expect(table.why({ do: 'end-turn' })).toEqual(['CO2-TRN-2']);
  table.propose('europe', 0, S);
  expect(table.kinds).not.toContain('to-propose');
  expect(table.why({ do: 'to-propose' })).toEqual(['CO2-TRN-1']);
  expect(table.why({ do: 'to-install' })).toContain('CO2-TRN-1');
  expect(table.why({ do: 'to-construct' })).toContain('CO2-TRN-1');
  expect(table.kinds).toContain('end-turn');
});

test('CO2-TRN-2: without any main action the turn may end; a card that would help does not force anybody', () => {
  const state = plainTable(2);
  for (const id of Object.values(state.regions)) id.projects = [project(S, true), project(S, true), project(S, true)];
  setPlayer(state, 0, { money: 7, tech: 2, lobby: ['lobby-16'], expertise: { solar: 2 } });
  const table = atTurn(state);
  expect(table.kinds).toEqual(expect.arrayContaining(['to-construct', 'end-turn']));
  table.endTurn();
  expect(table.told('main-action-skipped')).toEqual([{ kind: 'main-action-skipped', seat: 0 }]);
});

test('CO2-TRN-2: whoever can install, or build without a card, must do so', () => {
  const full = (installed: boolean) => {
    const state = plainTable(2);
    for (const region of Object.values(state.regions)) {
      region.projects = [project(S, installed), project(S, installed), project(S, installed)];
    }
    return state;
  };
  const installing = atTurn(full(false));
  expect(installing.kinds).toContain('to-install');
  expect(installing.why({ do: 'end-turn' })).toEqual(['CO2-TRN-2']);
  const state = full(true);
  setPlayer(state, 0, { money: 10, tech: 2, expertise: { solar: 2 } });
  expect(atTurn(state).why({ do: 'end-turn' })).toEqual(['CO2-TRN-2']);
});

test('CO2-TRN-2: what a free action would first make possible forces nobody', () => {
  const state = plainTable(2);
  for (const region of Object.values(state.regions)) region.projects = [project(S), project(S), project(S)];
  setPlayer(state, 0, { cep: 0, money: 3 });
  const table = atTurn(state);
  expect(table.kinds).toEqual(expect.arrayContaining(['to-market', 'end-turn']));
  table.buy();
  expect(table.why({ do: 'end-turn' })).toEqual(['CO2-TRN-2']);
});

test('CO2-TRN-3, CO2-FRE-3: each free action once, before or after the main action', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 10, lobby: ['lobby-08', 'lobby-09'], hand: 2, pool: 2 });
  setRegion(state, 'europe', { projects: [project(S), project(S), project(S)] });
  const table = atTurn(state).buy();
  expect(table.why({ do: 'to-market' })).toContain('CO2-MKT-10');
  table.propose('africa', 0, F);
  table.minor('lobby-08');
  expect(table.why({ do: 'to-lobby' })).toEqual(['CO2-CRD-1']);
  table.choose({ do: 'to-scientist' }, { do: 'send-scientist', to: 'project', region: 'europe', space: 0 });
  expect(table.why({ do: 'to-scientist' })).toEqual(['CO2-TRN-3']);
  expect(table.kinds).toEqual(['discard-goal', 'end-turn']);
});

test('CO2-FRE-1: free actions are optional and belong to the own turn', () => {
  const state = plainTable(2);
  setPlayer(state, 1, { money: 10, lobby: ['lobby-08'] });
  const table = atTurn(state, 0);
  expect(table.runner.legal(1)).toEqual([]);
  expect(table.why({ do: 'to-market' }, 1)).toEqual(['engine.not-your-decision']);
  table.propose('europe', 0, S).endTurn();
  expect(table.seat).toBe(1);
});

test('CO2-TRN-4: the company goal may be discarded at any point of the turn, once', () => {
  const table = atTurn(plainTable(2)).choose({ do: 'discard-goal' });
  expect(table.player(0)).toMatchObject({ money: 8, goalHeld: false });
  expect(table.state.turn).toMatchObject({ main: false, scientist: false, market: false, card: false });
  expect(table.why({ do: 'discard-goal' })).toEqual(['CO2-CGO-5']);
});

test('CO2-TRN-5, CO2-DEC-22: one expertise for one project with an own scientist, one option per type', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S, false, 0), project(R, false, 0), project(S, true, 0)] });
  const table = atTurn(state).propose('asia', 0, N).endTurn();
  expect(table.asked).toBe('end-of-turn-expertise');
  expect(table.options).toEqual([
    { do: 'learn', type: S },
    { do: 'learn', type: R },
  ]);
  table.choose({ do: 'learn', type: R });
  expect(table.player(0).expertise).toMatchObject({ solar: 0, recycling: 1 });
});

test('CO2-TRN-6: scientists at summits, in hand, or of others give nothing', () => {
  const state = plainTable(2);
  state.summits[0] = { tile: 'summit-01', scientists: [0, -1] };
  setPlayer(state, 0, { hand: 3 });
  setRegion(state, 'europe', { projects: [project(S, false, 1), null, null] });
  const table = atTurn(state).propose('asia', 0, N).endTurn();
  expect(table.told('expertise')).toEqual([]);
  expect(table.seat).toBe(1);
});

test('CO2-TRN-7, CO2-DEC-31: the own expertise comes first, then complete summits, then the next player', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  state.summits[0] = { tile: 'summit-01', scientists: [1, 1] };
  const table = atTurn(state).propose('asia', 0, N).endTurn();
  expect(table.asked).toBe('summit-extra-expertise');
  expect(table.told('expertise').map(({ seat, cause }) => [seat, cause])).toEqual([
    [0, 'turn'],
    [1, 'summit'],
    [1, 'summit'],
  ]);
  table.choose({ do: 'learn', type: F });
  expect(table.asked).toBe('turn-menu');
  expect(table.seat).toBe(1);
});

test('CO2-TRN-8: the marks of a turn are fresh in the next one', () => {
  const state = plainTable(2);
  state.market = 1;
  setPlayer(state, 0, { money: 10 });
  const table = atTurn(state).buy().propose('europe', 0, S);
  expect(table.state.turn).toEqual({ seat: 0, main: true, scientist: false, market: true, card: false, closed: true });
  table.endTurn();
  expect(table.state.turn).toEqual({ seat: 1, main: false, scientist: false, market: false, card: false, closed: false });
});

test('CO2-DEC-7: the menu has an entry only if there is something behind it', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { cep: 0, hand: 0, pool: 4 });
  const table = atTurn(state);
  expect(table.kinds).toEqual(['to-propose', 'discard-goal']);
  expect(table.why({ do: 'to-install' })).toEqual(['CO2-INS-3', 'CO2-INS-1']);
  expect(table.why({ do: 'to-construct' })).toEqual(['CO2-CON-1']);
  // Nothing stands anywhere: no empty place is named.
  expect(table.runner.why(0, { do: 'to-construct' })).toEqual([{ rule: 'CO2-CON-1', values: { proposed: 'no' } }]);
  expect(table.why({ do: 'to-scientist' })).toEqual(['CO2-SCI-12', 'CO2-SCI-1']);
  expect(table.why({ do: 'to-market' })).toEqual(['CO2-MKT-2', 'CO2-MKT-3']);
  expect(table.why({ do: 'to-lobby' })).toEqual(['CO2-CRD-3']);
  expect(table.why({ do: 'to-un-goal' })).toEqual(['CO2-UNG-2', 'CO2-UNG-1']);
});
