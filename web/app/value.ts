import { useSyncExternalStore } from 'react';

/** A value that parts of the page watch. */
export class Value<T> {
  #value: T;
  readonly #watchers = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of [...this.#watchers]) watcher();
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly read = (): T => this.#value;
}

/** The value of a store, kept up to date. */
export function useValue<T>(store: Value<T>): T {
  return useSyncExternalStore(store.watch, store.read);
}
