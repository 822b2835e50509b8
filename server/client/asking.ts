// What the typed client stands on. Without dependencies: copy it into your program together with kaya.ts.
import type { Problem } from './shapes.ts';

/** An answer that says what is wrong. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.message ?? problem.reasons.map(({ rule }) => rule).join(', ')}`);
    this.status = status;
    this.problem = problem;
  }
}

type Query = Readonly<Record<string, string | undefined>>;

/** Somebody at a site: by the cookie of a guest, which it keeps, or by the token of a program. */
export class Asking {
  readonly #site: string;
  readonly #token: string | null;
  #cookie: string | null = null;

  constructor(site: string, token: string | null = null) {
    this.#site = site;
    this.#token = token;
  }

  async #send(method: string, path: string, body: unknown, query: Query): Promise<Response> {
    const asked = new URL(path, this.#site);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.searchParams.set(name, value);
    const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
    if (this.#token !== null) headers.set('authorization', `Bearer ${this.#token}`);
    else if (this.#cookie !== null) headers.set('cookie', this.#cookie);
    const response = await fetch(asked, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    if (!response.ok) throw new Refused(response.status, await response.json());
    return response;
  }

  protected async ask<T>(method: string, path: string, body: unknown, query: Query = {}): Promise<T> {
    const text = await (await this.#send(method, path, body, query)).text();
    return JSON.parse(text === '' ? 'null' : text);
  }

  /** An answer that is no JSON. */
  protected async text(method: string, path: string, body: unknown, query: Query = {}): Promise<string> {
    return (await this.#send(method, path, body, query)).text();
  }

  /** An answer that does not end: a value a line. */
  protected async *lines<T>(method: string, path: string, body: unknown, query: Query = {}): AsyncGenerator<T> {
    const { body: stream } = await this.#send(method, path, body, query);
    if (stream === null) return;
    let rest = '';
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }
}
