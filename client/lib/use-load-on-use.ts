import { useEffect } from 'react';

/** First signs that somebody does more than read: a mouse that moves, a finger, a key. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Downloads what opens after a click as soon as people begin to use the page, so that it is there when they click.
 * Reading alone downloads nothing.
 */
export function useLoadOnUse(load: () => Promise<unknown>): void {
  useEffect(() => {
    const end = new AbortController();
    const begin = (): void => {
      end.abort();
      // The click asks for it again, and reports the failure.
      load().catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, begin, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [load]);
}
