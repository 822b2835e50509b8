// Reasons put to the test: at kept positions both moves of an explanation are played on many times, and what it named is compared with what came.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Ahead, bots, distance, type End, type Explanation, explain, type Span } from '@kaya/bots';
import { type Action, type Game, same, seeded, shuffle, viewOf } from '@kaya/engine';
import { homeOf, keptRecords } from './kept.ts';
import { type KeptDecision, walk } from './kept-positions.ts';

/** Positions of a game at which a reason was given. */
export const POSITIONS = 50;
/** The games they come from: the last ones, which were played well. */
const GAMES = 10;

/** A position by its record (its place among the kept games) and the moves before it. */
export interface Place {
  readonly record: number;
  readonly move: number;
}

/** What was named at a position, and what it came to when both moves were played on. */
export interface Verdict extends Place {
  readonly action: Action;
  readonly against: Action;
  readonly span: Span;
  /** By name, what the move had over the other one on average. */
  readonly came: Readonly<Record<string, number>>;
}

function verdictsFile(game: string): URL {
  return new URL('test/reasons.json', homeOf(game));
}

export function keptVerdicts(game: string): readonly Verdict[] {
  const file = verdictsFile(game);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export function keepVerdicts(game: string, verdicts: readonly Verdict[]): void {
  writeFileSync(verdictsFile(game), `[\n${verdicts.map((it) => JSON.stringify(it)).join(',\n')}\n]\n`);
}

/** The positions at these places, game by game. */
export function* positionsAt(game: Game, places: readonly Place[]): Generator<Place & KeptDecision> {
  const records = keptRecords(game.id);
  for (const [index, record] of records.entries()) {
    const moves = new Set(places.filter((it) => it.record === index).map(({ move }) => move));
    if (moves.size === 0) continue;
    const found: (Place & KeptDecision)[] = [];
    let move = 0;
    walk(game, record, ({ state }, seat) => {
      if (seat !== null && moves.has(move))
        found.push({ record: index, move, state: game.clone(state), seat, seats: record.seats });
      move++;
    });
    yield* found;
  }
}

/** Decisions of the last kept games, those of all games by turns, each game's in an order of its own. */
export function* decisionsToTry(game: Game): Generator<Place> {
  const records = keptRecords(game.id);
  const byGame = records.slice(-GAMES).map((record, i) => {
    const places: Place[] = [];
    let move = 0;
    walk(game, record, (runner, seat) => {
      if (seat !== null && seat >= 0 && runner.legal(seat).length > 1) places.push({ record: records.length - GAMES + i, move });
      move++;
    });
    shuffle(seeded(`reasons ${i}`), places);
    return places;
  });
  const longest = Math.max(...byGame.map((places) => places.length));
  for (let n = 0; n < longest; n++) for (const places of byGame) if (places[n] !== undefined) yield places[n] as Place;
}

/** What a hint says at a position. */
export function explainedAt(game: Game, { state, seat, seats, record, move }: Place & KeptDecision): Explanation {
  const chair = { view: viewOf(game, state, seat), seat, seats, include: [] };
  const rng = seeded(`reasons ${record} ${move}`);
  return explain(game, chair, bots.medium.choose(game, chair, rng), rng);
}

/** Plays both moves of an explanation on in so many fresh worlds: what each name came to, the first over the second. */
export function playedOn(
  game: Game,
  { state, seat, seats, record, move }: Place & KeptDecision,
  { action, against, span, differences }: Explanation,
  lines: number,
): Verdict {
  const tally = game.brain?.tally;
  if (against === null || tally === undefined) throw new Error('nothing was compared');
  const ahead = new Ahead(game, tally, { view: viewOf(game, state, seat), seat, seats }, seeded(`played on ${record} ${move}`));
  const [one, other] = [ahead.ends(action, 0, lines), ahead.ends(against, 0, lines)];
  const at = ({ counts, soon }: End) => (span === 'now' || span === 'turn' ? soon : counts);
  const came = differences.map(({ name }) => [name, rounded(distance(one, other, (end) => at(end)[name] ?? 0).by)] as const);
  return { record, move, action, against, span, came: Object.fromEntries(came) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Does the verdict speak of the same two moves, as far ahead? */
export function isAbout({ action, against, span }: Verdict, explanation: Explanation): boolean {
  return same(action, explanation.action) && same(against, explanation.against) && span === explanation.span;
}
