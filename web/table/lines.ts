import { type Box, type GameEvent, type Seat, toldLines, type Viewer } from '@kaya/engine';
import type { Speech } from './atTable.ts';
import type { Entry } from './session.ts';

/** A line of the log: a sentence, the places it is about, and the move it belongs to. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly places: readonly string[];
  readonly move: number;
  /** Whose doing it is, where it is somebody's. */
  readonly seat: Seat | null;
}

export function linesOf(box: Box, viewer: Viewer, speech: Pick<Speech, 'say'>, entries: readonly Entry[]): LogLine[] {
  return entries.flatMap(({ number, events }) =>
    toldLines(box.voice, events, viewer).map(({ event, words }, i) => ({
      key: `${number}.${i}`,
      text: speech.say(words),
      places: box.game.places.event(event),
      move: number,
      seat: seatIn(event),
    })),
  );
}

function seatIn(event: GameEvent & { readonly seat?: unknown }): Seat | null {
  const { seat } = event;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}
