// RFC 8292: who it is that writes to a push service.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** A token holds for so long; push services allow a day. */
const HOLDS = 12 * 3600;

/** A new key, as it is kept. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** The site's own key pair, and the address under which whoever runs it can be found. */
export class Vapid {
  /** As browsers want it for a subscription. */
  readonly publicKey: string;
  readonly #key: ReturnType<typeof createPrivateKey>;
  readonly #subject: string;

  constructor(kept: string, subject: string) {
    this.#key = createPrivateKey(kept);
    this.#subject = subject;
    const { x = '', y = '' } = createPublicKey(this.#key).export({ format: 'jwk' });
    this.publicKey = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
      'base64url',
    );
  }

  /** For the service that this endpoint belongs to. */
  authorization(endpoint: string, now: number): string {
    const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOLDS, sub: this.#subject };
    const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

/** Can push services be told that this is the site? Apple refuses names that are no one's, and so would break iPhones alone. */
export function isPushOrigin(origin: string | null): origin is string {
  if (origin === null) return false;
  const { protocol, hostname } = new URL(origin);
  const local = /(^|\.)(localhost|local|internal|invalid|test|lan|home\.arpa)$/.test(hostname);
  return protocol === 'https:' && hostname.includes('.') && !local && !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[');
}
