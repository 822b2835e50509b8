import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Boards are drawn thousands of times: as people get them, without the checks React makes for its developers.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    include: ['{engine,pieces,games,bots,wire,server,web,lab,scripts}/**/*.test.ts'],
    isolate: false,
    // One more than there are cores: many tests wait for a database or for another process.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs is stopped: a busy machine may be ten times as slow as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
