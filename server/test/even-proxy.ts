import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands before several processes: every new line goes to the next one that takes it, as from whoever came. */
export class EvenProxy {
  readonly #targets: readonly number[];
  readonly #lines = new Set<Socket>();
  readonly #server = createServer((line) => {
    this.#lines.add(line);
    line.once('close', () => this.#lines.delete(line));
    line.on('error', () => line.destroy());
    line.pause();
    this.#pass(line, this.#next++, 0);
  });
  #next = 0;

  private constructor(targets: readonly number[]) {
    this.#targets = targets;
  }

  static async before(targets: readonly number[]): Promise<EvenProxy> {
    const proxy = new EvenProxy(targets);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Each line has an order of its own: however many come at the same time, it comes to everybody once. */
  #pass(line: Socket, first: number, tried: number): void {
    const port = this.#targets[(first + tried) % this.#targets.length];
    if (tried === this.#targets.length || port === undefined) return void line.destroy();
    const onward = connect({
      port,
      host: '127.0.0.1',
      ...(line.remoteAddress === undefined ? {} : { localAddress: line.remoteAddress }),
    });
    let taken = false;
    onward.once('connect', () => {
      taken = true;
      line.pipe(onward).pipe(line);
    });
    onward.once('close', () => taken && line.destroy());
    line.once('close', () => onward.destroy());
    // Whoever refuses is not asked again for this line.
    onward.on('error', () => (taken ? line.destroy() : this.#pass(line, first, tried + 1)));
  }
}
