import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from './storage/store.ts';

/** Nothing but a name is known of anybody. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** An id that nobody can guess: 128 bits as base64url. It never begins like an option of a command. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

/** Names are asked for again after so long: another process may have heard of a new one. */
const REMEMBERED = 60_000;

/** Guests: a nickname and a signed token in a cookie. */
export class People {
  readonly #store: Store;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #names = new Map<string, { readonly name: string; readonly until: number }>();

  constructor(store: Store, secret: string, now: () => number) {
    this.#now = now;
    this.#store = store;
    this.#secret = secret;
  }

  async welcome(name: string, now: number): Promise<Person> {
    const person = { id: newId(), name };
    await this.#store.savePerson({ ...person, created_at: now });
    this.#remember(person);
    return person;
  }

  async rename(person: Person, name: string, now: number): Promise<Person> {
    const renamed = { id: person.id, name };
    await this.#store.savePerson({ ...renamed, created_at: now });
    this.#remember(renamed);
    return renamed;
  }

  /** The token that says who somebody is: the id and its signature, for one purpose. */
  token(id: string, purpose: 'guest' | 'seat' | 'bot'): string {
    return `${id}.${this.#sign(`${purpose}:${id}`)}`;
  }

  /** The id in a token that we signed for this purpose; null for anything else. */
  read(token: string | undefined, purpose: 'guest' | 'seat' | 'bot'): string | null {
    const [id = '', signature = '', ...rest] = (token ?? '').split('.');
    if (id === '' || rest.length > 0) return null;
    const expected = Buffer.from(this.#sign(`${purpose}:${id}`));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
  }

  /** The token of a link that moves a seat of this person to another device, for a while. */
  seatToken(person: string, table: string, until: number): string {
    return this.token(`${person}~${table}~${until}`, 'seat');
  }

  readSeatToken(token: string, now: number): { readonly person: string; readonly table: string } | null {
    const [person = '', table = '', until = ''] = (this.read(token, 'seat') ?? '').split('~');
    return table !== '' && Number(until) > now ? { person, table } : null;
  }

  async find(id: string | null): Promise<Person | null> {
    if (id === null) return null;
    const row = await this.#store.person(id);
    return row === null ? null : { id: row.id, name: row.name };
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const now = this.#now();
    const unknown = ids.filter((id) => (this.#names.get(id)?.until ?? 0) < now);
    for (const row of unknown.length === 0 ? [] : await this.#store.people(unknown)) this.#remember(row);
    return new Map(ids.map((id) => [id, this.#names.get(id)?.name ?? '']));
  }

  #remember({ id, name }: Person): void {
    if (this.#names.size > 10_000) this.#names.clear();
    this.#names.set(id, { name, until: this.#now() + REMEMBERED });
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 32);
  }
}
