import type { ToldLine, Words } from '@kaya/engine';
import type { Bpc, BpcEvent } from '../types/index.ts';
import { drawnWords, eventWords } from './events.ts';
import { meetingWords } from './world-events.ts';

/** The log of one move: cards drawn together make one line, and so do the meetings of the two pawns of the climate. */
export function moveLines(events: readonly BpcEvent[]): readonly ToldLine<Bpc>[] {
  const lines: ToldLine<Bpc>[] = [];
  for (let from = 0; from < events.length; ) {
    const run = runOf(events, from);
    const event = events[from] as BpcEvent;
    const words = runWords(run) ?? eventWords(event);
    if (words !== null) lines.push({ event, words });
    from += run.length;
  }
  return lines;
}

/** The events from there on that are told together: of one kind and, where it is somebody's doing, of one person. */
function runOf(events: readonly BpcEvent[], from: number): readonly BpcEvent[] {
  const first = events[from] as BpcEvent;
  if (first.kind !== 'drew' && first.kind !== 'meeting') return [first];
  let to = from + 1;
  for (; to < events.length; to++) {
    const next = events[to] as BpcEvent;
    if (next.kind !== first.kind) break;
    if (next.kind === 'drew' && first.kind === 'drew' && next.character !== first.character) break;
  }
  return events.slice(from, to);
}

function runWords(run: readonly BpcEvent[]): Words | null {
  const drawn = run.filter((event) => event.kind === 'drew');
  if (drawn.length > 0) return drawnWords(drawn);
  return meetingWords(run.filter((event) => event.kind === 'meeting'));
}
