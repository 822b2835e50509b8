/** The seed of a bot that decides after so many moves of a game: whoever knows the name of the game can ask the same bot again. */
export function seedAfter(moves: number, game: string): string {
  return `${game} ${moves}`;
}
