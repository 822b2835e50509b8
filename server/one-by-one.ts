/** Work that is the same whoever asks for it: one run at a time, and all who ask meanwhile share the next. */
export function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (next === null && running === null) return run();
    next ??= (running ?? Promise.resolve()).then(run, run);
    return next;
  };
}
