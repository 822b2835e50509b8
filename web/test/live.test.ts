// The line of a page to the server, and how deploy/ and the documents pass it on where there are several processes.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { openLive } from '../net/live.ts';

afterEach(() => vi.unstubAllGlobals());

/** The addresses to which lines are opened. */
function addressesFor(...tables: readonly (string | null)[]): URL[] {
  const opened: URL[] = [];
  vi.stubGlobal('location', { protocol: 'https:', host: 'kaya.example' });
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(url: string) {
        opened.push(new URL(url));
      }
      close() {}
    },
  );
  for (const table of tables) {
    const client = openLive(
      table,
      () => undefined,
      () => undefined,
    );
    client.close();
  }
  return opened;
}

test('a page names its table where it opens its line, and proxies go by that name', () => {
  const [at, nowhere] = addressesFor('a-table', null);
  expect([at?.pathname, at?.searchParams.get('table'), nowhere?.searchParams.get('table')]).toEqual(['/live', 'a-table', null]);
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  expect(read('deploy/Caddyfile')).toContain('lb_policy query table');
  const nginx = /```nginx\n(.*?)```/s.exec(read('docs/hosting.md'))?.[1];
  expect(nginx).toMatch(/map \$arg_table \$process \{[^}]*\}\nupstream kaya \{\n {2}hash \$process consistent;/);
});
