// Read before the server where a test wants a slow disk: while the file KAYA_SLOW is there, every commit takes its time.
import { existsSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';

const flag = process.env['KAYA_SLOW'] ?? '';
const SLOW = 1200;
const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (...values) {
  // As a disk does: nothing else happens meanwhile.
  if (/^commit$/i.test(this.sourceSQL) && existsSync(flag)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW);
  return Reflect.apply(run, this, values);
};
