// Names and talk that pretend, hide or spill over.
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visible, visibleName } from '../../visible.ts';
import { type FileSite, GuestOf, Player, seatedTable, sqliteSite } from '../playing.ts';

let site: FileSite;
beforeAll(async () => {
  site = await sqliteSite({ logLevel: 'silent' });
});
afterAll(() => site.close());

const NOTHING_TO_SEE = {
  nothing: '',
  markup: '<script>',
  'a space': ' ',
  'a zero-width space': '\u200b',
  'a Hangul filler': '\u3164',
  'a half-width Hangul filler': '\uffa0',
  'a Braille blank': '\u2800',
  'a Mongolian vowel separator': '\u180e',
  'a combining joiner': '\u034f',
  'a variation selector': '\ufe0f',
  'a tag': '\u{e0041}',
  'a turn of the writing': '\u202e',
  'a private character': '\ue000',
  'a mark on nothing': '\u0301',
  'a no-break space': '\u00a0',
  'an opening bracket': '<',
  'a closing bracket': '>',
  'only punctuation': '...',
};

test.each(Object.entries(NOTHING_TO_SEE))('a name of %s is refused, and says so', async (_what, name) => {
  const { status, body } = await new GuestOf(site.port, '').post('/api/guest', { name });
  expect([status, body]).toMatchObject([400, { code: 'no-name' }]);
});

test.each([
  ['Ann\u202e\u200b', 'Ann'],
  ['  Jean-Luc   Picard ', 'Jean-Luc Picard'],
  ['Анна', 'Анна'],
  ['Z\u0301\u0301\u0301\u0301\u0301\u0301', 'Ź\u0301\u0301\u0301'],
  ['e\u0301', 'é'],
  ['👩‍🚀', '👩‍🚀'],
  ['❤️', '❤️'],
  ['李', '李'],
  ['K\u200dim', 'Kim'],
  ['two\nlines', 'two lines'],
])('%j is shown as %j', (name, shown) => expect(visibleName(name)).toBe(shown));

test('talk is cleaned in the same way, and may have brackets', () => {
  expect(visible('I <3 \u202ethis\u2028game', 500)).toBe('I <3 this game');
});

test.each([
  ['that are written as two', '\u0958', '\u0915\u093c'],
  ['of two units', '\u{1f600}', '\u{1f600}'],
])('a name and a line of characters %s are no longer than others', async (_what, character, written) => {
  expect(visibleName(character.repeat(24))).toBe(written.repeat(12));
  expect(visible(`a${character.repeat(500)}`, 500)).toHaveLength(character.length === 1 ? 500 : 499);
});

test('a line that grew as it was cleaned, or was stored too long, reaches everybody, and the others with it', async () => {
  const { id, guests } = await seatedTable(site.port, 'lamplighters', 2, {});
  const [ann, ben] = guests as [GuestOf, GuestOf];
  expect((await ann.post(`/api/tables/${id}/chat`, { text: '\u0958'.repeat(500) })).status).toBe(204);
  const file = new DatabaseSync(site.file);
  file
    .prepare('insert into chat (table_id, number, seat, name, text, at) values (?, 2, 0, ?, ?, 0)')
    .run(id, 'Ann', 'x'.repeat(900));
  file.close();
  expect((await ann.post(`/api/tables/${id}/chat`, { text: 'hello' })).status).toBe(204);
  const player = new Player(ben, id);
  const said = () => player.messages.flatMap((it) => (it.t === 'chat' ? it.lines.map(({ text }) => text) : []));
  await player.until(() => said().length === 3);
  expect(said()).toEqual(['\u0915\u093c'.repeat(250), 'x'.repeat(500), 'hello']);
  player.close();
});

test('whoever takes another name talks under it at once, on the socket that was open before', async () => {
  const { id, guests } = await seatedTable(site.port, 'lamplighters', 2, {});
  const [ann] = guests as [GuestOf, GuestOf];
  const player = new Player(ann, id);
  const names = () => player.messages.flatMap((it) => (it.t === 'chat' ? it.lines.map(({ name }) => name) : []));
  player.ask({ t: 'chat', text: 'hello' });
  await player.until(() => names().length === 1);
  expect((await ann.post('/api/guest', { name: 'Anouk' })).status).toBe(200);
  player.ask({ t: 'chat', text: 'again' });
  await player.until(() => names().length === 2);
  expect(names()[1]).toBe('Anouk');
  player.close();
});

test('what is said to one person is kept by nobody on the way', async () => {
  const guest = await GuestOf.at(site.port, 'Ann');
  const id = await guest.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  for (const path of [
    '/api/me',
    '/api/my/tables',
    `/api/tables/${id}`,
    `/api/tables/${id}/position`,
    '/api/tables/nowhere-at-all',
  ]) {
    const { headers } = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { cookie: guest.cookie } });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
