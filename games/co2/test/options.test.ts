import { at, instead, Match, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { HIGHEST_BID, payable } from '../rules/options/auction.ts';
import { known, wantedTypes } from '../rules/table.ts';
import { type Co2Action, type Co2Options, type Co2State, ENERGIES, type LobbyId, NOBODY, REGIONS } from '../types/index.ts';
import { Co2Position } from './choosing.ts';
import { atSteps, atTurn, B, F, green, laid, plainTable, setPlayer, setRegion } from './position.ts';

/** Chapters 8.4 to 8.6: draft, auction, solo. */

function started(seats: number, chosen: Partial<Co2Options>, seed = 'started'): Co2Position {
  const table = new Co2Position(laid(seats, chosen, seed));
  table.runner.advance();
  return table;
}

test('CO2-DRF-1, CO2-DEC-1: five cards, keep one and pass the others to the right; the last one is kept', () => {
  const table = started(3, { 'lobby-draft': true });
  expect(table.asked).toBe('draft-pick');
  const packs = table.state.players.map(({ pack }) => known(pack));
  expect(packs.map((pack) => pack.length)).toEqual([5, 5, 5]);
  for (const seat of [2, 0, 1]) table.runner.act(seat, { do: 'draft', card: at(at(packs, seat), 0) });
  // Seat 0 now has what seat 1 passed: its right-hand neighbour is seat 2.
  expect(table.player(0).pack).toEqual(at(packs, 1).slice(1));
  expect(table.player(2).pack).toEqual(at(packs, 0).slice(1));
  for (let pass = 0; pass < 3; pass++) {
    for (const seat of [0, 1, 2]) table.runner.act(seat, at(table.runner.legal(seat), 0));
  }
  expect(table.asked).toBe('turn-menu');
  expect(table.state.players.map(({ lobby, pack }) => [lobby.length, pack.length])).toEqual([
    [5, 0],
    [5, 0],
    [5, 0],
  ]);
  expect(table.told('packs-passed').map(({ cards }) => cards)).toEqual([4, 3, 2, 1]);
});

test('CO2-DRF-2, CO2-HID-7: all choose at once, and a choice is seen by nobody else', () => {
  const table = started(3, { 'lobby-draft': true });
  expect(table.runner.awaited()).toEqual([0, 1, 2]);
  table.runner.act(1, at(table.runner.legal(1), 2));
  expect(table.runner.awaited()).toEqual([0, 2]);
  expect(table.runner.legal(1)).toEqual([]);
  const view = viewOf(game, table.state, 0);
  expect(at(view.players, 1)).toMatchObject({ pick: '?', pack: ['?', '?', '?', '?', '?'] });
  expect(at(view.players, 0).pack).toEqual(table.player(0).pack);
  const event = at(table.told('drafted'), 0);
  expect(game.eventFor?.(event, 0)).toEqual({ ...event, card: '?' });
  expect(game.eventFor?.(event, 1)).toEqual(event);
});

/** The change of decade with an auction; the tile is with seat 0, the price is 4. */
function auction(change: (state: Co2State) => void = () => undefined): Co2Position {
  const state = plainTable(3, { 'first-player-auction': 'later-decades' });
  state.price = 4;
  change(state);
  instead(state, { do: 'change-of-decade' });
  const table = new Co2Position(state);
  table.runner.advance();
  return table;
}
const bid = (amount: number): Co2Action => ({ do: 'bid', bid: amount });
const PASS: Co2Action = { do: 'pass' };

test('CO2-AUC-1: at the change of decade the tile is auctioned before the supply phase', () => {
  const table = auction();
  expect(table.asked).toBe('auction-bid');
  expect(table.state.decade).toBe(2);
  expect(table.told('supply-phase')).toEqual([]);
  expect(started(3, { 'first-player-auction': 'later-decades' }).asked).toBe('turn-menu');
});

test('CO2-AUC-2: an auction before decade 1 too, after a set-up with a provisional first player', () => {
  const table = started(3, { 'first-player-auction': 'every-decade' });
  expect(table.asked).toBe('auction-bid');
  expect(table.state.decade).toBe(1);
  expect(table.player(table.state.firstPlayer).money).toBe(3);
});

test('CO2-AUC-3, CO2-DEC-25: one round, clockwise from the holder; each bid is higher than the last', () => {
  const table = auction();
  expect(table.seat).toBe(0);
  table.choose(bid(3));
  expect(table.seat).toBe(1);
  expect(table.why(bid(3))).toEqual(['CO2-AUC-3']);
  expect(table.offers(bid(4))).toBe(true);
  table.choose(PASS, bid(5));
  expect(table.told('auction-won')).toEqual([{ kind: 'auction-won', seat: 2, bid: 5 }]);
});

test('CO2-AUC-3: every auction begins without a bid', () => {
  const table = auction().choose(bid(3), PASS, PASS);
  expect(table.asked).toBe('auction-payment');
  expect([table.state.bid, table.state.bidder]).toEqual([-1, NOBODY]);
});

test('CO2-AUC-4: the lowest bid is 0, which costs nothing', () => {
  const table = auction().choose(bid(0), PASS, PASS);
  expect(table.asked).toBe('auction-first-player');
  expect(table.seat).toBe(0);
});

test('CO2-AUC-5, CO2-CGO-3: nobody bids more than he can pay, nor more than 60; a goal may be turned into money first', () => {
  const table = auction((state) => setPlayer(state, 0, { money: 1, tech: 2, cep: 1 }));
  expect(payable(table.state, 0)).toBe(9);
  expect(table.offers(bid(9))).toBe(true);
  expect(table.why(bid(10))).toEqual(['CO2-AUC-5']);
  table.choose({ do: 'discard-goal' });
  expect(table.seat).toBe(0);
  expect(table.offers(bid(17))).toBe(true);
  expect(table.why({ do: 'discard-goal' })).toEqual(['CO2-CGO-5']);
  const rich = auction((state) => setPlayer(state, 0, { money: 200 }));
  expect(HIGHEST_BID).toBe(60);
  expect(rich.options.filter((it) => it.do === 'bid')).toHaveLength(61);
  expect(rich.options).toHaveLength(63);
});

test('CO2-EX-45, CO2-AUC-6, CO2-AUC-7, CO2-AUC-8, CO2-AUC-9, CO2-DEC-26, CO2-DEC-27: money, cubes and CEPs, no change, the tile to anybody', () => {
  const won = () =>
    auction((state) => {
      state.supply = 20;
      setPlayer(state, 1, { money: 1, tech: 2, cep: 1, goalHeld: false });
    }).choose(bid(0), bid(3), PASS);
  const table = won();
  expect(table.asked).toBe('auction-payment');
  expect(table.options).toEqual([{ do: 'pay-tech' }, { do: 'pay-bid-cep', from: 'hand' }]);
  expect(table.why({ do: 'pay-money' })).toEqual(['CO2-DEC-26']);

  table.choose({ do: 'pay-tech' });
  expect(table.kinds).toEqual(['pay-money', 'pay-tech', 'pay-bid-cep']);
  table.choose({ do: 'pay-money' }); // Exact.
  expect(table.player(1)).toMatchObject({ money: 0, tech: 1, cep: 1 });
  expect(table.options).toEqual([0, 1, 2].map((to) => ({ do: 'give-tile', to })));
  table.choose({ do: 'give-tile', to: 2 });
  expect(table.state.firstPlayer).toBe(2);
  expect(table.state.price).toBe(4);

  const cubes = won().choose({ do: 'pay-tech' }, { do: 'pay-tech' });
  expect(cubes.player(1)).toMatchObject({ money: 1, tech: 0, cep: 1 });
  expect(cubes.asked).toBe('auction-first-player');
  expect(cubes.state.supply).toBe(22);

  const permit = won();
  const { bank } = permit.state;
  permit.choose({ do: 'pay-bid-cep', from: 'hand' });
  expect(permit.player(1)).toMatchObject({ money: 1, tech: 2, cep: 0 });
  expect(permit.state.bank).toBe(bank + 1);
  expect(permit.state.price).toBe(4);
});

test('CO2-AUC-7: CEPs of controlled regions pay too, and the goal may be discarded while paying', () => {
  const table = auction((state) => {
    setPlayer(state, 0, { cep: 0, money: 2 });
    setRegion(state, 'asia', { controller: 0, cep: 2 });
  }).choose(bid(9), PASS, PASS);
  expect(table.options).toEqual([{ do: 'pay-bid-cep', from: 'asia' }, { do: 'discard-goal' }]);
  expect(table.why({ do: 'pay-bid-cep', from: 'europe' })).toEqual(['CO2-CEP-6']);
  expect(table.why({ do: 'pay-tech' })).toEqual(['CO2-AUC-7']);
  table.choose({ do: 'discard-goal' });
  expect(table.offers({ do: 'pay-money' })).toBe(true);
});

test('CO2-AUC-10: if all pass the tile goes to the left, before decade 1 it stays', () => {
  const later = auction().choose(PASS, PASS, PASS);
  expect(later.state.firstPlayer).toBe(1);
  const first = started(3, { 'first-player-auction': 'every-decade' });
  const holder = first.state.firstPlayer;
  first.choose(PASS, PASS, PASS);
  expect(first.state.firstPlayer).toBe(holder);
  expect(first.seat).toBe(holder);
});

test('CO2-SOL-1: alone, the first place is held in every type with expertise', () => {
  const state = plainTable(1);
  setPlayer(state, 0, { expertise: { solar: 3, biomass: 9 } });
  const table = atSteps(state, { do: 'income' });
  expect(table.options).toHaveLength(7);
  expect(laid(1).players[0]).toMatchObject({ money: 3, cep: 2, hand: 1 });
});

test('CO2-SOL-4, CO2-DEC-2, CO2-HID-13: after the set-up a start region is chosen; the order of the projects is not known', () => {
  const table = started(1, {});
  expect(table.asked).toBe('solo-start-region');
  expect(table.options).toEqual(REGIONS.map((region) => ({ do: 'start-region', region })));
  expect([...table.state.soloProjects].sort()).toEqual([...ENERGIES].sort());
  const drawn = new Set(
    Array.from({ length: 30 }, (_, i) => {
      const step = started(1, {}, `solo ${i}`).choose({ do: 'start-region', region: 'asia' }).runner.decision;
      return step?.do === 'solo-project-space' ? step.type : null;
    }),
  );
  expect(drawn.size).toBeGreaterThan(2);
});

test('CO2-SOL-5, CO2-SOL-6, CO2-DEC-3: each project goes to the next region that wants it; the player chooses the space, no grant is paid', () => {
  for (const edition of ['fr', 'ru'] as const) {
    const table = started(1, { edition }, `projects ${edition}`).choose({ do: 'start-region', region: 'oceania' });
    let start: number = REGIONS.indexOf('oceania');
    for (let placed = 0; placed < 5; placed++) {
      const step = table.runner.decision;
      if (step?.do !== 'solo-project-space') throw new Error('expected a start project');
      const clockwise = REGIONS.map((_, i) => at(REGIONS, (start + i) % 6));
      const first = clockwise.find(
        (id) => wantedTypes(table.state, id).includes(step.type) && table.region(id).projects.includes(null),
      );
      expect(step.region).toBe(first);
      table.choose(at(table.options, table.options.length - 1));
      start = REGIONS.indexOf(step.region) + (edition === 'fr' ? 1 : 0);
    }
    expect(table.asked).toBe('turn-menu');
    expect(table.player(0)).toMatchObject({ money: 3, tech: 0, hand: 1 });
    const types = REGIONS.flatMap((id) => table.region(id).projects.flatMap((it) => (it === null ? [] : [it.type])));
    expect(types.sort()).toEqual([...ENERGIES].sort());
    const tiles = REGIONS.flatMap((id) => table.region(id).projects.filter((it) => it !== null));
    expect(tiles.every((it) => !it.installed && it.scientist === NOBODY)).toBe(true);
    expect(Object.values(table.state.reserve)).toEqual([5, 5, 5, 5, 5]);
  }
});

/** Alone, with this card in hand. */
function solo(card: LobbyId): Co2State {
  const state = plainTable(1);
  setPlayer(state, 0, { lobby: [card] });
  return state;
}

test('CO2-EX-47, CO2-SOL-7, CO2-SOL-8: a major effect turns up a UN goal, and the card is replaced', () => {
  const table = atTurn(solo('lobby-01')).propose('africa', 1, F).choose({ do: 'play-major', card: 'lobby-01' });
  expect(table.player(0).money).toBe(3);
  expect(table.player(0).lobby).toHaveLength(1);
  expect(table.player(0).lobby).not.toContain('lobby-01');
  expect(table.state.unGoals).toHaveLength(1);
  expect(table.state.unGoalPile).toHaveLength(12);
  const event = at(table.told('lobby-drawn'), 0);
  expect(game.eventFor?.(event, -1)).toEqual({ ...event, card: '?' });
  const minor = atTurn(solo('lobby-08')).minor('lobby-08');
  expect(minor.state.unGoals).toEqual([]);
  expect(minor.player(0).lobby).toHaveLength(1);
});

test('CO2-SOL-7, CO2-SOL-8: with empty piles nothing is turned up or drawn', () => {
  const state = solo('lobby-01');
  state.unGoalPile = [];
  state.lobbyDeck = [];
  const table = atTurn(state).propose('africa', 1, F).choose({ do: 'play-major', card: 'lobby-01' });
  expect(table.state.unGoals).toEqual([]);
  expect(table.player(0).lobby).toEqual([]);
});

test('CO2-SOL-7: a construction card counts as a major effect', () => {
  const state = solo('lobby-17');
  setPlayer(state, 0, { money: 5, tech: 2, expertise: { biomass: 2 } });
  setRegion(state, 'asia', { projects: [{ type: B, installed: true, scientist: -1 }, null, null] });
  const table = atTurn(state).choose({ do: 'to-construct' });
  expect(table.told('un-goal-revealed')).toHaveLength(1);
  expect(table.told('lobby-drawn')).toHaveLength(1);
  expect(table.told('constructed')).toHaveLength(1);
});

test('CO2-SOL-9: every disaster takes the leftmost visible UN goal, even in a region with an own plant', () => {
  const state = plainTable(1);
  state.pollution = 360;
  state.unGoals = ['un-goal-40', 'un-goal-34'];
  const table = atSteps(state, { do: 'event' });
  expect(table.state.unGoals).toEqual(['un-goal-34']);
  expect(table.state.unGoalsRemoved).toEqual(['un-goal-40']);
  const present = plainTable(1);
  present.pollution = 360;
  present.unGoals = ['un-goal-40', 'un-goal-34'];
  setRegion(present, 'africa', { slots: [green('biomass-1', 0), null, null], controller: 0 });
  expect(atSteps(present, { do: 'event' }).state.unGoals).toEqual(['un-goal-34']);
  const calm = plainTable(1);
  calm.unGoals = ['un-goal-40'];
  expect(atSteps(calm, { do: 'event' }).state.unGoals).toEqual(['un-goal-40']);
  const none = plainTable(1);
  none.pollution = 360;
  expect(atSteps(none, { do: 'event' }).told('un-goal-removed')).toEqual([]);
});

test('CO2-EDI-2: what only one rulebook says is played in both editions', () => {
  for (const edition of ['fr', 'ru'] as const) {
    const state = plainTable(2, { edition });
    state.decade = 2;
    setRegion(state, 'africa', { controller: 0, cep: 0 });
    setRegion(state, 'asia', { controller: 0 });
    const table = atSteps(state, { do: 'region-energy', region: 'africa' });
    expect(table.offers({ do: 'pay-cep', from: 'asia' })).toBe(true);
  }
});

test('a match of every size can be opened', () => {
  for (const seats of [1, 2, 3, 4, 5]) expect(Match.start(game, { seats, seed: 'open' }).ok).toBe(true);
});
