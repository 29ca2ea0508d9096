import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `/profile/edit#work` shows that part and starts the keyboard there, on a first load as well as by a link on the page itself. */
export function usePartInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the frame: the shell itself sets scroll and focus when a page changes, and it is told after its content.
    const timer = setTimeout(() => {
      const part = document.getElementById(hash.slice(1));
      part?.scrollIntoView({ block: 'start' });
      part?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [hash, key]);
}
