import { readClientConfig } from '../client-config';
import { scriptOfWorker } from '../worker-script';

const WORKER = '/sw.js';

/** False while the setting SERVICE_WORKER is off: the address of the worker then removes it. */
export const isWorkerOn = async (): Promise<boolean> => (await readClientConfig()).service_worker !== false;

/**
 * The installed service worker. Installs it if it is not there yet.
 *
 * @throws if this installation has none
 */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await isWorkerOn())) throw new Error('The service worker is switched off');
  await navigator.serviceWorker.register(scriptOfWorker(WORKER), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
