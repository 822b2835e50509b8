// Writes data/packed.json from data/components.json: `node games/bataille-pour-le-climat/test/pack-box.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { packed } from '../data/pack.ts';

const data = (name: string) => new URL(`../data/${name}`, import.meta.url);
const file: unknown = JSON.parse(readFileSync(data('components.json'), 'utf8'));
writeFileSync(data('packed.json'), `${JSON.stringify(packed(file))}\n`);
