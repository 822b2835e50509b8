// The service worker as it is shipped, in a world where one can see what it asks of the browser.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CHANNEL } from '../app/waiting.ts';

/** With a list of files, as the build puts it there. */
const SOURCE = readFileSync(new URL('../offline/service-worker.js', import.meta.url), 'utf8').replace(
  "['/']",
  JSON.stringify(['/', '/bots.js', '/assets/a.js']),
);

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag?: string; readonly data: { readonly navigate: string } };
}

class World {
  readonly shown: Shown[] = [];
  readonly badges: number[] = [];
  readonly opened: string[] = [];
  readonly focused: string[] = [];
  readonly posted: unknown[] = [];
  readonly kept: string[] = [];
  /** What was closed by the worker, by tag, each with how many had been shown by then. */
  readonly closed: unknown[] = [];
  /** What was said to open pages, by channel. */
  readonly said: unknown[] = [];
  isInstalled = false;
  readonly #handlers = new Map<string, (event: object) => void>();

  /** What the server answers where a file is no 200; 0: the network fails. */
  constructor(pages: readonly string[] = [], answers: Readonly<Record<string, number>> = {}) {
    const self = {
      skipWaiting: async () => {
        this.isInstalled = true;
      },
      location: { origin: 'https://kaya.example' },
      addEventListener: (name: string, handler: (event: object) => void) => this.#handlers.set(name, handler),
      navigator: { setAppBadge: async (count: number) => void this.badges.push(count) },
      registration: {
        showNotification: async (title: string, options: Shown['options']) => void this.shown.push({ title, options }),
        getNotifications: async () =>
          ['x', 'y', 'z'].map((tag) => ({ tag, close: () => this.closed.push([tag, this.shown.length]) })),
        pushManager: {
          subscribe: async (asked: object) => ({ toJSON: () => ({ endpoint: 'e', keys: { p256dh: 'p', auth: 'a' }, asked }) }),
        },
      },
      clients: {
        matchAll: async () => pages.map((url) => ({ url, focus: async () => void this.focused.push(url) })),
        openWindow: async (url: string) => void this.opened.push(url),
      },
    };
    const fetch = async (path: string, init?: { readonly body: string }) => {
      if (init !== undefined) this.posted.push([path, JSON.parse(init.body)]);
      const status = answers[path] ?? 200;
      if (status === 0) throw new TypeError('Failed to fetch');
      return { ok: status === 200, status, json: async () => ({ offers: { push: 'key' } }) };
    };
    const caches = { open: async () => ({ put: async (path: string) => void this.kept.push(path) }) };
    const { said } = this;
    class BroadcastChannel {
      readonly #name: string;
      constructor(name: string) {
        this.#name = name;
      }
      postMessage(message: unknown): void {
        said.push([this.#name, message]);
      }
      close(): void {}
    }
    runInContext(SOURCE, createContext({ self, URL, Error, fetch, caches, BroadcastChannel }));
  }

  /** Resolves when the worker may be stopped. */
  async happens(name: string, event: object): Promise<void> {
    const waited: unknown[] = [];
    this.#handlers.get(name)?.({ ...event, waitUntil: (it: unknown) => waited.push(it) });
    expect(waited).toHaveLength(1);
    await waited[0];
  }
}

const pushed = (text: string) => ({ data: { json: () => JSON.parse(text) } });

test('a push is shown as it is declared, in the place of the last one of its table, with the badge', async () => {
  const world = new World();
  const notification = {
    title: 'Your turn',
    body: 'With Max.',
    navigate: 'https://kaya.example/table/x',
    tag: 'x',
    app_badge: '3',
  };
  await world.happens('push', pushed(JSON.stringify({ web_push: 8030, notification })));
  expect(world.shown).toMatchObject([{ title: 'Your turn', options: { body: 'With Max.', tag: 'x', renotify: true } }]);
  expect(world.badges).toEqual([3]);
});

test('one notice about several games takes the place of those about each; others stay', async () => {
  const world = new World();
  const notification = { title: '2 games are waiting', tag: 'kaya', data: { replaces: ['x', 'z'] } };
  await world.happens('push', pushed(JSON.stringify({ web_push: 8030, notification })));
  expect(world.closed).toEqual([
    ['x', 1],
    ['z', 1],
  ]);
  const single = new World();
  await single.happens('push', pushed('{"notification":{"title":"Your turn","tag":"x"}}'));
  expect(single.closed).toEqual([]);
});

test('a push makes the pages that are open ask what waits', async () => {
  const world = new World();
  await world.happens('push', pushed('{}'));
  expect(world.said).toEqual([[CHANNEL, 'look']]);
});

test.each([['nonsense'], ['null'], ['{}'], ['{"notification":null}']])('something is shown whatever comes: %s', async (text) => {
  const world = new World();
  await world.happens('push', pushed(text));
  expect(world.shown).toMatchObject([{ title: 'Kaya' }]);
});

test('a push without anything in it is shown too', async () => {
  const world = new World();
  await world.happens('push', { data: null });
  expect(world.shown).toMatchObject([{ title: 'Kaya' }]);
});

test('a click opens the table, or comes back to the page that shows it; never another site', async () => {
  const clicked = (navigate: string) => ({ notification: { close: () => undefined, data: { navigate } } });
  const [away, there] = [new World(), new World(['https://kaya.example/table/x'])];
  await away.happens('notificationclick', clicked('https://kaya.example/table/x'));
  await there.happens('notificationclick', clicked('https://kaya.example/table/x'));
  await away.happens('notificationclick', clicked('https://elsewhere.example/x'));
  expect([away.opened, there.opened, there.focused]).toEqual([['/table/x', '/'], [], ['https://kaya.example/table/x']]);
});

test('the site is kept whole; one missing file does not keep the others away', async () => {
  const [whole, gap] = [new World(), new World([], { '/assets/a.js': 404 })];
  await whole.happens('install', {});
  await gap.happens('install', {});
  expect([whole.kept.toSorted(), whole.isInstalled]).toEqual([['/', '/assets/a.js', '/bots.js'], true]);
  expect([gap.kept.toSorted(), gap.isInstalled]).toEqual([['/', '/bots.js'], true]);
});

test.each([
  ['the network fails', { '/assets/a.js': 0 }],
  ['the server is too busy', { '/bots.js': 503 }],
  ['the page itself is missing', { '/': 404 }],
])('what was kept before stays where %s: it is tried again another time', async (_, answers) => {
  const world = new World([], answers);
  await expect(world.happens('install', {})).rejects.toThrow();
  expect(world.isInstalled).toBe(false);
});

test('a subscription that the browser gave up is made anew', async () => {
  const world = new World();
  await world.happens('pushsubscriptionchange', {});
  expect(world.posted).toEqual([['/api/calling/push', { endpoint: 'e', keys: { p256dh: 'p', auth: 'a' } }]]);
});
