import type { Seat } from '@kaya/engine';
import type { Moment } from '@kaya/wire';
import type { Audience, Follower } from './audience.ts';
import type { Surroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

/** Somebody who leads, through this process or (without a follower) through another. */
interface Lead {
  readonly seat: Seat;
  readonly moment: Moment;
  readonly leader: Follower | null;
  /** When another process last said so. */
  readonly at: number;
}

/** What another process has not said again for so long has ended with it. */
const SILENCE = 15_000;
/** Moments that follow each other fast are told as one. */
const GATHERED = 100;
const NO_MOMENT: Moment = { move: 0, watched: 0 };

/** Who leads the others through a game that is over: known as long as they do, and stored nowhere. */
export class Led {
  readonly #around: Surroundings;
  readonly #table: TableState;
  readonly #audience: Audience;
  #lead: Lead | null = null;
  #soon: NodeJS.Timeout | null = null;

  constructor(around: Surroundings, table: TableState, audience: Audience) {
    this.#around = around;
    this.#table = table;
    this.#audience = audience;
  }

  /** Leads from here to this moment; false where somebody else does. The same person takes it along to another page. */
  lead(leader: Follower, seat: Seat, moment: Moment): boolean {
    if (this.#lead !== null && this.#lead.seat !== seat) return false;
    this.#lead = { seat, moment, leader, at: this.#around.now() };
    this.#tellSoon();
    return true;
  }

  leave(leader: Follower): void {
    if (this.#lead?.leader === leader) this.#end(this.#lead);
  }

  /** Somebody came: they are told, and where nobody is known to lead the other processes are asked. */
  cameTo(): void {
    if (this.#lead !== null) this.#tellSoon();
    else if (this.#table.row.status === 'over') this.#say('who-leads', []);
  }

  /** Tells the other processes who leads through this one. */
  say(): void {
    if (this.#lead === null || this.#lead.leader === null) return;
    const { seat, moment } = this.#lead;
    this.#say('led', [seat, moment.move, moment.watched]);
  }

  /** Another process says who leads through it, or (without a moment) that this seat does no more. */
  heard([seat, move, watched]: readonly number[]): void {
    if (seat === undefined || this.#table.seats[seat] === undefined) return;
    const known = this.#lead;
    if (move === undefined || watched === undefined) {
      if (known?.seat !== seat || known.leader !== null) return;
      this.#lead = null;
    } else {
      // It is said again once this process knows that the game is over.
      if (this.#table.row.status !== 'over') return;
      // Where two began in the same moment, both processes let the same one lead.
      if (known !== null && known.leader !== null && known.seat < seat) return void this.say();
      this.#lead = { seat, moment: { move, watched }, leader: null, at: this.#around.now() };
    }
    this.#tellSoon();
  }

  /** Now and then: who still leads is said again, and what is not said any more ends; so it does where the game goes on. */
  look(): void {
    const known = this.#lead;
    if (known === null) return;
    const silent = known.leader === null && this.#around.now() - known.at > SILENCE;
    if (silent || this.#table.row.status !== 'over') this.#end(known);
    else this.say();
  }

  #end({ seat, leader }: Lead): void {
    this.#lead = null;
    if (leader !== null) this.#say('led', [seat]);
    this.#tellSoon();
  }

  #tellSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      const { seat = null, moment = NO_MOMENT, leader = null } = this.#lead ?? {};
      this.#audience.sendLed(seat, moment, leader);
      this.say();
    }, GATHERED).unref();
  }

  #say(what: 'led' | 'who-leads', more: readonly number[]): void {
    this.#around.store.telling
      .tell([{ what, about: this.#table.id, more }])
      .catch((error) => this.#around.failed(error, 'could not tell who leads'));
  }
}
