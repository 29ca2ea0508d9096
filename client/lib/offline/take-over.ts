import type { WorkerMessage } from '../../service-worker/kept-answer';

/** Longest wait for the new worker; the page is reloaded in any case. */
const WAIT_MS = 3_000;

/** Lets a waiting service worker of a newer version replace the running one. */
export async function takeOver(container: ServiceWorkerContainer | undefined): Promise<void> {
  const waiting = (await container?.getRegistration())?.waiting;
  if (!container || !waiting) return;
  const message: WorkerMessage = { type: 'take-over' };
  await new Promise<void>((resolve) => {
    setTimeout(resolve, WAIT_MS);
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    waiting.postMessage(message);
  });
}
