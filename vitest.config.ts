import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,pieces,games,bots,wire,server,web,lab,scripts}/**/*.test.ts'],
    isolate: false,
    // One for each core, also where there are only two.
    maxWorkers: '100%',
    // Only what hangs is stopped: a busy machine may be ten times as slow as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
