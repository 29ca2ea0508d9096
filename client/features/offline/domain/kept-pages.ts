import { KEPT_AT, OWN_PREFIX } from '../../../service-worker/kept-answer';
import { offlinePages, type OfflinePageName } from './offline-pages';

export interface KeptPage {
  readonly name: OfflinePageName;
  /** When its list was read, in milliseconds since the epoch. */
  readonly at: number;
}

/** The pages whose lists the service worker has kept on this device. */
export async function keptPages(caches: Pick<CacheStorage, 'keys' | 'open'> | undefined): Promise<readonly KeptPage[]> {
  const times = new Map<string, number>();
  for (const name of (await caches?.keys()) ?? []) {
    if (!name.startsWith(OWN_PREFIX)) continue;
    const cache = await caches?.open(name);
    for (const request of (await cache?.keys()) ?? []) {
      const at = Number((await cache?.match(request))?.headers.get(KEPT_AT));
      const { pathname } = new URL(request.url);
      times.set(pathname, Math.max(at, times.get(pathname) ?? 0));
    }
  }
  return offlinePages.flatMap(({ name, list }) => {
    const at = times.get(list);
    return at === undefined ? [] : [{ name, at }];
  });
}
