// The end of a turn is asked for once, with the last action one chooses in it: never while something is left to do, nor after a button that says it.
import { type Action, type Game, type GameRecord, Runner, type Seat, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { heldBack } from '../table/predict.ts';
import { keptGame } from './kept.ts';

/** So many moves of each game are looked at. */
const MOVES = 1200;

interface Decided {
  readonly seat: Seat;
  readonly decision: string;
  readonly action: Action;
  /** The turn of the seat in which it was decided; null where it had none. */
  readonly turn: number | null;
  readonly asked: boolean;
}

function decided(game: Game, record: GameRecord): Decided[] {
  const { seats, options, seed } = record;
  const runner = Runner.start(game, { seats, options, seed });
  return record.moves.slice(0, MOVES).map(([seat, word]) => {
    const action = record.words[word] ?? { do: '' };
    const view = viewOf(game, runner.state, seat);
    const turn = game.turnOf?.(view, seat) ?? null;
    const asked = seat >= 0 && heldBack(game, view, seat, action) !== null;
    const decision = runner.decision?.do ?? '';
    runner.act(seat, action);
    return { seat, decision, action, turn, asked };
  });
}

for (const { game } of await loadAllGames()) {
  test(`${game.id}: the question comes once a turn, with its last action`, () => {
    const all = decided(game, JSON.parse(keptGame(game.id, 2, 1)));
    const turns = new Map<string, Decided[]>();
    for (const it of all) {
      if (it.turn === null) expect(it.asked).toBe(false);
      else turns.set(`${it.seat} ${it.turn}`, [...(turns.get(`${it.seat} ${it.turn}`) ?? []), it]);
    }
    // The last turns may be cut off by the end of what is looked at.
    const whole = [...turns.values()].slice(0, -2);
    expect(whole.length).toBeGreaterThan(8);
    for (const turn of whole) {
      const early = turn.slice(0, -1).filter(({ asked }) => asked);
      expect(early.map(({ decision, action }) => ({ decision, action }))).toEqual([]);
    }
    const said = (turn: readonly Decided[]) => turn.some(({ action }) => game.saysTheEnd?.includes(action.do) === true);
    expect(whole.filter((turn) => said(turn) && turn.some(({ asked }) => asked)).map((turn) => turn.at(-1))).toEqual([]);
    const unasked = whole.filter((turn) => !said(turn) && turn.at(-1)?.asked !== true).map((turn) => turn.at(-1));
    expect(unasked.map((it) => it?.decision)).toEqual([]);
  });
}
