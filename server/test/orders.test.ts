// Orders ahead: kept for their owner alone, played when the seat is asked and only where they fit, and told to others like any move.
import { DatabaseSync } from 'node:sqlite';
import {
  type Action,
  type Box,
  type Condition,
  conditionsFor,
  draftStart,
  imagined,
  type Kinds,
  Match,
  Runner,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  same,
  seeded,
  viewOf,
} from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import type { Order, Position } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { firstThatFits, NO_ORDERS, ordered, ordersOf, playOrders } from '../tables/orders.ts';
import type { Player } from './playing.ts';
import { move, Staged, turnOf } from './staged.ts';

const box: Box = lamplighters;
const { game } = box;
const boxes: readonly Box[] = await loadAllGames();
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

  test('orders that are given again are not stored again', async () => {
    const { waiter, id } = await waiting();
    const file = new DatabaseSync(staged.site.file);
    const stored = () => file.prepare('select number from log where table_id = ?').all(id).length;
    const give = async (orders: Order[]) => {
      expect(await waiter.ask({ t: 'orders', orders })).toMatchObject({ t: 'done' });
      return stored();
    };
    const before = stored();
    expect(await give([])).toBe(before);
    const first = await give([{ moves: [rest], exact: true }]);
    expect(first).not.toBe(before);
    expect(await give([{ moves: [rest], exact: true }])).toBe(first);
    expect(await give([{ moves: [rest], exact: false }])).not.toBe(first);
    file.close();
  });

  test('where a draft begins is found out once, however many orders are refused', () => {
    const asIfOnTurn = vi.fn(() => false);
    const match = waitingMatch('orders 1');
    const waiter = (match === null ? null : orderOf(match))?.waiter ?? -1;
    if (match === null || waiter < 0) throw new Error('nobody ever waits');
    const dear: Box = { ...box, game: { ...game, asIfOnTurn } };
    const { view } = match.view(waiter);
    const give = () =>
      ordered(dear, view, NO_ORDERS, { seat: waiter, person: 'Ann' }, [{ moves: [{ do: 'win' }], exact: false }]);
    for (let i = 0; i < 5; i++) expect(give().ok).toBe(false);
    expect(asIfOnTurn).toHaveBeenCalledTimes(1);
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
      const given = ordered(box, byOrder.view(waiter).view, NO_ORDERS, { seat: waiter, person: `person ${waiter}` }, [
        { moves, exact: true },
      ]);
      if (!given.ok) throw new Error('what could be done now can be ordered');
      for (const match of [byHand, byOrder]) match.act(mover, rest);
      const before = byHand.moves;
      const { orders, updates } = playOrders(box, byOrder, seats, given.orders, mover);
      const told: unknown[] = [];
      if (byHand.awaited().includes(waiter))
        for (const action of moves) {
          const result = byHand.act(waiter, action);
          if (result.ok) told.push(...result.updates);
        }
      expect(updates).toEqual(told);
      expect(byOrder.moves).toBe(before + moves.length);
      expect(orders.played.map(({ seat }) => seat)).toEqual(moves.map(() => waiter));
      for (let viewer = SPECTATOR; viewer < 2; viewer++) {
        expect(byOrder.view(viewer)).toEqual(byHand.view(viewer));
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
    const given = ordered(box, match.view(waiter).view, NO_ORDERS, { seat: waiter, person: 'gone' }, [{ moves, exact: false }]);
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

describe('conditions', () => {
  test('an order is played only where its conditions hold, else the next one; a condition that nobody offers is refused', () => {
    const played: string[] = [];
    for (let seed = 0; seed < 12; seed++) {
      const match = waitingMatch(`conditions ${seed}`);
      const found = match === null ? null : orderOf(match);
      if (match === null || found === null) continue;
      const { mover, waiter } = found;
      const { view } = match.view(waiter);
      const offered = conditionsFor(game, view, waiter, []);
      const dark = offered.filter(({ kind }) => kind === 'post');
      const posts = match.legal(mover).some(({ do: what }) => what === 'to-light') ? postsFor(match, mover) : [];
      const taken = dark.find(({ about }) => posts.includes(about));
      if (taken === undefined) continue;
      const orders = (when: readonly Condition[]) => [
        { moves: [{ do: 'to-sell' }, ...sales(view, waiter)], exact: false, when: [...when] },
        { moves: [rest], exact: false },
      ];
      if (sales(view, waiter).length === 0) continue;
      const owner = { seat: waiter, person: `person ${waiter}` };
      const seats = [0, 1].map((seat) => ({ person: `person ${seat}`, stand_in: 0 }));
      const given = ordered(box, view, NO_ORDERS, owner, orders([taken]));
      if (!given.ok) throw new Error('what is offered can be set');
      for (const takes of [true, false]) {
        const copy = Match.resume(game, match.snapshot());
        if (takes) {
          copy.act(mover, { do: 'to-light' });
          copy.act(mover, { do: 'light', post: Number(taken.about.split(':')[1]) } as Action);
        } else copy.act(mover, rest);
        playOrders(box, copy, seats, given.orders, mover);
        const said = copy.snapshot().record.words.at(-1);
        played.push(`${takes ? 'taken' : 'free'} ${said?.do}`);
      }
      // Withdrawing the other one is never refused, whatever the table has become.
      const later = Match.resume(game, match.snapshot());
      later.act(mover, rest);
      const one = ordered(box, later.view(waiter).view, given.orders, owner, orders([taken]).slice(0, 1));
      expect(one).toMatchObject({ ok: true, orders: { waiting: [{ orders: [{ when: [taken] }] }] } });
      for (const wrong of [
        { kind: 'toString', about: '', bound: null },
        { kind: 'post', about: 'post:99', bound: null },
        { kind: 'post', about: taken.about, bound: 3 },
        { kind: 'coins', about: '', bound: null },
      ])
        expect(ordered(box, view, NO_ORDERS, owner, orders([wrong]))).toMatchObject({
          ok: false,
          reasons: [{ rule: 'engine.no-such-condition' }],
        });
    }
    expect(new Set(played)).toEqual(new Set(['taken rest', 'free sell']));
  });

  test.each([lamplighters, ...boxes])(
    '$game.id: worlds that look alike to a seat take the same orders and play the same one',
    (one) => {
      const record = keptRecords(one.game.id).at(-1);
      if (record === undefined) throw new Error('no kept game');
      let compared = 0;
      const every = Math.max(1, Math.floor(record.moves.length / 60));
      replay(one.game, record, (state, move) => {
        const seat = move % record.seats;
        if (move % every !== 0 || state.outcome !== null) return;
        const start = draftStart(one.game, state, seat);
        if (start === null) return;
        const other = imagined(one.game, state, seat, seeded(`orders ${move}`));
        const moves = new Runner(one.game, start.view).legal(seat).slice(0, 1);
        const conditions = conditionsFor(one.game, state, seat, moves);
        const orders = [0, 1, 2].map((i) => ({ moves: [...moves], exact: i === 1, when: conditions.slice(i, i + 2) }));
        const owner = { seat, person: 'somebody' };
        const [given, there] = [state, other].map((it) => ordered(one, viewOf(one.game, it, seat), NO_ORDERS, owner, orders));
        expect(there).toEqual(given);
        const [waiting] = given?.ok === true ? given.orders.waiting : [];
        if (waiting === undefined) return;
        const [due, dueThere] = [state, other].map((it) => firstThatFits(one, viewOf(one.game, it, seat), waiting));
        expect(dueThere).toEqual(due);
        compared++;
      });
      expect(compared).toBeGreaterThan(3);
    },
  );
});

/** A match in which one has a turn and the other waits for theirs; null where there is none. */
function waitingMatch(seed: string): Match<Kinds> | null {
  const started = Match.start(game, { seats: 2, seed });
  if (!started.ok) throw new Error('the game did not start');
  const { match } = started;
  for (let i = 0; i < 40 && !match.over && orderOf(match) === null; i++) {
    const [seat = 0] = match.awaited();
    match.act(seat, match.legal(seat).at(-1) as Action);
  }
  return match.over ? null : match;
}

/** The posts that a seat could light now. */
function postsFor(match: Match<Kinds>, seat: Seat): readonly string[] {
  const copy = Match.resume(game, match.snapshot());
  copy.act(seat, { do: 'to-light' });
  return copy.legal(seat).flatMap((it) => game.places.action(it));
}

/** What a waiting seat could sell. */
function sales(view: State, seat: Seat): readonly Action[] {
  const start = draftStart(game, view, seat);
  if (start === null) return [];
  const runner = new Runner(game, imagined(game, start.view, seat, seeded('sales')));
  const entry = runner.legal(seat).find((it) => it.do === 'to-sell');
  if (entry === undefined) return [];
  runner.act(seat, entry);
  return runner.legal(seat).slice(0, 1);
}

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
