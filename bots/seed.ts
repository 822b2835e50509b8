/** The seed of a bot that decides after so many moves of a game: whoever knows the name of the game can ask the same bot again. */
export function seedAfter(moves: number, game: string): string {
  return `${game} ${moves}`;
}

/**
 * The seed of all advice and of every judgement: in the same worlds, by the same look. What a hint advises is therefore no mistake to
 * whoever judges it afterwards, be it the coach, the analysis, an exercise or the lab.
 */
export const ADVICE_SEED = 'hint';
