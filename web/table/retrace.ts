import { begun, checkSetup, type Game, type GameEvent, type GameRecord, hash, hashAfter, type State } from '@kaya/engine';

/**
 * Plays a record again that was found sound when it was made or taken in: what was played is not judged once more, and only
 * the end is compared. False where these rules do not lead there.
 */
export function retrace(game: Game, record: GameRecord, onMove: (state: State, events: readonly GameEvent[]) => void): boolean {
  const checked = checkSetup(game, record.seats, record.options);
  if (record.game !== game.id || record.components !== game.components || !checked.ok) return false;
  try {
    let events: GameEvent[] = [];
    const runner = begun(game, record, checked.options, (event) => void events.push(event));
    onMove(runner.state, events);
    for (const [seat, word] of record.moves) {
      const action = record.words[word];
      if (action === undefined) return false;
      events = [];
      runner.act(seat, action);
      onMove(runner.state, events);
    }
    return hash(runner.state) === hashAfter(record, record.moves.length);
  } catch {
    // Under other rules a move may have lost its place altogether.
    return false;
  }
}
