import { useEffect } from 'react';
import { useSharedText } from './messages/use-shared-text';

/** Names the page in the tab and in the history: "Offres · Entrevue". */
export function useDocumentTitle(title: string): void {
  const product = useSharedText()('product.name');
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title, product]);
}
