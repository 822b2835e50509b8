import { bots } from '@kaya/bots';
import { defaults, type Edition, Match, type Paragraph, type Piece, SPECTATOR, type State, seeded } from '@kaya/engine';
import { shelf } from '../shelf/shelf.ts';

/** Moves between two pictures. */
const STRIDE = 9;

/** How many play the little game that a lesson tells. */
export function lessonSeats({ game }: Edition): number {
  return Math.max(game.seats.min, Math.min(game.seats.max, shelf[game.id]?.seats ?? 3));
}

/** As many moments of one little game as there are steps to tell. */
export function pictures(edition: Edition, count: number): State[] {
  const { game } = edition;
  const started = Match.start(game, { seats: lessonSeats(edition), options: defaults(game.options), seed: 'lesson' });
  if (!started.ok) return [];
  const { match } = started;
  const rng = seeded('lesson');
  const views: State[] = [];
  while (views.length < count) {
    views.push(match.view(SPECTATOR).view);
    for (let i = 0; i < STRIDE && !match.over; i++) {
      const [seat] = match.awaited();
      if (seat === undefined) break;
      const { view } = match.view(seat);
      const { action } = bots[game.brain === undefined ? 'random' : 'easy'].choose(game, { view, seat, seats: match.seats }, rng);
      match.act(seat, action);
    }
  }
  return views;
}

/** The places that a step of a lesson lights up: those it names, and those where a piece of a kind it names lies. */
export function placesShown({ shows = [] }: Pick<Paragraph, 'shows'>, scene: readonly Piece[]): ReadonlySet<string> {
  return new Set([...shows, ...scene.filter(({ kind }) => shows.includes(kind)).map(({ place }) => place)]);
}
