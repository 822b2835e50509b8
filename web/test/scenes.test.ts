// A law over kept games of every title: what is told between decisions is the log, whole, in order, in three languages, and it
// ends where the game is.
import {
  type BoardProps,
  type Box,
  eventsFor,
  type GameEvent,
  type GameRecord,
  Glimpses,
  LOCALES,
  replay,
  SPECTATOR,
  type State,
  same,
  scenesOf,
  speakerFor,
  toldLines,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { changesBetween } from '@kaya/wire';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { Director, type Shot } from '../scenes/shots.ts';
import { heard } from '../table/heard.ts';
import type { Happened } from '../table/session.ts';
import { toldSoFar } from '../table/toldSoFar.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma', 'Fjodor'];
const boxes: readonly Box[] = [lamplighters, ...(await loadAllGames())];
/** Of the kept games these, in their order: the first two are told, all of them are looked through. */
const SAMPLE = [0, 5, 17, 29, 41];
const TOLD = 2;
/** One of so many steps is drawn. */
const DRAWN = 60;
/** So many moves are sent over a line. */
const SENT = 60;
const AT_REST = { legal: [], undoable: 0, standing: [], orders: [], byOrder: [] };
/** Of so many of the last steps the log is compared. */
const TAIL = 40;

function kept({ game }: Box): GameRecord[] {
  const records = keptRecords(game.id);
  return SAMPLE.flatMap((i) => records[i] ?? []);
}

/** The game as one viewer was told it, move by move. */
function told({ game }: Box, record: GameRecord, viewer: Viewer): Happened[] {
  const moves: Happened[] = [];
  let glimpses = new Glimpses(game);
  let before: State | null = null;
  const replayed = replay(
    game,
    record,
    (state, move, events) => {
      const view = viewOf(game, state, viewer);
      const seen = glimpses.for(viewer, view);
      // What the set-up tells has no glimpses: nobody looks on yet.
      if (move > 0) expect(same(seen.events, eventsFor(game, events, viewer))).toBe(true);
      if (move > 0 && seen.events.length > 0) moves.push({ ...seen, viewer, view, move, before: before ?? view });
      before = view;
      glimpses = new Glimpses(game);
    },
    (event, state) => glimpses.add(event, state),
  );
  expect(replayed.ok).toBe(true);
  return moves;
}

for (const box of boxes) {
  const { game, voice } = box;

  test(`${game.id}: scenes tell everything once and in order, in the log's words, up to the position now`, async () => {
    const staging = await box.voice.staging();
    const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale, NAMES)));
    const board = await box.board?.();
    let great = 0;
    let drawn = 0;
    for (const record of kept(box).slice(0, TOLD)) {
      for (const viewer of [SPECTATOR, 0]) {
        const moves = told(box, record, viewer);
        const scenes = scenesOf(voice, staging, moves, viewer);
        const steps = scenes.flatMap((scene) => scene.steps);
        expect(
          same(
            steps.flatMap((step) => step.events),
            moves.flatMap(({ events }) => events),
          ),
        ).toBe(true);
        expect(scenes.every((scene) => scene.steps.length > 0)).toBe(true);
        // Whoever has a seat hears the same sentences; one language will do.
        for (const speaker of viewer === SPECTATOR ? speakers : speakers.slice(0, 1)) {
          const director = new Director(box, staging, (words) => speaker.say(words));
          const log = moves.flatMap(({ events }) => toldLines(voice, events, viewer).map(({ words }) => speaker.say(words)));
          const shots: Shot[] = [];
          for (const move of moves) {
            const added = director.shotsOf(move);
            expect(same(added.at(-1)?.view ?? null, move.view)).toBe(true);
            expect(added.at(-1)?.told.length).toBe(move.events.length);
            shots.push(...added);
          }
          const captions = shots.flatMap(({ text }) => text ?? []);
          if (viewer === SPECTATOR) expect(captions).toEqual(log);
          else expect(isPartOf(captions, log)).toBe(true);
          expect(captions.filter((text) => text.trim() === '')).toEqual([]);
          if (speaker !== speakers[0]) continue;
          expect(new Set(shots.map(({ scene }) => scene)).size).toBe(scenes.length);
          great += shots.filter((shot) => shot.great).length;
          // The log does not run ahead of what is shown, also at the end of a game: an event may lie one line before its own.
          const entries = moves.map(({ move: number, events }) => ({ number, events }));
          for (const [i, { move, told }] of shots.entries()) {
            if (i < shots.length - TAIL) continue;
            const [read] = toldSoFar(entries, { shot: { move, told }, unheard: null }).slice(-1);
            const shown = shots.slice(0, i + 1).filter((it) => it.move === move && it.text !== null).length;
            if (viewer === SPECTATOR) expect(toldLines(voice, read?.events ?? [], viewer).length).toBeLessThanOrEqual(shown + 1);
          }
          expect(toldSoFar(entries, { shot: null, unheard: entries.at(-1)?.number ?? 0 })).toEqual(entries.slice(0, -1));
          for (const [i, shot] of shots.entries()) {
            if (i % DRAWN !== 0 || shot.view === null || board === undefined) continue;
            const props: BoardProps = {
              view: shot.view,
              viewer,
              seats: record.seats,
              names: NAMES,
              locale: 'en',
              told: shot.told,
              say: (words) => speaker.say(words),
            };
            for (const part of [board.Drawing, board.SeatPanel, viewer < 0 ? undefined : board.Hand]) {
              if (part === undefined) continue;
              const Part = part as FunctionComponent<BoardProps & { readonly seat: number }>;
              expect(() => renderToStaticMarkup(createElement(Part, { ...props, seat: 0 }))).not.toThrow();
              drawn++;
            }
          }
        }
      }
    }
    expect([great > 0, drawn > 0]).toEqual([true, true]);
  });

  test(`${game.id}: what is sent over a line is told step by step as on the device`, async () => {
    const [record] = kept(box);
    const moves = record === undefined ? [] : told(box, record, 0).slice(0, SENT);
    let between = 0;
    for (const [i, move] of moves.entries()) {
      // With the move behind it, as where somebody has ordered one.
      const both = i % 5 === 0 ? moves.slice(i, i + 2) : [move];
      const views = both.flatMap(({ events, viewAt }) => events.map((_, event) => viewAt(event)));
      const { view } = both.at(-1) ?? move;
      const back = views.toReversed().map((then, later) => changesBetween(later === 0 ? view : views.at(-later), then));
      const news = both.map(({ move: version, events }) => ({ version, events: [...events], undone: 0 }));
      const position = { ...AT_REST, seat: 0, version: move.move, view };
      const found = heard({ position, news, back: JSON.parse(JSON.stringify(back)) }, move.before);
      const seen = found.flatMap(({ events, viewAt }) => events.map((_, event) => viewAt(event)));
      expect(same(seen, views)).toBe(true);
      expect(same(found[0]?.view, move.view)).toBe(true);
      between += views.length - both.length;
      // Without it only what all of it led to is known.
      expect(heard({ position, news }, move.before).at(-1)?.viewAt(0) ?? view).toEqual(view);
    }
    expect(between).toBeGreaterThan(0);
  });

  test(`${game.id}: what opens a scene and what is great happens in kept games`, async () => {
    const staging = await box.voice.staging();
    const seen = new Set<string>();
    const note = (events: readonly GameEvent[]) => {
      for (const { kind } of events) seen.add(kind);
    };
    for (const record of kept(box)) replay(game, record, (_state, _move, events) => note(events));
    const named = [...Object.keys(staging.heads), ...Object.keys(staging.cuts ?? {}), ...Object.keys(staging.great)];
    expect(named.filter((kind) => !seen.has(kind))).toEqual([]);
  });
}

/** Is it the list without some of its items? */
function isPartOf(part: readonly string[], list: readonly string[]): boolean {
  let at = 0;
  for (const item of list) if (item === part[at]) at++;
  return at === part.length;
}
