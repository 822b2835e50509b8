// A host's own component files: read and found sound once, at the start; everybody else gets what was read.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameInfo } from '@kaya/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readComponents } from '../games.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-components-'));
});
beforeEach(() => rmSync(join(folder, 'co2.json'), { force: true }));
afterAll(() => {
  rmSync(folder, { recursive: true });
  // Other tests in the same process play with our own components again.
  vi.resetModules();
});

function ourFile(): { constants: { startTech: { value: unknown } } } {
  return JSON.parse(readFileSync(fileURLToPath(new URL('../../games/co2/data/components.json', import.meta.url)), 'utf8'));
}

function write(startTech: unknown): void {
  const file = ourFile();
  file.constants.startTech.value = startTech;
  writeFileSync(join(folder, 'co2.json'), JSON.stringify(file));
}

describe("a host's component files", () => {
  test('what is wrong is told with file, place and reason', async () => {
    expect(await readComponents(null)).toEqual({});
    await expect(readComponents(join(folder, 'none'))).rejects.toThrow('KAYA_COMPONENTS: there is no folder');
    write('seven');
    await expect(readComponents(folder)).rejects.toThrow(
      `the components of 'co2' cannot be used:\n  $.constants.startTech.value: expected a whole number from 0 to 999, not "seven"`,
    );
    writeFileSync(join(folder, 'co2.json'), '{');
    await expect(readComponents(folder)).rejects.toThrow('KAYA_COMPONENTS: co2.json is not JSON');
    rmSync(join(folder, 'co2.json'));
    writeFileSync(join(folder, 'chess.json'), '{}');
    await expect(readComponents(folder)).rejects.toThrow('KAYA_COMPONENTS: chess.json belongs to no game; there are: co2');
    rmSync(join(folder, 'chess.json'));
  });

  test('the server plays with them and gives the site what it has read, not the file', async () => {
    write(17);
    vi.resetModules();
    const { Staged } = await import('./staged.ts');
    const { boxOf } = await import('../games.ts');
    const { hash } = await import('@kaya/engine');
    const staged = await Staged.open({ components: folder });
    try {
      const get = async (path: string) => (await fetch(`http://127.0.0.1:${staged.site.port}${path}`)).json();
      const list: GameInfo[] = await get('/api/games');
      expect(list.filter((it) => it.ownComponents).map((it) => it.id)).toEqual(['co2']);
      const packed = await get('/api/games/co2/components');
      expect(packed).toMatchObject({ constants: { startTech: 17 } });
      expect((await boxOf('co2'))?.game.components).toBe(hash(packed));
    } finally {
      await staged.close();
    }
  });
});
