import { useEffect } from 'react';
import { documentTitle } from './document-title';
import { useSharedText } from './messages/use-shared-text';

/** Sets the title of the tab and the history entry: "Offres · Entrevue". */
export function useDocumentTitle(title: string): void {
  const product = useSharedText()('product.name');
  useEffect(() => {
    documentTitle.setPage(title === '' ? product : `${title} · ${product}`);
  }, [title, product]);
}

/** Shows the number of unread messages in the tab's title, also while another tab is in front. */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    documentTitle.setUnread(count);
    return () => documentTitle.setUnread(0);
  }, [count]);
}
