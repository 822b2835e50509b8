// What gets past every guard: that one thing begins afresh, and all others go on.
import { afterEach, expect, test } from 'vitest';
import { Target } from './target.ts';

let target: Target;
afterEach(() => target.close());

/** Runs in the server before anything else and breaks it from within: a mistake that we do not know of yet. */
const broken = (mistake: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(mistake)}"`,
  KAYA_LOG: 'error',
});
/** Whoever trims a text with this word in it throws a moment later, where nobody catches it. */
const LATER = (throwing: string) =>
  broken(`
    const trim = String.prototype.trim;
    String.prototype.trim = function () {
      if (this.includes('a-mistake-of-ours')) setTimeout(() => { ${throwing} });
      return trim.call(this);
    };`);

test.each([
  ['an exception in a callback', "throw new Error('escaped')"],
  ['a rejection that nobody waits for', "Promise.reject(new Error('escaped'))"],
  ['something thrown that is no error', 'throw { toString: 1 }'],
])('%s ends the connection it came from, and the client comes back', async (_what, throwing) => {
  target = await Target.start(LATER(throwing));
  const other = await target.socket(await target.person('Zoe'));
  const eve = await target.socket(await target.person('Eve'));
  eve.ws.send(JSON.stringify({ t: 'chat', id: 'request-1', table: target.table, text: 'a-mistake-of-ours' }));
  await expect.poll(() => eve.closed).not.toBeNull();
  expect(other.closed).toBeNull();
  expect(await other.ask('{"t":"ping"}')).toEqual({ t: 'pong' });
  await target.isWhole();
  expect(target.process.log.filter((line) => line.includes('a connection escaped and begins afresh'))).toHaveLength(1);
});

test('an exception out of a request ends that request alone', async () => {
  target = await Target.start(LATER("throw new Error('escaped')"));
  const eve = await target.person('Eve');
  // The table begins afresh from what is stored, and those who play there come back by themselves.
  await eve.post(`/api/tables/${target.table}/chat`, { text: 'a-mistake-of-ours' }).catch(() => undefined);
  const line = 'POST /api/tables/:id/chat escaped and begins afresh';
  await expect.poll(() => target.process.log.filter((it) => it.includes(line))).toHaveLength(1);
  await target.isWhole();
});

test('an exception from nowhere known: everything stored is whole, the process closes in good order and asks to be started again', async () => {
  target = await Target.start(broken("process.on('SIGUSR2', () => { throw new Error('from nowhere') })"));
  await target.isWhole();
  expect(await target.process.end('SIGUSR2')).toBe(70);
  await target.process.start();
  await target.isWhole();
});
