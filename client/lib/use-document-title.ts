import { useEffect } from 'react';
import { documentTitle } from './document-title';
import { useSharedText } from './messages/use-shared-text';

/** Names the page in the tab and in the history: "Offres · Entrevue". */
export function useDocumentTitle(title: string): void {
  const product = useSharedText()('product.name');
  useEffect(() => {
    documentTitle.setPage(title === '' ? product : `${title} · ${product}`);
  }, [title, product]);
}

/** Shows in the tab how many messages wait, also while another tab is in front. */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    documentTitle.setUnread(count);
    return () => documentTitle.setUnread(0);
  }, [count]);
}
