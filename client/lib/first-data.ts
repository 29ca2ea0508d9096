import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Data with which the server rendered this page. */
export interface FirstData {
  readonly reads: readonly { readonly key: QueryKey; readonly data: unknown }[];
}

const ELEMENT = 'first-data';

/** Puts the data of the server-rendered page into the cache, so that the application does not request it again. */
export function takeFirstData(
  document: Document,
  client: QueryClient,
  openedAt: number = performance.timeOrigin,
): void {
  const element = document.getElementById(ELEMENT);
  if (element === null) return;
  const { reads } = JSON.parse(element.textContent ?? '') as FirstData;
  // The application may start long after the page was opened; old data is then read again.
  for (const { key, data } of reads) client.setQueryData(key, data, { updatedAt: openedAt });
  element.remove();
}
