// npm run dev: the site with hot reload, against a server that starts anew whenever its code (or a game's) changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env['PORT'] ?? '3000';
// Tables of a day of trying things out do not mix with those that people play at.
const data = process.env['KAYA_DATA'] ?? join('data', 'dev');

function started(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = { ...process.env, PORT: port, ...more };
  return spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
}

const both = [
  started(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], { HOST: '127.0.0.1', KAYA_DATA: data }),
  started('vite', ['web']),
];
for (const child of both) {
  child.on('exit', (code) => {
    for (const other of both) other.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => both.forEach((child) => void child.kill(signal)));
