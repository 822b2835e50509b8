// What several things at once are called: only what waits is said to wait. And whereto each thing leads.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Holding, noticeOf, type Reader, titleOf, trialNotice } from '../../calling/notice.ts';
import type { CallRow, SeatRow } from '../../storage/schema.ts';

const reader: Reader = {
  ...{ person: 'ann', locale: 'en', zone: 'UTC', origin: 'https://kaya.example', waiting: 2, outages: [] },
  names: async (people) => new Map(people.map((id) => [id, id])),
};

function holding(kind: CallRow['kind'], id: string): Holding {
  const seat: SeatRow = {
    ...{ table_id: id, seat: 0, kind: 'person', person: 'ann', level: null, stand_in: 0, asked: 0, kept: null, rated_by: null },
    seen_by: '[]',
  };
  return {
    call: { person: 'ann', kind, table_id: id, wait: '1 ben', due_at: 0, tries: 0, begun: '[]', listed: 0 },
    table: {
      row: {
        ...{ id, game: 'lamplighters', status: 'playing', pace: '{"kind":"live"}', host: 'ben' },
        ...{ seen: '[]', time: '{}', call_at: null },
      },
      seats: [seat],
    },
  };
}

test.each<readonly [string, readonly [CallRow['kind'], string][], string, readonly string[]]>([
  [
    'turns',
    [
      ['turn', 'a'],
      ['turn', 'b'],
      ['reminder', 'c'],
    ],
    '3 games are waiting',
    ['a', 'b', 'c'],
  ],
  [
    'ends',
    [
      ['over', 'a'],
      ['over', 'b'],
    ],
    'News from 2 games',
    ['a', 'b'],
  ],
  [
    'a turn and an end',
    [
      ['turn', 'a'],
      ['over', 'b'],
    ],
    'News from 2 games',
    ['a', 'b'],
  ],
  [
    'a turn and a mention at one table',
    [
      ['turn', 'a'],
      ['mention', 'a'],
    ],
    'News from 1 game',
    ['a'],
  ],
  [
    'a turn whose time runs out',
    [
      ['turn', 'a'],
      ['reminder', 'a'],
    ],
    'Time is running out: lamplighters',
    [],
  ],
])('%s', async (_, said, title, replaces) => {
  const [first, ...rest] = said.map(([kind, id]) => holding(kind, id));
  if (first === undefined) throw new Error('nothing to say');
  const notice = await noticeOf([first, ...rest], reader);
  expect([notice.title, notice.replaces]).toEqual([title, replaces]);
});

test('a group is told of as a group, in a notice of its own and among others', async () => {
  const named: Holding = { call: { ...holding('mention', 'g').call }, group: { id: 'g', name: 'The Kilowatts' } };
  const { title, body, url } = await noticeOf([named], reader);
  expect([title, body, url]).toEqual([
    'ben mentions you: The Kilowatts',
    'Read the group’s chat.',
    'https://kaya.example/group/g',
  ]);
  expect((await noticeOf([named, holding('turn', 'a')], reader)).title).toBe('News from 2 games and groups');
});

test('the daily mail says that games wait only where all of them do', () => {
  const head = (...said: readonly Holding[]) => titleOf(said, 'en', 'mail.digest');
  expect(head(holding('turn', 'a'), holding('reminder', 'a'))).toBe('Kaya: 1 game is waiting');
  expect(head(holding('turn', 'a'), holding('over', 'b'))).toBe('Kaya: news from 2 games');
});

/** Does the site have a page there? */
function hasPage(path: string): boolean {
  const pages = ['App', 'FurtherPages'].map((name) => readFileSync(`web/app/${name}.tsx`, 'utf8')).join('');
  const routes = [...pages.matchAll(/<Route path="([^"]+)"/g)].map(([, route = '']) => route.replaceAll(/:\w+/g, '[^/]+'));
  return routes.some((route) => new RegExp(`^${route}$`).test(path));
}

test('every notice leads to a page of the site', async () => {
  const kinds = ['turn', 'reminder', 'over', 'invitation', 'mention', 'digest'] as const;
  const { call } = holding('mention', 'g');
  const inGroup: Holding = { call, group: { id: 'g', name: 'The Kilowatts' } };
  const said: [Holding, ...Holding[]][] = [
    [inGroup],
    [inGroup, holding('turn', 'a')],
    ...kinds.map((it): [Holding] => [holding(it, 'a')]),
  ];
  const notices = [trialNotice('en', reader.origin), ...(await Promise.all(said.map((all) => noticeOf(all, reader))))];
  for (const { url } of notices) expect([url, hasPage(new URL(url).pathname)]).toEqual([url, true]);
});

test('every address that is written into a notice or a letter leads to a page of the site, or is asked of the server', () => {
  const files = ['calling', 'http'].flatMap((room) => readdirSync(`server/${room}`).map((file) => `server/${room}/${file}`));
  const written = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:origin(?: \?\? '')?\}|path: `)(\/[^`#]*)/g)])
    .map(([, path = '']) => path.replaceAll(/\$\{[^}]+\}/g, 'x'))
    .filter((path) => !path.startsWith('/api/'));
  expect(written.length).toBeGreaterThan(8);
  for (const path of written) expect([path, hasPage(path)]).toEqual([path, true]);
});
