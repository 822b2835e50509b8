// What the documents about safety promise is tried by tests that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const NAMED = /`((?:[\w-]+\/)*[\w-]+(?:\.(?:test|spec))?\.ts)`/g;

test.each(['docs/security.md', 'docs/reliability.md'])('every test that %s names exists', (name) => {
  const text = readFileSync(new URL(name, ROOT), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const files = [...new Set(rows.flatMap((line) => [...line.matchAll(NAMED)].map(([, file = '']) => file)))];
  expect(files.length).toBeGreaterThan(10);
  const places = (file: string) => [file, `server/${file}`, `server/test/${file}`];
  expect(files.filter((file) => !places(file).some((it) => existsSync(new URL(it, ROOT))))).toEqual([]);
});

/** What stands in quotation marks in the tables of faults, each with the mark behind it: `…` where the sentence goes on. */
const SAID = /'([^'|]+?)( …)?'/g;

test('every sentence of ours that docs/reliability.md quotes is said in these words', () => {
  const [, ...faults] = readFileSync(new URL('docs/reliability.md', ROOT), 'utf8').split('\n## Faults ');
  const rows = faults.flatMap((part) => part.split('\n').filter((line) => line.startsWith('| ')));
  const quoted = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(SAID)]);
  const said = readdirSync(new URL('web', ROOT), { recursive: true, encoding: 'utf8' }).filter((it) =>
    /(^|\/)text\/en\.ts$/.test(it),
  );
  const files = [...said.map((it) => `web/${it}`), 'server/storage/patient-pool.ts'];
  const ours = files.map((it) => readFileSync(new URL(it, ROOT), 'utf8')).join('\n');
  expect(quoted.length).toBeGreaterThan(8);
  expect(
    quoted.filter(([, words, goesOn]) => !ours.includes(`'${words}${goesOn === undefined ? `'` : ''}`)).map(([all]) => all),
  ).toEqual([]);
});
