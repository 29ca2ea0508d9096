import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long after arriving what loads late may still push the part away (milliseconds). */
const SETTLING_MS = 3_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * `/profile/edit#work` shows that part and starts the keyboard there, on a first load as well as by a link on the page itself.
 * What arrives later above it must not push it out of sight; once somebody moves by themselves, it is left alone.
 */
export function usePartInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    let isFocused = false;
    const show = (): void => {
      const part = document.getElementById(hash.slice(1));
      if (part === null) return;
      part.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (isFocused) return;
      part.focus({ preventScroll: true });
      isFocused = document.activeElement === part;
    };
    // After the frame: the shell itself sets scroll and focus when a page changes, and it is told after its content.
    const first = setTimeout(show);
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const leave = (): void => growth.disconnect();
    const settled = setTimeout(leave, SETTLING_MS);
    for (const event of byHand) window.addEventListener(event, leave, { once: true, passive: true });
    return () => {
      clearTimeout(first);
      clearTimeout(settled);
      leave();
      for (const event of byHand) window.removeEventListener(event, leave);
    };
  }, [hash, key]);
}
