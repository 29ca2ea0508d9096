import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Distance of the list's end below the screen at which more is loaded (pixels). */
const AHEAD = 400;

/** Loads more when the end of the list is near. Put the ref on the element at the end. */
export function useMoreOnScroll(isEnabled: boolean, onMore: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (!isEnabled || end.current === null || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: `0px 0px ${AHEAD}px 0px` },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isEnabled]);
  return end;
}
