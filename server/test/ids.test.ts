import { expect, test } from 'vitest';
import { newId } from '../people.ts';

test('an id has 22 characters, is never given twice, and never looks like an option of a command', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/);
});
