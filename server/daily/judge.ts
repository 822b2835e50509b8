import { seedAfter, serve } from '@kaya/bots';
import {
  type Action,
  at,
  type Game,
  type GameRecord,
  hashAfter,
  type Kinds,
  parseRecord,
  type Replay,
  Runner,
  replay,
  type Seat,
  type State,
  same,
  toRecord,
  viewOf,
} from '@kaya/engine';
import { type Code, type Deal, dailyName } from '@kaya/wire';

/** The first seat is the person's. */
const PERSON = 0;
/** So many of one's first decisions are compared with those of others. */
const COMPARED = 40;

/** A try as it counts, or why it does not. */
export type Judged =
  | {
      readonly ok: true;
      readonly won: boolean;
      readonly score: number;
      readonly record: GameRecord;
      readonly chosen: readonly { readonly position: string; readonly action: string }[];
    }
  | { readonly ok: false; readonly code: Code; readonly message: string };

function refused(code: Code, message: string): Judged {
  return { ok: false, code, message };
}

/** Plays a try of a day's table again: the person's moves must be legal, the bots' those that the bots make, the end an end. */
export async function judge(game: Game, deal: Deal, source: unknown): Promise<Judged> {
  const parsed = parseRecord(source);
  if (!parsed.ok) return refused('unreadable', `${parsed.fault.place}: ${parsed.fault.detail}`);
  const { record } = parsed;
  const foreign = foreignTo(game, deal, record);
  if (foreign !== null) return foreign;
  const played: Action[] = [];
  const ofBots: { readonly seat: Seat; readonly view: State; readonly moves: number }[] = [];
  const replayed = replay(game, record, (state, moves) => {
    const next = record.moves[moves];
    if (next === undefined) return;
    const [seat, word] = next;
    const action = at(record.words, word);
    // As the rules write it: whoever sends the same move in another spelling has chosen nothing else.
    played.push(new Runner(game, state).legal(seat).find((it) => same(it, action)) ?? action);
    if (seat !== PERSON) ofBots.push({ seat, view: viewOf(game, state, seat), moves });
  });
  if (!replayed.ok) return refused('not-legal', told(replayed));
  const { outcome } = replayed.state;
  if (outcome === null) return refused('not-playing', 'The game is not over; finish it first.');
  const ask = serve(async () => game);
  for (const { seat, view, moves } of ofBots) {
    const level = deal.bots[seat - 1] ?? 'medium';
    const seed = seedAfter(moves, dailyName(deal.game, deal.day));
    const answer = await ask({ game: game.id, level, view, seat, seats: record.seats, seed, budget: {} });
    if (!same(answer.action, at(played, moves)))
      return refused('not-legal', `Move ${moves + 1}: the bot of this table plays otherwise.`);
  }
  const counted = rewritten(deal, record, played);
  const [won, score] = [outcome.winners.includes(PERSON), outcome.scores[PERSON] ?? 0];
  return { ok: true, won, score, record: counted, chosen: chosenIn(counted) };
}

/** What is wrong with a record that is not one of this deal; null where it is. */
function foreignTo(game: Game, deal: Deal, record: GameRecord): Judged | null {
  if (record.game !== game.id) return refused('not-legal', `This is a game of '${record.game}', not of '${game.id}'.`);
  if (record.components !== game.components)
    return refused('other-components', `It was played with components ${record.components}; here are ${game.components}.`);
  if (record.rulesVersion !== game.rulesVersion || record.continued.length > 0)
    return refused('other-version', 'It was played under other rules; load the page anew.');
  const isDealt =
    record.start === undefined &&
    record.seed === deal.seed &&
    record.seats === 1 + deal.bots.length &&
    same(record.options, deal.options) &&
    record.moves.every(([seat]) => seat >= 0);
  return isDealt ? null : refused('not-legal', `This is not what was dealt on ${deal.day}.`);
}

function told(replayed: Exclude<Replay<Kinds>, { readonly ok: true }>): string {
  if ('fault' in replayed) return `${replayed.fault.place}: ${replayed.fault.detail}`;
  return `After ${replayed.differs} moves: ${replayed.detail}.`;
}

/** The same game in our own words, and without those that nobody played. */
function rewritten({ game, seed, options }: Deal, record: GameRecord, played: readonly Action[]): GameRecord {
  return toRecord(game, {
    setup: { seats: record.seats, options, seed },
    rulesVersion: record.rulesVersion,
    components: record.components,
    moves: record.moves.map(([seat], i) => ({ seat, action: at(played, i), hash: hashAfter(record, i + 1) })),
    startHash: hashAfter(record, 0),
    continued: [],
  });
}

/** What the person chose, by position; where somebody came back to one, what was chosen last. */
export function chosenIn(record: GameRecord): Extract<Judged, { ok: true }>['chosen'] {
  const own = record.moves.flatMap(([seat, word], i) =>
    seat === PERSON ? [[hashAfter(record, i), JSON.stringify(at(record.words, word))] as const] : [],
  );
  return [...new Map(own.slice(0, COMPARED))].map(([position, action]) => ({ position, action }));
}
