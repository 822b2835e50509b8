// A day's table played out, as a device does it.
import { seedAfter, serve } from '@kaya/bots';
import { type Action, type GameRecord, type Kinds, Match } from '@kaya/engine';
import { type Deal, dailyName } from '@kaya/wire';
import { boxOf } from '../games.ts';

/** Whoever decides takes one of what is legal; of a bot what it thought of is given too. */
type Choose = (legal: readonly Action[], moves: number, seat: number, thought: Action | null) => Action | undefined;

/** The person takes the last thing on the list, which ends turns soonest; the bots play as they do. */
const quickly: Choose = (legal, _moves, _seat, thought) => thought ?? legal.at(-1);

/** The whole game, or as much of it as `choose` plays. */
export async function playedOut(deal: Deal, choose: Choose = quickly): Promise<GameRecord> {
  const box = await boxOf(deal.game);
  if (box === null) throw new Error(`there is no game '${deal.game}'`);
  const { bots, options, seed } = deal;
  const started = Match.start<Kinds>(box.game, { seats: 1 + bots.length, options, seed });
  if (!started.ok) throw new Error('the deal is refused');
  const { match } = started;
  const ask = serve(async () => box.game);
  while (!match.over) {
    const [seat = 0] = match.awaited();
    const { moves, seats } = match;
    const level = bots[seat - 1];
    const question = { game: deal.game, seat, seats, seed: seedAfter(moves, dailyName(deal.game, deal.day)), budget: {} };
    const thought = level === undefined ? null : (await ask({ ...question, level, view: match.view(seat).view })).action;
    const action = choose(match.legal(seat), moves, seat, thought);
    if (action === undefined) break;
    match.act(seat, action);
  }
  return match.record();
}
