import { at, instead, LOCALES, pick, Runner, type Seat, SPECTATOR, seeded, speakerFor, viewOf } from '@kaya/engine';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../board/geometry.ts';
import { board } from '../board/index.tsx';
import { onMap, UPRIGHT, WIDE } from '../board/layout.ts';
import { LAND } from '../board/map/land.ts';
import { movingNow } from '../board/reachable.ts';
import { waysShown } from '../board/ways.ts';
import { components } from '../data/index.ts';
import { mapFor } from '../data/tables.ts';
import { box } from '../index.ts';
import type { FutureEnergy, FutureEnergyState } from '../types/index.ts';
import { type Laid, laid, OPTIONS, position } from './position.ts';

const { game, voice } = box;

/** All that a viewer has before the eyes: the table, every seat, and the own hand. */
async function drawn(state: FutureEnergyState, viewer: number, locale: (typeof LOCALES)[number] = 'en'): Promise<string> {
  const names = state.players.map((_, seat) => `P${seat}`);
  const speaker = await speakerFor(voice, locale, names);
  const view = viewOf(game, state, viewer);
  const props = { view, viewer, seats: names.length, names, locale, say: speaker.say.bind(speaker) };
  const show = (part: unknown, more = {}) =>
    renderToStaticMarkup(createElement(part as FunctionComponent<object>, { ...props, ...more }));
  return [show(board.Drawing), ...names.map((_, seat) => show(board.SeatPanel, { seat })), show(board.Hand)].join('');
}

const marks = (html: string, mark: string) => [...html.matchAll(new RegExp(`${mark}="([^"]+)"`, 'g'))].map((it) => it[1] ?? '');

describe('the drawing', () => {
  test.each([
    [2, {}],
    [3, { module2: true, publicContractTiming: 'every-turn' }],
    [4, { module1: true, module2: true, module3: true }],
  ] as const)('marks every place that an action names: %i players, %o', async (seats, options) => {
    const runner: Runner<FutureEnergy> = Runner.start(game, { seats, options: { ...OPTIONS, ...options }, seed: 'drawn' });
    const rng = seeded(`drawn ${seats}`);
    for (let move = 0; !runner.over; move++) {
      const seat: Seat = at(runner.awaited(), 0);
      const legal = runner.legal(seat);
      if (move % 5 === 0) {
        const html = await drawn(runner.state, seat);
        const places = new Set(marks(html, 'data-place'));
        const missing = legal.flatMap((action) => game.places.action(action)).filter((place) => !places.has(place));
        expect(missing, JSON.stringify(runner.state.agenda.at(-1))).toEqual([]);
        const pieces = marks(html, 'data-piece');
        expect(pieces.filter((id, i) => pieces.indexOf(id) !== i)).toEqual([]);
      }
      runner.act(seat, pick(rng, legal));
    }
    for (const locale of LOCALES) expect(await drawn(runner.state, SPECTATOR, locale)).toContain('<svg');
  });

  test('marks the places that events name: regions, piles, bank, box and players', async () => {
    const places = new Set(marks(await drawn(laid({ options: { module2: true } }), 0), 'data-place'));
    const wanted = ['contract-pile', 'certificate-pile', 'public-pile', 'bank', 'box', 'player:0', 'player:3', 'region:central'];
    expect(wanted.filter((place) => !places.has(place))).toEqual([]);
  });

  test('FE-HID-2: certificates are read by their owner alone', async () => {
    const state = laid({ players: [{ certificates: [5, 3] }] });
    const held = (html: string) => marks(html, 'data-place').filter((it) => it.startsWith('certificate:'));
    expect(held(await drawn(state, 0))).toEqual(['certificate:0', 'certificate:1']);
    expect(held(await drawn(state, 1))).toEqual([]);
    expect(held(await drawn(state, SPECTATOR))).toEqual([]);
  });
});

describe('the map', () => {
  const sheets = [
    ['on a desk', WIDE],
    ['on a phone', UPRIGHT],
  ] as const;
  const tables = sheets.flatMap(([where, layout]) => [2, 3, 4].map((seats) => ({ where, layout, seats })));
  test.each(tables)(
    '$where, with $seats players, every socket has room, and every city lies on the sheet',
    ({ layout, seats }) => {
      const { spaces } = mapFor(seats);
      const spots = spaces.map((space) => onMap(space, layout));
      for (const [i, a] of spots.entries()) {
        expect(a.x).toBeGreaterThan(24);
        expect(a.x).toBeLessThan(layout.width - 24);
        expect(a.y).toBeLessThan(layout.height - 40);
        for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(48);
      }
    },
  );

  test('both boards have their land', () => {
    for (const { id } of components.boards) expect(LAND[id]?.europe.length).toBeGreaterThan(1000);
  });

  test('a region has one cell for each of its spaces', () => {
    const { regions, borders, segments } = geometryOf(laid({}), WIDE);
    expect(regions.map((path) => path.split('M').length - 1)).toEqual([9, 9, 9, 9, 9]);
    expect(borders).toMatch(/^M/);
    expect(segments).toHaveLength(80);
  });
});

describe('where the crew can go', () => {
  const given: Laid = {
    elsewhere: 'gas',
    tokens: { prague: 'coal', berlin: 'oil', hamburg: null },
    lines: { 'start/prague': [1], 'start/berlin': [0] },
    players: [{ money: 3, contracts: { 'c2-03': [1, 0], 'c3-08': [0, 1, 1] } }],
  };
  const moving = () => position(given, [{ do: 'move', seat: 0 }]).state;

  test('only spaces whose token fits and whose way can be paid have a price; those that finish a contract say so', () => {
    const goals = movingNow(moving())?.goals;
    const map = mapFor(4);
    expect(goals?.get(map.space('prague'))).toEqual({ price: 1, completes: false });
    expect(goals?.get(map.space('berlin'))).toEqual({ price: 0, completes: true });
    expect(goals?.has(map.space('vienna'))).toBe(false);
  });

  test('FE-MOVE-4: pointing at a space shows the way there and who is paid', () => {
    const state = moving();
    const [way] = waysShown(state, 'prague', WIDE);
    expect(way?.fare).toMatchObject({ bank: 0, tolls: [0, 1, 0, 0], path: ['start', 'prague'] });
    expect(way?.stretches).toHaveLength(1);
    expect(way?.open).toBe(false);
    expect(waysShown(state, null, WIDE)).toEqual([]);
  });

  test('FE-MOVE-14: pointing at a space shows no way that gives more than one must', () => {
    const state = laid({
      elsewhere: null,
      tokens: { munich: 'coal', prague: 'coal' },
      lines: { 'start/munich': [0], 'start/zurich': [2], 'zurich/munich': [0] },
      players: [{ money: 5, contracts: { 'c2-03': [1, 1] } }],
    });
    instead(state, { do: 'plan', seat: 0 });
    expect(waysShown(state, 'munich', WIDE).map(({ fare }) => fare.total)).toEqual([0]);
  });

  test('FE-MOVE-14: while a payment is chosen all ways are shown, each with its price on a stretch of its own', () => {
    const { state } = position(
      {
        elsewhere: null,
        tokens: { munich: 'coal' },
        lines: { 'start/munich': [1], 'start/zurich': [2], 'zurich/munich': [0] },
        players: [{ money: 5, contracts: { 'c2-03': [1, 1] } }],
      },
      [{ do: 'move', seat: 0 }],
    );
    // There is one destination only: the crew is on its way.
    expect(state.agenda.at(-1)?.do).toBe('route');
    const ways = waysShown(state, null, WIDE);
    expect(ways.length).toBeGreaterThan(1);
    for (const [i, { tag }] of ways.entries())
      for (const { tag: other } of ways.slice(i + 1))
        expect(Math.abs(tag.x - other.x) > (tag.width + other.width) / 2 || Math.abs(tag.y - other.y) > 32).toBe(true);
    const runner = new Runner(game, state);
    expect(ways.map(({ where }) => where)).toEqual(runner.legal(0).flatMap((action) => game.places.action(action)));
    expect(ways.every(({ open }) => open)).toBe(true);
  });
});
