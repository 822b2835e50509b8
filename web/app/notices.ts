import type { WordValue } from '@kaya/engine';
import type { SiteKey } from '../text/index.ts';
import { Value } from './value.ts';

/** A short message at the edge of the page. */
export interface Notice {
  readonly id: number;
  readonly key: SiteKey;
  readonly values?: Readonly<Record<string, WordValue>>;
  /** Ready sentences of a game, e.g. why a move was refused. */
  readonly lines?: readonly string[];
  readonly kind: 'info' | 'problem';
}

export const notices = new Value<readonly Notice[]>([]);

/** How long it stays, in milliseconds. */
const LASTING = { info: 5000, problem: 10_000 } as const;

let count = 0;

/** Says something to the person; the same thing is not said twice at once. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const others = notices.value.filter((it) => it.key !== notice.key);
  const id = ++count;
  notices.set([...others.slice(-2), { ...notice, id }]);
  setTimeout(() => dismiss(id), LASTING[notice.kind]);
}

/** Says that a game is not stored, and why; it can be played on all the same. */
export function notifyUnsaved(error: unknown): void {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  notify({ key: full ? 'error.storage-full' : 'error.not-saved', kind: 'problem' });
}

export function dismiss(id: number): void {
  notices.set(notices.value.filter((it) => it.id !== id));
}
