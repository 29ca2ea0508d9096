import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds after arrival in which content that loads above may still push the part away. */
const SETTLING_MS = 3_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * `/profile/edit#work` scrolls to that part and focuses it, on a first load and after a link on the same page.
 * It scrolls again when content loads above, until the person scrolls or moves the focus.
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
    // After the next frame, because the shell sets scroll position and focus after the content is rendered.
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
