// Whoever is forgotten stands neither in the file of the database nor in a backup that is made later.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup } from '../host/backup.ts';
import { withTables } from '../host/opened.ts';
import { Deletion } from '../storage/deletion.ts';

const NAME = 'Wanda Unmistakable';

test('a name that was deleted is overwritten in the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-forgotten-'));
  const [file, before, after] = ['kaya.sqlite', 'before', 'after'].map((it) => join(folder, it)) as [string, string, string];
  const names = (it: string) => readFileSync(it).includes(NAME);
  try {
    await withTables(
      async (opened) => {
        for (let i = 0; i < 50; i++) await opened.people.welcome(`Somebody ${i}`, i);
        const wanda = await opened.people.welcome(NAME, 60);
        await backup(opened, before);
        await new Deletion(opened.store).delete(wanda.id);
        await backup(opened, after);
      },
      { kind: 'sqlite', file },
    );
    expect([names(before), names(after), names(file)]).toEqual([true, false, false]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
