// Keeps the whole site on the device: what was built is taken from the store first, pages fall back to the one page there is.
const FILES = ['/'];
const NAME = 'kaya-VERSION';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      await cache.addAll(FILES);
      await self.skipWaiting();
    }),
  );
});

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
