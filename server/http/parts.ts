import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Box } from '@kaya/engine';
import type { Code, Problem } from '@kaya/wire';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import Type from 'typebox';
import type { Thinker } from '../bots/thinking.ts';
import type { Deals } from '../daily/deals.ts';
import type { Figures } from '../figures.ts';
import type { Guard } from '../guard.ts';
import type { Keeper } from '../keeper.ts';
import { neighbourhood } from '../live/address.ts';
import type { Connections, Unsent } from '../live/budgets.ts';
import type { GroupsHere } from '../live/groups-here.ts';
import type { Limits, Requester } from '../live/limits.ts';
import type { Lobby } from '../live/lobby.ts';
import type { SignedInHere } from '../live/signed-in.ts';
import type { Metrics } from '../metrics.ts';
import { type Claim, type People, type Person, type SignedIn, shownBy } from '../people.ts';
import type { Hosting } from '../storage/hosting.ts';
import type { Sessions } from '../storage/sessions.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Replays } from '../tables/replays.ts';
import { mayStill } from '../tables/still.ts';
import type { Done } from '../tables/surroundings.ts';
import type { Speaking } from '../tables/talking.ts';
import { whoMayCall } from './operations.ts';
import type { OwnPages } from './own-pages.ts';

/** What the routes need of the process. */
export interface ApiParts {
  readonly guard: Guard;
  readonly store: Store;
  readonly replays: Replays;
  readonly deals: Deals;
  readonly thinker: Thinker;
  readonly speaking: Speaking;
  readonly limits: Limits;
  readonly connections: Connections;
  readonly unsent: Unsent;
  readonly people: People;
  readonly sessions: Sessions;
  readonly signedIn: SignedInHere;
  readonly keeper: Keeper;
  readonly hosting: Hosting;
  readonly lobby: Lobby;
  readonly groupsHere: GroupsHere;
  readonly metrics: Metrics;
  readonly figures: Figures;
  readonly boxOf: (game: string) => Promise<Box | null>;
  readonly listed: readonly string[];
  readonly components: Readonly<Record<string, unknown>>;
  readonly secureCookies: boolean;
  readonly absenceSeconds: number;
  readonly metricsToken: string | null;
  /** Copies made by schedule; null where none are. */
  readonly backups: { readonly lastAt: number | null; readonly hasFailed: boolean } | null;
  readonly ownPages: OwnPages;
  readonly now: () => number;
}

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export const COOKIE = 'kaya';

/** A number in an address, where everything is text. */
export const WholeNumber = Type.String({ pattern: '^[0-9]{1,9}$' });

/** An answer that says what is wrong. */
export class ApiProblem extends Error {
  readonly statusCode: number;
  readonly problem: Problem;

  constructor(statusCode: number, what: Problem) {
    super(what.code);
    this.statusCode = statusCode;
    this.problem = what;
  }
}

export function problem(statusCode: number, code: Code, message?: string): ApiProblem {
  return new ApiProblem(statusCode, { code, reasons: [], ...(message === undefined ? {} : { message }) });
}

/** What whoever asks claims to be: by the cookie of a device, or by the token of a program. */
export function claimOf({ people }: Pick<ApiParts, 'people'>, request: FastifyRequest): Claim | null {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer === undefined ? people.read(request.cookies[COOKIE], 'device') : people.read(bearer, 'program');
}

const found = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();
const requesters = new WeakMap<FastifyRequest, Requester>();

/** Whoever asks; null for somebody unknown. It is looked up once for a request that has come whole. */
export function whoAsks(parts: Pick<ApiParts, 'people'>, request: FastifyRequest): Promise<SignedIn | null> {
  const known = found.get(request) ?? parts.people.find(claimOf(parts, request));
  found.set(request, known);
  return known;
}

/** Whoever is still speaking is looked up again when they have said everything: meanwhile their session may have ended. */
export function lookUpAgain(request: FastifyRequest): void {
  found.delete(request);
}

/** To whose account a request goes: the person's whose session holds; before that is known, and without one, the address alone. */
export function requesterOf(request: FastifyRequest): Requester {
  return requesters.get(request) ?? { person: null, address: neighbourhood(request.ip) };
}

/**
 * May whoever asks ask the API once more? A cookie or token counts by itself before anything is looked up; then its person does, if
 * it still holds: what was ended spends nobody's allowance. The address pays for what they may, and for nothing else.
 */
export async function isInTime(parts: ApiParts, request: FastifyRequest): Promise<boolean> {
  const { limits } = parts;
  const { address } = requesterOf(request);
  const claim = claimOf(parts, request);
  if (limits.isSpent('requests', address) || !limits.allowOwn('requests', { person: shownBy(claim), address })) return false;
  if (claim !== null) {
    // Where the database is away the route says so, if it needs to know.
    const person = await whoAsks(parts, request).catch(() => null);
    const requester = { person: person?.id ?? null, address };
    requesters.set(request, requester);
    if (!limits.allowOwn('requests', requester)) return false;
  }
  return limits.allowAddress('requests', address);
}

/** What somebody does who is banned: read why, take everything with them, go. */
const ALWAYS: readonly string[] = ['/api/sign-out', '/api/my/deletion', '/api/my/words/:id', '/api/sessions/:id'];

/** For everybody but those whom the host has named there is nothing there, whatever they send. */
export async function onlyHosts(parts: ApiParts, request: FastifyRequest): Promise<void> {
  if (whoMayCall(request.method, request.routeOptions.url ?? '') !== 'host') return;
  const person = claimOf(parts, request)?.kind === 'device' ? await whoAsks(parts, request) : null;
  if (person === null || !(await parts.hosting.isHost(person.id)))
    throw problem(404, 'no-such-table', `There is nothing at ${request.method} ${request.url}.`);
}

/** Lets in whoever may call an operation. Who that is stands in the table of operations: handlers do not ask again. */
export async function admit(parts: ApiParts, request: FastifyRequest): Promise<void> {
  const url = request.routeOptions.url ?? '';
  const who = whoMayCall(request.method, url);
  // Where nothing is changed there is nothing to be kept from; and everybody may go, with what is theirs.
  const changes = request.method !== 'GET' && request.method !== 'HEAD' && !ALWAYS.includes(url);
  if (who === 'anybody' && !(changes && claimOf(parts, request) !== null)) return;
  const person = await whoAsks(parts, request);
  if (changes && person !== null && (await parts.store.bars.has(person.id, 'ban', parts.now())))
    throw problem(403, 'barred', 'Whoever looks after this site keeps you from this for a while: GET /api/account says why.');
  if (who === 'anybody') return;
  const known = person !== null;
  if (!known && who !== 'person') throw unknown();
  // A program may play for a person, and not decide who else may.
  if (known && who !== 'somebody' && claimOf(parts, request)?.kind === 'program')
    throw problem(403, 'not-allowed', 'A program cannot do this; use the device on which its token was made.');
}

/** Whoever asks, where only people who are known were let in. */
export async function somebody(parts: ApiParts, request: FastifyRequest): Promise<SignedIn> {
  const person = await whoAsks(parts, request);
  if (person === null) throw unknown();
  return person;
}

function unknown(): ApiProblem {
  return problem(401, 'not-allowed', 'Say who you are first: POST /api/guest.');
}

/** The table, if this person may know of it. */
export async function tableFor({ keeper }: ApiParts, id: string, person: Person | null): Promise<LiveTable> {
  const table = await keeper.tables.open(id);
  if (table === null || !(await mayStill(table, () => table.state.mayKnow(person?.id ?? null))))
    throw problem(404, 'no-such-table');
  return table;
}

/** The table, if this person may follow its game. */
export async function gameFor(parts: ApiParts, id: string, person: Person | null): Promise<LiveTable> {
  const table = await tableFor(parts, id, person);
  if (!(await mayStill(table, () => table.state.mayWatch(person?.id ?? null)))) throw problem(403, 'not-allowed');
  return table;
}

const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'not-your-seat': 403,
  'not-allowed': 403,
  'knows-too-much': 403,
  'sent-away': 403,
  'not-together': 403,
  barred: 403,
  'time-is-up': 403,
  'too-many-tables': 403,
  'too-fast': 429,
  'server-error': 500,
};

/** Answers a success with nothing, a refusal with its status and reasons. */
export async function answer(reply: FastifyReply, done: Done): Promise<FastifyReply> {
  if (!done.ok)
    throw new ApiProblem(STATUS[done.code] ?? 409, {
      code: done.code,
      reasons: done.reasons.map(({ rule, values }) => ({ rule, values: { ...values } })),
      ...(done.code === 'unreadable'
        ? { message: 'Nothing of this can be seen; write something with letters or pictures.' }
        : {}),
    });
  return reply.status(204).send();
}
