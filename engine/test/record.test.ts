import { describe, expect, test } from 'vitest';
import { type GameRecord, hash, Match, parseRecord, RECORD_FORMAT, replay, SPECTATOR } from '../index.ts';
import { type Lamp, type LampState, box as lamplighters } from '../teaching/index.ts';

const { game } = lamplighters;

function played(moves: number, seed = 'record'): Match<Lamp> {
  const started = Match.start(game, { seats: 3, seed });
  if (!started.ok) throw new Error('refused');
  const { match } = started;
  for (let i = 0; i < moves && match.outcome === null; i++) {
    const [seat = 0] = match.awaited();
    const list = match.legal(seat);
    match.act(seat, list[(i * 7) % list.length] ?? { do: '' });
  }
  return match;
}

const record = (): GameRecord => played(1000).record();

describe('a record', () => {
  test('replays to the same state, and says so move by move', () => {
    const match = played(1000);
    const hashes: string[] = [];
    const result = replay(game, match.record(), (state) => hashes.push(hash(state)));
    expect(result).toMatchObject({ ok: true, rules: 'same' });
    expect(result.ok && result.state).toEqual(match.snapshot().state);
    expect(hashes.join('')).toBe(match.record().hashes);
  });

  test('is compact: every action is written once', () => {
    const { words, moves } = record();
    expect(new Set(words.map((word) => JSON.stringify(word))).size).toBe(words.length);
    expect(words.length).toBeLessThan(moves.length);
  });

  test('begins in the midst of a game where it says how things stood there; what cannot be is refused', () => {
    const first = played(9);
    const { state } = first.snapshot();
    const { seats, options } = first.record();
    const begun: GameRecord = { ...first.record(), start: state, words: [], moves: [], hashes: hash(state) };
    const snapshot = {
      record: begun,
      state,
      rulesVersion: game.rulesVersion,
      versions: new Array(seats + 1).fill(0),
      standing: [],
    };
    const match = Match.resume(game, snapshot);
    for (let i = 0; i < 1000 && match.outcome === null; i++) {
      const [seat = 0] = match.awaited();
      match.act(seat, match.legal(seat)[0] ?? { do: '' });
    }
    const whole = match.record();
    expect(parseRecord(JSON.stringify(whole))).toEqual({ ok: true, record: whole });
    expect(replay(game, whole)).toMatchObject({ ok: true, state: { outcome: match.outcome } });
    // Taking back to its start leads where it began, not to the set-up.
    expect(match.rewind(0).ok).toBe(true);
    expect(match.snapshot().state).toEqual(state);
    expect(parseRecord({ ...whole, start: [] })).toMatchObject({ ok: false, fault: { place: '$.start' } });
    const unsound: LampState = { ...state, players: [] };
    expect(replay(game, { ...whole, start: unsound })).toMatchObject({ ok: false, fault: { problem: 'bad-position' } });
    expect(options).toEqual(whole.options);
  });

  test('survives text', () => {
    const parsed = parseRecord(JSON.stringify(record()));
    expect(parsed).toEqual({ ok: true, record: record() });
  });

  test.each([
    ['{', 'not-json', '$'],
    ['[]', 'wrong-type', '$'],
    [{}, 'missing', '$.format'],
    [{ format: 'one' }, 'wrong-type', '$.format'],
    [{ ...record(), format: RECORD_FORMAT + 1 }, 'future-format', '$.format'],
    [{ ...record(), seed: undefined }, 'wrong-type', '$.seed'],
    [{ ...record(), moves: 7 }, 'wrong-type', '$.moves'],
    [{ ...record(), moves: [[0, 9999]] }, 'bad-reference', '$.moves[0]'],
    [{ ...record(), moves: [[3, 0]] }, 'bad-reference', '$.moves[0]'],
    [{ ...record(), moves: [[-1, 0]] }, 'bad-reference', '$.moves[0]'],
    [{ ...record(), moves: [[0]] }, 'wrong-type', '$.moves[0]'],
    [{ ...record(), words: [{}] }, 'wrong-type', '$.words[0]'],
    [{ ...record(), hashes: 'abc' }, 'wrong-type', '$.hashes'],
    [{ ...record(), continued: [{ move: 'x' }] }, 'wrong-type', '$.continued[0]'],
    [{ ...record(), options: { nights: new Date() } }, 'wrong-type', '$'],
    [{ ...record(), words: [JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)] }, 'wrong-type', '$'],
  ] as const)('a broken one is refused with the place and the reason (%#)', (source, problem, place) => {
    expect(parseRecord(source)).toMatchObject({ ok: false, fault: { problem, place } });
  });

  test('options that bring a toString of their own are a bad set-up', () => {
    const forged = { ...record(), options: { nights: { toString: 1 } } };
    const parsed = parseRecord(JSON.stringify(forged));
    expect(parsed.ok && replay(game, parsed.record)).toMatchObject({ ok: false, fault: { problem: 'bad-setup' } });
  });

  test('a missing part is named', () => {
    const { seed: _gone, ...rest } = record();
    expect(parseRecord(rest)).toMatchObject({ ok: false, fault: { problem: 'missing', place: '$.seed' } });
  });

  test('a record of another game, of other components or of a set-up that is not allowed is refused', () => {
    expect(replay(game, { ...record(), game: 'chess' })).toMatchObject({ ok: false, fault: { problem: 'foreign-game' } });
    expect(replay(game, { ...record(), components: 'ffffffff' })).toMatchObject({
      ok: false,
      fault: { problem: 'other-components' },
    });
    expect(replay(game, { ...record(), seats: 9 })).toMatchObject({ ok: false, fault: { problem: 'bad-setup' } });
  });

  test('a move that was not legal stops the replay where it stands', () => {
    const good = record();
    const bad = { ...good, words: [...good.words, { do: 'cheat' }], moves: good.moves.with(5, [0, good.words.length]) };
    expect(replay(game, bad)).toMatchObject({ ok: false, differs: 5, rules: 'same' });
  });

  test('a state that is not the recorded one stops the replay where it stands', () => {
    const good = record();
    const bad = { ...good, hashes: `${good.hashes.slice(0, 24)}00000000${good.hashes.slice(32)}` };
    expect(replay(game, bad)).toMatchObject({ ok: false, differs: 3 });
  });
});

describe('playing on from a snapshot', () => {
  test('goes on exactly where it stood, with every viewer’s own numbering', () => {
    const match = played(12);
    const resumed = Match.resume(game, JSON.parse(JSON.stringify(match.snapshot())));
    for (const viewer of [SPECTATOR, 0, 1, 2]) expect(resumed.view(viewer)).toEqual(match.view(viewer));
    for (const it of [match, resumed]) {
      while (it.outcome === null) {
        const [seat = 0] = it.awaited();
        it.act(seat, it.legal(seat)[0] ?? { do: '' });
      }
    }
    expect(resumed.record()).toEqual(match.record());
    expect(replay(game, resumed.record()).ok).toBe(true);
  });

  test('after a change of the rules the game goes on, and its record says from where', () => {
    const match = played(12);
    const next = {
      ...game,
      rulesVersion: game.rulesVersion + 1,
      migrate: (state: LampState) => ({ ...state, lights: state.lights + 1 }),
    };
    const resumed = Match.resume(next, match.snapshot());
    expect(resumed.view(0).view.lights).toBe(match.view(0).view.lights + 1);
    const [seat = 0] = resumed.awaited();
    expect(resumed.act(seat, resumed.legal(seat)[0] ?? { do: '' }).ok).toBe(true);
    expect(resumed.record().continued).toEqual([{ move: 12, rulesVersion: game.rulesVersion + 1 }]);
    expect(replay(next, resumed.record())).toMatchObject({ ok: false, rules: 'other', differs: 13 });
    expect(replay({ ...game, rulesVersion: game.rulesVersion + 1 }, match.record())).toMatchObject({ ok: true, rules: 'other' });
  });

  test('a snapshot of another game is refused', () => {
    expect(() => Match.resume({ ...game, id: 'chess' }, played(3).snapshot())).toThrow(
      "a snapshot of 'lamplighters' cannot go on as 'chess'",
    );
  });
});
