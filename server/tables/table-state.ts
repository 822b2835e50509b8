import { type Box, type Kinds, type Match, type News, SPECTATOR, type Viewer } from '@kaya/engine';
import type { Level, Pace, Proposal, Table } from '@kaya/wire';
import type { Static } from 'typebox';
import type { ListedTable } from '../storage/lists.ts';
import type { SeatRow, Seen, TableRow } from '../storage/schema.ts';
import { askedAt, type Entry } from './entries.ts';
import { newsSince } from './news.ts';
import type { SavedGame } from './saved-game.ts';

/** A seat that a bot plays, for good or for somebody. */
export interface BotSeat {
  readonly seat: number;
  readonly level: Static<typeof Level>;
}

/** A game in memory. */
export interface Awake {
  readonly match: Match<Kinds>;
  /** As it was last stored. */
  readonly saved: SavedGame;
  /** How many moves the game had when this process took it up. */
  readonly movesBefore: number;
  /** To be written before the next move: the game goes on under other rules than it was stored with. */
  readonly rules: Entry | null;
}

/** A proposal as it is kept: with the move that a rewind goes back to, which is a secret, and until when it holds (old ones do not say). */
export type KeptProposal = Proposal & { readonly target: number | null; readonly until?: number };

/** Where a table's game left another one, as its row keeps it; `known` are the people who played that one. */
export interface BranchOf {
  readonly of: string;
  readonly move: number;
  readonly known: readonly string[];
}

export function branchOf({ branch }: Pick<TableRow, 'branch'>): BranchOf | null {
  return branch === null ? null : JSON.parse(branch);
}

/** A table as this process knows it: the stored row and seats, and the game while it is awake. */
export class TableState {
  readonly box: Box;
  row: TableRow;
  seats: readonly SeatRow[];
  game: Awake | null = null;
  /** Who is here through other processes. */
  elsewhere: ReadonlySet<string> = new Set();

  constructor(box: Box, { row, seats }: ListedTable) {
    this.box = box;
    this.row = row;
    this.seats = seats;
  }

  get id(): string {
    return this.row.id;
  }

  get proposals(): readonly KeptProposal[] {
    return JSON.parse(this.row.proposals);
  }

  get sentAway(): readonly string[] {
    return JSON.parse(this.row.sent_away);
  }

  wasSentAway(person: string | null): boolean {
    return person !== null && this.sentAway.includes(person);
  }

  /** May this person say something here? Whoever sits here always may. */
  mayTalk(person: string | null): boolean {
    if (this.seatOf(person) !== SPECTATOR) return true;
    return person !== null && this.row.talk === 'everybody' && this.mayWatch(person) && !this.wasSentAway(person);
  }

  /** The seat of a person; SPECTATOR for everybody else. */
  seatOf(person: string | null): Viewer {
    return this.seats.find((seat) => seat.person !== null && seat.person === person)?.seat ?? SPECTATOR;
  }

  /** May this person follow the game? Before the start everybody with the link may look on. */
  mayWatch(person: string | null): boolean {
    return this.seatOf(person) !== SPECTATOR || this.row.status === 'open' || this.row.spectators === 1;
  }

  /** May this person know of the table: to follow it, or to take a seat that somebody left? */
  mayKnow(person: string | null): boolean {
    return this.mayWatch(person) || this.freeSeats().length > 0;
  }

  /** Seats that anybody may take: open ones before the start, afterwards those whose person left for good. */
  freeSeats(): readonly SeatRow[] {
    const { status } = this.row;
    if (status === 'open') return this.seats.filter((seat) => seat.kind === 'open');
    return status === 'playing' ? this.seats.filter((seat) => seat.kind === 'person' && seat.person === null) : [];
  }

  /** May this person sit on the seat? Whoever has seen a seat's secrets sits there again or watches only. */
  maySit(person: string, seat: number): boolean {
    return this.seats.every((it) => it.seat === seat || !hasSeen(it, person));
  }

  /** Does anybody sit here, or did until a bot took over? */
  get hasPeople(): boolean {
    return this.seats.some((seat) => seat.person !== null);
  }

  /** The seats that bots must move now. */
  awaitedBots(): readonly BotSeat[] {
    if (this.row.status !== 'playing') return [];
    return this.seats
      .filter((seat) => this.row.awaited.includes(`,${seat.seat},`) && (seat.kind === 'bot' || seat.stand_in === 1))
      .map((seat) => ({ seat: seat.seat, level: seat.level ?? 'medium' }));
  }

  /** Everything the viewer was told after this version; null where that is not known any more: the whole position must do. */
  newsSince(viewer: Viewer, seen: number): readonly News<Kinds>[] | null {
    const { match, saved } = this.game ?? {};
    if (match === undefined || saved === undefined) return null;
    return newsSince(saved.news, viewer, seen, match.view(viewer).version);
  }

  /** What a viewer knows of whose turn it is. */
  seenBy(viewer: Viewer): Seen {
    const seen: readonly Seen[] = JSON.parse(this.row.seen);
    return seen[viewer - SPECTATOR] ?? { awaited: [], at: this.row.changed_at };
  }
}

/**
 * The table as one person may know it. Nothing in it changes because of something this person is not told: whose turn it is
 * and when something last happened come from that person's own view.
 */
export function describe(
  state: TableState,
  person: string | null,
  names: ReadonlyMap<string, string>,
  isOnline: (person: string) => boolean,
  now: number,
): Table {
  const { row, seats } = state;
  const seen = state.seenBy(state.seatOf(person));
  const awaited = row.status === 'playing' ? [...seen.awaited] : [];
  const pace: Pace = JSON.parse(row.pace);
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options),
    status: row.status,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.person === null ? '' : (names.get(seat.person) ?? ''),
      level: seat.kind === 'bot' || seat.stand_in === 1 ? (seat.level ?? 'medium') : null,
      you: seat.person !== null && seat.person === person,
      online: seat.person !== null && isOnline(seat.person),
      standIn: seat.stand_in === 1,
      asked: seat.asked === 1,
    })),
    visibility: row.visibility,
    pace,
    spectators: row.spectators === 1,
    talk: row.talk,
    mayTalk: state.mayTalk(person),
    sentAway: state.wasSentAway(person),
    host: person !== null && row.host === person,
    awaited,
    deadline: deadlineSeen(seats, pace, awaited, askedAt(seen), now),
    createdAt: row.created_at,
    changedAt: seen.at,
    next: row.next_table,
    branch: branchSeen(branchOf(row), person),
  };
}

/** Whoever did not play the other game is not led to it: its address may be a secret. */
function branchSeen(branch: BranchOf | null, person: string | null): Table['branch'] {
  if (branch === null) return null;
  return { table: person !== null && branch.known.includes(person) ? branch.of : null, move: branch.move };
}

/** When the time of those whom the viewer sees awaited is up, for all it knows; null where there is no clock, or it has run out. */
function deadlineSeen(seats: readonly SeatRow[], pace: Pace, awaited: readonly number[], at: number, now: number): number | null {
  if (pace.kind !== 'correspondence') return null;
  const people = awaited.some((seat) => seats[seat]?.person !== null && seats[seat]?.stand_in === 0);
  const until = at + pace.hoursPerMove * 3_600_000;
  return people && until > now ? until : null;
}

function hasSeen(seat: SeatRow, person: string): boolean {
  const seen: readonly string[] = JSON.parse(seat.seen_by);
  return seen.includes(person);
}

/** So many people may come to know a seat's secrets; nobody of them can be forgotten. */
const MOST_SITTERS = 100;

/** May the person be one of those who know the seat's secrets? */
export function mayLearn(seat: SeatRow, person: string): boolean {
  return hasSeen(seat, person) || JSON.parse(seat.seen_by).length < MOST_SITTERS;
}

/** The seat as its person leaves it: they know its secrets from now on. */
export function leftBy(seat: SeatRow, person: string): SeatRow {
  return hasSeen(seat, person) ? seat : { ...seat, seen_by: JSON.stringify([...JSON.parse(seat.seen_by), person]) };
}
