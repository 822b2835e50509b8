// Everything that is said in kept games: the log, and at some positions the question, the answers, the reasons, what is coming, the position in words and the tooltips.
import { type Box, Runner, reasonWords, replay, SPECTATOR, toldLines, type Viewer, viewOf, type Words } from '@kaya/engine';
import type { Role } from '@kaya/engine/laws';
import { keptRecords } from './kept.ts';

export interface Spoken {
  readonly role: Role;
  readonly words: Words;
}

/** Positions are looked at one in so many. */
const LOOKED_AT = 11;

/** What is said in one kept game of each number of seats, each sentence once. */
export function spokenInKeptGames({ game, voice }: Box): Spoken[] {
  const spoken = new Map<string, Spoken>();
  const add = (role: Role, words: Words) => {
    const id = `${role} ${JSON.stringify(words)}`;
    if (!spoken.has(id)) spoken.set(id, { role, words });
  };
  for (const record of keptGames(game.id)) {
    const result = replay(game, record, (state, move, events) => {
      const viewer: Viewer = (move % (record.seats + 1)) + SPECTATOR;
      for (const { words } of toldLines(voice, events, viewer)) add('line', words);
      if (move % LOOKED_AT > 0 || state.outcome !== null) return;
      const runner = new Runner(game, state);
      const step = runner.decision;
      const [seat = 0] = runner.awaited();
      if (step === null) return;
      for (const reader of [seat, SPECTATOR]) add('prompt', voice.prompt(viewOf(game, state, reader), step, reader));
      const view = viewOf(game, state, seat);
      const places = new Set<string>();
      for (const { action, reasons } of runner.candidates(seat)) {
        add('button', voice.action(action, view, seat));
        for (const place of game.places.action(action)) places.add(place);
        for (const reason of reasons) {
          add('reason', reasonWords(voice, reason));
          if (reason.about !== undefined) add('button', voice.action(reason.about, view, seat));
        }
      }
      for (const words of voice.describe(view, seat)) add('text', words);
      for (const { words } of voice.forecast?.(view, seat) ?? []) add('text', words);
      for (const place of places) for (const words of voice.about?.(place, view, seat) ?? []) add('text', words);
    });
    if (!result.ok) throw new Error(`a kept game of ${game.id} does not replay`);
  }
  return [...spoken.values()];
}

/** The first kept game of each number of seats. */
function keptGames(id: string) {
  const seats = new Set<number>();
  return keptRecords(id).filter((record) => !seats.has(record.seats) && seats.add(record.seats));
}
