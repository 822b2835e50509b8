// What is shipped of every game is what its reader makes of its component file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Parser, packedOurs } from '@kaya/engine/components';
import { games } from '@kaya/games';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['engine/teaching', ...Object.keys(games).map((id) => `games/${id}`)];
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe.each(
  folders.filter((it) => existsSync(join(ROOT, it, 'data/packed.json')) && existsSync(join(ROOT, it, 'data/read.ts'))),
)('%s', (folder) => {
  test('packed.json is components.json, read (npm run pack writes it)', async () => {
    const data = join(ROOT, folder, 'data');
    const { parse }: { readonly parse: Parser<unknown> } = await import(join(data, 'read.ts'));
    expect(json(join(data, 'packed.json'))).toEqual(packedOurs(folder, parse, json(join(data, 'components.json'))));
  });
});
