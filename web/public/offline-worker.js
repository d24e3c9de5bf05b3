// Shows our own page if a page is requested without a connection. All other requests go to the network unchanged, and
// only these files are cached, so no response can be stale.
const KEPT = "offline-da0ec707";
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
