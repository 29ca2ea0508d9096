import type { KeptUpload } from './kept-uploads';
import type { WorkerNews } from './kept-answer';

interface Surroundings {
  readonly clients: {
    matchAll(options: ClientQueryOptions): Promise<
      readonly {
        readonly visibilityState?: DocumentVisibilityState;
        postMessage(news: WorkerNews): void;
      }[]
    >;
  };
  /** The person turned notifications on for this device. */
  readonly isOn: () => Promise<boolean>;
  readonly show: (title: string, options: NotificationOptions) => Promise<void>;
}

/** Tells open pages that a video arrived in the background; with none in sight, a notification, if the person turned them on. */
export async function tellArrival({ id, notice, language }: KeptUpload, around: Surroundings): Promise<void> {
  const pages = await around.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'upload-arrived' });
  if (notice === null || pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (!(await around.isOn())) return;
  await around.show(notice.title, {
    body: notice.body,
    tag: `upload-${id}`,
    lang: language,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/profile/videos' },
  });
}
