import { bots } from '@kaya/bots';
import { type Box, defaults, Match, type Paragraph, type Piece, SPECTATOR, type State, seeded } from '@kaya/engine';

/** Moves between two pictures. */
const STRIDE = 9;

/** How many play the little game that a lesson tells. */
export function lessonSeats({ game, shelf }: Box): number {
  return Math.max(game.seats.min, Math.min(game.seats.max, shelf.seats));
}

/** So many moves are waited for the decision that a step speaks of. */
const PATIENCE = 120;

/** A moment of one little game for each step to tell. */
export function pictures(box: Box, steps: readonly Pick<Paragraph, 'at'>[]): State[] {
  const { game } = box;
  const started = Match.start(game, { seats: lessonSeats(box), options: defaults(game.options), seed: 'lesson' });
  if (!started.ok) return [];
  const { match } = started;
  const rng = seeded('lesson');
  const move = () => {
    const [seat] = match.awaited();
    if (seat === undefined) return;
    const { view } = match.view(seat);
    const { action } = bots[game.brain === undefined ? 'random' : 'easy'].choose(game, { view, seat, seats: match.seats }, rng);
    match.act(seat, action);
  };
  const views: State[] = [];
  for (const { at } of steps) {
    for (let i = 0; i < PATIENCE && at !== undefined && match.decision?.do !== at; i++) move();
    views.push(match.view(SPECTATOR).view);
    for (let i = 0; i < STRIDE; i++) move();
  }
  return views;
}

/** The places that a step of a lesson lights up: those it names, and those where a piece of a kind it names lies. */
export function placesShown({ shows = [] }: Pick<Paragraph, 'shows'>, scene: readonly Piece[]): ReadonlySet<string> {
  return new Set([...shows, ...scene.filter(({ kind }) => shows.includes(kind)).map(({ place }) => place)]);
}
