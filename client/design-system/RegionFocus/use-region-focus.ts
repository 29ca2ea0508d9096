import { type RefObject, useEffect, useRef } from 'react';
import { duration } from '../theme/tokens';

interface RegionFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the region once the closing dialog has released it. */
  readonly toRegion: () => void;
}

/** A used button disappears with its card. This keeps the keyboard focus at the list instead of the top of the page. */
export function useRegionFocus(): RegionFocus {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const toRegion = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ref.current?.focus({ preventScroll: true }), duration.leave + duration.feedback);
  };
  return { ref, toRegion };
}
