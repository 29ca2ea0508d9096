import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Milliseconds before the tooltip opens or closes: passing over a button opens nothing, and moving to the tooltip does
 * not close it.
 */
const OPENS_AFTER = 500;
const CLOSES_AFTER = 120;

/** When a tooltip shows: hover or keyboard focus opens it; leaving, pressing or Escape closes it. */
export function useLabelTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = (): void => clearTimeout(timer.current);
  const after = (milliseconds: number, next: HTMLElement | null): void => {
    stay();
    timer.current = setTimeout(() => setAnchor(next), milliseconds);
  };
  const leave = (): void => after(CLOSES_AFTER, null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === null) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [anchor]);

  return {
    anchor,
    stay,
    leave,
    handlers: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') after(OPENS_AFTER, event.currentTarget);
      },
      onPointerLeave: leave,
      onPointerDown: () => after(0, null),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) after(0, event.currentTarget);
      },
      onBlur: () => after(0, null),
    },
  };
}
