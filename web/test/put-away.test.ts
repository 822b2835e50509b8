import { afterEach, expect, test, vi } from 'vitest';
import { putAway } from '../net/putAway.ts';

afterEach(() => void vi.unstubAllGlobals());

test('whoever looks at a table is told no more of it, nor of several; what is said of others stays', async () => {
  const closed: string[] = [];
  const shown = ['here', 'kaya', 'elsewhere'].map((tag) => ({ tag, close: () => closed.push(tag) }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications: async () => shown }) } });
  await putAway('here');
  expect(closed).toEqual(['here', 'kaya']);
});

test.each([
  ['no service worker', {}],
  ['none registered', { serviceWorker: { getRegistration: async () => undefined } }],
])('where there is %s nothing happens', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(putAway('here')).resolves.toBeUndefined();
});
