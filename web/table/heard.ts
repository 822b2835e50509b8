import type { State } from '@kaya/engine';
import { changed, type ToClient } from '@kaya/wire';
import type { Happened } from './session.ts';

type Told = Pick<Extract<ToClient, { t: 'position' }>, 'position' | 'news' | 'back'>;

/** What a message of the server tells, move by move, with how the table stood at each event as far as that was sent. */
export function heard({ position, news, back = [[]] }: Told, before: State): readonly Happened[] {
  const now = position.view as State;
  // The last event first.
  const views: State[] = [];
  for (const changes of back) views.push(changed(views.at(-1) ?? now, changes) as State);
  let later = news.reduce((sum, { events }) => sum + events.length, 0);
  return news.flatMap(({ version, events }) => {
    later -= events.length;
    const last = later;
    const viewAt = (event: number) => views[last + events.length - 1 - event] ?? null;
    return events.length === 0
      ? []
      : [{ viewer: position.seat, move: version, events, viewAt, view: views[last] ?? now, before }];
  });
}
