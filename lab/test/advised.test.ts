// Along games played by hint nothing is advised that only tells others something, that is futile, or that goes back on
// what was done in the same turn; and what was done beside a move is never what should have been done instead of it.
import { bots, explain, judge } from '@kaya/bots';
import {
  type Action,
  checkSetup,
  type Game,
  type GameEvent,
  listener,
  Runner,
  type Seat,
  type State,
  same,
  seeded,
  viewOf,
} from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';
import { walk } from '../kept-positions.ts';

/** Hints that are asked for and followed. */
const FOLLOWED = 60;
/** Decisions of kept games that are judged. */
const JUDGED = 8;
/** Kept games in which they are looked for, the last ones. */
const GAMES = 6;

/** Where a piece went, as far as an event tells. */
function wayOf(event: GameEvent): string | null {
  const { from, to, kind }: { readonly from?: unknown; readonly to?: unknown; readonly kind: string } = event;
  return typeof from === 'string' && typeof to === 'string' ? `${kind} ${from} ${to}` : null;
}

function backOf(way: string): string {
  const [kind, from, to] = way.split(' ');
  return `${kind} ${to} ${from}`;
}

interface Made {
  readonly state: State;
  readonly seat: Seat;
  readonly seats: number;
  readonly action: Action;
  /** What the seat did later in the same turn. */
  readonly later: Action[];
}

/** Decisions of kept games after which the same turn saw something that can be done beside others, or that were such. */
function besideOthers(game: Game): Made[] {
  const { beside = [] } = game;
  const found: Made[] = [];
  for (const record of keptRecords(game.id).slice(-GAMES)) {
    let turn: { readonly of: string; readonly made: Made[] } = { of: '', made: [] };
    let move = 0;
    walk(game, record, (runner, seat) => {
      const [, word] = record.moves[move++] ?? [];
      const action = word === undefined ? undefined : record.words[word];
      if (seat === null || seat < 0 || action === undefined) return;
      const of = `${seat} ${game.turnOf?.(runner.state, seat)}`;
      if (of !== turn.of) turn = { of, made: [] };
      for (const { later } of turn.made) later.push(action);
      const made = { state: game.clone(runner.state), seat, seats: record.seats, action, later: [] };
      turn.made.push(made);
      found.push(made);
    });
  }
  const isBeside = (it: Action) => beside.includes(it.do);
  const relevant = found.filter(({ action, later }) => later.length > 0 && (isBeside(action) || later.some(isBeside)));
  return relevant.filter((_, i) => i % Math.ceil(relevant.length / JUDGED) === 0);
}

for (const { game } of await allBoxes()) {
  describe(game.id, () => {
    test('followed for some turns', async () => {
      const worthSaying = await game.brain?.talk?.load();
      const seats = Math.min(3, game.seats.max);
      const setup = checkSetup(game, seats, {});
      if (!setup.ok) throw new Error('bad options');
      const { events, emit } = listener<GameEvent>();
      const runner = Runner.start(game, { seats, options: setup.options, seed: 'advised' }, emit);
      const rng = seeded('advised');
      let turn: number | null = null;
      let ways: string[] = [];
      const said = new Set<string>();
      for (let asked = 0; asked < FOLLOWED && !runner.over; ) {
        const [seat = 0] = runner.awaited();
        const chair = { view: viewOf(game, runner.state, seat), seat, seats };
        const legal = runner.legal(seat);
        if (seat !== 0 || legal.length === 1) {
          runner.act(seat, bots.easy.choose(game, chair, rng).action);
          continue;
        }
        const now = game.turnOf?.(runner.state, seat) ?? null;
        if (now !== turn) {
          turn = now;
          ways = [];
          said.clear();
        }
        const wish = { ...chair, include: [] };
        const { action } = explain(game, wish, bots.medium.choose(game, wish, rng), seeded(`hint ${asked++}`));
        const says = worthSaying?.(chair.view, seat, action) ?? [];
        expect(game.brain?.talk?.kinds ?? []).not.toContain(action.do);
        for (const it of says) {
          expect(said).not.toContain(JSON.stringify(it));
          said.add(JSON.stringify(it));
        }
        const promises = game.brain?.order(chair.view, seat, legal) ?? [];
        const wise = legal.filter((_, i) => promises[i] !== Number.NEGATIVE_INFINITY);
        if (wise.length > 0) expect(wise).toContainEqual(action);
        events.length = 0;
        for (const it of says) runner.act(seat, it);
        runner.act(seat, action);
        for (const way of events.map(wayOf).filter((it) => it !== null)) {
          expect(ways).not.toContain(backOf(way));
          ways.push(way);
        }
      }
    });

    test('what was done later in the same turn is no reproach', () => {
      const decisions = besideOthers(game);
      for (const [i, { state, seat, seats, action, later }] of decisions.entries()) {
        const chair = { view: viewOf(game, state, seat), seat, seats };
        const { verdict, explanation } = judge(game, chair, action, seeded(`advised ${i}`));
        if (verdict !== 'mistake') continue;
        const isFree = (it: Action) => game.beside?.includes(it.do) === true;
        const better = explanation?.action ?? action;
        const both = later.find((it) => same(it, better));
        if (both !== undefined && (isFree(action) || isFree(both))) expect([action, better]).toEqual('one after the other');
      }
    });
  });
}
