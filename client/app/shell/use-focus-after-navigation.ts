import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading of the page. @returns whether there is a heading yet */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * After navigation, moves the focus to the heading, so that a screen reader reads the new page instead of the old link.
 * While the page loads, the focus is on `main`.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    // The page may finish loading after the palette was opened: keep the focus in the open dialog.
    if (main === null || document.activeElement?.closest('[role="dialog"]') || focusHeading(main)) return;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      // Do not move the focus if the person has moved it meanwhile.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
