import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server read to write the page that came with its content. */
export interface FirstData {
  readonly reads: readonly { readonly key: QueryKey; readonly data: unknown }[];
}

const ELEMENT = 'first-data';

/** Takes what the server read for this page, so that the application does not ask for it again. */
export function takeFirstData(document: Document, client: QueryClient): void {
  const element = document.getElementById(ELEMENT);
  if (element === null) return;
  const { reads } = JSON.parse(element.textContent ?? '') as FirstData;
  for (const { key, data } of reads) client.setQueryData(key, data);
  element.remove();
}
