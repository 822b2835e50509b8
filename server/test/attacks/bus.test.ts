// A message bus that forbids something or carries nonsense: nothing else falls silent, and nobody is told nonsense.
import { afterAll, expect, test, vi } from 'vitest';
import { readNotice } from '../../bus/bus.ts';
import { NatsBus } from '../../bus/nats-bus.ts';
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
  expect(readNotice('ben led table 0 7 5', 'ann')).toEqual({ what: 'led', about: 'table', more: [0, 7, 5] });
});
