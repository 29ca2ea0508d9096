import { useEffect } from 'react';

const interactions = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Downloads code at the first interaction, so that it is there when a click needs it. Example: the dialogs of a list. A page that is only
 * looked at downloads nothing more.
 */
export function usePreloadOnInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    const end = new AbortController();
    const begin = (): void => {
      end.abort();
      // The click asks for it again, and reports the failure.
      load().catch(() => undefined);
    };
    for (const type of interactions) document.addEventListener(type, begin, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [load]);
}
