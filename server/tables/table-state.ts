import { type Box, type Kinds, type Match, type News, SPECTATOR, type Viewer } from '@kaya/engine';
import type { Level, Proposal, Table, Turn } from '@kaya/wire';
import type { Static } from 'typebox';
import type { GamesOf } from '../live/experience.ts';
import type { ListedTable } from '../storage/lists.ts';
import type { SeatRow, Seen, TableRow } from '../storage/schema.ts';
import { type Entry, ledgerOf } from './entries.ts';
import { LastRead } from './last-read.ts';
import { newsSince } from './news.ts';
import type { SavedGame } from './saved-game.ts';
import { clockOf, paceOf, timeOf } from './table-time.ts';
import { leftOf, runsOut, type Span, spansFor, type TableTime } from './time.ts';

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
  /** How many steps are stored since the whole game; null where none can follow. */
  readonly steps: number | null;
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
  readonly #proposals = new LastRead<readonly KeptProposal[]>();
  readonly #sentAway = new LastRead<readonly string[]>();
  readonly #seen = new LastRead<readonly Seen[]>();
  readonly #options = new LastRead<Table['options']>();

  constructor(box: Box, { row, seats }: ListedTable) {
    this.box = box;
    this.row = row;
    this.seats = seats;
  }

  get id(): string {
    return this.row.id;
  }

  get options(): Table['options'] {
    return this.#options.of(this.row.options);
  }

  get proposals(): readonly KeptProposal[] {
    return this.#proposals.of(this.row.proposals);
  }

  get sentAway(): readonly string[] {
    return this.#sentAway.of(this.row.sent_away);
  }

  wasSentAway(person: string | null): boolean {
    return person !== null && this.sentAway.includes(person);
  }

  /** Is this person told which game this one left? */
  isLedBack(person: string | null): boolean {
    return person !== null && branchOf(this.row)?.known.includes(person) === true;
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
    return this.seatOf(person) !== SPECTATOR || this.row.status === 'open' || this.row.spectators === 1 || this.#isBestScore;
  }

  /** Whoever plays alone for the list of best scores has agreed that others see how. */
  get #isBestScore(): boolean {
    return this.row.status === 'over' && this.row.rated > 0 && this.seats.length === 1;
  }

  /** May this person know of the table: to follow it, or to take a seat that somebody left? */
  mayKnow(person: string | null): boolean {
    return this.mayWatch(person) || this.freeSeats().length > 0;
  }

  /** Seats that anybody may take: open ones before the start that are kept for nobody, afterwards those whose person left for good. */
  freeSeats(): readonly SeatRow[] {
    const { status } = this.row;
    if (status === 'open') return this.seats.filter((seat) => seat.kind === 'open' && seat.kept === null);
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

  /** Has everybody agreed that the game is rated? Bots agree to nothing, and programs are not asked. */
  isAgreed(isProgram: (person: string) => boolean): boolean {
    const agrees = ({ person, rated_by }: SeatRow) => person !== null && rated_by === person && !isProgram(person);
    return isRatable(this.row) && this.seats.every(agrees);
  }

  /** Pauses, days off and whose time ran out. */
  get time(): TableTime {
    return timeOf(this.row, this.seats.length);
  }

  /** What a viewer knows of whose turn it is. */
  seenBy(viewer: Viewer): Seen {
    return this.#seen.of(this.row.seen)[viewer - SPECTATOR] ?? { awaited: [], at: this.row.changed_at };
  }
}

/** Can the game be rated? Where one goes on from a moment of another, everybody knows what comes. */
export function isRatable({ branch }: Pick<TableRow, 'branch'>): boolean {
  return branch === null;
}

/** What is known beside the table itself. */
export interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly isOnline: (person: string) => boolean;
  readonly isProgram: (person: string) => boolean;
  readonly outages: readonly Span[];
  /** How much somebody has played. */
  readonly games: GamesOf;
}

/** Of a table, what all see alike who may know of it; `you` of no seat. */
export type Common = Omit<Table, 'mayTalk' | 'sentAway' | 'host' | 'branch' | keyof Turn>;

/** What is a person's own of it. */
export type Own = Pick<Table, 'mayTalk' | 'sentAway' | 'host' | 'branch'> & { readonly seat: Viewer };

/**
 * The table as one person may know it. Nothing in it changes because of something this person is not told: whose turn it is
 * and when something last happened come from that person's own view.
 */
export function describe(state: TableState, person: string | null, known: Known): Table {
  return together(common(state, known), ownOf(state, person), turnOf(state, state.seatOf(person), known.outages));
}

export function together({ seats, ...table }: Common, { seat: own, ...personal }: Own, turn: Turn): Table {
  return { ...table, seats: seats.map((it, seat) => (seat === own ? { ...it, you: true } : it)), ...personal, ...turn };
}

export function common(state: TableState, { names, isOnline, isProgram, games }: Known): Common {
  const { row, seats } = state;
  return {
    id: row.id,
    game: row.game,
    options: state.options,
    status: row.status,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.person === null ? '' : (names.get(seat.person) ?? ''),
      level: seat.kind === 'bot' || seat.stand_in === 1 ? (seat.level ?? 'medium') : null,
      you: false,
      online: seat.person !== null && isOnline(seat.person),
      standIn: seat.stand_in === 1,
      asked: seat.asked === 1,
      kept: seat.kept !== null,
      program: seat.person !== null && isProgram(seat.person),
      rates: row.status === 'open' && seat.person !== null && seat.rated_by === seat.person,
      experience: seat.person === null || row.status !== 'open' ? null : games(seat.person, row.game),
    })),
    visibility: row.visibility,
    pace: paceOf(row),
    spectators: row.spectators === 1,
    talk: row.talk,
    language: row.language,
    asks: row.asks,
    found: row.found === 1,
    rated: row.status === 'open' ? state.isAgreed(isProgram) : row.rated > 0,
    ratable: isRatable(row),
    createdAt: row.created_at,
    next: row.next_table,
  };
}

export function ownOf(state: TableState, person: string | null): Own {
  return {
    seat: state.seatOf(person),
    mayTalk: state.mayTalk(person),
    sentAway: state.wasSentAway(person),
    host: person !== null && state.row.host === person,
    branch: branchSeen(state, person),
  };
}

/** Whose turn it is and what clocks have left, as this viewer knows it. */
export function turnOf(state: TableState, viewer: Viewer, outages: readonly Span[]): Turn {
  const { row, seats } = state;
  const seen = state.seenBy(viewer);
  const awaited = row.status === 'playing' ? [...seen.awaited] : [];
  const time = timeSeen(state, seen, outages);
  return { awaited, deadline: time === null ? null : deadlineSeen(seats, awaited, time), time, changedAt: seen.at };
}

/** Whoever did not play the other game is not led to it: its address may be a secret. */
function branchSeen(state: TableState, person: string | null): Table['branch'] {
  const branch = branchOf(state.row);
  return branch === null ? null : { table: state.isLedBack(person) ? branch.of : null, move: branch.move };
}

/** Everybody's time, as the viewer knows it; null without a clock. */
function timeSeen({ row, seats, time }: TableState, seen: Seen, outages: readonly Span[]): Table['time'] {
  const clock = clockOf(row);
  if (clock === null) return null;
  const ledger = row.version === 0 ? null : ledgerOf(clock, seats, seen);
  return {
    seats: seats.map(({ seat }) => {
      const spans = spansFor(time, seat, outages);
      return {
        left: ledger === null ? 1000 * clock.bank : leftOf(ledger, seat, ledger.at, spans),
        until: ledger === null || row.status !== 'playing' ? null : runsOut(ledger, seat, spans),
        daysOff: clock.daysOff - (time.taken[seat] ?? 0),
        offUntil: time.off[seat]?.at(-1)?.until ?? null,
      };
    }),
    pausedUntil: time.pauses.at(-1)?.until ?? null,
    ranOut: [...time.ranOut],
  };
}

/** When the time of the first of those is up whom the viewer sees awaited. */
function deadlineSeen(seats: readonly SeatRow[], awaited: readonly number[], time: NonNullable<Table['time']>): number | null {
  const moments = awaited
    .filter((seat) => seats[seat]?.person !== null && seats[seat]?.stand_in === 0)
    .flatMap((seat) => time.seats[seat]?.until ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
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
