import { connect, createServer, type Server, type Socket } from 'node:net';

/** How PostgreSQL says that it may be asked something. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Stands between a server and its PostgreSQL, and can fall silent: connections stay open, and nothing gets through any more. */
export class SilentProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #target: URL;
  #silent = false;
  #untilReady = false;
  #until: string | null = null;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  /** A proxy before the database at this address. */
  static async before(url: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(new URL(url));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The address of the same database, through this proxy. */
  get url(): string {
    const address = this.#server.address();
    const url = new URL(this.#target);
    url.port = typeof address === 'object' && address !== null ? String(address.port) : '';
    return String(url);
  }

  silence(): void {
    this.#silent = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Falls silent by itself as soon as the database is ready to be asked something. */
  silenceWhenReady(): void {
    this.#untilReady = true;
  }

  /** Falls silent by itself when this is said to the database, which hears it still. */
  silenceWhenAsked(text: string): void {
    this.#until = text;
  }

  speak(): void {
    this.#silent = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const over = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (part) => {
        to.write(part);
        if (from === near && this.#until !== null && part.includes(this.#until)) this.silence();
        if (from === far && this.#untilReady && part.subarray(-READY.length).equals(READY)) this.silence();
      });
      from.on('error', over);
      from.on('close', over);
      if (this.#silent) from.pause();
    }
  }
}
