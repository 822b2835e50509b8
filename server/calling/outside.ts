import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublic } from './public-address.ts';

/** Nobody out there is waited for longer than this. */
const PATIENCE = 6000;
const PATIENCE_OF_NAMES = 2000;

/** How a request to a server out there went; the reason is for whoever asked for it to be sent. */
export type Answer =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly why: 'address' | 'no-answer' | 'redirect' | 'refused'; readonly status: number };

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/**
 * Sends what somebody wants sent to an address of their choice, without becoming their way into our own network: https only, no
 * address but public ones, the one that was looked at is the one that is connected to, no redirect is followed, no answer is read.
 */
export class Outside {
  readonly #own: readonly string[];

  /** `own`: hosts (with port) in the host's own network that may be reached all the same, also without https. */
  constructor(own: readonly string[]) {
    this.#own = own;
  }

  /** Could something be sent there at all? What its name leads to is seen when it is sent. */
  mayReach(text: string): boolean {
    return this.#target(text) !== null;
  }

  async post(text: string, letter: Letter): Promise<Answer> {
    const target = this.#target(text);
    if (target === null) return failed('address');
    const address = this.#isOwn(target) ? target.hostname.replace(/^\[|\]$/g, '') : await publicAddressOf(target.hostname);
    return address === null ? failed('address') : send(target, address, letter);
  }

  #isOwn(url: URL): boolean {
    return this.#own.includes(url.host);
  }

  #target(text: string): URL | null {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') return null;
    if (this.#isOwn(url)) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
    if (url.protocol !== 'https:') return null;
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 || isPublic(literal) ? url : null;
  }
}

function failed(why: Exclude<Answer, { ok: true }>['why'], status = 0): Answer {
  return { ok: false, why, status };
}

/** One address of the host; null where it has none, or has any that is not public: then it wants to be mistaken. */
async function publicAddressOf(hostname: string): Promise<string | null> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublic(literal) ? literal : null;
  // Names are asked for without a thread of ours: a slow name server keeps nobody else waiting.
  const resolver = new Resolver({ timeout: PATIENCE_OF_NAMES, tries: 2 });
  const found = await Promise.all([resolver.resolve4(hostname).catch(() => []), resolver.resolve6(hostname).catch(() => [])]);
  const all = found.flat();
  return all.every(isPublic) ? (all[0] ?? null) : null;
}

function send(url: URL, address: string, { headers, body }: Letter): Promise<Answer> {
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
