import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ConsentState, ConsentStore } from './consent-store';
import type { OptionalCategory } from './kept-items';

export const ConsentContext = createContext<ConsentStore | null>(null);

/** The consent store; using it outside the providers is a bug. */
export function useConsentStore(): ConsentStore {
  const store = useContext(ConsentContext);
  if (store === null) throw new Error('useConsent needs ConsentContext above it');
  return store;
}

export function useConsentState(): ConsentState {
  const store = useConsentStore();
  // Another tab may have answered, or the answer expired: check when the person returns to this tab.
  useEffect(() => {
    const refresh = (): void => store.refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** False until the person allows this category, and again after they withdraw it. */
export function useConsent(category: OptionalCategory): boolean {
  const store = useConsentStore();
  const allows = (): boolean => store.allows(category);
  return useSyncExternalStore(store.subscribe, allows, allows);
}
