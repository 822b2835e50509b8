// npm run bench:notices: what it costs to tell another process of a move, by PostgreSQL and by NATS: the same moves are stored with each, in turns.
import { ALONE } from '../bus/bus.ts';
import { natsAddress } from '../bus/nats-address.ts';
import { openBus } from '../bus/open.ts';
import { openDatabase } from '../storage/open.ts';
import { Store } from '../storage/store.ts';
import { hasNats, NatsServer } from '../test/bus/nats-server.ts';
import { startPostgres } from '../test/postgres.ts';
import { move, row, seat } from '../test/stored.ts';
import { cpuOf, cpuOfEvery } from './serving.ts';

const ROUNDS = 8;
/** Moves of a round, and so many of them at the same time, each at a table of its own. */
const [MOVES, AT_ONCE] = [1500, 10];
const CARRIERS = ['nobody is told', 'PostgreSQL', 'NATS'] as const;
type Carrier = (typeof CARRIERS)[number];

if (!hasNats()) console.log('without NATS: put nats-server into the PATH (apt install nats-server) for it');
const carriers = CARRIERS.filter((it) => it !== 'NATS' || hasNats());
const nats = hasNats() ? await NatsServer.open() : null;
const postgres = await startPostgres({ durable: true });
const database = await openDatabase({ kind: 'postgres', url: await postgres.fresh() }, () => undefined);
const log = { warn: (details: object, message: string) => console.error(message, details) };

/** A process that stores moves, and another one that hears of them where it is told. */
async function opened(carrier: Carrier) {
  const address = carrier === 'NATS' && nats !== null ? natsAddress(nats.url) : null;
  const name = `by-${CARRIERS.indexOf(carrier)}`;
  const tables = Array.from({ length: AT_ONCE }, (_, i) => `${name}-${i}`);
  let heard = 0;
  const ends = [
    await openBus({ nats: address }, database, name, log),
    await openBus({ nats: address }, database, `${name}-other`, log),
  ];
  for (const { bus, line } of ends) {
    await bus.listen({ of: () => void heard++, gap: () => undefined });
    await line?.open();
  }
  const [here, other] = ends;
  const isTold = carrier !== 'nobody is told' && here !== undefined;
  const store = new Store(database, name, isTold ? here.bus : ALONE);
  for (const id of tables) {
    await store.createTable(row(id, { status: 'playing' }), [seat(id, 0)]);
    await other?.bus.hear(id);
  }
  heard = 0;
  let version = 0;
  return {
    carrier,
    heard: () => heard,
    async play(): Promise<void> {
      for (let stored = 0; stored < MOVES; stored += AT_ONCE, version++)
        await Promise.all(tables.map((id) => store.append(move(id, version))));
    },
    async close(): Promise<void> {
      for (const { bus, line } of ends) {
        await bus.close();
        await line?.close();
      }
    },
  };
}

const sums = new Map<Carrier, { process: number; database: number; bus: number; seconds: number; heard: number }>();
const now = () => ({ process: cpuOf(process.pid), database: cpuOfEvery('postgres'), bus: cpuOfEvery('nats-server') });
const all = await Promise.all(carriers.map(opened));
try {
  // The first round is slower for everybody, and counts for none.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { carrier, play, heard } of all) {
      const [before, from, known] = [now(), performance.now(), heard()];
      await play();
      const after = now();
      if (round === 0) continue;
      const sum = sums.get(carrier) ?? { process: 0, database: 0, bus: 0, seconds: 0, heard: 0 };
      sums.set(carrier, {
        process: sum.process + after.process - before.process,
        database: sum.database + after.database - before.database,
        bus: sum.bus + after.bus - before.bus,
        seconds: sum.seconds + (performance.now() - from) / 1000,
        heard: sum.heard + heard() - known,
      });
    }
  }
} finally {
  for (const it of all) await it.close();
  await database.close();
  await postgres.stop();
  await nats?.end();
}
/** Of a thousand moves. */
const per1000 = (milliseconds: number) => Number((milliseconds / (ROUNDS * MOVES)).toFixed(3));
console.table(
  [...sums].map(([carrier, it]) => ({
    'told by': carrier,
    'process, s per 1,000': per1000(it.process),
    'database, s per 1,000': per1000(it.database),
    'NATS, s per 1,000': per1000(it.bus),
    'notices heard a move': Number((it.heard / (ROUNDS * MOVES)).toFixed(2)),
    'moves a second': Math.round((ROUNDS * MOVES) / it.seconds),
  })),
);
