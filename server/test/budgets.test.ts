// Who may hold how much at once, and what dear things cost.
import { describe, expect, test } from 'vitest';
import { neighbourhood } from '../live/address.ts';
import { Connections, Unsent } from '../live/budgets.ts';
import { Limits } from '../live/limits.ts';

const ann = { person: 'ann', address: '192.0.2.1' };
const ben = { person: 'ben', address: '192.0.2.1' };
const zoe = { person: 'zoe', address: '198.51.100.7' };

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['x'.repeat(5000), 'x'.repeat(64)],
  ['192.0.2.7:5555', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['64:ff9b::c000:207', '192.0.2.7'],
  ['2002:c000:207:5::1', '192.0.2.7'],
])('%s counts as %s', (address, expected) => expect(neighbourhood(address)).toBe(expected));

const stay = () => undefined;

test('connections are counted by person, by address and altogether, and let go of once', () => {
  const connections = new Connections({ person: 1, address: 2, process: 3 });
  const first = connections.take(ann, stay);
  expect(first).not.toBeNull();
  expect(connections.take(ann, stay)).toBeNull();
  expect(connections.take(ben, stay)).not.toBeNull();
  expect(connections.take({ person: 'eve', address: ann.address }, stay)).toBeNull();
  expect(connections.take(zoe, stay)).not.toBeNull();
  expect(connections.take({ person: null, address: '203.0.113.9' }, stay)).toBeNull();
  first?.();
  first?.();
  expect(connections.take(ann, stay)).not.toBeNull();
  expect(connections.take(ann, stay)).toBeNull();
});

describe('unsent bytes', () => {
  const KB = 1024;

  test('where an address has too much waiting, the one with most of it goes, and nobody else', () => {
    const unsent = new Unsent({ address: 100 * KB });
    const gone: string[] = [];
    const open = (who: typeof ann) => unsent.open(who, () => gone.push(who.person));
    const [a, b, z] = [open(ann), open(ben), open(zoe)];
    expect([a.add(60 * KB), z.add(90 * KB), b.add(50 * KB)]).toEqual([true, true, true]);
    expect(gone).toEqual(['ann']);
    expect(a.add(1)).toBe(false);
    expect(b.add(1)).toBe(true);
  });

  test('where the process has too much waiting, the largest of all goes; what is sent or closed counts no more', () => {
    const unsent = new Unsent({ process: 100 * KB });
    const gone: string[] = [];
    const open = (who: typeof ann) => unsent.open(who, () => gone.push(who.person));
    const [a, b, z] = [open(ann), open(ben), open(zoe)];
    a.add(40 * KB);
    b.add(50 * KB);
    b.sent(50 * KB);
    z.add(55 * KB);
    expect(gone).toEqual([]);
    b.add(20 * KB);
    expect(gone).toEqual(['zoe']);
    a.close();
    b.close();
    expect(unsent.waiting).toBe(0);
  });

  test('whoever has a megabyte waiting already is let go', () => {
    let gone = 0;
    const account = new Unsent().open(ann, () => gone++);
    expect(account.add(2 * KB * KB)).toBe(true);
    expect(account.add(1)).toBe(false);
    expect(gone).toBe(1);
  });
});

test('what is spent through one process is told to the others, once, and nothing of what is little or has filled up again', () => {
  let now = 0;
  const [here, there] = [new Limits(() => now), new Limits(() => now)];
  const tell = () => {
    const told = here.toTell();
    for (const { about, more } of told) there.takenElsewhere(about, more);
    return told.length;
  };
  const left = (limits: Limits) => {
    let many = 0;
    while (limits.allowOwn('chat', ann)) many++;
    return many;
  };
  here.allowOwn('chat', ann);
  expect(tell()).toBe(0);
  for (let i = 0; i < 5; i++) here.allowOwn('chat', ann);
  expect([tell(), tell()]).toEqual([1, 0]);
  expect([left(here), left(there)]).toEqual([4, 4]);
  expect([there.allowOwn('chat', ben), there.allowOwn('groups', ann)]).toEqual([true, true]);
  // What was heard is not told again.
  expect(there.toTell().map(({ more }) => more[2])).toEqual([4]);
  now += 60_000;
  expect(tell()).toBe(0);
  // Whoever is unknown counts by where they are.
  const nobody = { person: null, address: '2001:db8:1:2::/64' };
  for (let i = 0; i < 60; i++) here.allowOwn('chat', nobody);
  expect(tell()).toBe(1);
  let many = 0;
  while (there.allowOwn('chat', nobody)) many++;
  expect(many).toBe(40);
  // Nonsense is none.
  for (const more of [[], [999, 0, 5], [0, 9, 5], [-1, -1, -1]]) there.takenElsewhere('x', more);
});

test('people whom other processes invent take no memory without end, and nobody’s place who is known here', () => {
  const limits = new Limits(() => 0);
  limits.allowOwn('chat', ann);
  const spent = (who: string) => limits.takenElsewhere(Buffer.from(who).toString('base64url'), [chat, 0, 9]);
  // By which number chat is told.
  const teller = new Limits(() => 0);
  for (let i = 0; i < 10; i++) teller.allowOwn('chat', ben);
  const [
    {
      more: [chat = -1],
    } = { more: [] },
  ] = teller.toTell();
  for (let i = 0; i < 120_000; i++) spent(`nobody ${i}`);
  for (const { person } of [ann, ben]) spent(person);
  const left = (who: typeof ann) => Array.from({ length: 20 }, () => limits.allowOwn('chat', who)).filter((it) => it).length;
  expect([left(ann), left(ben)]).toEqual([0, 10]);
});

test('a large answer costs the allowance of many small ones, and is paid off with time', () => {
  let now = 0;
  const limits = new Limits(() => now);
  limits.charge('messages', ann, 10_000_000);
  expect(limits.allow('messages', ann)).toBe(false);
  expect(limits.allow('messages', zoe)).toBe(true);
  now += 60_000;
  expect(limits.allow('messages', ann)).toBe(true);
});
