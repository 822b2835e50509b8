// All places of the process are taken: whoever is known still comes in, at the cost of strangers and of the largest crowd.
import { expect, test } from 'vitest';
import { Connections } from '../../live/budgets.ts';

const ann = { person: 'ann', address: '192.0.2.1' };
const stranger = (address: string) => ({ person: null, address });

/** Takes a place for each of these; says of whom the connection was ended. */
function crowd(connections: Connections, who: readonly { person: string | null; address: string }[]): string[] {
  const ended: string[] = [];
  for (const it of who) expect(connections.take(it, () => ended.push(it.person ?? it.address))).not.toBeNull();
  return ended;
}

test('strangers of one address have fifty places among them, and leave the known ones theirs', () => {
  const connections = new Connections();
  crowd(connections, Array(50).fill(stranger('192.0.2.1')));
  expect(connections.take(stranger('192.0.2.1'), () => undefined)).toBeNull();
  expect(connections.take(ann, () => undefined)).not.toBeNull();
});

test('where everything is full of strangers, they make room for somebody known, and for no other stranger', () => {
  const connections = new Connections({ process: 4 });
  const ended = crowd(connections, [ann, stranger('a'), stranger('b'), stranger('b')]);
  expect(connections.take(stranger('c'), () => undefined)).toBeNull();
  expect(ended).toEqual([]);
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
