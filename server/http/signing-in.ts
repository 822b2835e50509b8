import type { Me } from '@kaya/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import type { Post } from '../calling/post.ts';
import { HOLDS, type Person, type SignedIn } from '../people.ts';
import type { Calls } from '../storage/calls.ts';
import type { Members } from '../storage/members.ts';
import { moveSeat } from '../tables/seating.ts';
import { type ApiParts, COOKIE, claimOf, problem, requesterOf, whoAsks } from './parts.ts';

/** A passkey answers within this. */
export const CHALLENGE = 5 * 60_000;
/** So many tables of a guest come along at one sign-in. */
const MOST_TABLES = 500;

export const NOT_KNOWN = 'This opens nothing here. Try another way to sign in.';

export interface AccountParts {
  readonly members: Members;
  readonly calls: Calls;
  readonly secret: string;
  readonly origin: string | null;
  readonly post: Post | null;
}

/** What every way to sign in needs: the site's name, patience, and what happens once somebody has shown who they are. */
export function signingIn(parts: ApiParts, { members, origin }: AccountParts) {
  const { people, sessions, signedIn, secureCookies, limits } = parts;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, maxAge: HOLDS.device / 1000 } as const;

  /** The address at which this page is seen; passkeys belong to its name. Null where names can have none (a bare address, http). */
  const siteOf = (request: FastifyRequest): { readonly origin: string; readonly name: string } | null => {
    const seen = origin ?? request.headers.origin ?? `http://${request.headers.host ?? ''}`;
    const url = URL.canParse(seen) ? new URL(seen) : null;
    if (url === null || /^[\d.]+$|^\[/.test(url.hostname)) return null;
    return url.protocol === 'https:' || url.hostname === 'localhost' ? { origin: url.origin, name: url.hostname } : null;
  };
  const siteFor = (request: FastifyRequest) => {
    const site = siteOf(request);
    if (site === null) throw problem(409, 'not-allowed', 'Passkeys need https and a name (docs/hosting.md).');
    return site;
  };
  const inTime = (request: FastifyRequest): void => {
    if (!limits.allow('sign-ins', requesterOf(request))) throw problem(429, 'too-fast');
  };

  /** This device gets a cookie of its own: whatever was known of the earlier one opens nothing any more. */
  const signInHere = async (
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    before: SignedIn | null,
    byMail = false,
  ): Promise<void> => {
    const same = before?.id === person.id && before.session !== null;
    const called = same && before.session !== null ? await members.takeCalls(before.session) : [];
    if (same && before.session !== null) await sessions.leave(before.id, before.session);
    // Whoever has shown who they are is let in: where all places are taken, the device that was used longest ago makes room.
    const made = await people.signIn(person, 'device', { name: deviceName(request.headers['user-agent']), makesRoom: true });
    if (made === null) throw problem(409, 'too-many-devices');
    await members.giveCalls(called, made.id);
    if (byMail) await members.adoptMail(person.id, made.id);
    if (!same && before !== null && before.session !== null) await sessions.leave(before.id, before.session);
    if (before !== null && before.session === null) await sessions.endOldCookies(before.id);
    for (const id of new Set([person.id, before?.id ?? person.id])) await signedIn.signedOut(id);
    reply.setCookie(COOKIE, made.token, cookie);
  };

  /** Somebody has shown who they are; what they played on this device as a guest comes along. */
  const welcomeBack = async (request: FastifyRequest, reply: FastifyReply, id: string, byMail = false): Promise<Me> => {
    const row = await parts.store.guests.person(id);
    if (row === null) throw problem(403, 'not-allowed', NOT_KNOWN);
    const person = { id: row.id, name: row.name };
    // A program may play for somebody, and not give their seats away.
    const guest = claimOf(parts, request)?.kind === 'device' ? await whoAsks(parts, request) : null;
    await signInHere(request, reply, person, guest, byMail);
    if (guest !== null && guest.id !== person.id && !(await members.isMember(guest.id))) {
      for (const { row: table } of await parts.store.lists.tablesOf(guest.id, MOST_TABLES)) {
        const live = await parts.keeper.tables.open(table.id);
        // Where both sat, or one has seen what the other may not, the seat stays the guest's.
        if (live !== null) await live.inTurn(() => moveSeat(parts.store, live, guest.id, person));
      }
      await parts.store.relations.inherit(guest.id, person.id);
      await parts.store.daily.inherit(guest.id, person.id);
      await parts.store.ratings.inherit(guest.id, person.id);
      await parts.store.groups.inherit(guest.id, person.id);
      await parts.store.friends.inherit(guest.id, person.id);
    }
    return person;
  };

  return { siteOf, siteFor, inTime, signInHere, welcomeBack };
}
