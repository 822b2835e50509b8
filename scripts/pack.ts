// Writes packed.json of every game (or of those named): its components.json, read and found sound, as rules and site use it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Parser, packedOurs } from '@kaya/engine/components';
import { games } from '@kaya/games';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folders = new Map([...Object.keys(games).map((id) => [id, `games/${id}`] as const), ['lamplighters', 'engine/teaching']]);

for (const id of process.argv.length > 2 ? process.argv.slice(2) : folders.keys()) {
  const folder = folders.get(id);
  if (folder === undefined) {
    console.error(`There is no game '${id}'. There are: ${[...folders.keys()].join(', ')}.`);
    process.exit(1);
  }
  const data = join(ROOT, folder, 'data');
  const { parse }: { readonly parse: Parser<unknown> } = await import(join(data, 'read.ts'));
  const components = packedOurs(id, parse, JSON.parse(readFileSync(join(data, 'components.json'), 'utf8')));
  writeFileSync(join(data, 'packed.json'), `${JSON.stringify(components)}\n`);
}
