import { createRequire } from 'node:module';
import { below, seeded } from '@kaya/engine';
import type { Game } from 'boardgame.io';
import { leastTime } from '../core-time.ts';
import { COLUMNS, EMPTY, emptyBoard, isFull, landing, makesFour } from './board.ts';

const require = createRequire(import.meta.url);
const {
  INVALID_MOVE,
}: typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }}) = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame }: typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }}) =
  require('boardgame.io/internal');

const game: Game<{ cells: number[]; last: number }> = {
  setup: () => ({ cells: emptyBoard(), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column: number) {
      if (isFull(G.cells, column)) return INVALID_MOVE;
      const cell = landing(G.cells, column);
      G.cells[cell] = Number(playerID);
      G.last = cell;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (G.last >= 0 && makesFour(G.cells, G.last)) return { winner: ctx.currentPlayer };
    return G.cells.includes(EMPTY) ? undefined : { draw: true };
  },
};

/** Random games through boardgame.io's own reducer, as its bots play them; moves per second of core time. */
export function movesPerSecond(games: number): number {
  const reducer = CreateGameReducer({ game });
  let moves = 0;
  const took = leastTime(3, () => {
    const rng = seeded('peer');
    moves = 0;
    for (let i = 0; i < games; i++) {
      let state = InitializeGame({ game, numPlayers: 2 });
      while (state.ctx.gameover === undefined) {
        const columns: number[] = [];
        for (let column = 0; column < COLUMNS; column++) if (!isFull(state.G.cells, column)) columns.push(column);
        const args = [columns[below(rng, columns.length)]];
        state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'drop', args, playerID: state.ctx.currentPlayer } });
        moves++;
      }
    }
  });
  return Math.round((1000 * moves) / took);
}
