import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { tellArrival } from './arrival-notice';
import { BackgroundUploads } from './background-uploads';
import type { Build } from './build';
import { Files, isFile } from './files';
import { messageIn } from './kept-answer';
import { KeptUploads, UPLOAD_SYNC } from './kept-uploads';
import { openPage } from './open-page';
import { OwnAnswers } from './own-answers';
import { isShellOf, Pages, SHELL } from './pages';
import { ownPath, readMessage } from './push-message';
import { SharedResume } from './shared-resume';
import { isStorageFull } from './storage';

declare const self: ServiceWorkerGlobalScope & { readonly BUILD: Build };

const build = self.BUILD;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const askServer = (request: Request | string): Promise<Response> => fetch(request);
const digest = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

// Past the browser's own cache, whose answers would look like new ones of the server.
const own = new OwnAnswers({
  caches,
  fetch: (request) => fetch(request, { cache: 'no-store' }),
  now: Date.now,
  digest,
  wait,
});
const files = new Files(build, caches, askServer);
const shared = new SharedResume({ caches, now: Date.now });
const kept = new KeptUploads(caches);
const uploads = new BackgroundUploads({
  kept,
  fetch: (address, options) => fetch(address, options),
  locks: navigator.locks,
  now: Date.now,
  timeout: (ms) => AbortSignal.timeout(ms),
  onArrived: (upload) =>
    tellArrival(upload, {
      clients: self.clients,
      isOn: async () =>
        Notification.permission === 'granted' && (await self.registration.pushManager.getSubscription()) !== null,
      show: (title, options) => self.registration.showNotification(title, options),
    }),
});
const pages = new Pages(build, { fetch: askServer, shell: keptShell, wait });

addPlugins([
  {
    // While a new version is rolled out, a server of the other version may answer: the worker is then not installed.
    cacheWillUpdate: async ({ request, response }) =>
      response.status === 200 && (await isShellOf(build.entry, request.url, response.clone())) ? response : null,
    // With a full storage the worker is installed without the page, because notifications need a worker.
    handlerDidError: ({ error }) => Promise.resolve(isStorageFull(error) ? new Response() : undefined),
  },
]);
/** Chooses dark or light before the first picture. The page has no other file without a hash in its name. */
const THEME = '/theme-boot.js';
precache([
  ...[SHELL, THEME].map((url) => ({ url, revision: build.entry })),
  ...build.core.map((url) => ({ url, revision: null })),
]);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && pages.takes(request, url),
  ({ request }) => pages.answer(request),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && SharedResume.takes(request, url),
  ({ request }) => shared.answer(request),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === THEME,
  async ({ request }) => {
    const kept = await matchPrecache(THEME);
    return kept === undefined ? fetch(request) : fetch(request).catch(() => kept);
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  async ({ request, event }) =>
    (await matchPrecache(request)) ?? files.answer(request, (work) => (event as FetchEvent).waitUntil(work)),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && OwnAnswers.takes(request, url),
  async ({ request, event }) =>
    (await isContinued(event as FetchEvent)) ? fetch(request) : own.answer(request, (work) => event.waitUntil(work)),
);

/** Without one of its files the page would stay white, so it counts as missing. */
async function keptShell(): Promise<Response | undefined> {
  const keys = await Promise.all(build.core.map((url) => caches.match(getCacheKeyForURL(url) ?? url)));
  return keys.includes(undefined) ? undefined : matchPrecache(SHELL);
}

/** A phone that continues one page of a computer has a session of its own, beside the one of this browser. */
async function isContinued({ clientId }: FetchEvent): Promise<boolean> {
  const client = await self.clients.get(clientId);
  return client !== undefined && new URL(client.url).pathname === '/handover';
}

self.addEventListener('activate', (event) => event.waitUntil(replaceFiles()));

async function replaceFiles(): Promise<void> {
  await files.keepSuccessors().catch(() => undefined); // Without a network they are kept when the person uses them.
  await files.removeOlder();
}

async function removeExpired(): Promise<void> {
  await Promise.all([shared.removeExpired(), kept.removeExpired(Date.now())]);
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(removeExpired());
});

self.addEventListener('message', (event) => {
  const message = messageIn(event.data);
  if (message?.type === 'forget') event.waitUntil(own.forget());
  if (message?.type === 'files') event.waitUntil(files.keep(message.paths));
  if (message?.type === 'take-over') void self.skipWaiting();
  if (message?.type === 'sends-uploads') event.ports[0]?.postMessage(true);
  if (message?.type === 'yield-upload') uploads.stop(message.id);
  if (message?.type === 'forget-uploads') uploads.stop();
});

/** Background Sync, which only Chromium has and TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === UPLOAD_SYNC) (event as SyncEvent).waitUntil(uploads.send());
});

self.addEventListener('push', (event) => {
  const { title, options } = readMessage(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
  // A worker has no timer of an hour, so each event that starts it is used.
  event.waitUntil(removeExpired());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data as { readonly path?: unknown } | null;
  event.waitUntil(openPage(self.clients, ownPath(data?.path)));
});
