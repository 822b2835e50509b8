import { generateKeyPairSync, sign } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';

/** A name of the public internet that is nobody's: browsers are told that it leads to this machine. */
export const NAME = 'kaya.example';

/** What stands before a site and speaks https, with a certificate of its own that nobody has signed. */
export class Front {
  #to: readonly number[] = [];
  #come = 0;
  readonly #server = createServer(selfSigned(), (socket) => {
    const inner = connect(this.#to[this.#come++ % this.#to.length] ?? 0, '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) {
      end.on('error', () => undefined);
      end.once('close', () => {
        socket.destroy();
        inner.destroy();
      });
    }
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `https://${NAME}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whoever comes is led to these processes in turn. */
  leadTo(addresses: readonly string[]): void {
    this.#to = addresses.map((address) => Number(new URL(address).port));
  }

  close(): void {
    this.#server.close();
  }
}

/** X.509 as far as a browser reads it that was told to believe everybody. */
function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = der(0x30, der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(NAME)))));
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'));
  const moment = (text: string) => der(0x17, Buffer.from(text));
  const signed = der(
    0x30,
    ...[der(0xa0, der(0x02, Buffer.of(2))), der(0x02, Buffer.of(1)), algorithm, name],
    ...[der(0x30, moment('200101000000Z'), moment('490101000000Z')), name, publicKey.export({ format: 'der', type: 'spki' })],
    der(0xa3, der(0x30, der(0x30, Buffer.from('0603551d11', 'hex'), der(0x04, der(0x30, der(0x82, Buffer.from(NAME))))))),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', signed, privateKey));
  const cert = der(0x30, signed, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value with its kind and length before it. */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const long = length < 128 ? [] : length < 256 ? [0x81] : [0x82, length >> 8];
  return Buffer.concat([Buffer.of(kind, ...long, length & 255), body]);
}
