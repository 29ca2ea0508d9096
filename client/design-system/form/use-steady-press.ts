import { useEffect, useRef } from 'react';

/** Milliseconds after which a press counts as over though nobody heard of its end. */
const LONGEST_PRESS = 1_000;

/**
 * Leaving a field checks it, and what is said then moves everything below: a button that is being pressed would slip away
 * between press and release, and the click would go nowhere. So whatever a press began waits until it is over.
 *
 * @returns what to wait for; resolves at once where nothing is pressed
 */
export function useSteadyPress(): () => Promise<void> {
  const press = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const begin = (): void => {
      press.current = new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          removeEventListener('pointerup', end, true);
          removeEventListener('pointercancel', end, true);
          resolve();
        };
        const timer = setTimeout(end, LONGEST_PRESS);
        addEventListener('pointerup', end, true);
        addEventListener('pointercancel', end, true);
      });
    };
    addEventListener('pointerdown', begin, true);
    return () => removeEventListener('pointerdown', begin, true);
  }, []);
  return () => press.current;
}
