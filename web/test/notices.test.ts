import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notices, notify } from '../app/notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const shown = () => notices.value.map(({ key }) => key);

test('a notice goes by itself, a problem later than the rest', () => {
  notify({ key: 'error.refused', kind: 'problem' });
  notify({ key: 'online.copied', kind: 'info' });
  expect(shown()).toEqual(['error.refused', 'online.copied']);
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(['error.refused']);
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});

test('the same is said once, at most three things at a time, and each can be sent away', () => {
  for (const key of ['error.refused', 'error.not-saved', 'error.not-loaded', 'error.refused', 'error.storage-full'] as const)
    notify({ key, kind: 'problem' });
  expect(shown()).toEqual(['error.not-loaded', 'error.refused', 'error.storage-full']);
  dismiss(notices.value[1]?.id ?? 0);
  expect(shown()).toEqual(['error.not-loaded', 'error.storage-full']);
});
