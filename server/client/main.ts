// npm run api: writes the API's description and its typed client anew.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from '../configuration.ts';
import { openSite } from '../site.ts';
import { clientFrom } from './write.ts';

const DESCRIPTION = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'kaya-api-'));
const read = readConfiguration({ PORT: '0', HOST: '127.0.0.1', KAYA_LOG: 'error', KAYA_DATA: folder });
if (!read.ok) throw new Error(read.problems.join(' '));
const site = await openSite(read.configuration);
try {
  const description = await (await fetch(`http://127.0.0.1:${site.port}/api`)).json();
  writeFileSync(DESCRIPTION, `${JSON.stringify(description, null, 1)}\n`);
  for (const [name, text] of Object.entries(clientFrom(description))) writeFileSync(new URL(name, import.meta.url), text);
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
