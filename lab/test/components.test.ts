// What is shipped of every game is what its reader makes of its component file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { described, type Parser, packedOurs } from '@kaya/engine/components';
import { games } from '@kaya/games';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['engine/teaching', ...Object.keys(games).map((id) => `games/${id}`)];
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Where something comes from, and why it is as it is, is for people alone. */
const FOR_PEOPLE = /(source|notes?|provenance|ref|rulebookFields|constrainedByRulebook)$/i;

function withoutNotes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNotes);
  const kept = Object.entries(value).filter(([key]) => !FOR_PEOPLE.test(key));
  return Object.fromEntries(kept.map(([key, below]) => [key, withoutNotes(below)]));
}

describe.each(folders)('%s', (folder) => {
  test('packed.json is components.json, read (npm run pack writes it)', async () => {
    const data = join(ROOT, folder, 'data');
    const { parse }: { readonly parse: Parser<unknown> } = await import(join(data, 'read.ts'));
    expect(json(join(data, 'packed.json'))).toEqual(packedOurs(folder, parse, json(join(data, 'components.json'))));
  });

  test('nothing stands in components.json that nothing reads, but notes', async () => {
    const data = join(ROOT, folder, 'data');
    const { schema }: { readonly schema: Parameters<typeof described>[0] } = await import(join(data, 'schema.ts'));
    const file = json(join(data, 'components.json'));
    expect(withoutNotes(file)).toEqual(withoutNotes(described(schema, file)));
  });
});
