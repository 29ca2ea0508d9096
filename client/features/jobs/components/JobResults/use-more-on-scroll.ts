import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far below the screen the end of the list may be when more is asked for (pixels). */
const AHEAD = 400;

/** Asks for more when the end of the list comes near. Put the ref on what stands there. */
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
