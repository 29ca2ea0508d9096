import { openPage } from './open-page';
import { ownPath, readMessage } from './push-message';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => {
  const { title, options } = readMessage(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data as { readonly path?: unknown } | null;
  event.waitUntil(openPage(self.clients, ownPath(data?.path)));
});
