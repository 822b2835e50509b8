import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of JavaScript, compressed, that a page has asked for so far. Counts every script once: the bots' thread asks for the same files again and gets them from the store. */
export function weigh(page: Page): () => Promise<number> {
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (!url.endsWith('.js') || loaded.has(url)) return;
    loaded.set(
      url,
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(loaded.values())).reduce((sum, size) => sum + size, 0);
}
