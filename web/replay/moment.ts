import { hash, SPECTATOR, type State } from '@kaya/engine';
import { stepSeen } from '../branch/stepSeen.ts';
import type { Past, Session, TableState } from '../table/session.ts';
import { watchedSteps } from './watched.ts';

type Of = Pick<Session, 'game' | 'record'>;

/** A moment as the end of an address. */
export interface Linked {
  readonly search: string;
  /** Does everybody count alike there? While others have secrets each counts only what they were told. */
  readonly exact: boolean;
}

/** The address of a step that is looked at: by its moves where all of them are known, else as this viewer counts them. */
export async function linkTo(
  session: Of,
  { connection, viewer }: Pick<TableState, 'connection' | 'viewer'>,
  at: number,
  view: State,
): Promise<Linked> {
  if (connection === 'local') return { search: `?at=${at}`, exact: true };
  const record = await session.record();
  const watched = record === null ? null : watchedSteps(session.game, record);
  if (watched !== null) return { search: `?at=${at}&watched=${watched[at] ?? 0}`, exact: true };
  if (viewer === SPECTATOR) return { search: `?watched=${at}`, exact: false };
  return { search: `?at=${at}&seen=${hash(view)}`, exact: false };
}

/** The step to which an address leads in the game as this viewer counts it; null where it leads to none. */
export async function stepIn(search: string, session: Of, viewer: TableState['viewer'], past: Past): Promise<number | null> {
  const asked = new URLSearchParams(search);
  const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : null);
  const [at, watched, seen] = [number('at'), number('watched'), asked.get('seen')];
  if (watched !== null) {
    const record = await session.record();
    if (record === null && viewer === SPECTATOR) return watched;
    const found = record === null ? null : watchedSteps(session.game, record);
    if (at === null && found !== null) return Math.max(0, found.indexOf(watched));
  }
  if (at === null || seen === null) return at ?? watched;
  // What was seen there may have to be asked for; elsewhere it is looked for among what is known here.
  const view = await past.viewAt(at);
  return view !== null && hash(view) === seen ? at : stepSeen(past, seen, at);
}
