import type { Seat, Viewer, Words } from '@kaya/engine';
import { nextSupply, scoreNow, turnsLeft } from '../explain/index.ts';
import type { Co2State } from '../types/index.ts';
import { eventLines, supplyLines } from './about.ts';
import { cep, person } from './names.ts';
import { say } from './say.ts';

/** What is coming if nothing changes, and how things stand. */
export function forecast(view: Co2State, viewer: Viewer): readonly Words[] {
  if (view.outcome !== null) return [];
  const seated = view.players[viewer] !== undefined;
  return [
    ...(seated ? [say('co2.forecast.turns', { turns: turnsLeft(view, viewer) })] : []),
    ...supplyLines(view),
    ...eventLines(view, viewer),
    ...(seated ? ownLines(view, viewer) : []),
    say('co2.forecast.scores', {
      scores: view.players.map((_, seat) =>
        say('co2.describe.level', { seat: person(seat), level: scoreNow(view, seat).points }),
      ),
    }),
  ];
}

/** What the next supply phase brings the viewer, and what it asks of him. */
function ownLines(view: Co2State, viewer: Seat): Words[] {
  const mine = nextSupply(view)?.seats.find(({ seat }) => seat === viewer);
  if (mine === undefined) return [];
  const lines = [say('co2.forecast.income', { income: mine.income })];
  if (mine.ceps > 0) lines.push(say('co2.forecast.ceps', { ceps: cep(mine.ceps) }));
  if (mine.toBuy > 0) lines.push(say('co2.forecast.buy', { ceps: cep(mine.toBuy) }));
  return lines;
}
