import { readFileSync } from 'node:fs';
import {
  type BoardProps,
  checkSetup,
  type GameEvent,
  imagined,
  type Kinds,
  pick,
  Runner,
  recordsIn,
  replay,
  SPECTATOR,
  seeded,
  speakerFor,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Detail } from '../board/Detail.tsx';
import { Ending } from '../board/Ending.tsx';
import { layoutFor } from '../board/layout.ts';
import { Ends } from '../board/Routes.tsx';
import { Screen } from '../board/Screen.tsx';
import { type BpcEvent, type BpcState, REGIONS, type RegionId } from '../types/index.ts';
import { newWorld, startGame } from './position.ts';

/** What holds for this board beyond the laws of every board: all its options, its phone, its wall, its regions from near. */

const box = await loadGame('bataille-pour-le-climat');
if (box?.board === undefined) throw new Error('there is no board to test');
const { game, voice } = box;
const board = await box.board();
const speaker = await speakerFor(voice, 'en', ['Ada', 'Bo', 'Cy', 'Di', 'Ed']);

/** All that may be switched on together. */
const EVERYTHING = {
  mode: 'expert',
  assignment: 'draft',
  'table-decisions': 'vote',
  'starting-calamities': true,
  'challenge-runaway': true,
  'event-deck': 'ragnarok',
};

function draw(
  part: unknown,
  view: BoardProps['view'],
  viewer: Viewer,
  more: Partial<BoardProps> & { place?: string; seat?: number } = {},
): string {
  const props: BoardProps = {
    view,
    viewer,
    seats: 3,
    names: ['Ada', 'Bo', 'Cy'],
    locale: 'en',
    say: (words) => speaker.say(words),
  };
  return renderToStaticMarkup(createElement(part as FunctionComponent<object>, { ...props, ...more }));
}

const places = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/data-place="([^"]*)"/g)].map(([, place = '']) => place));

/** Plays at random and stops at each kind of decision the first time it is asked. */
function stops(
  options: Readonly<Record<string, unknown>>,
  seats: number,
  seed: string,
  each: (runner: Runner<Kinds>, told: GameEvent[]) => void,
): void {
  const checked = checkSetup(game, seats, options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.reasons));
  const told: GameEvent[] = [];
  const runner = Runner.start(game, { seats, options: checked.options, seed }, (event) => told.push(event));
  const rng = seeded(seed);
  const seen = new Map<string, number>();
  while (!runner.over) {
    const asked = runner.decision as { readonly do: string; readonly about?: { readonly do: string } };
    const kind = `${asked.do} ${asked.about?.do ?? ''}`;
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    if (times === 1) each(runner, told);
    const seat = pick(rng, runner.awaited());
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
}

/** The smallest table of a desk and a phone, in which a unit of the drawing is a pixel, and the smallest letters allowed there. */
const WINDOWS = [
  { portrait: false, room: { width: 940, height: 608 }, least: 11 },
  { portrait: true, room: { width: 390, height: null }, least: 12 },
] as const;

/** How large the words of a drawing are in pixels: its viewBox is as wide as its window. */
function sizesOf(markup: string): readonly number[] {
  expect(markup).toMatch(/viewBox="0 0 (940 608|390 \d+)/);
  return [...markup.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
}

test.each([
  [{}, 3, 'plain'],
  [EVERYTHING, 3, 'everything'],
  [{ characters: '5' }, 2, 'two persons, five characters'],
])('with %o every answer can be pointed at and every word be read, on a desk and on a phone', (options, seats, seed) => {
  stops(options, seats, seed, (runner) => {
    for (const seat of runner.awaited()) {
      const view = viewOf(game, runner.state, seat);
      const named = runner.legal(seat).flatMap((action) => game.places.action(action));
      const panels = Array.from({ length: seats }, (_, it) => draw(board.SeatPanel, view, seat, { seat: it } as object)).join('');
      const beside = panels + draw(board.Hand, view, seat);
      for (const { least, ...window } of WINDOWS) {
        const markup = draw(board.Drawing, view, seat, window);
        const drawn = places(markup + beside);
        expect(named.filter((place) => !drawn.has(place))).toEqual([]);
        expect(sizesOf(markup).filter((size) => size < least)).toEqual([]);
      }
    }
  });
});

test('the wall and a region from near show nothing that a spectator may not know', () => {
  stops({}, 3, 'wall', (runner) => {
    const own = viewOf(game, runner.state, SPECTATOR);
    const other = viewOf(game, imagined(game, runner.state, SPECTATOR, seeded('other')), SPECTATOR);
    expect(draw(Screen, other, SPECTATOR)).toBe(draw(Screen, own, SPECTATOR));
    const near = draw(Detail, own, SPECTATOR, { place: 'region:africa' });
    expect(near).toContain('Living Standard');
    expect(draw(Detail, other, SPECTATOR, { place: 'region:africa' })).toBe(near);
    expect(draw(Detail, own, SPECTATOR, { place: 'climate' })).toBe('');
  });
});

/** Every activation begins with what renewables bring. */
const isBeginning = (event: GameEvent & { readonly part?: string }): boolean =>
  event.kind === 'activation' && event.part === 'renewables';

test('what the last activation did is told on the board, and the ways of those who fled are drawn', () => {
  let activations = 0;
  let ways = 0;
  stops({ mode: 'expert' }, 3, 'told', (runner, told) => {
    const view = viewOf(game, runner.state, SPECTATOR);
    const markup = draw(board.Drawing, view, SPECTATOR, { told });
    const last = told.findLast((event) => event.kind === 'activation');
    const lines = told.slice(told.findLastIndex((event) => isBeginning(event)));
    if (last !== undefined && lines.some((event) => event.kind === 'green-pawn')) {
      activations++;
      expect(markup).toContain('The green pawn rises');
    }
    if (last !== undefined && lines.some((event) => event.kind === 'refugees')) {
      ways++;
      // Under the sheets, so that no figure is covered; on a phone too.
      for (const drawn of [markup, draw(board.Drawing, view, SPECTATOR, { told, portrait: true })]) {
        const way = drawn.indexOf('stroke-dasharray="9 5"');
        expect(way).toBeGreaterThan(0);
        expect(way).toBeLessThan(drawn.lastIndexOf('data-place="region:europe"'));
      }
    }
  });
  expect(activations).toBeGreaterThan(3);
  expect(ways).toBeGreaterThan(0);
});

test('on a phone how many went stands between the sheets, also of neighbours in a row; at the end nobody is on the way', () => {
  const { state } = startGame();
  const { width } = WINDOWS[1].room;
  const layout = layoutFor({ width, height: null }, true, state.order, { stage: 'event', answers: 0 });
  const [from, ...others] = state.order;
  if (from === undefined) throw new Error('there are regions');
  const badges = (to: RegionId, view: BpcState) => {
    const told: BpcEvent[] = [
      { kind: 'activation', region: from, part: 'renewables' },
      { kind: 'refugees', from, to, n: 1, settled: 1 },
    ];
    const markup = draw(Ends, view, SPECTATOR, { told, ...{ layout } });
    return [...markup.matchAll(/translate\(\S+ (\S+)\)"><rect/g)].map(([, y]) => Number(y));
  };
  const gaps = Object.values(layout.sheets).map(({ y }) => y + layout.sheet.height + 4);
  for (const to of others) for (const y of badges(to, state)) expect(gaps).toContain(y);
  expect(others.flatMap((to) => badges(to, state))).toHaveLength(others.length);
  const outcome = { ending: 'victory', winners: [], ranks: [], scores: [], sources: [] };
  expect(others.flatMap((to) => badges(to, { ...state, outcome }))).toEqual([]);
});

test('a finished game forebodes nothing, on its board and in what is said of its places', () => {
  const { state } = startGame();
  const outcome = { ending: 'victory' as const, winners: [], ranks: [], scores: [], sources: [] };
  const foreboding = (view: BpcState) => {
    const told = ['climate', ...state.order.map((id) => `region:${id}`)].flatMap((place) => voice.about?.(place, view, 0) ?? []);
    const [drawn, said] = [draw(board.Drawing, view, 0), told.map((words) => speaker.say(words)).join(' ')];
    return ['Next Climate', ' in d turns', 'Propagation', 'activated', 'lacks oil'].filter((it) =>
      new RegExp(it).test(drawn + said),
    );
  };
  state.zones.poles = 1;
  expect(foreboding(state)).not.toEqual([]);
  expect(foreboding({ ...state, outcome })).toEqual([]);
});

test('on a phone no token of a sheet covers another', () => {
  const markup = draw(board.Drawing, startGame().state, 0, WINDOWS[1]);
  for (const id of REGIONS) {
    const sheet = (markup.split(`data-place="region:${id}"`)[1] ?? '').split('data-place=')[0] ?? '';
    const tokens = [
      ...sheet.matchAll(/data-piece="(?:oil|coal|gas|nuclear|hydro|renewable|special)[^"]*" transform="translate\((\S+) 0\)"/g),
    ];
    const along = tokens.map(([, x]) => Number(x)).toSorted((a, b) => a - b);
    expect(along.length).toBeGreaterThan(1);
    for (const [i, x] of along.entries()) if (i > 0) expect(x - (along[i - 1] ?? 0)).toBeGreaterThan(15);
  }
});

test('what changes nobody still says what it moves', () => {
  const { state } = newWorld().turnOf('europe');
  const view = viewOf(game, state, 0);
  expect(draw(board.Drawing, view, 0, WINDOWS[1])).toMatch(/Europe, when activated:.*The green pawn rises 10 spaces/);
});

test('the end is one result for all, whatever it was', () => {
  const finished = new Map<string, BoardProps['view']>();
  const lines = readFileSync(new URL('./records/games.ndjson', import.meta.url), 'utf8');
  for (const record of recordsIn(lines)) {
    if (finished.size === 2) break;
    const replayed = replay(game, record);
    if (replayed.ok && replayed.state.outcome !== null) finished.set(replayed.state.outcome.ending, replayed.state);
  }
  expect([...finished.keys()].sort()).toEqual(['defeat', 'pyrrhic']);
  for (const [ending, view] of finished) {
    const seen = draw(Ending, view, SPECTATOR);
    expect(seen).toContain('Global GHG');
    expect(seen).toContain('at most 33');
    expect(seen).toContain('Indo-Australia');
    // After a defeat the heat counts, otherwise the score.
    expect(seen.includes('÷ turn')).toBe(ending === 'pyrrhic');
    expect(seen.includes('aria-label="met"')).toBe(ending === 'pyrrhic');
    expect(seen).toContain('aria-label="missed"');
  }
});

test('how many cards is told from what a card is worth: with a sign, and on no ground of its own', () => {
  const checked = checkSetup(game, 3, {});
  if (!checked.ok) throw new Error(JSON.stringify(checked.reasons));
  const runner = Runner.start(game, { seats: 3, options: checked.options, seed: 'counts' });
  const handOf = (seat: Viewer) => draw(board.Hand, viewOf(game, runner.state, seat), seat);
  while (handOf(0) === '') {
    const asked = runner.awaited()[0] ?? 0;
    runner.act(asked, runner.legal(asked)[0] ?? { do: '' });
  }
  const [hand, panel] = [handOf(0), draw(board.SeatPanel, viewOf(game, runner.state, 0), 0, { seat: 0 })];
  expect(hand).toMatch(/<strong[^>]*>[1-4]<\/strong>/);
  expect(hand).not.toContain('×');
  expect(panel.match(/×(?:<!-- -->)?\d/g)).toHaveLength(6);
  expect(panel).not.toMatch(/background:(?!transparent)/);
});
