// A bot's thread in the browser: one that dies or never answers stops no table.
import type { Answer } from '@kaya/bots';
import type { State } from '@kaya/engine';
import { afterEach, expect, test, vi } from 'vitest';
import type { Told } from '../thinking/thread.ts';
import type { Asked as AskedOf } from '../thinking/worker.ts';

type Asked = AskedOf & { readonly id: number };

/** What a thread does with a question. */
type Behaviour = (asked: Asked, thread: FakeThread) => void;

let behaviour: Behaviour = () => undefined;
let opened = 0;

class FakeThread {
  onmessage: ((event: { data: Told<Answer> }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    opened++;
  }

  postMessage(asked: Asked): void {
    queueMicrotask(() => behaviour(asked, this));
  }

  terminate(): void {}
}

vi.stubGlobal('Worker', FakeThread);
// Another file may have opened the thread of a table.
vi.resetModules();
const { think } = await import('../thinking/thinker.ts');

const wish = { game: 'any', view: {} as State, seat: 0, seats: 2, seed: 'x', milliseconds: 50, level: 'hard' } as const;

function tell({ id, question: { level } }: Asked, thread: FakeThread): void {
  const answer: Answer = { action: { do: level }, considered: [], explanation: null, level, failures: [] };
  thread.onmessage?.({ data: { id, answer } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a thread that breaks down is replaced, and a lower level answers', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  behaviour = (asked, thread) => (asked.question.level === 'hard' ? thread.onerror?.() : tell(asked, thread));
  const before = opened;
  expect(await think(wish)).toMatchObject({ action: { do: 'medium' }, failures: [{ level: 'hard' }] });
  expect(opened - before).toBe(2);
  expect(said).toHaveBeenCalledOnce();
});

test('a bot that never ends is given up, and a lower level answers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers();
  behaviour = (asked, thread) => asked.question.level === 'easy' && tell(asked, thread);
  const thought = think(wish);
  // Long enough for two levels; what another file may have left behind has its own timers.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await thought).toMatchObject({ action: { do: 'easy' }, failures: [{ level: 'hard' }, { level: 'medium' }] });
});

test('where no level answers, the table hears of it and plays on by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  behaviour = ({ id }, thread) => thread.onmessage?.({ data: { id, error: 'there is no such game' } });
  expect(await think(wish)).toBeNull();
});
