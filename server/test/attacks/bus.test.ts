// A message bus that forbids something or carries nonsense: nothing else falls silent, and nobody is told nonsense.
import { afterAll, expect, test, vi } from 'vitest';
import { type Change, readNotice } from '../../bus/bus.ts';
import { NatsBus } from '../../bus/nats-bus.ts';
import { TakingUp } from '../../bus/taking-up.ts';
import { NatsStandIn } from '../bus/nats-stand-in.ts';

const server = await new NatsStandIn((subject) => subject.endsWith('.forbidden') || subject.startsWith('kaya.poor.all')).start();
const open: NatsBus[] = [];
afterAll(async () => {
  for (const bus of open) await bus.close();
  await server.stop();
});

async function busOf(me: string, site: string, told: string[] = []): Promise<NatsBus> {
  const address = { servers: [`127.0.0.1:${server.port}`] };
  const bus = new NatsBus({ address, site, me, log: { warn: (_details, message) => told.push(message) } });
  open.push(bus);
  await bus.listen({ of: ({ about }) => told.push(about), gap: () => told.push('gap') });
  return bus;
}

test('what the bus forbids to hear is looked at, and all the rest is still heard', async () => {
  const told: string[] = [];
  const [ann, ben] = [await busOf('ann', 'rich', told), await busOf('ben', 'rich')];
  await ann.hear('forbidden');
  await ann.hear('allowed');
  expect([ann.hears('forbidden'), ann.hears('allowed'), ann.isOpen()]).toEqual([false, true, true]);
  ben.after([{ what: 'led', about: 'allowed', more: [Number.NaN] }]);
  ben.after([{ what: 'moved', about: 'allowed' }]);
  await vi.waitFor(() => expect(told.slice(1)).toEqual(['allowed']));
  // Of what every process is told nothing is heard: then everything is looked at now and then.
  expect((await busOf('eve', 'poor')).isOpen()).toBe(false);
});

test('a notice that no process says is none', () => {
  for (const more of ['x', '-1', '1.5', '1e99', 'NaN', '', '1 2 3 4', '1 '.repeat(100_000)])
    expect(readNotice(`ben led table ${more}`, 'ann')).toBeNull();
  for (const about of ['', 'a.table', '*', '>', '../people', "';drop", 'x'.repeat(65), 'x\n', 'é'])
    expect(readNotice(`ben moved ${about}`, 'ann'), about).toBeNull();
  expect(readNotice('ben led table 0 7 5', 'ann')).toEqual({ from: 'ben', what: 'led', about: 'table', more: [0, 7, 5] });
  for (const from of ['', 'b\nen', 'x'.repeat(65)]) expect(readNotice(`${from} moved table`, 'ann'), from).toBeNull();
});

/** What is taken up of what was heard, once it is let go; and how often everything is looked at instead. */
function heldUp() {
  const gate = Promise.withResolvers<void>();
  const taken: string[] = [];
  let looks = 0;
  let time = 0;
  const takingUp = new TakingUp({
    take: async ({ from, about, more = [] }) => {
      await gate.promise;
      taken.push([from, about, ...more].join(' '));
    },
    everything: async () => void looks++,
    now: () => time,
  });
  const hear = (from: string, about: string, what: Change = 'moved', more: readonly number[] = []) =>
    takingUp.heard({ from, what, about, more });
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { taken, hear, wait, letGo: gate.resolve, looks: () => looks };
}

test('a process that says more than can be looked at keeps no other waiting, and everything is looked at in place of the rest', async () => {
  const { taken, hear, wait, letGo, looks } = heldUp();
  const flood = Array.from({ length: 10_000 }, (_, i) => hear('eve', `table-${i}`));
  const others = ['ben', 'zoe'].map((from) => hear(from, `of-${from}`));
  expect(looks()).toBe(8000);
  letGo();
  await Promise.all([...flood, ...others]);
  expect(taken.length).toBe(2000 + 2);
  expect(taken).toEqual(expect.arrayContaining(['ben of-ben', 'zoe of-zoe']));
  // What it says later is heard as before.
  await hear('eve', 'too soon');
  wait(1000);
  await hear('eve', 'afterwards');
  expect([taken.at(-1), looks()]).toEqual(['eve afterwards', 8001]);
});

test('a thousand processes, or names of processes, share what may be at work', async () => {
  const { taken, hear, letGo, looks } = heldUp();
  const flood = Array.from({ length: 20_000 }, (_, i) => hear(`process-${i}`, `table-${i}`));
  letGo();
  await Promise.all(flood);
  expect([taken.length, looks()]).toEqual([5000, 15_000]);
  // As many as may be looked at one by one in that time.
  for (let i = 0; i < 20_000; i++) await hear(`another-${i}`, `table-${i}`);
  expect([taken.length, looks()]).toEqual([10_000, 30_000]);
});

test('what waits long for its table keeps nothing else from being taken up', async () => {
  const { taken, hear, letGo } = heldUp();
  const quick: string[] = [];
  const other = new TakingUp({
    take: async ({ about }) => (about.startsWith('stuck') ? hear('eve', about) : void quick.push(about)),
    everything: async () => undefined,
    now: () => 0,
  });
  const stuck = Array.from({ length: 1000 }, (_, i) => other.heard({ from: 'eve', what: 'moved', about: `stuck-${i}` }));
  await other.heard({ from: 'eve', what: 'signed-out', about: 'ann' });
  expect([quick, taken]).toEqual([['ann'], []]);
  letGo();
  await Promise.all(stuck);
});

test('what is said again and again of one thing is looked at once more, as it was said last', async () => {
  const { taken, hear, letGo, looks } = heldUp();
  const said = [hear('eve', 'table', 'led', [0, 1, 1])];
  for (let i = 2; i < 1000; i++) said.push(hear(`process-${i % 3}`, 'table', 'led', [0, i, 1]));
  letGo();
  await Promise.all(said);
  expect([taken, looks()]).toEqual([['eve table 0 1 1', 'process-0 table 0 999 1'], 0]);
});
