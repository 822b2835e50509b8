// The tables of the database. SQLite and PostgreSQL share them: truth values are 0 or 1, moments are epoch milliseconds, data is JSON text.

export interface Schema {
  people: PersonRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  chat: ChatRow;
  settings: { key: string; value: string };
}

export interface PersonRow {
  id: string;
  name: string;
  created_at: number;
}

export type Status = 'open' | 'playing' | 'over' | 'abandoned';

export interface TableRow {
  id: string;
  game: string;
  options: string;
  status: Status;
  visibility: 'public' | 'invited';
  pace: string;
  spectators: number;
  host: string;
  seed: string;
  created_at: number;
  changed_at: number;
  /** Counts what was appended to the log: the compare-and-set of every move. */
  version: number;
  /** Counts changes of the table itself: seats, status, proposals. */
  revision: number;
  /** What the game needs to go on (see `SavedGame`), null before the start. */
  game_state: string | null;
  deadline: number | null;
  proposals: string;
  next_table: string | null;
  claimed_by: string | null;
  claimed_until: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  level: 'random' | 'easy' | 'medium' | 'hard' | null;
  /** 1: a bot plays on for the person. */
  stand_in: number;
}

export interface LogRow {
  table_id: string;
  number: number;
  /** A move; moves taken back; the game goes on under other rules. */
  kind: 'act' | 'back' | 'rules';
  seat: number;
  /** The action as JSON; for `back` how many moves, for `rules` the version. */
  content: string;
  hash: string;
  /** The client's own id of the request, unique within the table. */
  request: string | null;
  at: number;
}

export interface ChatRow {
  table_id: string;
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
