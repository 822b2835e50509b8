// npm run fuzz:server [-- --minutes n] [-- --seed s]: kills processes and databases under play, and compares every answer with what is stored.
import { parseArgs } from 'node:util';
import { havoc } from './havoc.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string', default: String(Date.now()) } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes must be a number above 0, not '${values.minutes}'`);
  process.exit(1);
}
console.log(`seed ${values.seed}`);
/** So long at a time: what is found is found soon, and what is checked fits into memory. */
const AT_ONCE = 60_000;
const ends = Date.now() + minutes * 60_000;
// A last round that would be over before anybody has sat down is left out.
for (let round = 0; round === 0 || ends - Date.now() > 20_000; round++) {
  for (const database of ['sqlite', 'postgres'] as const) {
    const milliseconds = Math.max(10_000, Math.min(AT_ONCE, (ends - Date.now()) / 2));
    const figures = await havoc({ database, milliseconds, tables: 4, seed: `${values.seed} ${round}` });
    console.log(JSON.stringify({ database, seconds: Math.round(milliseconds / 1000), ...figures }));
  }
}
