// What several things at once are called: only what waits is said to wait.
import { expect, test } from 'vitest';
import { type Holding, noticeOf, type Reader, titleOf } from '../../calling/notice.ts';
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
    'Read the chat of the group.',
    'https://kaya.example/group/g',
  ]);
  expect((await noticeOf([named, holding('turn', 'a')], reader)).title).toBe('News from 2 games and groups');
});

test('the daily mail says that games wait only where all of them do', () => {
  const head = (...said: readonly Holding[]) => titleOf(said, 'en', 'mail.digest');
  expect(head(holding('turn', 'a'), holding('reminder', 'a'))).toBe('Kaya: 1 game is waiting');
  expect(head(holding('turn', 'a'), holding('over', 'b'))).toBe('Kaya: news from 2 games');
});
