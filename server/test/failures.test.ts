// What fails because nothing can be stored: told once when it begins and once when it is over, and no error of each who tries.
import { expect, test } from 'vitest';
import { logFailure } from '../failures.ts';
import { DatabaseWatch } from '../storage/database-watch.ts';
import { DatabaseAway } from '../storage/patient-pool.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' });

test('a database that is away is told when it begins and when it is over, however many ask', () => {
  const told: string[] = [];
  let now = 0;
  const watch = new DatabaseWatch(
    (sentence) => told.push(`error: ${sentence}`),
    (sentence) => told.push(`info: ${sentence}`),
    () => now,
  );
  watch.answered();
  for (const error of [new AggregateError([refused]), new DatabaseAway(), refused]) expect(watch.failed(error)).toBe(true);
  // One connection is good again while another is still refused.
  now += 500;
  watch.answered();
  watch.failed(refused);
  now += 1500;
  watch.answered();
  expect(told).toEqual(['error: nothing can be stored: PostgreSQL is away (connect ECONNREFUSED 127.0.0.1:5432)']);
  now += 500;
  watch.answered();
  watch.answered();
  expect(told.slice(1)).toEqual(['info: PostgreSQL answers, and everything is stored again']);
  expect(watch.failed(new Error('syntax error'))).toBe(false);
  watch.failed(new DatabaseAway());
  expect(told).toHaveLength(3);
});

test('an error is logged, unless it says that nothing can be stored', () => {
  const errors: string[] = [];
  const log = { error: (_: object, what: string) => void errors.push(what), debug: () => undefined };
  logFailure(log, refused, 'refused');
  logFailure(log, Object.assign(new Error('database or disk is full'), { errcode: 13 }), 'full');
  expect(errors).toEqual([]);
  logFailure(log, new Error('ours'), 'ours');
  // A file of a site that may not be read is nothing that the database tells of.
  logFailure(log, Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path: 'index.html' }), 'a file');
  expect(errors).toEqual(['ours', 'a file']);
});
