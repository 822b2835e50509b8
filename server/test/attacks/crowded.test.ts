// All places of the process are taken: whoever is known still comes in, at the cost of strangers and of the largest crowd.
import { expect, test } from 'vitest';
import { Connections } from '../../live/budgets.ts';
import { Limits } from '../../live/limits.ts';
import { Staged } from '../staged.ts';
import { Raw } from './raw.ts';

const ann = { person: 'ann', address: '192.0.2.1' };
const watch = (table: string) => JSON.stringify({ t: 'watch', table, seen: null });
const stranger = (address: string) => ({ person: null, address });

/** Takes a place for each of these; says of whom the connection was ended. */
function crowd(connections: Connections, who: readonly { person: string | null; address: string }[]): string[] {
  const ended: string[] = [];
  for (const it of who) expect(connections.take(it, () => ended.push(it.person ?? it.address))).not.toBeNull();
  return ended;
}

test('strangers of one address have 150 places among them, and leave the known ones theirs', () => {
  const connections = new Connections();
  crowd(connections, Array(150).fill(stranger('192.0.2.1')));
  expect(connections.take(stranger('192.0.2.1'), () => undefined)).toBeNull();
  expect(connections.take(ann, () => undefined)).not.toBeNull();
});

test('where everything is full of strangers, a stranger of the largest crowd makes room for one of a smaller', () => {
  const connections = new Connections({ process: 4 });
  const ended = crowd(connections, [stranger('a'), stranger('b'), stranger('b'), stranger('b')]);
  for (const address of ['c', 'd']) expect(connections.take(stranger(address), () => undefined)).not.toBeNull();
  expect(ended).toEqual(['b', 'b']);
  // All are as many now.
  for (const address of ['b', 'e']) expect(connections.take(stranger(address), () => undefined)).toBeNull();
});

test('where everything is full of strangers, they make room for somebody known', () => {
  const connections = new Connections({ process: 4 });
  const ended = crowd(connections, [ann, stranger('a'), stranger('b'), stranger('b')]);
  for (const person of ['ben', 'zoe', 'kim']) expect(connections.take({ person, address: 'd' }, () => undefined)).not.toBeNull();
  expect(ended.toSorted()).toEqual(['a', 'b', 'b']);
});

test('without strangers the largest crowd makes room for a smaller one, and not the other way round', () => {
  const connections = new Connections({ process: 4 });
  const school = ['x', 'y', 'z'].map((person) => ({ person, address: 'school' }));
  const ended = crowd(connections, [ann, ...school]);
  expect(connections.take({ person: 'w', address: 'school' }, () => undefined)).toBeNull();
  expect(connections.take({ person: 'ben', address: 'home' }, () => undefined)).not.toBeNull();
  expect(ended).toEqual(['z']);
  expect(connections.take({ person: 'zoe', address: 'home' }, () => undefined)).toBeNull();
});

test('a class at one address, two tabs each and nobody with a name yet, comes in, loads its pages and is answered', async () => {
  const limits = new Limits(() => 0);
  for (let file = 0; file < 60 * 30; file++) expect(limits.allow('pages', stranger('school'))).toBe(true);
  const staged = await Staged.open({ proxies: 1 });
  const { id } = await staged.started();
  const address = '198.51.100.7';
  const lines = await staged.inOneMoment(async () => {
    const tabs = Array.from({ length: 60 }, async () => {
      for (const url of ['/', '/api/games', '/api/me', `/api/tables/${id}`, '/api/tables', '/api/my/tables']) {
        const asked = { url, headers: { 'x-forwarded-for': address }, remoteAddress: '127.0.0.1' };
        expect((await staged.site.app.inject(asked)).statusCode, url).toBe(200);
      }
      return Raw.open(staged.site.port, { 'x-forwarded-for': address });
    });
    const all = await Promise.all(tabs);
    for (const line of all) expect(await line.until(watch(id), (it) => it.t === 'position')).toBe(true);
    return all;
  });
  // Then they say who they are, all at once, and come again as somebody.
  const names = await Promise.all(Array.from({ length: 30 }, (_, i) => staged.guest(`Pupil ${i}`, address)));
  for (const { cookie } of names) {
    const line = await Raw.open(staged.site.port, { cookie, 'x-forwarded-for': address });
    expect(await line.until(watch(id), (it) => it.t === 'position')).toBe(true);
    lines.push(line);
  }
  for (const line of lines) line.close();
  await staged.close();
});
