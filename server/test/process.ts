import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own. */
export class Process {
  readonly port: number;
  /** Every line of its log so far. */
  readonly log: string[] = [];
  readonly #environment: NodeJS.ProcessEnv;
  readonly #inside: readonly string[];
  #child: ChildProcess | null = null;
  #gone: Promise<unknown> = Promise.resolve();

  /** `inside`: a command that is to run the server, e.g. with less room on its disk. */
  constructor(port: number, environment: NodeJS.ProcessEnv, inside: readonly string[] = []) {
    this.port = port;
    this.#inside = inside;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), HOST: '127.0.0.1', KAYA_LOG: 'error', ...this.#environment };
    const [command = process.execPath, ...args] = [...this.#inside, process.execPath, MAIN];
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text) => {
        this.log.push(...String(text).split('\n'));
        if (String(text).includes('Kaya is open')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get runs(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Rejects when the process ends. */
  async ended(): Promise<never> {
    await this.#gone;
    throw new Error('the server process ended');
  }

  /** The most memory it ever had, in megabytes; what it has now, where the machine keeps no count of that. */
  memory(): number {
    const pid = this.#child?.pid ?? 0;
    const status = `/proc/${pid}/status`;
    const peak = existsSync(status) ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
    return Number(peak ?? execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  }

  /** Without any warning. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || !this.runs) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** As a service manager does; says the exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Sends a signal that ends the process; says the exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === null) return null;
    if (!this.runs) return child.exitCode;
    const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    return gone;
  }
}
