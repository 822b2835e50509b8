// npm run fuzz:server [-- --minutes n] [-- --seed s] [-- --only sqlite|postgres|nats]: kills processes, databases and the message bus under play,
// and compares every answer with what is stored.
import { parseArgs } from 'node:util';
import { hasNats } from '../test/bus/nats-server.ts';
import { havoc } from './havoc.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes must be a number above 0, not '${values.minutes}'`);
  process.exit(1);
}
const PLACES = {
  sqlite: { database: 'sqlite' },
  postgres: { database: 'postgres' },
  nats: { database: 'postgres', nats: true },
} as const;
const names = ['sqlite', 'postgres', 'nats'] as const;
const places = names.filter((name) => values.only === undefined || name === values.only);
if (places.length === 0) {
  console.error(`--only takes one of ${names.join(', ')}, not '${values.only}'`);
  process.exit(1);
}
const possible = places.filter((name) => name !== 'nats' || hasNats());
if (possible.length < places.length) console.log('without NATS: put nats-server into the PATH (apt install nats-server) for it');
if (possible.length === 0) process.exit(1);
console.log(`seed ${values.seed}`);
/** So long at a time: what is found is found soon, and what is checked fits into memory. */
const AT_ONCE = 60_000;
const ends = Date.now() + minutes * 60_000;
// A last round that would be over before anybody has sat down is left out.
for (let round = 0; round === 0 || ends - Date.now() > 20_000; round++) {
  for (const name of possible) {
    const milliseconds = Math.max(10_000, Math.min(AT_ONCE, (ends - Date.now()) / possible.length));
    const figures = await havoc({ ...PLACES[name], milliseconds, tables: 4, seed: `${values.seed} ${round}` });
    console.log(JSON.stringify({ place: name, seconds: Math.round(milliseconds / 1000), ...figures }));
  }
}
