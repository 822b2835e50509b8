// What is promised in seconds, at the limits that everybody gets who sets nothing: time passes here as fast as it is told to.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { Ending } from '../ending.ts';
import { Lists } from '../storage/lists.ts';
import { sqliteSite } from './playing.ts';

/** Every request has an answer by then, and every stop an end. */
const ANSWER = 10_000;
const END = 15_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => undefined);

test('a request whose work never ends is answered within ten seconds', async () => {
  const site = await sqliteSite({ logLevel: 'silent' });
  const asked = vi.spyOn(Lists.prototype, 'openOrder').mockImplementation(never);
  const answers: number[] = [];
  const answer = fetch(`http://127.0.0.1:${site.port}/api/tables`).then(({ status }) => answers.push(status));
  await vi.waitUntil(() => asked.mock.calls.length > 0);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(ANSWER);
  await answer;
  expect(answers).toEqual([503]);
  vi.useRealTimers();
  await site.close();
});

test('a database that says nothing is given up well before', () => {
  const read = readConfiguration({});
  if (!read.ok) throw new Error(read.problems.join(' '));
  // Once for the connection, once for what is asked on it.
  expect(2 * read.configuration.databaseMilliseconds).toBeLessThan(ANSWER);
  // And nobody can set it so that the promise breaks.
  expect(readConfiguration({ KAYA_DATABASE_MS: String(ANSWER / 2) }).ok).toBe(false);
});

test('a stop that hangs ends within fifteen seconds, and says that it was not in order', async () => {
  const ended: number[] = [];
  new Ending(never, (code) => ended.push(code)).begin(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(END - 1000);
  expect(ended).toEqual([1]);
});

test.each([
  ['in order', async () => undefined, [70]],
  ['and fails', () => Promise.reject(new Error('no')), [1]],
])('a stop that ends %s says so', async (_how, close, code) => {
  const ended: number[] = [];
  const ending = new Ending(close, (it) => ended.push(it));
  expect(ending.begun).toBe(false);
  ending.begin(70);
  expect(ending.begun).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(code);
});

test('whoever asks twice for the end has it at once', () => {
  const ended: number[] = [];
  const ending = new Ending(never, (it) => ended.push(it));
  ending.begin(0);
  ending.begin(0);
  expect(ended).toEqual([1]);
});
