import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus starts at its content, so that a screen reader reads the new page and not the old link. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
