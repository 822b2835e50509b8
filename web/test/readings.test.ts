// What is read out to whoever does not see the board: in every game, in every language, from a view alone, and true.
import { readFileSync } from 'node:fs';
import {
  at,
  type Box,
  checkSetup,
  type GameRecord,
  imagined,
  LOCALES,
  Runner,
  SPECTATOR,
  type Speaker,
  type State,
  seeded,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { finalAccounts, type Readings } from '@kaya/engine/readings';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { describe, expect, test } from 'vitest';
import { homeOf, keptRecords } from '../../lab/kept.ts';
import { answerTo, type Situation } from '../readings/answers.ts';
import { askedBy, READINGS, type Reading } from '../readings/readings.ts';
import { readingSpeaker } from '../readings/speaker.ts';
import { aheadOf } from '../table/ahead.ts';
import { choicesOf } from '../table/choices.ts';
import { siteWords } from '../text/index.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma', 'Farid'];
const ALL = Object.keys(READINGS) as readonly Reading[];
/** Positions of each kept game that is looked at, besides its end. */
const LOOKS = 5;
/** The longest overview: with five players each is named in it. */
const ONE_SENTENCE = 420;

const boxes: readonly Box[] = [...(await loadAllGames()), lamplighters];

/** The first kept game of each number of seats. */
function kept(game: string): readonly GameRecord[] {
  const records = keptRecords(game);
  return [...new Map(records.toReversed().map((record) => [record.seats, record])).values()];
}

interface Looked {
  readonly state: State;
  readonly seats: number;
  /** Who is asked, or somebody at the end. */
  readonly seat: number;
}

function positions({ game }: Box): readonly Looked[] {
  return kept(game.id).flatMap((record) => {
    const { seats, moves } = record;
    const setup = checkSetup(game, seats, record.options);
    if (!setup.ok) throw new Error('bad options');
    const runner = Runner.start(game, { seats, options: setup.options, seed: record.seed });
    const every = Math.floor(moves.length / LOOKS);
    const found: Looked[] = [];
    for (const [i, [seat, word]] of moves.entries()) {
      if (i % every === 0 && seat >= 0) found.push({ state: game.clone(runner.state), seats, seat });
      runner.act(seat, at(record.words, word));
    }
    return [...found, { state: runner.state, seats, seat: 0 }];
  });
}

interface Spoken {
  readonly readings: Readings;
  readonly speaker: Speaker;
  readonly say: Situation['say'];
}

function situation(box: Box, view: State, viewer: Viewer, { readings, speaker, say }: Spoken): Situation {
  const choices = choicesOf(box.game, view, viewer);
  const { decision } = choices;
  return {
    box,
    readings,
    speaker,
    say,
    text: (key, values) => speaker.say(values === undefined ? { key } : { key, values }),
    view,
    viewer,
    prompt:
      decision === null
        ? speaker.say(box.voice.ending(view.outcome?.ending ?? '', view))
        : speaker.say(box.voice.prompt(view, decision, viewer)),
    choices,
    ahead: viewer < 0 ? new Map() : aheadOf(box.game, view, viewer, choices.legal),
    past: false,
    fresh: ['Anna plays.'],
    before: [{ number: 1, reading: 'overview', lines: ['Read before.'] }],
  };
}

describe.each(boxes.map((box) => [box.game.id, box] as const))('%s', (_, box) => {
  const looked = positions(box);

  test('every question has an answer in every language, well written, for who is asked and for who watches', async () => {
    const readings = await box.readings();
    const found: string[] = [];
    for (const locale of LOCALES) {
      const spoken = { readings, speaker: await readingSpeaker(box, readings, locale, NAMES), say: await siteWords(locale) };
      for (const { state, seat } of looked) {
        for (const viewer of [seat, SPECTATOR]) {
          const here = situation(box, viewOf(box.game, state, viewer), viewer, spoken);
          for (const reading of ALL) {
            const lines = answerTo({ reading }, here);
            if (lines.length === 0) found.push(`${locale} ${reading}: nothing`);
            for (const line of lines) {
              const faults = faultsOf(line, locale, 'page', NAMES);
              if (line.trim() === '') faults.push('empty');
              if (reading === 'overview' && line.length > ONE_SENTENCE) faults.push('too long for one sentence');
              for (const fault of faults) found.push(`${locale} ${reading}: ${fault}: ${line}`);
            }
            if (reading === 'overview' && (lines.length !== 1 || /[.!?] \p{Lu}/u.test(lines[0] ?? '')))
              found.push(`${locale} overview: not one sentence: ${lines}`);
          }
        }
      }
    }
    expect([...new Set(found)].slice(0, 20)).toEqual([]);
  });

  test('its own words stand in all languages, and each is said', async () => {
    const { words } = await box.readings();
    const ours = await words.en();
    const source = readFileSync(new URL('readings/index.ts', homeOf(box.game.id)), 'utf8');
    for (const key of Object.keys(ours)) expect(source).toContain(`'${key}'`);
    for (const locale of LOCALES) expect(Object.keys(await words[locale]())).toEqual(Object.keys(ours));
  });

  test('worlds that look alike sound alike', async () => {
    const readings = await box.readings();
    const spoken = { readings, speaker: await readingSpeaker(box, readings, 'en', NAMES), say: await siteWords('en') };
    for (const [i, { state, seats, seat }] of looked.entries()) {
      for (const viewer of [seat, (seat + 1) % seats, SPECTATOR]) {
        const world = imagined(box.game, state, viewer, seeded(`alike ${i}`));
        const heard = (of: State) =>
          ALL.map((reading) => answerTo({ reading }, situation(box, viewOf(box.game, of, viewer), viewer, spoken)));
        expect(heard(world)).toEqual(heard(state));
      }
    }
  });

  test('points by source add up, and in the end they are the score', async () => {
    const readings = await box.readings();
    for (const { state, seat } of looked) {
      const view = viewOf(box.game, state, seat);
      const { outcome } = view;
      const accounts = outcome === null ? readings.points(view, seat) : finalAccounts(box.voice, outcome);
      expect(accounts.length).toBeGreaterThan(0);
      for (const { total, sources } of accounts) expect(Object.values(sources).reduce((sum, it) => sum + it, 0)).toBe(total);
      if (outcome !== null) expect(accounts.slice(0, outcome.scores.length).map(({ total }) => total)).toEqual(outcome.scores);
    }
  });

  test('what can be taken is what is legal, every action at its places and nothing else', async () => {
    const readings = await box.readings();
    const spoken = { readings, speaker: await readingSpeaker(box, readings, 'en', NAMES), say: await siteWords('en') };
    for (const { state, seat } of looked) {
      const here = situation(box, viewOf(box.game, state, seat), seat, spoken);
      const legal = new Runner(box.game, state).legal(seat);
      const lines = answerTo({ reading: 'taken' }, here);
      const places = new Set([...legal.flatMap((action) => box.game.places.action(action)), ...here.ahead.keys()]);
      const nowhere = legal.filter((action) => box.game.places.action(action).length === 0);
      expect(lines.length).toBe(legal.length === 0 ? 1 : places.size + nowhere.length);
      for (const action of nowhere) expect(lines).toContain(spoken.speaker.say(box.voice.action(action, here.view, seat)));
      for (const place of places) {
        const name = spoken.speaker.say(box.voice.place(place, here.view)).slice(1);
        expect(lines.filter((line) => line.includes(name))).not.toEqual([]);
      }
      const offered = answerTo({ reading: 'asked' }, here);
      if (legal.length > 0) expect(offered[1]).toContain(`${legal.length} possible`);
    }
  });

  test('a digit reads one player, and one that is not there says how many there are', async () => {
    const readings = await box.readings();
    const spoken = { readings, speaker: await readingSpeaker(box, readings, 'en', NAMES), say: await siteWords('en') };
    const [first] = looked;
    if (first === undefined) throw new Error('no position');
    const here = situation(box, viewOf(box.game, first.state, first.seat), first.seat, spoken);
    const all = answerTo({ reading: 'players' }, here);
    expect(answerTo({ reading: 'players', player: 1 }, here).join(' ')).toBe(all[0]);
    expect(answerTo({ reading: 'players', player: 9 }, here)).toEqual([`There are ${all.length} players.`]);
  });
});

test('a key asks in every layout, and no two questions share one', () => {
  expect(new Set(Object.values(READINGS)).size).toBe(ALL.length);
  expect(askedBy({ key: 'm', code: 'KeyM' })).toEqual({ reading: 'mine' });
  expect(askedBy({ key: 'M', code: 'Semicolon' })).toEqual({ reading: 'mine' });
  expect(askedBy({ key: 'ь', code: 'KeyM' })).toEqual({ reading: 'mine' });
  expect(askedBy({ key: '3', code: 'Digit3' })).toEqual({ reading: 'players', player: 3 });
  for (const key of ['?', ' ', 'Enter', 'ArrowLeft', 'Home', 'Escape', '0', 'z']) expect(askedBy({ key, code: '' })).toBe(null);
});
