// What the documents about safety promise is tried by tests that exist.
import { existsSync, readFileSync } from 'node:fs';
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
