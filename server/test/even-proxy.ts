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
    this.#pass(line, this.#targets.length);
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

  #pass(line: Socket, tries: number): void {
    const port = this.#targets[this.#next++ % this.#targets.length];
    if (tries === 0 || port === undefined) return void line.destroy();
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
    onward.on('error', () => (taken ? line.destroy() : this.#pass(line, tries - 1)));
  }
}
