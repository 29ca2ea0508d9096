import { useEffect, useRef } from 'react';

/** Milliseconds after which a press counts as over, even without an event for its end. */
const LONGEST_PRESS = 1_000;

/**
 * Leaving a field validates it, and an error message moves everything below. A button being pressed would move between
 * press and release, and the click would be lost. So messages wait until the press is over.
 *
 * @returns function to await; resolves immediately if nothing is pressed
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
