// A browser that is to be called: what browsers do to subscriptions, each trap with its way out.
import type { Calling, Channel } from '@kaya/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushState, renew, subscribe, unsubscribe } from '../people/subscription.ts';

const KEY = 'AQID';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15';

interface Held {
  readonly endpoint: string;
  readonly key: Uint8Array;
}

/** A browser with one push service, and the server behind the page. */
class World {
  permission: 'default' | 'granted' | 'denied' = 'granted';
  /** What the person answers when they are asked. */
  answer: 'default' | 'granted' | 'denied' = 'granted';
  asked = 0;
  held: Held | null = null;
  made = 0;
  offered: string | null = KEY;
  /** Which subscription the server calls in this browser. */
  called: string | null = null;
  readonly kept = new Map<string, string>();
  readonly removed: string[] = [];

  readonly #pushManager = {
    getSubscription: async () => (this.held === null ? null : this.#told(this.held)),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      if (this.held !== null) throw new DOMException('a subscription with another key exists', 'InvalidStateError');
      this.made++;
      this.held = { endpoint: `https://push.example/${this.made}`, key: Buffer.from(applicationServerKey, 'base64url') };
      return this.#told(this.held);
    },
  };

  constructor({ userAgent = CHROME, touch = 0, standalone = false, able = true } = {}) {
    const registration = { pushManager: this.#pushManager };
    const world = this;
    const Notification = {
      get permission() {
        return world.permission;
      },
      requestPermission: async () => {
        this.asked++;
        this.permission = this.answer;
        return this.permission;
      },
    };
    const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
    vi.stubGlobal('window', able ? { PushManager: class {}, Notification } : {});
    vi.stubGlobal('Notification', Notification);
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: touch, serviceWorker });
    vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, value: string) => this.kept.set(key, value),
      removeItem: (key: string) => this.kept.delete(key),
    });
    vi.stubGlobal('fetch', async (path: string, { method, body = 'null' }: { method: string; body?: string }) =>
      Response.json(this.#answer(method, path, JSON.parse(body))),
    );
  }

  #told({ endpoint, key }: Held) {
    return {
      endpoint,
      options: { applicationServerKey: new Uint8Array(key).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        this.held = null;
        return true;
      },
    };
  }

  #channel(): Channel {
    return { id: 'it', kind: 'push', name: 'Firefox', here: true, confirmed: true, last: null };
  }

  #answer(method: string, path: string, body: { readonly endpoint: string } | null): Calling | Channel | null {
    if (method === 'DELETE') {
      this.removed.push(path);
      this.called = null;
      return null;
    }
    if (method === 'POST') {
      this.called = body?.endpoint ?? null;
      return this.#channel();
    }
    return {
      offers: { push: this.offered, webhook: false, mail: false },
      wishes: null,
      channels: this.called === null ? [] : [this.#channel()],
    };
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['an iPhone in Safari must be installed first', { userAgent: IPHONE, able: false }, 'install'],
  ['an iPad says that it is a Mac', { userAgent: IPAD, touch: 5, able: false }, 'install'],
  ['an installed iPhone is like any browser', { userAgent: IPHONE, standalone: true }, 'off'],
  ['a Mac needs no installing', { userAgent: IPAD }, 'off'],
  ['a browser without push', { able: false }, 'unsupported'],
])('%s', async (_, browser, state) => {
  const there = new World(browser);
  there.permission = 'default';
  expect(await pushState()).toBe(state);
  expect(there.asked).toBe(0);
});

test('whoever blocks notifications is told so, and asked by nothing but their own click', async () => {
  world.permission = 'denied';
  expect(await pushState()).toBe('denied');
  await renew();
  expect(world.asked).toBe(0);
  world.permission = 'default';
  world.answer = 'denied';
  expect(await subscribe(KEY)).toBe('denied');
  expect([world.made, world.called, await pushState()]).toEqual([0, null, 'denied']);
});

test('a question that is only closed leaves the offer where it was', async () => {
  world.permission = 'default';
  world.answer = 'default';
  expect(await subscribe(KEY)).toBe('denied');
  expect(await pushState()).toBe('off');
});

test('a subscription that the browser has lost is made anew with the next visit', async () => {
  await subscribe(KEY);
  world.held = null;
  await renew();
  expect([world.called, world.held]).toMatchObject(['https://push.example/2', { endpoint: 'https://push.example/2' }]);
});

test('one that still holds is only said again', async () => {
  await subscribe(KEY);
  await renew();
  expect([world.made, world.called]).toEqual([1, 'https://push.example/1']);
});

test('where the key of the site is another one, it is subscribed anew with that', async () => {
  await subscribe(KEY);
  world.offered = 'BAUG';
  await renew();
  expect([world.made, world.called]).toEqual([2, 'https://push.example/2']);
});

test('permission that was withdrawn in the browser takes this browser off the list', async () => {
  await subscribe(KEY);
  world.permission = 'denied';
  world.held = null;
  await renew();
  expect([world.removed, world.kept.size]).toEqual([['/api/calling/channels/it'], 0]);
});

test('what was taken off the list on another device stays off, until it is asked for here', async () => {
  await subscribe(KEY);
  world.called = null;
  await renew();
  expect([world.called, world.held, world.kept.size]).toEqual([null, null, 0]);
  await subscribe(KEY);
  expect(world.called).toBe('https://push.example/2');
});

test('one that its push service has given up, though the browser holds it still, is replaced by a click', async () => {
  await subscribe(KEY);
  world.called = null;
  await subscribe(KEY);
  expect(world.called).toBe('https://push.example/2');
});

test('where the host offers no push any more nothing is subscribed', async () => {
  await subscribe(KEY);
  world.offered = null;
  world.held = null;
  await renew();
  expect(world.made).toBe(1);
});

test('turned off, nothing is remembered', async () => {
  await subscribe(KEY);
  await unsubscribe();
  expect([world.held, world.kept.size]).toEqual([null, 0]);
});
