import type { QueryClient } from '@tanstack/react-query';
import type { WorkerMessage } from '../../service-worker/kept-answer';
import { readyWorker } from '../push/service-worker';

/** Built files of this page that were loaded before the worker was there. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Installs the service worker. It keeps the files and the lists that this person uses from now on; the lists that are already on
 * screen are read again once, so that it sees them.
 */
export async function keepForOffline(client: QueryClient): Promise<void> {
  const container = navigator.serviceWorker;
  const wasControlled = container.controller !== null;
  const { active } = await readyWorker();
  const message: WorkerMessage = { type: 'files', paths: loadedFiles() };
  active?.postMessage(message);
  if (wasControlled) return;
  if (container.controller === null)
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  await client.invalidateQueries();
}
