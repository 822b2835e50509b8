import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const PYTHON = fileURLToPath(new URL('../../docs/examples/random_bot.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kaya-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a program that answers each line with this expression of `told` play against our bots. */
function against(
  answer: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const file = join(folder, `bot${Math.abs(hashOf(answer))}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    const seen = [];
    for await (const line of createInterface(process.stdin)) {
      const told = JSON.parse(line);
      seen.push(told);
      if (told.t === 'decide') ${answer};
      else console.error(JSON.stringify({ over: told.outcome !== null, seat: told.seat, decided: seen.length }));
    }`,
  );
  return match(`"${process.execPath}" "${file}"`, ...args);
}

function match(
  program: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const table = ['match', 'lamplighters', '--seats', '2', '--games', '4', '--level', 'random', '--json'];
  const command = [...table, '--against', program];
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...command, ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

test('a program plays whole games on every seat, and is told how each ended', async () => {
  const { code, out, err } = await against('console.log(JSON.stringify({ action: told.legal.length - 1 }))');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'lamplighters', seats: 2, games: 4, level: 'random' });
  const ends = err.split('\n').filter((line) => line.startsWith('{"over"'));
  expect(ends.map((line) => JSON.parse(line).seat)).toEqual([0, 1, 0, 1]);
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'the example in Python plays as it is printed (skipped where there is no python3)',
  async () => {
    const { code, out } = await match(`python3 "${PYTHON}"`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'lamplighters', games: 4 });
  },
);

test.each([
  ['console.log(JSON.stringify({ action: 9999 }))', 'with n from 0 to'],
  ['console.log("no idea")', 'it answered: no idea'],
  ['process.exit(3)', 'The program ended before the game was over'],
  ['void 0', 'did not answer within 300 ms'],
])('a program that does %s is told what is wrong', async (answer, sentence) => {
  const { code, err } = await against(answer, '--patience', answer === 'void 0' ? '300' : '60000');
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});
