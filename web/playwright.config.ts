import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './test/chromium.ts';
import type { Sites } from './test/journeys/sites.ts';

// Read again in every worker: what is drawn at random is kept in the environment.
process.env['KAYA_TEST_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env['KAYA_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'kaya-site-'));
const port = process.env['KAYA_TEST_PORT'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of half a minute and more. */
const LONG = ['lessons', 'readable', 'whole-game'].map((name) => `web/test/${name}.spec.ts`);

export default defineConfig<object, Pick<Sites, 'database'>>({
  testDir: root,
  // In the order in which they begin: what takes longest first, or it would go on alone at the end.
  projects: [
    // Journeys of people are made twice; one site does for all of them, so they come one after the other beside the rest.
    ...(['SQLite', 'PostgreSQL'] as const).map((database) => ({
      ...{ name: database === 'SQLite' ? database : `${database}, two processes`, testMatch: 'web/test/journeys/*.spec.ts' },
      ...{ fullyParallel: false, workers: 1, use: { database, actionTimeout: 30_000 } },
    })),
    { name: 'long', testMatch: LONG },
    { name: 'site', testMatch: ['web/test/*.spec.ts', 'games/*/test/browser/*.spec.ts'], testIgnore: LONG },
  ],
  outputDir: join(root, 'node_modules/.cache/playwright'),
  fullyParallel: true,
  // More than the two cores of a small machine: half of the time a page waits for the next picture, a clock or somebody else.
  workers: 5,
  // Only what hangs is stopped.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // The machines are noisy: what fails is tried once more, and what passes only then is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    // A new browser would take in the whole site for offline play in every test; web/test/device.spec.ts does.
    serviceWorkers: 'block',
    launchOptions: await chromiumLaunch(),
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: port, HOST: '127.0.0.1', KAYA_DATA: process.env['KAYA_TEST_DATA'], KAYA_LOG: 'error', KAYA_BOT_MS: '200' },
  },
});
