// Orders ahead: kept for their owner alone, played when the seat is asked and only where they fit, and told to others like any move.
import {
  type Action,
  type Box,
  draftStart,
  type Kinds,
  Match,
  Runner,
  type Seat,
  SPECTATOR,
  type State,
  same,
} from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import type { Position } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NO_ORDERS, ordered, ordersOf, playOrders } from '../tables/orders.ts';
import type { Player } from './playing.ts';
import { move, Staged, turnOf } from './staged.ts';

const box: Box = lamplighters;
const { game } = box;
let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open();
});
afterEach(() => staged.leaveAll());
afterAll(() => staged.close());

const viewOfPlayer = (player: Player) => (player.position as Position).view as State;

/** What a player could do first if it were their turn now; null where the position does not say. */
function ahead(player: Player): readonly Action[] | null {
  const seat = player.position?.seat ?? -1;
  const start = draftStart(game, viewOfPlayer(player), seat);
  return start === null || !start.asIf ? null : new Runner(game, start.view).legal(seat);
}

/** Two people at a table where one has a turn and the other could order ahead. */
async function waiting(more: Parameters<Staged['started']>[0] = {}) {
  const { both, id, guests } = await staged.started(more);
  for (let i = 0; i < 60; i++) {
    const mover = turnOf(both);
    const waiter = both.find((it) => it !== mover) as Player;
    if (ahead(waiter) !== null && mover.position?.legal.some((it) => it.do === 'rest'))
      return { mover, waiter, both, id, guests };
    await move(both);
  }
  throw new Error('nobody ever waits');
}

const rest: Action = { do: 'rest' };

describe('orders ahead', () => {
  test('an order is played as soon as its owner is asked, and the owner learns which moves it were', async () => {
    const { mover, waiter } = await waiting();
    expect(await waiter.ask({ t: 'orders', orders: [{ moves: [rest], exact: false }] })).toMatchObject({ t: 'done' });
    await waiter.until(() => waiter.position?.orders.length === 1);
    expect(waiter.position?.byOrder).toEqual([]);
    const turns = viewOfPlayer(waiter);
    mover.act(rest);
    await waiter.until(() => waiter.position?.byOrder.length === 1);
    expect(waiter.position?.orders).toEqual([]);
    expect(same(viewOfPlayer(waiter), turns)).toBe(false);
    // The other one is never told of it.
    const told = mover.received.join('');
    expect(told).not.toContain('"exact"');
    expect(mover.position?.byOrder).toEqual([]);
  });

  test('the first order that fits is played; what cannot be played now is refused with the rule; an empty list withdraws all', async () => {
    const { mover, waiter } = await waiting();
    const refusal = await waiter.ask({ t: 'orders', orders: [{ moves: [{ do: 'win' }], exact: false }] });
    expect(refusal).toMatchObject({ t: 'refused', reasons: [{ rule: 'engine.not-asked' }] });
    expect(waiter.position?.orders).toEqual([]);
    await waiter.ask({ t: 'orders', orders: [{ moves: [rest], exact: true }] });
    await waiter.until(() => waiter.position?.orders.length === 1);
    await waiter.ask({ t: 'orders', orders: [] });
    await waiter.until(() => waiter.position?.orders.length === 0);
    const asked = () => waiter.position?.legal.some((it) => it.do === 'rest') === true;
    mover.act(rest);
    await waiter.until(asked);
    expect(waiter.position?.byOrder).toEqual([]);
  });

  test('orders are there for whoever comes back to their seat, and others hear nothing when they are given', async () => {
    const { waiter, mover, id, guests, both } = await waiting();
    const heard = mover.received.length;
    await waiter.ask({ t: 'orders', orders: [{ moves: [rest], exact: false }] });
    await waiter.until(() => waiter.position?.orders.length === 1);
    expect(mover.received.slice(heard).filter((it) => it.includes('"position"'))).toEqual([]);
    const guest = guests[both.indexOf(waiter)] as (typeof guests)[0];
    const again = staged.player(guest, id);
    await again.until(() => again.position !== null);
    expect(again.position?.orders).toEqual([{ moves: [rest], exact: false }]);
    const stranger = staged.player(guests[both.indexOf(mover)] as (typeof guests)[0], id);
    await stranger.until(() => stranger.position !== null);
    expect(stranger.position?.orders).toEqual([]);
  });

  test('to everybody else it is the same as if the person had played the moves then: every version, view and event', () => {
    const seats = [0, 1].map((seat) => ({ person: `person ${seat}`, stand_in: 0 }));
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const started = Match.start(game, { seats: 2, seed: `orders ${seed}` });
      if (!started.ok) throw new Error('the game did not start');
      const byHand = started.match;
      // To where one has a turn and the other waits for theirs.
      for (let i = 0; i < 40 && !byHand.over && orderOf(byHand) === null; i++) {
        const [seat = 0] = byHand.awaited();
        byHand.act(seat, byHand.legal(seat).at(-1) as Action);
      }
      const found = orderOf(byHand);
      if (found === null) continue;
      const byOrder = Match.resume(game, byHand.snapshot());
      const { mover, waiter, moves } = found;
      const given = ordered(box, byOrder, NO_ORDERS, { seat: waiter, person: `person ${waiter}` }, [{ moves, exact: true }]);
      if (!given.ok) throw new Error('what could be done now can be ordered');
      for (const match of [byHand, byOrder]) match.act(mover, rest);
      const before = byHand.moves;
      const { orders } = playOrders(box, byOrder, seats, given.orders, mover);
      if (byHand.awaited().includes(waiter)) for (const action of moves) byHand.act(waiter, action);
      expect(byOrder.moves).toBe(before + moves.length);
      expect(orders.played.map(({ seat }) => seat)).toEqual(moves.map(() => waiter));
      for (let viewer = SPECTATOR; viewer < 2; viewer++) {
        expect(byOrder.view(viewer)).toEqual(byHand.view(viewer));
        const { version } = byHand.view(viewer);
        expect(byOrder.newsSince(viewer, version - 1)).toEqual(byHand.newsSince(viewer, version - 1));
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('a stand-in, or whoever sits there later, neither plays nor sees the orders of the person before', () => {
    const started = Match.start(game, { seats: 2, seed: 'orders 1' });
    if (!started.ok) throw new Error('the game did not start');
    const { match } = started;
    for (let i = 0; i < 40 && orderOf(match) === null; i++) {
      const [seat = 0] = match.awaited();
      match.act(seat, match.legal(seat).at(-1) as Action);
    }
    const found = orderOf(match);
    if (found === null) throw new Error('nobody ever waits');
    const { mover, waiter, moves } = found;
    const given = ordered(box, match, NO_ORDERS, { seat: waiter, person: 'gone' }, [{ moves, exact: false }]);
    if (!given.ok) throw new Error('what could be done now can be ordered');
    expect(ordersOf(given.orders, waiter, 'gone').orders).toHaveLength(1);
    expect(ordersOf(given.orders, waiter, 'another')).toEqual({ orders: [], byOrder: [] });
    match.act(mover, rest);
    for (const it of [
      { person: 'another', stand_in: 0 },
      { person: 'gone', stand_in: 1 },
    ]) {
      const seats = [0, 1].map((seat) => (seat === waiter ? it : { person: 'other', stand_in: 0 }));
      expect(playOrders(box, match, seats, given.orders, mover).updates).toEqual([]);
    }
  });
});

/** Who has a turn, who waits for theirs, and what they could order: to rest. */
function orderOf(match: Match<Kinds>): { readonly mover: Seat; readonly waiter: Seat; readonly moves: Action[] } | null {
  const [mover = 0] = match.awaited();
  const waiter = 1 - mover;
  const start = match.over || match.awaited().length > 1 ? null : draftStart(game, match.view(waiter).view, waiter);
  const both = start?.asIf === true && match.legal(mover).some((it) => it.do === 'rest') && isAhead(match, waiter);
  return both ? { mover, waiter, moves: [rest] } : null;
}

/** Does the waiting seat's turn come right after this one? */
function isAhead(match: Match<Kinds>, seat: Seat): boolean {
  const { agenda } = match.view(seat).view;
  const next: unknown = agenda.at(-2);
  return same(next, { do: 'turn', seat });
}
