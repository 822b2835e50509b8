import { levelsAt } from '@kaya/bots';
import type { Game } from '@kaya/engine';
import type { Who } from './SeatFields.tsx';

/** Who sits where at a table of this size: where there is no master, hard takes its seat until there is one again. The very list where nobody has to give way. */
export function seatedAs(game: Game, wanted: readonly Who[]): readonly Who[] {
  if (!wanted.includes('master') || levelsAt(game, wanted.length).includes('master')) return wanted;
  return wanted.map((who) => (who === 'master' ? 'hard' : who));
}
