import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading of the page. @returns whether there is one yet */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where one is now, and not the old link.
 * A page that is still loading has the focus at its beginning until its heading is there.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    // A page can finish loading after somebody has opened the palette: the focus stays in an open dialog.
    if (main === null || document.activeElement?.closest('[role="dialog"]') || focusHeading(main)) return;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      // Somebody who has gone on meanwhile is not called back.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
