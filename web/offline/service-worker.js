// Keeps the whole site on the device: what was built is taken from the store first, pages fall back to the one page there is.
const FILES = ['/'];
const NAME = 'kaya-VERSION';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      await Promise.all(FILES.map((file) => keep(cache, file)));
      await self.skipWaiting();
    }),
  );
});

/** Keeps one file. One that is not there is done without; where the network fails, all is tried again another time. */
async function keep(cache, file) {
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
  else if (file === '/' || (answer.status !== 404 && answer.status !== 410)) throw new Error(`${file}: ${answer.status}`);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('kaya-') && name !== NAME) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') {
    // A newer site is preferred while there is a network.
    event.respondWith(
      fetch(request)
        .then((answer) => (answer.ok ? answer : caches.match('/')))
        .catch(() => caches.match('/')),
    );
    return;
  }
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

/** What a push says; whatever it is, something is shown: a push that shows nothing costs the subscription. */
function told(data) {
  try {
    const { notification } = data.json();
    return { title: 'Kaya', body: '', navigate: '/', ...notification };
  } catch {
    return { title: 'Kaya', body: '', navigate: '/' };
  }
}

/** Closes the notices of these tables. */
async function putAway(tags) {
  for (const it of await self.registration.getNotifications()) if (tags.includes(it.tag)) it.close();
}

self.addEventListener('push', (event) => {
  const { title, body, navigate, tag, lang, app_badge: waiting, data } = told(event.data);
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    lang,
    renotify: tag !== undefined,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { navigate },
  });
  const counted = self.navigator.setAppBadge === undefined ? undefined : self.navigator.setAppBadge(Number(waiting) || 0);
  // Pages that are open ask what waits now: their titles and lists would go on saying what was true before.
  const pages = new BroadcastChannel('kaya-waiting');
  pages.postMessage('look');
  pages.close();
  // First the new one, then away with those that say the same: at no moment is nothing shown.
  const alone = shown.then(() => putAway(data?.replaces ?? []));
  event.waitUntil(Promise.allSettled([alone, counted]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.navigate ?? '/', self.location.origin);
  // Only our own pages, whatever was said.
  const path = url.origin === self.location.origin ? `${url.pathname}${url.search}` : '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open === undefined ? self.clients.openWindow(path) : open.focus();
    }),
  );
});

/** The browser has given up a subscription: another one takes its place. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const renewed = async () => {
    const { offers } = await (await fetch('/api/calling')).json();
    if (offers.push === null) return;
    const subscription = await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: offers.push,
    });
    const { endpoint, keys } = subscription.toJSON();
    const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
    await fetch('/api/calling/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
  event.waitUntil(renewed());
});
