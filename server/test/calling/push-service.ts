// A push service and its browsers, in this process: it checks who writes, and reads what only a browser can read.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  readonly browser: Browser;
  readonly headers: IncomingHttpHeaders;
  /** What the browser reads. */
  readonly message: {
    readonly web_push: number;
    readonly notification: {
      readonly title: string;
      readonly body: string;
      readonly tag: string;
      readonly app_badge: string;
      readonly data?: unknown;
    };
  };
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** One browser with one subscription. */
export class Browser {
  readonly endpoint: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** RFC 8291, from the other side. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const key = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(theirs), this.#auth, info, 32));
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    if (text.at(-1) !== 2) throw new Error('the last record has no end');
    return text.subarray(0, -1).toString('utf8');
  }
}

export class PushService {
  readonly pushed: Pushed[] = [];
  /** What every message is answered with. */
  status = 201;
  readonly #browsers = new Map<string, Browser>();
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = this.#browsers.get(request.url ?? '');
      const claims = browser === undefined ? null : this.#claims(request.headers.authorization ?? '');
      if (browser === undefined || claims === null) return void response.writeHead(403).end();
      if (this.status < 300) {
        const message = JSON.parse(browser.read(Buffer.concat(parts)));
        this.pushed.push({ browser, headers: request.headers, message, claims });
      }
      response.writeHead(this.status).end();
    });
  });
  /** The key with which the site subscribes browsers. */
  key = '';

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** As a host names it whose own network has a push service. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  browser(): Browser {
    const path = `/push/${randomBytes(9).toString('base64url')}`;
    const browser = new Browser(`http://${this.host}${path}`);
    this.#browsers.set(path, browser);
    return browser;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** RFC 8292: null where the token is not signed with the key that browsers were subscribed with. */
  #claims(authorization: string): Pushed['claims'] | null {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    const [head = '', body = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    if (key !== this.key || point.length !== 65) return null;
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const sound = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const claims: Pushed['claims'] = JSON.parse(Buffer.from(body, 'base64url').toString());
    return sound && claims.aud === `http://${this.host}` ? claims : null;
  }
}
