export {};

declare const self: ServiceWorkerGlobalScope;

/**
 * Sent as `/sw.js` if the setting SERVICE_WORKER is off. Browsers fetch that address themselves at each visit, so it replaces a faulty
 * worker even if that one shows no page.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
