import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long a server may take to start, also on a busy machine. */
const PATIENCE = 90_000;

/** A server of its own with the built site, on a free port and with a database that is thrown away; `more` are its settings, which may name its address. */
export async function serve(
  more: Readonly<Record<string, string>> | ((address: string) => Readonly<Record<string, string>>) = {},
): Promise<{ readonly address: string; close(): void }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
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
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!(await isUp(address))) {
    server.kill();
    throw new Error(`the server at ${address} did not come up within ${PATIENCE / 1000} seconds`);
  }
  return {
    address,
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
