// Single messages that once ended the process, and their sisters.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await Target.start({ KAYA_LOG: 'silent' });
});
afterAll(() => target.close());

test.each([
  '{"t":{"toString":1}}',
  '{"t":{"toString":null,"valueOf":null}}',
  '{"t":{"constructor":1,"__proto__":null}}',
  '{"t":[[[]]]}',
  '{"t":"__proto__"}',
  '{"t":"constructor"}',
  '[]',
  'null',
  '"t"',
  '1e999',
  '{"__proto__":{"t":"ping"}}',
])('%s from a stranger is unreadable, and nothing more', async (text) => {
  const stranger = await target.socket();
  expect(await stranger.ask(text)).toEqual({ t: 'problem', code: 'unreadable', table: null });
  expect(await stranger.ask('{"t":"ping"}')).toEqual({ t: 'pong' });
  await target.isWhole();
});
