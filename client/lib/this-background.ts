import { KeptUploads } from '../service-worker/kept-uploads';
import { BackgroundUpload } from './background-upload';

/** Browsers have no caches without TLS and in some private windows. */
const none: Pick<CacheStorage, 'has' | 'open'> = {
  has: () => Promise.resolve(false),
  open: () => Promise.reject(new DOMException('no caches', 'NotSupportedError')),
};

/** Uploads that this device keeps to go on without a page. */
export const keptUploads = new KeptUploads(globalThis.caches ?? none);

export const background = new BackgroundUpload({
  kept: keptUploads,
  registration: async () => navigator.serviceWorker?.getRegistration(),
  estimate: async () => (await navigator.storage?.estimate()) ?? {},
  locks: navigator.locks,
  timeout: (ms) => AbortSignal.timeout(ms),
});
