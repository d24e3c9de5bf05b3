// Shows a page of our own when a page is asked for and there is no connection. Everything else goes to the network untouched,
// and nothing but these files is ever kept: no answer can be stale.
const KEPT = "offline-6021da3a";
const FILES = ["/offline.html", "/offline.css", "/offline.js", "/favicon.svg"];

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(
      (async () => {
        try {
          return (await event.preloadResponse) ?? (await fetch(request));
        } catch (error) {
          return (await caches.match("/offline.html")) ?? Promise.reject(error);
        }
      })(),
    );
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(async (error) => (await caches.match(request)) ?? Promise.reject(error)));
  }
});
