import { type Action, draftStart, type Seat, same } from '@kaya/engine';
import type { LiveTable } from '../tables/live-table.ts';

export const rest: Action = { do: 'rest' };

/** Plays on until one seat may rest and the other, whose turn comes next, could order to; says which. */
export async function toWhereSomebodyWaits(table: LiveTable): Promise<{ readonly mover: Seat; readonly waiter: Seat }> {
  for (let i = 0; i < 60; i++) {
    const match = (await table.awake())?.match;
    if (match === undefined || match.over) throw new Error('the game is over too soon');
    const [mover = 0] = match.awaited();
    const waiter = 1 - mover;
    const { view } = match.view(waiter);
    const isNext = same(view.agenda.at(-2), { do: 'turn', seat: waiter });
    const mayRest = match.awaited().length === 1 && match.legal(mover).some((it) => same(it, rest));
    if (mayRest && isNext && draftStart(match.game, view, waiter)?.asIf === true) return { mover, waiter };
    const done = await table.inTurn(() => table.act(mover, match.legal(mover).at(-1) as Action, null, null));
    if (!done.ok) throw new Error('a legal action was refused');
  }
  throw new Error('nobody ever waits');
}
