import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { neighbourhood } from '../live/address.ts';
import { isPublic } from './public-address.ts';

/** Nobody out there is waited for longer than this. */
const PATIENCE = 6000;
const PATIENCE_OF_NAMES = 2000;
/** Where https is spoken; at any other port stands something that nobody meant to be written to. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
/** Who has not answered for so long is slow; while so many at one place are, nobody else waits for that place. */
const SLOW = 1000;
const MOST_SLOW = 5;

/** How a request to a server out there went; the reason is for whoever asked for it to be sent. */
export type Answer =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly why: 'address' | 'busy' | 'no-answer' | 'redirect' | 'refused'; readonly status: number };

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** How names are looked up and letters sent; tests bring their own. */
interface World {
  /** Every address that a name leads to. */
  resolve(hostname: string): Promise<readonly string[]>;
  /** To this address and no other, whatever the name leads to by now. */
  send(url: URL, address: string, letter: Letter): Promise<Answer>;
  now(): number;
}

/**
 * Sends what somebody wants sent to an address of their choice, without becoming their way into our own network: https only, on its
 * own ports, no address but public ones, the one that was looked at is the one that is connected to, no redirect is followed, no
 * answer is read; and not back to this site. Another name for this machine leads nowhere: it has no certificate for that name.
 */
export class Outside {
  readonly #own: readonly string[];
  readonly #here: string | null;
  readonly #world: World;
  /** Since when somebody is waited for, by place. */
  readonly #waited = new Map<string, Set<{ readonly since: number }>>();

  /** `own`: hosts (with port) in the host's own network that may be reached all the same, also without https. `origin`: this site. */
  constructor(own: readonly string[], origin: string | null, world: Partial<World> = {}) {
    this.#own = own;
    this.#here = origin === null ? null : new URL(origin).hostname;
    this.#world = { resolve: addressesOf, send, now: () => performance.now(), ...world };
  }

  /** Could something be sent there at all? What its name leads to is seen when it is sent. */
  mayReach(text: string): boolean {
    return this.#target(text) !== null;
  }

  async post(text: string, letter: Letter): Promise<Answer> {
    const target = this.#target(text);
    if (target === null) return failed('address');
    const address = this.#isOwn(target) ? withoutBrackets(target.hostname) : await this.#publicAddressOf(target.hostname);
    if (address === null) return failed('address');
    const place = isIP(address) === 0 ? address : neighbourhood(address);
    const waited = this.#waited.get(place) ?? new Set();
    const { now } = this.#world;
    if ([...waited].filter(({ since }) => now() - since > SLOW).length >= MOST_SLOW) return failed('busy');
    const mine = { since: now() };
    this.#waited.set(place, waited.add(mine));
    try {
      return await this.#world.send(target, address, letter);
    } finally {
      waited.delete(mine);
      if (waited.size === 0) this.#waited.delete(place);
    }
  }

  /** One address of the host; null where it has none, or has any that is not public: then it wants to be mistaken. */
  async #publicAddressOf(hostname: string): Promise<string | null> {
    const literal = withoutBrackets(hostname);
    const all = isIP(literal) === 0 ? await this.#world.resolve(hostname) : [literal];
    return all.every(isPublic) ? (all[0] ?? null) : null;
  }

  #isOwn(url: URL): boolean {
    return this.#own.includes(url.host);
  }

  #target(text: string): URL | null {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') return null;
    if (this.#isOwn(url)) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
    if (url.protocol !== 'https:' || !PORTS.has(url.port)) return null;
    // A dot at the end changes nothing about a name.
    if (url.hostname.replace(/\.$/, '') === this.#here) return null;
    const literal = withoutBrackets(url.hostname);
    return isIP(literal) === 0 || isPublic(literal) ? url : null;
  }
}

function failed(why: Exclude<Answer, { ok: true }>['why'], status = 0): Answer {
  return { ok: false, why, status };
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

async function addressesOf(hostname: string): Promise<readonly string[]> {
  // Names are asked for without a thread of ours: a slow name server keeps nobody else waiting.
  const resolver = new Resolver({ timeout: PATIENCE_OF_NAMES, tries: 2 });
  const found = await Promise.all([resolver.resolve4(hostname).catch(() => []), resolver.resolve6(hostname).catch(() => [])]);
  return found.flat();
}

/** Writes to this address, under the name of the URL. */
export function send(url: URL, address: string, { headers, body }: Letter): Promise<Answer> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve) => {
    const request = (secure ? requestSecure : requestPlain)({
      host: address,
      port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)) },
      ...(secure && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    });
    request.once('response', (response) => {
      const status = response.statusCode ?? 0;
      // Nobody reads what is said there: only how it went is told.
      response.destroy();
      if (status >= 200 && status < 300) resolve({ ok: true, status });
      else resolve(failed(status >= 300 && status < 400 ? 'redirect' : 'refused', status));
    });
    // Whoever wants to speak another protocol gives no answer to this one, and Node tells nothing else of it.
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve(failed('refused', response.statusCode));
    });
    request.on('error', () => resolve(failed('no-answer')));
    request.once('close', () => resolve(failed('no-answer')));
    request.end(body);
  });
}
