import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ConsentState, ConsentStore } from './consent-store';
import type { OptionalCategory } from './kept-items';

export const ConsentContext = createContext<ConsentStore | null>(null);

/** The store behind the answers; a screen outside of the providers is a defect. */
export function useConsentStore(): ConsentStore {
  const store = useContext(ConsentContext);
  if (store === null) throw new Error('useConsent needs ConsentContext above it');
  return store;
}

export function useConsentState(): ConsentState {
  const store = useConsentStore();
  // Another tab may have answered, and an answer runs out: looked up whenever somebody comes back to this one.
  useEffect(() => {
    const refresh = (): void => store.refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The gate: false until the person allowed this category, and again from the moment they take it back. */
export function useConsent(category: OptionalCategory): boolean {
  const store = useConsentStore();
  return useSyncExternalStore(store.subscribe, () => store.allows(category));
}
