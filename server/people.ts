import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionRow } from './storage/schema.ts';
import type { Sessions } from './storage/sessions.ts';
import type { Store } from './storage/store.ts';

/** Nothing but a name is known of anybody. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Somebody who shows a token: the session says where; null for a cookie from before there were sessions. */
export interface SignedIn extends Person {
  readonly session: string | null;
}

/** What a token of ours says, before anybody has asked whether it still holds. */
export interface Claim {
  readonly person: string;
  readonly session: string | null;
  readonly kind: SessionRow['kind'];
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

const DAY = 24 * 3_600_000;
/** How long each kind of session holds: a device from its last use on, a link only until somebody has walked over to it. */
export const HOLDS: Readonly<Record<SessionRow['kind'], number>> = { device: 365 * DAY, program: 90 * DAY, link: DAY / 96 };
/** So many of each kind one person may have: devices, programs that act for them, links to seats that nobody has used yet. */
const MOST: Readonly<Record<SessionRow['kind'], number>> = { device: 20, program: 20, link: 100 };
/** What a link is called that went out by mail. */
export const BY_MAIL = 'mail';
/** That a session is used is noted so often. */
const NOTED = DAY / 24;

/** Whom a cookie or token counts as before it is known whether it holds; null for none. */
export function shownBy(claim: Claim | null): string | null {
  return claim === null ? null : `with ${claim.session ?? `the old cookie of ${claim.person}`}`;
}

/** Guests: a nickname, and a session for each device, program and link, which can be ended. */
export class People {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #names = new Map<string, { readonly name: string; readonly program: boolean; readonly until: number }>();

  constructor(store: Store, sessions: Sessions, secret: string, now: () => number) {
    this.#now = now;
    this.#store = store;
    this.#sessions = sessions;
    this.#secret = secret;
  }

  async welcome(name: string, now: number): Promise<Person> {
    const person = { id: newId(), name };
    await this.#store.guests.savePerson({ ...person, created_at: now });
    this.#remember(person, false);
    return person;
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#store.guests.rename(person.id, name);
    this.forgetName(person.id);
    return { id: person.id, name };
  }

  /** Signs somebody in: the token that says so, and how long it holds; null where they are signed in as often as one may be. */
  async signIn(
    person: Person,
    kind: SessionRow['kind'],
    more: {
      readonly name?: string;
      readonly table?: string;
      readonly madeBy?: string | null;
      readonly holds?: number;
      readonly makesRoom?: boolean;
    } = {},
  ): Promise<{ readonly id: string; readonly token: string; readonly until: number } | null> {
    const id = newId();
    const at = this.#now();
    const until = at + (more.holds ?? HOLDS[kind]);
    const { name = '', table = null, madeBy = null, makesRoom = false } = more;
    const row = { id, person: person.id, kind, name, table_id: table, made_by: madeBy };
    if (!(await this.#sessions.begin({ ...row, created_at: at, used_at: at, until }, MOST[kind], makesRoom))) return null;
    return { id, token: this.#signed(`${person.id}~${id}`, kind), until };
  }

  /** What a token says that we signed for this kind; null for anything else. Whether it still holds, `find` knows. */
  read(token: string | undefined, kind: SessionRow['kind']): Claim | null {
    const [text = '', signature = '', ...rest] = (token ?? '').split('.');
    if (text === '' || rest.length > 0) return null;
    const isOurs = (purpose: string) => {
      const expected = Buffer.from(this.#sign(`${purpose}:${text}`));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    };
    const [person = '', session] = text.split('~');
    if (session !== undefined) return isOurs(kind) ? { person, session, kind } : null;
    // Cookies from before there were sessions.
    return kind === 'device' && isOurs('guest') ? { person, session: null, kind } : null;
  }

  /** Who it is that claims this; null where the claim does not hold, or not any more. */
  async find(claim: Claim | null): Promise<SignedIn | null> {
    if (claim === null) return null;
    if (claim.session === null) {
      const row = await this.#store.guests.person(claim.person);
      return row?.old_cookie === 1 ? { id: row.id, name: row.name, session: null } : null;
    }
    const now = this.#now();
    const found = await this.#sessions.find(claim.session, now);
    if (found === null || found.session.kind !== claim.kind || found.person.id !== claim.person) return null;
    const { session, person } = found;
    if (now - session.used_at > NOTED)
      await this.#sessions.used(session.id, now, session.kind === 'device' ? now + HOLDS.device : session.until);
    return { id: person.id, name: person.name, session: session.id };
  }

  /** The same for whoever stays connected; null also for whoever is banned. */
  async unbarred(claim: Claim | null): Promise<SignedIn | null> {
    const person = await this.find(claim);
    return person === null || (await this.#store.bars.has(person.id, 'ban', this.#now())) ? null : person;
  }

  /** The link that this claim is, while nobody has used it. */
  async link(claim: Claim | null): Promise<{ readonly maker: Person; readonly session: string; readonly table: string } | null> {
    const found = claim?.session == null ? null : await this.#sessions.find(claim.session, this.#now());
    if (found === null || found.session.kind !== 'link' || found.session.table_id === null) return null;
    // It ends with the session that made it, also where that has run out by itself.
    const { made_by } = found.session;
    if (made_by !== null && (await this.#sessions.find(made_by, this.#now())) === null) return null;
    const { id, name } = found.person;
    return { maker: { id, name }, session: found.session.id, table: found.session.table_id };
  }

  /** The link that this claim is, if it signs in another device, while nobody has used it. */
  async deviceLink(
    claim: Claim | null,
  ): Promise<{ readonly maker: Person; readonly session: string; readonly byMail: boolean } | null> {
    const found = claim?.session == null ? null : await this.#sessions.find(claim.session, this.#now());
    if (found === null || found.session.kind !== 'link' || found.session.table_id !== null) return null;
    const { made_by } = found.session;
    if (made_by !== null && (await this.#sessions.find(made_by, this.#now())) === null) return null;
    const { id, name } = found.session;
    return { maker: { id: found.person.id, name: found.person.name }, session: id, byMail: name === BY_MAIL };
  }

  /** A few letters for where somebody comes from: the same for the same place, and for thousands of others too. */
  crowdOf(address: string): string {
    return this.#sign(`crowd:${address}`).slice(0, 3);
  }

  /** Nothing is known of them here any more. */
  forget(id: string): void {
    this.#names.delete(id);
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const now = this.#now();
    const unknown = ids.filter((id) => (this.#names.get(id)?.until ?? 0) < now);
    if (unknown.length > 0) {
      const programs = new Set((await this.#store.programs.of(unknown)).map(({ person }) => person));
      for (const row of await this.#store.guests.people(unknown)) this.#remember(row, programs.has(row.id));
    }
    return new Map(ids.map((id) => [id, this.#names.get(id)?.name ?? '']));
  }

  /** Does a program play under this name? As it was known when the name was asked for. */
  isProgram(id: string): boolean {
    return this.#names.get(id)?.program === true;
  }

  /** It is looked up again where it is shown next. */
  forgetName(person: string): void {
    this.#names.delete(person);
  }

  #remember({ id, name }: Person, program: boolean): void {
    if (this.#names.size > 10_000) this.#names.clear();
    this.#names.set(id, { name, program, until: this.#now() + REMEMBERED });
  }

  #signed(text: string, kind: SessionRow['kind']): string {
    return `${text}.${this.#sign(`${kind}:${text}`)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 32);
  }
}
