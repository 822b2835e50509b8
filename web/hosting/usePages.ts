import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../net/api.ts';

/** So many come at a time. */
const PAGE = 50;

/** A list that comes page by page. */
export interface Pages<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  more(): void;
}

/** Null until the first page is there, or where there is nothing for whoever asks. `key` changes with what is asked. */
export function usePages<T>(load: (page: number) => Promise<T[]>, key: string, onNothing: () => void): Pages<T> | null {
  const [state, setState] = useState<{ readonly key: string; readonly items: readonly T[]; readonly pages: number } | null>(null);
  const take = async (asked: string, page: number) => {
    try {
      const items = await load(page);
      setState((before) => ({
        key: asked,
        items: page === 0 || before?.key !== asked ? items : [...before.items, ...items],
        pages: page + 1,
      }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) onNothing();
    }
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => void latest.current(key, 0), [key]);
  if (state === null || state.key !== key) return null;
  const { items, pages } = state;
  return { items, hasMore: items.length === pages * PAGE, more: () => void take(key, pages) };
}
