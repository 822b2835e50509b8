import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long a server may take to start, also on a busy machine. */
const PATIENCE = 90_000;

export interface Served {
  readonly address: string;
  /** Its folder of data. */
  readonly data: string;
  /** It is told to end, as by whoever updates it, and begins again at the same address with the same data. */
  restart(): Promise<void>;
  close(): void;
}

/**
 * A server of its own with the built site, on a free port of this machine under one of its names, and with a folder of data that is
 * thrown away; `more` are its settings, which may name its address.
 */
export async function serve(
  more: Readonly<Record<string, string>> | ((address: string) => Readonly<Record<string, string>>) = {},
  name: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<Served> {
  const port = await freePort();
  const address = `http://${name}:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'kaya-site-'));
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    KAYA_DATA: data,
    KAYA_LOG: 'error',
    KAYA_BOT_MS: '200',
    ...(typeof more === 'function' ? more(address) : more),
  };
  const begin = () => spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  let server = begin();
  const begun = async () => {
    if (await isUp(address)) return;
    server.kill();
    throw new Error(`the server at ${address} did not come up within ${PATIENCE / 1000} seconds`);
  };
  await begun();
  return {
    address,
    data,
    async restart() {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
      server = begin();
      await begun();
    },
    close() {
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function isUp(address: string): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 250))) {
    const up = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return true;
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
