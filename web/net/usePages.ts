import { useEffect, useRef, useState } from 'react';

/** A list that comes page by page. */
export interface Pages<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  more(): void;
}

interface Asked<T> {
  /** A full page has so many: then there may be another one. */
  readonly size: number;
  /** Changes with what is asked. */
  readonly key: string;
  load(page: number): Promise<readonly T[]>;
  onFailure(error: unknown): void;
}

/** Null until the first page is there; a page that could not be had can be asked for again. */
export function usePages<T>(asked: Asked<T>): Pages<T> | null {
  const { key, size } = asked;
  const [state, setState] = useState<{ readonly key: string; readonly pages: readonly (readonly T[])[] } | null>(null);
  const latest = useRef(asked);
  latest.current = asked;
  const take = useRef(async (of: string, page: number) => {
    const { load, onFailure } = latest.current;
    try {
      const found = await load(page);
      // What was asked before is no longer waited for; a page that was asked for twice is there once.
      if (latest.current.key === of)
        setState((before) => ({ key: of, pages: [...(before?.key === of ? before.pages.slice(0, page) : []), found] }));
    } catch (error) {
      onFailure(error);
    }
  });
  useEffect(() => void take.current(key, 0), [key]);
  if (state === null || state.key !== key) return null;
  const { pages } = state;
  return { items: pages.flat(), hasMore: pages.at(-1)?.length === size, more: () => void take.current(key, pages.length) };
}
