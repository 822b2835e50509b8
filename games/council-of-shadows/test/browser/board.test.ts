import { type BoardProps, checkSetup, imagined, pick, Runner, SPECTATOR, seeded, speakerFor, viewOf } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lastWord } from '../../../../web/table/predict.ts';

/** What holds for this board beyond the laws of every board: its sheet for phones, cards from near, owners told by shape. */

const box = await loadGame('council-of-shadows');
if (box?.board === undefined) throw new Error('there is no board to test');
const { game, voice } = box;
const board = await box.board();
const speaker = await speakerFor(voice, 'en', ['Ada', 'Bo', 'Cy', 'Di']);

type View = BoardProps['view'];

function draw(part: unknown, view: View, viewer: number, more: Partial<BoardProps> & { readonly place?: string } = {}): string {
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  const props: BoardProps = { view, viewer, seats: 4, names, locale: 'en', say: (words) => speaker.say(words), ...more };
  return renderToStaticMarkup(createElement(part as FunctionComponent<object>, props));
}

const marked = (markup: string, mark: string): string[] =>
  [...markup.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** Plays at random with all modules and stops at each kind of decision the second time it is asked. */
function* stops(seats: number) {
  const setup = checkSetup(game, seats, { module1: true, module2: true });
  if (!setup.ok) throw new Error('this table is not allowed');
  const seed = `look ${seats}`;
  const rng = seeded(seed);
  const runner = Runner.start(game, { seats, options: setup.options, seed });
  const asked = new Map<string, number>();
  for (let move = 0; move < 400 && !runner.over; move++) {
    const seat = pick(rng, runner.awaited());
    const kind = runner.decision?.do ?? '';
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    if (asked.get(kind) === 2) yield { runner, seat, kind };
    runner.act(seat, pick(rng, runner.legal(seat)));
  }
}

const WITH_THE_MARKET: readonly string[] = ['deck', 'pile:light-bonus', 'pile:dark-tech-1', 'pile:dark-tech-2', 'gems'];

test.each([1, 4])('%i at the table: a phone shows every place and piece of the desk, and no secret', (seats) => {
  const kinds = new Set<string>();
  for (const { runner, seat, kind } of stops(seats)) {
    kinds.add(kind);
    const view = viewOf(game, runner.state, seat);
    const desk = draw(board.Drawing, view, seat);
    const phone = draw(board.Drawing, view, seat, { portrait: true });
    const on = (markup: string) => new Set(marked(markup, 'place'));
    const shown = on(phone);
    // What is offered covers the market on both, and on a phone the piles that lie with it.
    const covered = shown.has('market:0') ? [] : WITH_THE_MARKET;
    expect([...on(desk)].filter((place) => !shown.has(place) && !covered.includes(place))).toEqual([]);
    const hand = draw(board.Hand, view, seat, { portrait: true });
    const drawn = new Set([...shown, ...on(hand)]);
    const named = runner.legal(seat).flatMap((action) => game.places.action(action));
    expect(named.filter((place) => !drawn.has(place))).toEqual([]);
    const pieces = marked(phone, 'piece');
    expect(pieces.filter((id, i) => pieces.indexOf(id) !== i)).toEqual([]);
    for (const viewer of [seat, SPECTATOR]) {
      const own = viewOf(game, runner.state, viewer);
      const other = viewOf(game, imagined(game, runner.state, viewer, seeded('other')), viewer);
      expect(draw(board.Drawing, other, viewer, { portrait: true })).toBe(draw(board.Drawing, own, viewer, { portrait: true }));
    }
  }
  expect(kinds.size).toBeGreaterThan(8);
});

test('an owner is told by shape, not by colour alone: each player has a crystal of another cut', () => {
  const [first] = stops(4);
  if (first === undefined) throw new Error('nobody is asked');
  const view = viewOf(game, first.runner.state, SPECTATOR);
  const panels = [0, 1, 2, 3].map((seat) => draw(board.SeatPanel, view, SPECTATOR, { seat } as Partial<BoardProps>));
  const cuts = panels.map((markup) => /<path d="([^"]+)" fill="var\(--seat-\d\)"/.exec(markup)?.[1]);
  expect(new Set(cuts).size).toBe(4);
  expect(cuts).not.toContain(undefined);
});

test('cards from near: the whole pile of a zone, an open hand, a card on sale; nothing where no card lies', () => {
  for (const { runner, kind } of stops(2)) {
    if (kind !== 'exploit') continue;
    const view = viewOf(game, runner.state, SPECTATOR);
    const near = (place: string) => draw(board.Detail, view, SPECTATOR, { place });
    expect(near('market:0')).toContain('<svg');
    expect(near('player:1/hand').match(/<text/g)?.length).toBeGreaterThan(4);
    expect(near('player:0/gems')).toBe('');
    expect(near('galaxy:grey')).toBe('');
    expect(marked(near('player:0/zone:2'), 'piece')).toEqual([]);
    return;
  }
  throw new Error('nobody exploits');
});

test('the last word in a plan is known before it is revealed, and nobody else’s with it', () => {
  let words = 0;
  for (const { runner, kind } of stops(2)) {
    if (kind !== 'plan') continue;
    for (const seat of runner.awaited()) {
      const view = viewOf(game, runner.state, seat);
      for (const action of runner.legal(seat)) {
        const after = lastWord(game, view, seat, action);
        const truth = new Runner(game, structuredClone(runner.state));
        truth.open(seat, action);
        expect(after).toEqual(truth.awaited().includes(seat) ? null : viewOf(game, truth.state, seat));
        if (after !== null) words++;
      }
    }
    // On to the last zone of each.
    for (const seat of runner.awaited()) {
      while (runner.decision?.do === 'plan' && runner.awaited().includes(seat)) {
        const view = viewOf(game, runner.state, seat);
        const [action] = runner.legal(seat);
        if (action === undefined) break;
        if (lastWord(game, view, seat, action) !== null) words++;
        runner.act(seat, action);
      }
    }
    break;
  }
  expect(words).toBeGreaterThan(1);
});
