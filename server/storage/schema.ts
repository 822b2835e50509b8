// The tables of the database. SQLite and PostgreSQL share them: truth values are 0 or 1, moments are epoch milliseconds, data is JSON text.

import type { Deed, Report, Status, Visibility, Word } from '@kaya/wire';
import type { Generated } from 'kysely';
import type { Ledger } from '../tables/time.ts';

export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  /** The game of a table that is not in play is kept as text, or packed once it is over; of one that is, in `steps`. */
  tables: TableRow & { game_state: string | null; game_packed: Uint8Array | null };
  seats: SeatRow;
  /** Who ever had to do with which table: sat there, was sent away, knows the game that it left. */
  traces: { person: string; table_id: string };
  /** The game of a table in play: as it was at a version, and then what every change made of it, by the version it led to. */
  steps: { table_id: string; number: number; content: string };
  log: LogRow;
  /** Entries of the log up to this number, of games that are over. */
  log_packs: { table_id: string; upto: number; content: Uint8Array };
  chat: ChatRow;
  /** Written at moments of games that are over. */
  notes: NoteRow;
  requests: { table_id: string; request: string; at: number };
  presence: { table_id: string; person: string; process: string; until: number };
  /** Every component file of the host's own that was ever used here. */
  component_sets: ComponentSetRow;
  settings: { key: string; value: string };
  groups: GroupRow;
  group_members: { group_id: string; person: string; joined_at: number; feed: Generated<string> };
  group_lines: GroupLineRow;
  group_dates: GroupDateRow;
  /** What people tell of themselves, as JSON (see `KeptProfile`). */
  profiles: { person: string; profile: string };
  /** Programs that people offer, by the names under which they are asked to tables; `games` as JSON. */
  programs: ProgramRow;
  relations: RelationRow;
  friends: FriendRow;
  reports: ReportRow;
  /** Those who see the host's page. */
  hosts: { person: string; at: number };
  bars: BarRow;
  host_log: HostLogRow;
  words: WordRow;
  passkeys: PasskeyRow;
  recovery_codes: { person: string; hash: string; created_at: number };
  /** Questions that passkeys are to answer, of the moment. */
  challenges: { challenge: string; person: string | null; until: number };
  /** How the moments of lessons went, summed over everybody who lets us know. */
  lesson_counts: LessonCountRow;
  daily_tries: DailyTryRow;
  /** How many people chose what at a position of a day's table: nothing tells who. */
  daily_choices: DailyChoiceRow;
  /** How games ended that everybody there had agreed to rate; `number` counts those of a title. */
  rated_games: RatedGameRow;
  rated_seats: RatedSeatRow;
  /** What followed from them: it can be worked out again. */
  rating_changes: RatingChangeRow;
  callings: CallingRow;
  /** Mailboxes that want no mail from here, as keyed hashes. */
  refusals: { mailbox: string; at: number };
  /** How many letters were written where, or wanted by whom, on a day since 1970. */
  letters: { counted: string; day: number; many: number };
  channels: ChannelRow;
  calls: CallRow;
  /** What every process of the last day said of itself last, as JSON, and when; of the moment, too. */
  processes: { id: string; at: number; ended: number; said: string };
  /** Who has a visible page of a table open, through which process; of the moment, like presence. */
  lookers: { table_id: string; person: string; process: string; until: number };
}

/** Somebody does not want to hear another (muted), or to meet them (blocked). */
export interface RelationRow {
  /** Its owner's name for it: the other's id is told to nobody. */
  id: string;
  owner: string;
  other: string;
  muted: number;
  blocked: number;
  at: number;
}

/** Somebody whom its owner has played with and chosen. */
export interface FriendRow {
  /** Its owner's name for it: the other's id is told to nobody. */
  id: string;
  owner: string;
  other: string;
  at: number;
}

/** What somebody reports of another. */
export interface ReportRow {
  id: string;
  /** Null where they are gone. */
  reporter: string | null;
  about: string;
  /** Empty: in a group. */
  table_id: string;
  /** Null: at a table, or in a group from before that was noted. */
  group_id: string | null;
  reason: Report['reason'];
  words: string;
  /** As JSON: what the reported one last said there, `{ text, at }`. */
  lines: string;
  at: number;
  settled_at: number | null;
}

/** Somebody may not do anything here (ban), or not speak (mute), until then. */
export interface BarRow {
  id: string;
  person: string;
  kind: 'ban' | 'mute';
  reason: string;
  at: number;
  until: number;
}

/** What a host did, and why. */
export interface HostLogRow {
  id: string;
  /** Null where they are gone; so with whom it was about. */
  host: string | null;
  what: Deed['do'];
  about: string | null;
  table_id: string | null;
  /** With what the group was called then: it may be gone. */
  group_id: string | null;
  group_name: string | null;
  reason: string;
  until: number | null;
  at: number;
}

/** What was decided about somebody, and why. */
export interface WordRow {
  id: string;
  person: string;
  what: Word['what'];
  /** The game of a table, the name of a group. */
  title: string;
  table_id: string | null;
  reason: string;
  /** Whoever removed somebody from a group; null: a host. */
  author: string | null;
  at: number;
}

/** A key that a device of somebody keeps, of which we know the public half. */
export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  name: string;
  created_at: number;
  used_at: number;
}

/** How a moment of a lesson went: how often it was shown, wrong tries, how often somebody left there, and how long it took. */
export interface LessonCountRow {
  game: string;
  lesson: string;
  moment: string;
  shown: number;
  tries: number;
  gone: number;
  /** Less than so many seconds, and not less than the one before. */
  under_10: number;
  under_30: number;
  under_60: number;
  longer: number;
}

/** Somebody's try of a day's table that counts. */
export interface DailyTryRow {
  game: string;
  /** In UTC, as ISO writes it. */
  day: string;
  person: string;
  at: number;
  won: number;
  score: number;
  /** The whole game, packed. */
  record: Uint8Array;
}

export interface DailyChoiceRow {
  game: string;
  day: string;
  /** The hash of the state. */
  position: string;
  /** As JSON. */
  action: string;
  people: number;
}

export interface RatedGameRow {
  game: string;
  number: number;
  table_id: string;
  /** Against each other; together against the game; alone, for points. */
  kind: 'people' | 'difficulty' | 'alone';
  /** As JSON: number of seats and options, in one order. */
  setup: string;
  /** The quarter in which it ended, as 2026-Q4. */
  season: string;
  at: number;
}

export interface RatedSeatRow {
  table_id: string;
  seat: number;
  /** Whoever agreed; of somebody who has been deleted a name that leads to nobody. */
  player: string;
  place: number;
  won: number;
  /** 1: they did not play to the end. */
  left_early: number;
  score: number;
}

/** A rating before and after a game; the set-up of a game that people play together has one too. */
export interface RatingChangeRow {
  game: string;
  /** Empty: over all seasons. */
  season: string;
  player: string;
  number: number;
  /** How likely a victory was. */
  chance: number;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
}

/** How somebody wants to be called. */
export interface CallingRow {
  person: string;
  /** As JSON (see `Wishes`). */
  wishes: string;
  /** When this person was last called. */
  called_at: number;
  claimed_by: string | null;
  claimed_until: number;
  /** From which neighbourhood they last set up how to be called (see `TableRow.origin`): neighbourhoods take turns. */
  crowd: string;
}

/** A way to reach somebody. */
export interface ChannelRow {
  id: string;
  person: string;
  kind: 'push' | 'webhook' | 'mail';
  /** Where to: of push and webhook a URL, of mail an address. */
  address: string;
  /** As JSON: the keys of a push subscription, the form and the secret of a webhook. */
  details: string;
  /** The session in which it was set up, with which it ends; of a push subscription its device. */
  session: string | null;
  /** Of mail: the mailbox behind the address, as a keyed hash. */
  mailbox: string | null;
  /** How many calls in a row nobody answered there. */
  misses: number;
  /** 1: whoever reads there has agreed. */
  confirmed: number;
  renewed_at: number;
  last_at: number | null;
  /** How the last call went: on its way, taken by the other end, failed. */
  last_result: 'sent' | 'taken' | 'failed' | null;
  last_why: string | null;
}

/** What somebody is called for; one row for each kind at each table, kept so that nobody is called twice for the same. */
export interface CallRow {
  person: string;
  kind: 'turn' | 'reminder' | 'over' | 'invitation' | 'mention' | 'digest';
  table_id: string;
  /** What exactly: the moment at which the seat was asked, the line of talk. */
  wait: string;
  /** When to call; null: there is nothing (more) to do. */
  due_at: number | null;
  tries: number;
  /** As JSON: the channels over which it has begun to go out. */
  begun: string;
  /** 1: to be named in the next daily mail. */
  listed: number;
}

/** People who play together again and again. */
export interface GroupRow {
  id: string;
  name: string;
  /** What a link into the group carries, and the address of its calendar. */
  invitation: string;
  feed: string;
  /** As JSON where the group is told of tables and dates: url, form, secret, and whether the last message arrived. */
  webhook: string | null;
  created_at: number;
  /** When somebody of it last looked at it, to the day. */
  here_at: number;
  /** The number of the last line that was said. */
  last_line: number;
  /** Until then a host lets nobody talk there, and why. */
  muted_until: number | null;
  muted_why: string | null;
}

export interface GroupLineRow {
  group_id: string;
  number: number;
  person: string;
  text: string;
  phrase: string | null;
  at: number;
}

export interface GroupDateRow {
  group_id: string;
  id: string;
  /** Whoever set it; null for one from before that was kept, which has no title. */
  person: string | null;
  at: number;
  minutes: number;
  title: string;
  made_at: number;
}

export interface ComponentSetRow {
  game: string;
  hash: string;
  content: string;
}

export interface ProgramRow {
  person: string;
  name: string;
  games: string;
  offered_at: number;
  /** Until when it waits for invitations. */
  until: number;
}

export interface PersonRow {
  id: string;
  name: string;
  created_at: number;
  /** 1: a cookie from before there were sessions still holds. */
  old_cookie: number;
}

/** Somebody signed in on a device, a program that acts for somebody, or a link that carries a seat to another device. */
export interface SessionRow {
  id: string;
  person: string;
  kind: 'device' | 'program' | 'link';
  /** What its maker calls a program. */
  name: string;
  /** Where a link leads. */
  table_id: string | null;
  /** The session on which a link was made; null for one made with a cookie from before there were sessions. */
  made_by: string | null;
  created_at: number;
  used_at: number;
  until: number;
}

export interface TableRow {
  id: string;
  game: string;
  options: string;
  status: Status;
  visibility: Visibility;
  pace: string;
  spectators: number;
  /** Who may talk: those who sit here, or everybody who may watch. */
  talk: 'seated' | 'everybody';
  host: string;
  /** From which neighbourhood it was opened: a few letters that many addresses share, so that nobody is known by them. */
  origin: string;
  /** As JSON: the people whom the host sent away before the start. */
  sent_away: string;
  seed: string;
  created_at: number;
  changed_at: number;
  /** Counts what was appended to the log: the compare-and-set of every move. */
  version: number;
  /** Counts changes of the table itself: seats, status, proposals. */
  revision: number;
  deadline: number | null;
  /** When to see whether somebody here is to be called; null: not before something happens. */
  call_at: number | null;
  /** As JSON: what is asked of the others, each with the move it would go back to (a secret). */
  proposals: string;
  next_table: string | null;
  /** As JSON, where its game goes on from a moment of another one: which, after how many moves, and who played that one. */
  branch: string | null;
  /** The hash of the components that the game began with; null before the start. */
  components: string | null;
  claimed_by: string | null;
  claimed_until: number;
  /** The seats that the game waits for, as ',0,2,': a secret of the server. */
  awaited: string;
  /** What each viewer knows of the turn, as JSON (see `Seen`): spectators first, then the seats. */
  seen: string;
  /** The language that is spoken here, and whom the table is for; null: any. */
  language: 'en' | 'fr' | 'ru' | null;
  asks: 'new' | 'some' | 'much' | null;
  /** The group whose game it is. */
  group_id: string | null;
  /** 1: laid for people who were looking for a game. */
  found: number;
  /** As JSON what everybody knows of the table's clocks (see `TableTime`); empty: nothing has happened to them. */
  time: string;
  /** 1: everybody agreed that the game is rated; 2: it has been counted. */
  rated: number;
}

/** Whom one viewer sees awaited, and when it was last told anything. */
export interface Seen {
  readonly awaited: readonly number[];
  readonly at: number;
  /** When they were asked what they are asked now, where others have done something since: that gives nobody more time. */
  readonly since?: number;
  /** The same before its own last moves, which it may take back: that gives it no more time. */
  readonly from?: number;
  /** What it knows of everybody's time, where there is a clock. */
  readonly ledger?: Ledger;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  level: 'random' | 'easy' | 'medium' | 'hard' | 'master' | null;
  /** 1: a bot plays on for the person. */
  stand_in: number;
  /** 1: the person was asked to another game and has not come yet. */
  asked: number;
  /** As JSON: the people who sat here once the game ran, and so know its secrets. */
  seen_by: string;
  /** The key of an open seat that is kept for whoever has its link. */
  kept: string | null;
  /** Who agreed here that the game is rated; they stay it once it runs, whoever sits here later. */
  rated_by: string | null;
}

export interface LogRow {
  table_id: string;
  number: number;
  /** A move; moves taken back; a standing answer given or ended; the game goes on under other rules. */
  kind: 'act' | 'back' | 'standing' | 'rules';
  seat: number;
  /** The action as JSON; for `back` how many moves, for `standing` the decision and the answer, for `rules` version and components. */
  content: string;
  hash: string;
  at: number;
}

export interface NoteRow {
  table_id: string;
  number: number;
  /** After so many moves. */
  move: number;
  seat: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface ChatRow {
  table_id: string;
  number: number;
  seat: number;
  /** Who said it; null where that is not known, or they are gone. */
  person: string | null;
  /** Empty, as the text is, of a line that was taken away. */
  name: string;
  text: string;
  /** A phrase instead of a text. */
  phrase: string | null;
  at: number;
}
