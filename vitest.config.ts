import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,pieces,games,bots,wire,server,web,lab,scripts}/**/*.test.ts'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
