import { type RefObject, useEffect, useRef } from 'react';
import { duration } from '../../../design-system/theme/tokens';

interface RegionFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Takes the focus there, once the dialog it may still be in has gone. */
  readonly toRegion: () => void;
}

/** A button that did its work leaves with its card: the keyboard goes on at the list, and not at the top of the page. */
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
