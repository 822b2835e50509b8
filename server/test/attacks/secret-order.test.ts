// What somebody does in secret does not show in the order of a list.
import { DatabaseSync } from 'node:sqlite';
import type { Table } from '@kaya/wire';
import { expect, test } from 'vitest';
import { Staged } from '../staged.ts';

const staged = await Staged.forThisFile();

test('which of somebody’s many tables are listed hangs on nothing secret', async () => {
  const ann = await staged.guest('Ann');
  const first = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  const file = new DatabaseSync(staged.site.file);
  const columns = file
    .prepare('select * from tables')
    .columns()
    .map((it) => String(it.name));
  const values = columns
    .map((it) => (it === 'id' ? "'copied-table-' || i" : it === 'created_at' ? 'created_at + i' : it))
    .join(', ');
  const numbers = 'with recursive n (i) as (select 1 union all select i + 1 from n where i < 120)';
  file.exec(`${numbers} insert into tables (${columns.join(', ')}) select ${values} from tables, n where id = '${first}'`);
  file.exec(
    `${numbers} insert into seats (table_id, seat, kind, person, level, stand_in) select 'copied-table-' || i, 0, 'person', person, null, 0 from seats, n where table_id = '${first}' and seat = 0`,
  );
  const listed = async () => new Set((await ann.get<Table[]>('/api/my/tables')).body.map((it) => it.id));
  const before = await listed();
  expect(before.size).toBe(100);
  // A secret move changes this and nothing that Ann is told.
  file.prepare('update tables set changed_at = changed_at + 1000000 where id = ?').run(first);
  file.close();
  expect(await listed()).toEqual(before);
});
