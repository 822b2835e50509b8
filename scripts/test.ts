// npm test: everything that must hold, one step after the other, each named; stops at the end with what failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'kaya-test-'));
const report = join(folder, 'vitest.json');

const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ['which folder may use which', 'node', 'scripts/rooms.ts'],
  ['unused code', 'knip'],
  ['tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
  ['the site is built', 'vite', 'build', 'web', '--logLevel', 'error'],
  ['the site in a real browser', 'playwright', 'test', '--config', 'web/playwright.config.ts'],
];

// Hundreds of processes and threads start from the same sources: what Node made of them is kept.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));

const failed: string[] = [];
for (const [name, command, ...args] of STEPS) {
  console.log(`\nKaya: ${name}`);
  const started = performance.now();
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error !== undefined) console.error(`Kaya: '${command}' could not be started: ${error.message}`);
  if (status !== 0) failed.push(name);
  console.log(`Kaya: ${name} ${status === 0 ? 'fine' : 'FAILED'} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

let counts: Report = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  failed.push('the report of the tests');
}
rmSync(folder, { recursive: true, force: true });

// The browser's part has written a long list since: what failed before it is named once more, where one looks.
for (const { name, message, assertionResults } of counts.testResults) {
  const fallen = assertionResults.filter(({ status }) => status === 'failed');
  if (fallen.length === 0 && message === '') continue;
  console.log(`\nKaya: in ${relative(process.cwd(), name)}${message === '' ? '' : `: ${message}`}`);
  for (const { fullName, failureMessages } of fallen) console.log(`  ${fullName}\n${failureMessages.join('\n')}`);
}

console.log(failed.length === 0 ? '\nKaya: everything holds.' : `\nKaya: these failed: ${failed.join(', ')}.`);
console.log(
  `${counts.numPassedTests} passed, ${counts.numFailedTests + (counts.numFailedTests === 0 ? failed.length : 0)} failed`,
);
process.exit(failed.length === 0 && counts.numPassedTests > 0 ? 0 : 1);
