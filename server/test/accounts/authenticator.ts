// A device that keeps passkeys, in this process: as browsers and their keys answer, without a browser.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

const hashed = (data: string | Buffer) => createHash('sha256').update(data).digest();
/** CBOR, as far as it is needed here: a head with its length. */
const head = (major: number, size: number) =>
  size < 24
    ? Buffer.of((major << 5) | size)
    : size < 256
      ? Buffer.of((major << 5) | 24, size)
      : Buffer.of((major << 5) | 25, size >> 8, size & 255);
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (it: string) => Buffer.concat([head(3, it.length), Buffer.from(it)]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #public: Buffer;
  #user = '';

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: kty 2, alg −7, crv 1, x, y.
    this.#public = Buffer.concat([
      Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.of(0x22),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }

  /** Makes the passkey that is asked for; with certificates, which nobody asks for, it says who made it as Apple's devices do. */
  register({ challenge, rp, user }: Options, origin = this.#origin, certificates: readonly Buffer[] = []): object {
    this.#user = user?.id ?? '';
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.#id.length), this.#id, this.#public]);
    const data = Buffer.concat([this.#data(rp?.id ?? '', ATTESTED), attested]);
    const attestation = Buffer.concat([
      Buffer.of(0xa3),
      text('fmt'),
      text(certificates.length === 0 ? 'none' : 'apple'),
      text('attStmt'),
      ...(certificates.length === 0
        ? [Buffer.of(0xa0)]
        : [Buffer.of(0xa1), text('x5c'), head(4, certificates.length), ...certificates.map(bytes)]),
      text('authData'),
      bytes(data),
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Signs with it. */
  authenticate({ challenge, rpId = '' }: Options, origin = this.#origin): object {
    const data = this.#data(rpId, 0);
    const client = this.#client('webauthn.get', challenge, origin);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hashed(client)]), this.#key).toString('base64url'),
      userHandle: this.#user,
    });
  }

  #answer(response: object): object {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(name: string, more: number): Buffer {
    // Keys that several devices share count nothing: an old answer is refused for its question alone.
    const counter = Buffer.alloc(4);
    return Buffer.concat([hashed(name), Buffer.of(PRESENT | VERIFIED | more), counter]);
  }
}
