import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to something on this machine that can be cut and mended. */
export class Cable {
  readonly #lines = new Set<Socket>();
  readonly #server = createServer((line) => {
    if (this.#isCut) return void line.destroy();
    const onward = connect(this.#target, '127.0.0.1');
    for (const [end, other] of [
      [line, onward],
      [onward, line],
    ] as const) {
      this.#lines.add(end);
      end.on('error', () => end.destroy());
      end.once('close', () => {
        this.#lines.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  readonly #target: number;
  #isCut = false;

  private constructor(target: number) {
    this.#target = target;
  }

  static async to(target: number): Promise<Cable> {
    const cable = new Cable(target);
    cable.#server.listen(0, '127.0.0.1');
    await once(cable.#server, 'listening');
    return cable;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Whoever is on it is cut off, and whoever comes is sent away. */
  cut(): void {
    this.#isCut = true;
    for (const line of this.#lines) line.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
