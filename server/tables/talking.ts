import { type Code, LONGEST_LINE, type Phrase } from '@kaya/wire';
import type { Mentions } from '../calling/mentions.ts';
import type { Limits, Requester } from '../live/limits.ts';
import type { People, Person } from '../people.ts';
import type { Bars } from '../storage/bars.ts';
import type { Talk } from '../storage/talk.ts';
import { visible } from '../visible.ts';
import type { LiveTable } from './live-table.ts';
import { DONE, type Done, refused } from './surroundings.ts';

/** The name under which a request is remembered: nobody's request can be mistaken for another's. */
export function requestOf(person: Person, id: string): string;
export function requestOf(person: Person, id: string | undefined): string | null;
export function requestOf(person: Person, id: string | undefined): string | null {
  return id === undefined ? null : `${person.id} ${id}`;
}

/** Talk at the tables, as plain text. */
export class Speaking {
  readonly #talk: Talk;
  readonly #bars: Bars;
  readonly #limits: Limits;
  readonly #mentions: Mentions;
  readonly #people: People;
  readonly #now: () => number;

  constructor(talk: Talk, bars: Bars, mentions: Mentions, people: People, limits: Limits, now: () => number) {
    this.#people = people;
    this.#mentions = mentions;
    this.#talk = talk;
    this.#bars = bars;
    this.#limits = limits;
    this.#now = now;
  }

  /** Something of one's own words, or a phrase that everybody reads in their language. */
  async say(
    table: LiveTable,
    person: Person,
    what: { readonly text: string } | { readonly phrase: Phrase },
    request: string | null,
    requester: Requester,
  ): Promise<Done> {
    const phrase = 'phrase' in what ? what.phrase : null;
    const said = 'text' in what ? visible(what.text, LONGEST_LINE) : what.phrase;
    if (said === '') return refused('unreadable');
    if (!table.state.mayWatch(person.id)) return refused('no-such-table');
    // What was said already, and is asked for again because its answer was lost, is not refused afterwards.
    const refuse = (code: Code) => table.unlessDone(request, refused(code));
    if (!table.state.mayTalk(person.id)) return refuse('not-allowed');
    if (!this.#limits.allow('chat', requester)) return refuse('too-fast');
    if (await this.#bars.has(person.id, 'mute', this.#now())) return refuse('barred');
    const { id } = table.state;
    const seat = table.state.seatOf(person.id);
    const at = this.#now();
    // Whoever has another name since their socket was opened talks under it.
    const name = (await this.#people.names([person.id])).get(person.id) || person.name;
    const stored = await this.#talk.say({ table_id: id, seat, person: person.id, name, text: said, phrase, at }, request);
    if (stored === 'nobody') return refused('not-allowed');
    await table.audience.sendChat();
    if (stored === 'stored' && phrase === null) await this.#mentions.said(table.state, { ...person, name }, said, at);
    return DONE;
  }
}
