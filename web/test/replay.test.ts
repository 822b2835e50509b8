// Over kept games of every title: the list of a replay is the log, and a game goes through a link unchanged.
import {
  type Action,
  at,
  type Box,
  below,
  firstMoves,
  type GameRecord,
  isChart,
  Match,
  replay,
  SPECTATOR,
  type Speaker,
  type State,
  seeded,
  speakerFor,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { leftInMind } from '../branch/leave.ts';
import { stepAt, timeAt, timesOf } from '../replay/course.ts';
import { LONGEST, packed, played, unpacked } from '../replay/link.ts';
import { listed, nearest, rowAt } from '../replay/rows.ts';
import { watchedSteps } from '../replay/watched.ts';
import { linesOf } from '../table/lines.ts';
import { pastOf } from '../table/past.ts';
import { retrace } from '../table/retrace.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma', 'Fjodor'];
const boxes: readonly Box[] = [lamplighters, ...(await loadAllGames())];

/** A game of a few, one of many, and the longest of all. */
function sample(box: Box): GameRecord[] {
  const all = keptRecords(box.game.id);
  const longest = all.reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
  return [...new Set([all[0] as GameRecord, all[17] ?? longest, longest])];
}

const players = (record: GameRecord) =>
  Array.from({ length: record.seats }, (_, i) => ({ kind: 'person', name: NAMES[i] ?? '' }) as const);

for (const box of boxes) {
  test(`${box.game.id}: the list of a replay is the log, every line once and in order, for seats and spectators`, async () => {
    const staging = await box.voice.staging();
    for (const record of sample(box)) {
      const speaker = await speakerFor(box.voice, 'en', NAMES.slice(0, record.seats));
      const speech = { say: (words: Parameters<Speaker['say']>[0]) => speaker.say(words) };
      for (const viewer of [SPECTATOR, record.seats - 1] satisfies Viewer[]) {
        const past = pastOf(box.game, record, viewer);
        if (past === null) throw new Error('the record cannot be played again');
        const now = await past.viewAt(record.moves.length);
        if (now === null) throw new Error('no view at the end');
        const { rows, jumps } = listed(box, staging, past, viewer, now);
        const log = linesOf(
          box,
          viewer,
          speech,
          past.steps.map(({ events }, number) => ({ number, events })),
        );
        expect(rows.map(({ step, words }) => `${step} ${speaker.say(words)}`)).toEqual(
          log.map(({ move, text }) => `${move} ${text}`),
        );
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        // Every round and the end can be jumped to; whoever has no seat has no decisions of their own.
        expect(jumps.round.length).toBeGreaterThan(1);
        expect(jumps.turn.length).toBeGreaterThanOrEqual(jumps.round.length);
        expect(jumps.great.at(-1)).toBe(record.moves.length);
        if (viewer === SPECTATOR) expect(jumps.own).toEqual([]);
        else {
          // One's own moves are those of one's seat that the log tells of, whoever earned or drew something by them.
          const told = new Set(rows.map(({ step }) => step));
          const mine = record.moves.flatMap(([seat], i) => (seat === viewer && told.has(i + 1) ? [i + 1] : []));
          expect(jumps.own).toEqual(mine);
        }
        for (const steps of Object.values(jumps)) expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
        for (const step of [0, 1, record.moves.length >> 1, record.moves.length])
          expect(rowAt(rows, step)).toBe(rows.findLastIndex((row) => row.step <= step));
        // Without the views of earlier moments, as at a running table far away, the lines are the same.
        const far = listed(box, staging, { steps: past.steps.map(({ events }) => ({ events })), seen: () => null }, viewer, now);
        expect(far.rows.map(({ key, opens }) => [key, opens])).toEqual(rows.map(({ key, opens }) => [key, opens]));
        // Nor is it known there who moved: mostly it shows.
        const guessed = far.jumps.own.filter((step) => !jumps.own.includes(step));
        expect(guessed.length).toBeLessThanOrEqual(far.jumps.own.length / 10);
        expect(far.jumps.own.length > 0).toBe(viewer !== SPECTATOR);
        expect(far.jumps.great.filter((step) => !jumps.great.includes(step))).toEqual([]);
      }
    }
  });

  test(`${box.game.id}: a point of a chart leads to the step that told it, and the chart stands where the replay does`, () => {
    const [record] = sample(box) as [GameRecord];
    const past = pastOf(box.game, record, SPECTATOR);
    const steps = past?.steps ?? [];
    const charts = new Set(steps.flatMap(({ events }) => events.flatMap((event) => (isChart(event) ? [event.chart] : []))));
    expect(charts.size).toBeGreaterThan(0);
    for (const chart of charts) {
      const times = timesOf(steps, chart);
      for (const { at, step } of times) {
        expect(steps[step]?.events).toContainEqual(expect.objectContaining({ kind: 'chart', chart, at }));
        expect([stepAt(times, at), stepAt(times, at + 0.3)]).toEqual([step, step]);
        expect(timeAt(times, step)).toBe(at);
      }
      // Between two points it moves on with every step, and never back.
      const stands = steps.map((_, step) => timeAt(times, step) ?? Number.NEGATIVE_INFINITY);
      expect(stands).toEqual(stands.toSorted((a, b) => a - b));
    }
  });

  test(`${box.game.id}: wherever one jumps, the view is the one that was seen then`, () => {
    const record = sample(box).at(-1) as GameRecord;
    const past = pastOf(box.game, record, 0);
    const rng = seeded(box.game.id);
    const views: State[] = [];
    retrace(box.game, record, (state) => void views.push(viewOf(box.game, state, 0)));
    for (let i = 0; i < 40; i++) {
      const step = below(rng, views.length);
      expect(past?.seen(step)).toEqual(views[step]);
    }
    expect([past?.seen(-1), past?.seen(views.length)]).toEqual([null, null]);
  });

  test(`${box.game.id}: every kept game fits into a link; out of it comes the same record`, async () => {
    for (const record of keptRecords(box.game.id)) {
      const text = await packed(record, players(record));
      expect(text?.length).toBeLessThanOrEqual(LONGEST);
      const sent = await unpacked(text ?? '');
      if ('problem' in sent) throw new Error(sent.problem);
      const { hashes, ...rest } = record;
      expect({ ...sent.record, hashes: '' }).toEqual({ ...rest, hashes: '' });
      expect(sent.record.hashes.slice(-8)).toBe(hashes.slice(-8));
      expect(sent.players).toEqual(players(record));
    }
    for (const record of sample(box)) {
      const sent = await unpacked((await packed(record, players(record))) ?? '');
      if ('problem' in sent) throw new Error(sent.problem);
      const found = played(box.game, sent);
      expect('record' in found && found.record).toEqual(record);
    }
  });

  test(`${box.game.id}: a game that left another one in an imagined world fits into a link too, and begins there`, async () => {
    const record = sample(box).at(-1) as GameRecord;
    const rest = branchOf(box, record);
    const text = (await packed(rest, players(record))) ?? '';
    expect([text.length > 0, text.length <= LONGEST]).toEqual([true, true]);
    const sent = await unpacked(text);
    if ('problem' in sent) throw new Error(sent.problem);
    const found = played(box.game, sent);
    expect('record' in found && found.record).toEqual(rest);
    // Of a position that this game cannot have nothing is played.
    const data = (await opened(text)) as unknown[];
    for (const [start, problem] of [
      [{ rng: rest.start?.rng, agenda: [], outcome: null }, 'other-rules'],
      [{ ...rest.start, agenda: [{ step: 'none' }] }, 'other-rules'],
      [{}, 'broken'],
    ] as const) {
      const other = await unpacked(await forged(data.with(13, start)));
      expect('problem' in other ? other : played(box.game, other)).toEqual({ problem });
    }
  });
}

/** A game left in its midst and played on to its end by whatever comes first. */
function branchOf({ game }: Box, whole: GameRecord): GameRecord {
  const { seats, options } = whole;
  const upTo = replay(game, firstMoves(whole, whole.moves.length - 30));
  if (!upTo.ok) throw new Error('a kept game can be played again');
  const { record, state } = leftInMind(game, { view: viewOf(game, upTo.state, 0), viewer: 0, seats, options });
  const resumed = Match.resume(game, {
    record,
    state,
    rulesVersion: game.rulesVersion,
    versions: new Array(seats + 1).fill(0),
    standing: [],
  });
  while (!resumed.over) {
    const seat = at(resumed.awaited(), 0);
    resumed.act(seat, at(resumed.legal(seat), 0));
  }
  return resumed.record();
}

/** Any data as a link. */
async function forged(data: unknown): Promise<string> {
  const stream = new Blob([typeof data === 'string' ? data : JSON.stringify(data)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

async function opened(text: string): Promise<unknown> {
  const stream = new Blob([Buffer.from(text, 'base64url')]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text());
}

test('a link that is broken, too long, too large or no game is refused', async () => {
  const [box] = boxes as [Box];
  const [record] = keptRecords(box.game.id) as [GameRecord];
  const good = (await packed(record, players(record))) ?? '';
  const data = (await opened(good)) as unknown[];
  expect(data).toHaveLength(13);
  for (const bad of ['', 'x', '%%%', good.slice(0, -20), `${good.slice(0, 40)}AAAA${good.slice(44)}`, await forged('no data')])
    expect(await unpacked(bad)).toEqual({ problem: 'broken' });
  expect(await unpacked('A'.repeat(LONGEST + 1))).toEqual({ problem: 'too-long' });
  // A few kilobytes that would unpack to many megabytes.
  const bomb = await forged(`[1,"${'a'.repeat(5_000_000)}"]`);
  expect(bomb.length).toBeLessThan(LONGEST);
  expect(await unpacked(bomb)).toEqual({ problem: 'broken' });
  const with_ = (i: number, value: unknown) => forged(data.with(i, value));
  for (const [i, value] of [
    [0, 2],
    [1, 7],
    [2, 'one'],
    [4, -1],
    [5, []],
    [6, null],
    [7, [{}]],
    [7, [{ do: 'x' }]],
    [8, '9'],
    [9, ['x']],
    [10, [{ move: 'x' }]],
    [11, 'zzzzzzzz'],
    [11, ''],
  ] as const)
    expect(await unpacked(await with_(i, value)), `${i}: ${JSON.stringify(value)}`).toEqual({ problem: 'broken' });
  // Who sat there is only words: what is none is nobody.
  const strangers = await unpacked(await with_(12, [{ kind: 'person', name: 7 }, '<b>', { kind: 'bot', level: 'god' }]));
  expect('players' in strangers && strangers.players).toEqual([{ kind: 'person', name: '' }, null, null]);
});

test('a link to a game that cannot have been played like that is refused', async () => {
  const [box] = boxes as [Box];
  const [record] = keptRecords(box.game.id) as [GameRecord];
  const through = async (changed: GameRecord) => {
    const sent = await unpacked((await packed(changed, [])) ?? '');
    if ('problem' in sent) return sent.problem;
    const found = played(box.game, sent);
    return 'problem' in found ? found.problem : 'fine';
  };
  expect(await through(record)).toBe('fine');
  expect(await through({ ...record, seed: 'another' })).toBe('other-rules');
  expect(await through({ ...record, components: 'others' })).toBe('other-rules');
  expect(await through({ ...record, seats: 99 })).toBe('other-rules');
  expect(await through({ ...record, moves: record.moves.toReversed() })).toBe('other-rules');
  expect(await through({ ...record, hashes: `${record.hashes.slice(0, -8)}00000000` })).toBe('other-rules');
  const half = record.moves.length >> 1;
  expect(await through({ ...record, moves: record.moves.slice(0, half), hashes: record.hashes.slice(0, 8 * (half + 1)) })).toBe(
    'not-over',
  );
});

test('jumps go to the nearest moment of their kind', () => {
  expect([nearest([3, 8, 9], 8, 1), nearest([3, 8, 9], 8, -1), nearest([3, 8, 9], 9, 1), nearest([], 0, -1)]).toEqual([
    9,
    3,
    null,
    null,
  ]);
});

for (const box of boxes) {
  test(`${box.game.id}: whoever only watched is led to the last step that they were told of`, () => {
    const [record] = sample(box) as [GameRecord];
    const steps = watchedSteps(box.game, record) as readonly number[];
    const match = Match.start(box.game, { seats: record.seats, options: record.options, seed: record.seed });
    if (!match.ok) throw new Error('no game');
    const first = match.match.view(SPECTATOR).version;
    const told = record.moves.map(([seat, word]) => {
      match.match.act(seat, record.words[word] as Action);
      return match.match.view(SPECTATOR).version - first;
    });
    expect(steps).toEqual([0, ...told]);
  });
}
