import type { GameRecord, Reason } from '@kaya/engine';
import type {
  Find,
  HistoryOf,
  KeptSeat,
  Me,
  NewSeatLink,
  NewTable,
  Note,
  ProgramOffer,
  Session,
  SignOut,
  Table,
} from '@kaya/wire';
import { Value } from '../app/value.ts';
import { noteBarred } from './barred.ts';
import { AWAY } from './problemKey.ts';

/** The server said no, or did not answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly Reason[];

  constructor(status: number, code: string, reasons: readonly Reason[]) {
    super(code);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** Can the server be reached? Null until it was tried. */
export const reachable = new Value<boolean | null>(null);

const PATIENCE = 8000;

export async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    reachable.set(false);
    throw new ApiError(0, AWAY, []);
  }
  const json = response.headers.get('content-type')?.includes('json') === true;
  if (!response.ok) {
    const problem = json ? ((await response.json()) as { code?: string; reasons?: Reason[] }) : {};
    noteBarred(problem.code);
    if (response.status >= 500 && problem.code === undefined) reachable.set(false);
    throw new ApiError(response.status, problem.code ?? AWAY, problem.reasons ?? []);
  }
  // A page instead of data: there is a site here, but no server behind it.
  if (response.status !== 204 && !json) {
    reachable.set(false);
    throw new ApiError(0, AWAY, []);
  }
  reachable.set(true);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** What the site asks of the server. */
export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  beGuest: (name: string) => call<Me>('POST', '/api/guest', { name }),
  /** A hundred a page. */
  openTables: (page = 0) => call<Table[]>('GET', `/api/tables?page=${page}`),
  /** A hundred a page, those that are over last. */
  myTables: (page = 0) => call<Table[]>('GET', `/api/my/tables?page=${page}`),
  table: (id: string) => call<Table>('GET', `/api/tables/${id}`),
  openTable: (table: NewTable) => call<Table>('POST', '/api/tables', table),
  join: (id: string, seat: number | null, key?: string) => call<void>('POST', `/api/tables/${id}/join`, { seat, key }),
  /** Keeps an open seat for whoever gets its link, or lets it go. */
  keepSeat: (id: string, seat: number, kept: boolean) => call<KeptSeat>('POST', `/api/tables/${id}/keep-seat`, { seat, kept }),
  /** The programs of others that wait for an invitation. */
  programs: () => call<ProgramOffer[]>('GET', '/api/programs'),
  askProgram: (id: string, seat: number, program: string) =>
    call<void>('POST', `/api/tables/${id}/ask-program`, { seat, program }),
  /** Sits down with people who want to play the same. */
  find: (wish: Find) => call<Table>('POST', '/api/find', wish),
  leave: (id: string) => call<void>('POST', `/api/tables/${id}/leave`),
  start: (id: string) => call<void>('POST', `/api/tables/${id}/start`),
  setSeat: (id: string, seat: number, level: string | null) => call<void>('POST', `/api/tables/${id}/seat`, { seat, level }),
  sendAway: (id: string, seat: number, reason: string) =>
    call<void>('POST', `/api/tables/${id}/send-away`, { seat, ...(reason === '' ? {} : { reason }) }),
  standIn: (id: string, level: string | null) => call<void>('POST', `/api/tables/${id}/stand-in`, { level }),
  /** Lets a bot play for somebody who is away and keeps everybody waiting. */
  replaceAbsent: (id: string, seat: number) => call<void>('POST', `/api/tables/${id}/absent`, { seat }),
  /** Takes a day off, or comes back from it. */
  setDayOff: (id: string, off: boolean) => call<void>('POST', `/api/tables/${id}/day-off`, { off }),
  /** Ends a pause. */
  goOn: (id: string) => call<void>('POST', `/api/tables/${id}/go-on`),
  rematch: (id: string) => call<Table>('POST', `/api/tables/${id}/rematch`),
  /** A new table that goes on from a moment of a game that is over. */
  branch: (id: string, move: number) => call<Table>('POST', `/api/tables/${id}/branch`, { move }),
  seatLink: (id: string) => call<NewSeatLink>('POST', `/api/tables/${id}/seat-link`),
  withdrawSeatLink: (id: string) => call<void>('DELETE', `/api/tables/${id}/seat-link`),
  takeSeat: (token: string) => call<Me>('POST', '/api/seat-link', { token }),
  /** The devices and programs that are signed in as this person. */
  sessions: () => call<Session[]>('GET', '/api/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/api/sessions/${id}`),
  signOut: (where: SignOut['where']) => call<void>('POST', '/api/sign-out', { where }),
  /** What this seat was told, step by step; with `at` the view after that step. */
  history: (id: string, at: number | null) =>
    call<HistoryOf>('GET', `/api/tables/${id}/history${at === null || at < 0 ? '' : `?at=${at}`}`),
  /** Notes of a game that is over, for those who played. */
  notes: (id: string) => call<Note[]>('GET', `/api/tables/${id}/notes`),
  writeNote: (id: string, note: { readonly id: string; readonly move: number; readonly text: string }) =>
    call<void>('POST', `/api/tables/${id}/notes`, note),
  removeNote: (id: string, number: number) => call<void>('DELETE', `/api/tables/${id}/notes/${number}`),
  record: (id: string) => call<GameRecord>('GET', `/api/tables/${id}/record`),
};
