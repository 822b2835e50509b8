// Called in the browser itself: a real page, its real service worker, and a push service that reads what it is sent.
import { randomUUID } from 'node:crypto';
import type { Position, Table } from '@kaya/wire';
import { expect, type Page, type Worker } from '@playwright/test';
import { PushService } from '../../../server/test/calling/push-service.ts';
import { chromiumLaunch } from '../chromium.ts';
import { keptHere, prepare } from '../playing.ts';
import { Front, NAME } from './front.ts';
import { journey, PHONE } from './sites.ts';

// As on people's own devices.
journey.use({ serviceWorkers: 'allow' });

interface Kept {
  readonly endpoint: string;
  readonly keys: Readonly<Record<'p256dh' | 'auth', string>>;
}

/** In pages: the push service of the test. */
declare const subscribedHere: (key: string) => Promise<Kept>;
/** In the service worker. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { openWindow(path: string): Promise<null> };

/** Asks the server from a page: outside of the browser nobody knows the name of this site. */
function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([to, text]) => {
      const sent = text === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
      const answer = await fetch(`/api${to}`, sent);
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

interface Shown {
  readonly title: string;
  readonly tag: string;
}

/** What stands on the screen of this device. */
function shown(page: Page): Promise<readonly Shown[]> {
  return page.evaluate(async () => {
    const notices: readonly Shown[] = JSON.parse((await (await caches.match('/test-screen'))?.text()) ?? '[]');
    return notices.map(({ title, tag }) => ({ title, tag }));
  });
}

/** Our service worker in this browser, awake, with a screen for its notices: a browser without a window has none, and says that it may show nothing. */
async function workerOf(page: Page): Promise<Worker> {
  for (let tries = 0; ; tries++) {
    // Every request of a page wakes it.
    await page.evaluate(() => fetch('/manifest.webmanifest'));
    const worker = page.context().serviceWorkers().at(-1);
    const fault = await worker?.evaluate(screened).then(
      () => null,
      (error: unknown) => error,
    );
    if (worker !== undefined && fault === null) return worker;
    if (tries === 5) throw fault ?? new Error('no service worker runs here');
  }
}

journey(
  'whoever turned notifications on is called in the browser: shown always, the newer for the older, led to the table',
  async ({ playwright, sites }) => {
    const service = await new PushService().open();
    const front = await new Front().open();
    const processes = await sites.further({ KAYA_ORIGIN: front.origin, KAYA_LOCAL_HOSTS: service.host });
    front.leadTo(processes.map(({ address }) => address));
    const { executablePath, args } = await chromiumLaunch();
    const browser = await playwright.chromium.launch({
      executablePath,
      args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`, '--ignore-certificate-errors'],
    });
    /** A device with a browser; without a network of the world its push service is the one here. */
    const device = async (name: string, more: object = {}) => {
      const context = await browser.newContext({ baseURL: front.origin, ...more });
      await context.exposeFunction('subscribedHere', (key: string): Kept => {
        service.key = key;
        return service.browser().subscription;
      });
      await context.addInitScript(subscribeHere);
      const page = await context.newPage();
      await prepare(page, { name });
      await page.goto('/');
      await keptHere(page);
      await workerOf(page);
      return page;
    };
    try {
      const phone = await device('Ada', PHONE);
      await ask(phone, '/guest', { name: 'Ada' });
      const desk = await device('Ada');
      const { token } = await ask<{ token: string }>(phone, '/device-link', {});
      await ask(desk, '/sign-in/link', { token });
      const max = await device('Max');
      await ask(max, '/guest', { name: 'Max' });
      const calls = phone.locator('.calls');
      await journey.step('permission is asked by one’s own click; the other device says where one is called', async () => {
        await phone.goto('/settings');
        await expect(calls.getByRole('button', { name: 'Turn on notifications here' })).toBeVisible();
        expect(await phone.evaluate(() => Notification.permission)).toBe('default');
        await calls.getByRole('button', { name: 'Turn on notifications here' }).click();
        await expect(calls.locator('.channels li')).toContainText('This browser');
        await desk.goto('/settings');
        await expect(desk.locator('.calls .channels li')).toContainText('A browser (');
        await expect(desk.getByRole('button', { name: 'Turn on notifications here' })).toBeVisible();
      });
      const control = await phone.context().newCDPSession(phone);
      const registrations: string[] = [];
      control.on('ServiceWorker.workerRegistrationUpdated', (told) =>
        registrations.push(...told.registrations.map(({ registrationId }) => registrationId)),
      );
      await control.send('ServiceWorker.enable');
      await expect.poll(() => registrations.length).toBeGreaterThan(0);
      /** What the push service hands to the browser. */
      const deliver = async (data: string) => {
        await workerOf(phone);
        await control.send('ServiceWorker.deliverPushMessage', {
          ...{ origin: front.origin, registrationId: registrations.at(-1) ?? '', data },
        });
      };
      /** The next message that comes to the push service, delivered. */
      const arrives = async (title: string) => {
        await expect.poll(() => service.pushed.map((it) => it.message.notification.title), { timeout: 90_000 }).toContain(title);
        const { message } = service.pushed.find((it) => it.message.notification.title === title) ?? {};
        await deliver(JSON.stringify(message));
        return message?.notification;
      };
      await journey.step('a first message is tried, encrypted for this browser alone, and shown', async () => {
        await calls.getByRole('button', { name: 'Try' }).click();
        await expect(calls.locator('.channels li')).toContainText('last one delivered');
        await arrives('Kaya can reach you');
        await expect.poll(() => shown(phone)).toContainEqual(expect.objectContaining({ title: 'Kaya can reach you' }));
        expect(await shown(desk)).toEqual([]);
      });
      const table = await journey.step('a game begins; whoever is awaited looks elsewhere', async () => {
        const seats = [{ kind: 'me' }, { kind: 'open' }];
        const asked = { game: 'co2', options: {}, seats, visibility: 'invited', pace: { kind: 'live' }, spectators: true };
        const { id } = await ask<{ id: string }>(phone, '/tables', asked);
        await ask(max, `/tables/${id}/join`, { seat: null });
        // Another process hears a moment later who has sat down.
        const starts = () =>
          ask(phone, `/tables/${id}/start`, {}).then(
            () => true,
            () => false,
          );
        await expect.poll(starts).toBe(true);
        // It is anybody's turn first.
        const awaitsAda = async () => {
          const { awaited, seats } = await ask<Table>(phone, `/tables/${id}`);
          if (awaited.some((seat) => seats[seat]?.you)) return true;
          const { legal } = await ask<Position>(max, `/tables/${id}/position`);
          if (legal[0] !== undefined) await ask(max, `/tables/${id}/actions`, { id: randomUUID(), seen: null, action: legal[0] });
          return false;
        };
        await expect.poll(awaitsAda).toBe(true);
        return id;
      });
      await journey.step('it is somebody’s turn: one notice of the table, which the next one replaces', async () => {
        const told = await arrives('Your turn: CO₂');
        expect(told).toMatchObject({ tag: table, app_badge: '1', body: 'With Max.' });
        await expect.poll(() => shown(phone)).toContainEqual({ title: 'Your turn: CO₂', tag: table });
        await expect.poll(() => phone.evaluate(async () => (await caches.match('/test-badge'))?.text())).toBe('1');
        await deliver(JSON.stringify({ web_push: 8030, notification: { ...told, title: 'Your turn again' } }));
        await expect
          .poll(async () => (await shown(phone)).filter(({ tag }) => tag === table))
          .toEqual([{ title: 'Your turn again', tag: table }]);
      });
      await journey.step('whatever comes, something is shown; one about several takes the place of each', async () => {
        await deliver('nonsense');
        await expect.poll(() => shown(phone)).toContainEqual(expect.objectContaining({ title: 'Kaya' }));
        const several = { title: '2 games are waiting', tag: 'kaya', navigate: `${front.origin}/`, data: { replaces: [table] } };
        await deliver(JSON.stringify({ web_push: 8030, notification: several }));
        await expect.poll(async () => (await shown(phone)).map(({ tag }) => tag)).not.toContain(table);
      });
      await journey.step('a click on the notice of the table leads there', async () => {
        const { message } = service.pushed.find((it) => it.message.notification.tag === table) ?? {};
        await deliver(JSON.stringify(message));
        await expect.poll(() => shown(phone)).toContainEqual({ title: 'Your turn: CO₂', tag: table });
        // What the worker wants opened is opened by hand, since nobody has clicked on a true screen.
        const led = await (await workerOf(phone)).evaluate(clicked, table);
        expect(led).toBe(`/table/${table}`);
        await phone.goto(led);
        await expect(phone.locator('.decision .action').first()).toBeVisible();
      });
      await journey.step('taken off the list on the other device, the browser is called no more and says so', async () => {
        await desk.reload();
        await desk.locator('.calls').getByRole('button', { name: 'Remove' }).click();
        await expect(desk.locator('.calls .channels li')).toHaveCount(0);
        await phone.goto('/settings');
        await expect(calls.getByRole('button', { name: 'Turn on notifications here' })).toBeVisible();
      });
    } finally {
      await browser.close();
      for (const process of processes) process.close();
      front.close();
      await service.close();
    }
  },
);

/** Runs in the page: the browser is without its push service, and subscribes at the one of the test; its person allows what is asked. */
function subscribeHere(): void {
  const [KEPT, ASKED] = ['test-push', 'test-asked'];
  Object.defineProperty(Notification, 'permission', {
    get: () => (localStorage.getItem(ASKED) === null ? 'default' : 'granted'),
  });
  Notification.requestPermission = async () => {
    localStorage.setItem(ASKED, 'yes');
    return 'granted';
  };
  const told = (text: string) => {
    const { endpoint, keys, key } = JSON.parse(text);
    const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0));
    return {
      ...{ endpoint, options: { applicationServerKey: bytes.buffer }, toJSON: () => ({ endpoint, keys }) },
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const kept = localStorage.getItem(KEPT);
      return kept === null ? null : told(kept);
    },
    subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      const kept = JSON.stringify({ ...(await subscribedHere(key)), key });
      localStorage.setItem(KEPT, kept);
      return told(kept);
    },
  });
}

/** Runs in the service worker: notices stand on a screen that outlives it, where a newer one takes the place of the one with its tag. */
function screened(): void {
  if (Object.hasOwn(registration, 'showNotification')) return;
  const SCREEN = '/test-screen';
  interface Notice extends Shown {
    readonly data: unknown;
  }
  const all = async (): Promise<readonly Notice[]> => JSON.parse((await (await caches.match(SCREEN))?.text()) ?? '[]');
  const keep = async (notices: readonly Notice[]) =>
    (await caches.open('test')).put(SCREEN, new Response(JSON.stringify(notices)));
  // Nor has it a badge: asking for one ends the worker.
  Object.assign(navigator, {
    setAppBadge: async (count: number) => (await caches.open('test')).put('/test-badge', new Response(String(count))),
  });
  Object.assign(registration, {
    async showNotification(title: string, { tag = '', data = null }: { readonly tag?: string; readonly data?: unknown }) {
      await keep([...(await all()).filter((it) => tag === '' || it.tag !== tag), { title, tag, data }]);
    },
    async getNotifications(wanted: { readonly tag?: string } = {}) {
      const found = (await all()).filter(({ tag }) => tag === (wanted.tag ?? tag));
      const without = async (gone: Notice) => keep((await all()).filter(({ tag }) => tag !== gone.tag));
      return found.map((it) => ({ ...it, close: () => void without(it) }));
    },
  });
}

/** Runs in the service worker: somebody clicks on the notice with this tag; says what is opened then. */
async function clicked(tag: string): Promise<string> {
  const [notification] = await registration.getNotifications({ tag });
  return new Promise((resolve) => {
    clients.openWindow = async (path) => {
      resolve(path);
      return null;
    };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    dispatchEvent(event);
  });
}
