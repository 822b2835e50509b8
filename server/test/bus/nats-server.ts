import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../postgres.ts';

/** Is there a NATS on this machine? */
export function hasNats(): boolean {
  return spawnSync('nats-server', ['--version']).status === 0;
}

/** NATS itself, on a port of its own, for as long as somebody needs it. */
export class NatsServer {
  readonly port: number;
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async open(): Promise<NatsServer> {
    const server = new NatsServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (text) => {
        log += text;
        if (log.includes('Server is ready')) resolve();
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}: ${log}`)));
    });
  }

  /** Without any warning, unless it is told to end in good order. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
